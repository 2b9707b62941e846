import { render, screen } from '@testing-library/react';
import { Section } from '../../section';
import { SectionHeader } from '..';

describe( 'SectionHeader', () => {
	it( 'renders a heading one level below the enclosing section', () => {
		render(
			<Section>
				<SectionHeader title="Charts" className="mine" />
			</Section>
		);
		const heading = screen.getByRole( 'heading', {
			name: 'Charts',
			level: 3,
		} );
		expect( heading.parentElement ).toHaveClass(
			'woocommerce-section-header',
			'mine'
		);
	} );

	it( 'renders controls and a menu', () => {
		render(
			<SectionHeader title="Charts" menu={ <button>Menu</button> }>
				<button>Control</button>
			</SectionHeader>
		);
		expect(
			screen
				.getAllByRole( 'button' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ 'Control', 'Menu' ] );
	} );
} );

it( 'renders no empty elements without controls and a menu', () => {
	const { container } = render( <SectionHeader title="Charts" /> );
	expect( container.querySelectorAll( 'div' ) ).toHaveLength( 1 );
} );
