import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { signIn, site } from '../../setup/site.mjs';

describe( 'admin page', () => {
	let api;
	let cookie;

	before( async () => {
		api = await signIn();
		cookie = api.headers.cookie;
	} );

	/** Waits until the progress of no job can change between the page and a request. */
	const waitForReconciliation = async () => {
		const { body } = await api.get( '/storedeck/v1/data-state' );
		if ( body.reconciliation.is_running ) {
			await waitForReconciliation();
		}
	};

	const read = async ( relativeUrl ) => {
		const url = new URL( `/wp-admin/${ relativeUrl }`, site.url );
		return ( await fetch( url, { headers: { cookie } } ) ).text();
	};
	const screen = ( screenPath, query = '' ) =>
		read(
			`admin.php?page=storedeck&path=${ encodeURIComponent(
				screenPath
			) }${ query }`
		);

	const readSettings = async ( screenPath, query ) => {
		const found = /window\.storedeckSettings = (\{.*\});/.exec(
			await screen( screenPath, query )
		);
		return JSON.parse( String( found?.[ 1 ] ) );
	};

	it( 'prints the namespaces of the REST API as an object', async () => {
		const settings = await readSettings( '/' );
		assert.deepEqual( settings.namespaces, {} );
		assert.equal( settings.pageName, 'storedeck' );
	} );

	it( 'has the responses that the routes return, for each report', async () => {
		await waitForReconciliation();
		const { reports } = await readSettings( '/' );
		assert.ok( reports.length >= 9 );
		for ( const { id, path } of reports ) {
			// Whole periods: the answer does not depend on the minute.
			const { preloaded } = await readSettings(
				path,
				'&period=last_month&compare=previous_year'
			);
			const keys = Object.keys( preloaded );
			for ( const route of [ 'report-definitions', 'answers' ] ) {
				const start = `/storedeck/v1/${ route }/${ id }?`;
				assert.ok(
					keys.some( ( key ) => key.startsWith( start ) ),
					`${ path }: ${ keys }`
				);
			}
			for ( const key of keys ) {
				const [ route, query ] = key.split( '?' );
				const { body, headers } = await api.get(
					String( route ),
					Object.fromEntries( new URLSearchParams( query ) )
				);
				assert.deepEqual( preloaded[ key ].body, body, key );
				assert.equal(
					preloaded[ key ].headers[ 'X-WP-Total' ],
					headers.get( 'x-wp-total' ) ?? undefined,
					key
				);
			}
		}
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
