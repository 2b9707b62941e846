import { render, screen } from '@testing-library/react';
import { Flag } from '..';

describe( 'Flag', () => {
	it( 'shows the emoji of a country code in any case', () => {
		render( <Flag code="fr" className="mine" size={ 48 } /> );
		const flag = screen.getByText( '🇫🇷' );
		expect( flag ).toHaveClass( 'woocommerce-flag', 'mine' );
		expect( flag ).toHaveStyle( { fontSize: '48px' } );
	} );

	it( 'prefers the shipping country, then the billing country, then the code', () => {
		const billing = { country: 'DE' };
		const { rerender } = render(
			<Flag
				order={ { shipping: { country: 'CA' }, billing } }
				code="US"
			/>
		);
		expect( screen.getByText( '🇨🇦' ) ).toBeVisible();
		rerender(
			<Flag order={ { shipping: { country: '' }, billing } } code="US" />
		);
		expect( screen.getByText( '🇩🇪' ) ).toBeVisible();
		rerender( <Flag order={ {} } code="US" /> );
		expect( screen.getByText( '🇺🇸' ) ).toBeVisible();
	} );

	it.each( [ undefined, '', 'ZZ', 'FRA', '<b>' ] )(
		'shows a fallback for the country %p',
		( code ) => {
			render( <Flag code={ code } /> );
			expect( screen.getByText( 'Invalid country flag' ) ).toHaveClass(
				'woocommerce-flag__fallback'
			);
		}
	);

	it( 'is hidden from screen readers if hideFromScreenReader is set', () => {
		render( <Flag code="US" hideFromScreenReader /> );
		expect( screen.getByText( '🇺🇸' ) ).toHaveAttribute(
			'aria-hidden',
			'true'
		);
	} );
} );

it( 'has no style, no hidden state and the plain class name by default', () => {
	const { container } = render( <Flag code="US" /> );
	expect( container.firstChild ).toHaveAttribute(
		'class',
		'woocommerce-flag'
	);
	expect( container.firstChild ).not.toHaveAttribute( 'style' );
	expect( container.firstChild ).not.toHaveAttribute( 'aria-hidden' );
} );

it.each( [
	[ { billing: { country: '' }, shipping: { country: '' } }, '🇺🇸' ],
	[ { billing: { country: 'DE' } }, '🇩🇪' ],
	[ { shipping: { country: 'CA' } }, '🇨🇦' ],
] )( 'shows the country of the order %j', ( order, flag ) => {
	render( <Flag order={ order } code="US" /> );
	expect( screen.getByText( flag ) ).toBeVisible();
} );
