import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { signIn, site } from '../../setup/site.mjs';

describe( 'admin page', () => {
	let cookie;

	before( async () => {
		cookie = ( await signIn() ).headers.cookie;
	} );

	const read = async ( relativeUrl ) => {
		const url = new URL( `/wp-admin/${ relativeUrl }`, site.url );
		return ( await fetch( url, { headers: { cookie } } ) ).text();
	};
	const screen = ( path ) =>
		read( `admin.php?page=storedeck&path=${ encodeURIComponent( path ) }` );

	it( 'prints the namespaces of the REST API as an object', async () => {
		const found = /window\.storedeckSettings = (\{.*\});/.exec(
			await screen( '/' )
		);
		const settings = JSON.parse( String( found?.[ 1 ] ) );
		assert.deepEqual( settings.namespaces, {} );
		assert.equal( settings.pageName, 'storedeck' );
	} );

	for ( const path of [ '/analytics/revenue', '/analytics/settings' ] ) {
		it( `loads the WordPress components before the bundle on ${ path }`, async () => {
			const scripts = [
				...( await screen( path ) ).matchAll(
					/<script[^>]* src=["']([^"']+)/g
				),
			].map( ( [ , url ] ) => url );
			const findScript = ( pattern ) =>
				scripts.findIndex( ( url ) => pattern.test( url ) );
			const components = findScript( /\/dist\/components(\.min)?\.js/ );
			assert.ok( components >= 0 );
			assert.ok( components < findScript( /\/build\/storedeck\.js/ ) );
		} );
	}
} );
