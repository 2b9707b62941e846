import { render, screen } from '@testing-library/react';
import deprecated from '@wordpress/deprecated';
import { Card } from '..';
import { H } from '../../section';

jest.mock( '@wordpress/deprecated' );

describe( 'Card', () => {
	it( 'renders a heading and sets headings in its body one level deeper', () => {
		const { container } = render(
			<Card
				title="Sales"
				description="Of this week"
				action={ <button>Show</button> }
				menu={ <i>Menu</i> }
				isInactive
				className="mine"
			>
				<H>Inside</H>
			</Card>
		);
		expect(
			screen.getByRole( 'heading', { level: 2, name: 'Sales' } )
		).toBeVisible();
		expect(
			screen.getByRole( 'heading', { level: 3, name: 'Inside' } )
		).toBeVisible();
		expect( screen.getByText( 'Of this week' ) ).toBeVisible();
		expect( screen.getByRole( 'button', { name: 'Show' } ) ).toBeVisible();
		expect( container.firstChild ).toHaveClass(
			'woocommerce-card',
			'mine',
			'has-menu',
			'has-action',
			'is-inactive'
		);
	} );

	it( 'renders without optional props', () => {
		const { container } = render( <Card>Text</Card> );
		expect( screen.queryByRole( 'heading' ) ).not.toBeInTheDocument();
		expect( container.firstChild ).toHaveAttribute(
			'class',
			'woocommerce-card'
		);
	} );
} );

it( 'renders no empty elements and no class names for missing controls', () => {
	const { container } = render(
		<Card title="Sales" menu={ null } action={ null } />
	);
	expect( container.firstChild ).toHaveAttribute(
		'class',
		'woocommerce-card'
	);
	for ( const part of [ 'description', 'action', 'menu' ] ) {
		expect(
			container.querySelector( `.woocommerce-card__${ part }` )
		).not.toBeInTheDocument();
	}
	expect( deprecated ).toHaveBeenCalledWith(
		'Card of @storedeck/components',
		{ alternative: 'Card of @wordpress/components' }
	);
} );

it.each( [ 'menu', 'action' ] )(
	'marks a card with only the prop %s',
	( name ) => {
		const { container } = render(
			<Card title="Sales" { ...{ [ name ]: 'x' } } />
		);
		expect( container.firstChild ).toHaveAttribute(
			'class',
			`woocommerce-card has-${ name }`
		);
		expect(
			container.querySelector( `.woocommerce-card__${ name }` )
		).toHaveTextContent( 'x' );
	}
);
