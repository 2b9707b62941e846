import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getPath } from '@storedeck/navigation';
import { CASH, open, openSettings, PATH, PAYPAL, queryAlert } from './support';

afterEach( () => {
	delete window.storedeckSettings;
} );

describe( 'the setup of a payment method', () => {
	it( 'shows its name, description and help instead of the list', async () => {
		await openSettings();
		expect(
			screen.getByRole( 'region', { name: 'Set up Acme & Cards' } )
		).toHaveTextContent( 'Cards & wallets.' );
		expect(
			screen.getByText( 'Find the key in your account & copy it.' )
		).toBeVisible();
		expect(
			screen.getByRole( 'link', { name: /^Connect/ } )
		).toHaveAttribute( 'href', 'https://acme.test/connect' );
		expect(
			screen.queryByRole( 'group', { name: 'Suggestions' } )
		).not.toBeInTheDocument();
		expect( screen.queryByText( /^PayPal account/ ) ).toBeNull();
	} );

	it( 'gets the focus and leads back to the list', async () => {
		await openSettings();
		const back = screen.getByRole( 'link', {
			name: 'Back to payment methods',
		} );
		expect( back.closest( '[tabindex="-1"]' ) ).toHaveFocus();
		await userEvent.tab();
		expect( back ).toHaveFocus();
		expect( back ).not.toHaveAttribute(
			'href',
			expect.stringContaining( 'gateway' )
		);
		await userEvent.click( back );
		expect( getPath() ).toBe( PATH );
	} );

	it.each( [ '', 'javascript:alert(1)', 'ftp://acme.test' ] )(
		'has no link to the URL “%s”',
		async ( url ) => {
			await openSettings( { connection_url: url, setup_help_text: '' } );
			expect(
				screen
					.getAllByRole( 'link' )
					.map( ( { textContent } ) => textContent )
			).toEqual( [ 'Back to payment methods' ] );
		}
	);

	it( 'says whether PayPal is connected', async () => {
		await openSettings(
			{ id: 'ppcp-gateway' },
			{ [ PAYPAL ]: { production: { onboarded: true } } }
		);
		expect( screen.getByText( 'PayPal account: connected' ) ).toBeVisible();
	} );

	it( 'names a payment method that is not there, and leads back', async () => {
		await open( { gateways: [ CASH ], query: { gateway: 'gone' } } );
		expect( queryAlert() ).toHaveTextContent( 'Payment method not found.' );
		expect(
			screen.getByRole( 'link', { name: 'Back to payment methods' } )
		).toBeVisible();
		expect( screen.queryByText( 'Cash' ) ).not.toBeInTheDocument();
	} );
} );
