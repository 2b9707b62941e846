import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { signIn, site } from '../../setup/site.mjs';

describe( 'what the page hands to the browser', () => {
	let cookie;

	before( async () => {
		cookie = ( await signIn() ).headers.cookie;
	} );

	const read = async ( address ) => {
		const url = new URL( `/wp-admin/${ address }`, site.url );
		return ( await fetch( url, { headers: { cookie } } ) ).text();
	};
	const screen = ( path ) =>
		read( `admin.php?page=storedeck&path=${ encodeURIComponent( path ) }` );

	/** Addresses of scripts that run by themselves, and of those held back. */
	function listScripts( html ) {
		const held = html.match(
			/<template id="storedeck-late-scripts">(.*?)<\/template>/s
		)?.[ 1 ];
		const list = ( part ) =>
			[ ...part.matchAll( /<script[^>]* src=["']([^"']+)/g ) ].map(
				( [ , address ] ) => address
			);
		return {
			held: list( held ?? '' ),
			run: list( html.replace( held ?? '', '' ) ),
		};
	}
	const COMPONENTS = /\/dist\/components(\.min)?\.js/;
	const has = ( addresses ) =>
		addresses.some( ( address ) => COMPONENTS.test( address ) );

	it( 'holds the namespaces of the REST API as an object', async () => {
		const [ , json ] = ( await screen( '/' ) ).match(
			/window\.storedeckSettings = (\{.*\});/
		);
		const settings = JSON.parse( json );
		assert.deepEqual( settings.namespaces, {} );
		assert.equal( settings.pageName, 'storedeck' );
	} );

	for ( const path of [ '/analytics/revenue', '/analytics/overview' ] ) {
		it( `has the host’s components come after the figures of ${ path }`, async () => {
			const html = await screen( path );
			const { held, run } = listScripts( html );
			assert.ok( has( held ) );
			assert.ok( ! has( run ) );
			// What they need and the bundle does not comes with them, in its order.
			const place = held.findIndex( ( address ) =>
				address.includes( '/dist/rich-text' )
			);
			assert.ok(
				place >= 0 &&
					place < held.findIndex( ( at ) => COMPONENTS.test( at ) )
			);
			assert.deepEqual(
				held.filter( ( address ) => run.includes( address ) ),
				[]
			);
			// Nor does the browser fetch them first.
			assert.doesNotMatch(
				html,
				/<link rel="preload"[^>]*\/dist\/components/
			);
		} );
	}

	it( 'has them run with a screen that is made of them', async () => {
		const { held, run } = listScripts(
			await screen( '/analytics/settings' )
		);
		assert.deepEqual( held, [] );
		assert.ok( has( run ) );
	} );

	it( 'says nothing of them on pages without the bundle', async () => {
		assert.deepEqual( listScripts( await read( 'tools.php' ) ).held, [] );
	} );
} );
