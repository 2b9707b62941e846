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
