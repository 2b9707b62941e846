import { removeAllFilters } from '@wordpress/hooks';
import { getExtensionFailures } from '@storedeck/hooks';
import { API_VERSION, addFilter, defineExtension, requireApi } from '..';

type Page = { storedeck?: { requireApi?: unknown } };

let errors: jest.SpyInstance;

beforeEach( () => {
	errors = jest.spyOn( console, 'error' ).mockImplementation( () => {} );
} );

afterEach( () => {
	errors.mockRestore();
	delete ( window as Page ).storedeck;
	removeAllFilters( 'storedeck_commands', 'acme/new' );
} );

it( 'lets scripts run that are built for this version or an earlier one', () => {
	requireApi( API_VERSION );
	requireApi( API_VERSION - 1 );
	expect( getExtensionFailures() ).toEqual( [] );
} );

it( 'ends a script that is built for a newer version, and names its plugin', () => {
	const script = document.createElement( 'script' );
	script.src =
		'https://store.test/wp-content/plugins/acme/build/index.js?ver=2';
	jest.spyOn( document, 'currentScript', 'get' ).mockReturnValue( script );
	const message = `Built for version ${
		API_VERSION + 1
	} of the Storedeck API, but this site has version ${ API_VERSION }. Update Storedeck.`;
	expect( () => requireApi( API_VERSION + 1, 'acme' ) ).toThrow( message );
	expect( getExtensionFailures() ).toContainEqual(
		expect.objectContaining( {
			type: 'script',
			hook: 'index.js',
			namespace: 'acme',
			message,
		} )
	);
	expect( String( errors.mock.lastCall ) ).toContain(
		'the script "index.js" (acme)'
	);
} );

it( 'compares a bundled copy with the page', () => {
	( window as Page ).storedeck = {
		requireApi: ( version: number, namespace?: string ) => {
			throw new Error( `${ namespace } needs ${ version }` );
		},
	};
	const expected = ( name: string ) => `${ name } needs ${ API_VERSION }`;
	expect( () =>
		addFilter( 'storedeck_commands', 'acme/new', ( list ) => list )
	).toThrow( expected( 'acme/new' ) );
	expect( () => defineExtension( 'acme', {} ) ).toThrow( expected( 'acme' ) );
} );
