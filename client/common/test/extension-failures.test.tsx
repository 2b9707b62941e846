import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reportExtensionFailure } from '@storedeck/hooks';
import { ExtensionFailures } from '../extension-failures';

const signIn = ( capabilities: Record< string, boolean > ) => {
	window.storedeckSettings = { currentUser: { id: 1, capabilities } };
};

const fail = ( message: string ) =>
	act( () =>
		reportExtensionFailure(
			{
				type: 'filter',
				hook: 'woocommerce_admin_report_table',
				namespace: 'acme/weight',
				message,
			},
			new Error( message )
		)
	);

describe( 'ExtensionFailures', () => {
	let error: jest.SpyInstance;

	beforeEach( () => {
		error = jest.spyOn( console, 'error' ).mockImplementation();
	} );

	afterEach( () => {
		error.mockRestore();
		delete window.storedeckSettings;
	} );

	it( 'names hook, namespace and error until the notice is dismissed', async () => {
		signIn( { activate_plugins: true } );
		const { container } = render( <ExtensionFailures /> );
		expect( container ).toBeEmptyDOMElement();
		fail( 'First' );
		expect( screen.getByRole( 'listitem' ) ).toHaveTextContent(
			'woocommerce_admin_report_table (extension: acme/weight): First'
		);
		await userEvent.click( screen.getByRole( 'button' ) );
		expect( container ).toBeEmptyDOMElement();
		fail( 'Second' );
		expect( screen.getByRole( 'listitem' ) ).toHaveTextContent( 'Second' );
		expect( error ).toHaveBeenCalled();
	} );

	it( 'shows nothing to users who cannot deactivate plugins', () => {
		signIn( { manage_woocommerce: true } );
		const { container } = render( <ExtensionFailures /> );
		fail( 'Third' );
		expect( container ).toBeEmptyDOMElement();
		expect( error ).toHaveBeenCalled();
	} );
} );
