import { json, serve } from './fake-server';
import { loadApi } from './load-api';

it.each( [
	[ '/wp-json/', '/wp-json/acme/v1/a?page=2' ],
	[ '/?rest_route=/', '/?rest_route=/acme/v1/a&page=2' ],
	[ '/?rest_route=', '/?rest_route=/acme/v1/a&page=2' ],
	[ '/wp-json/?lang=de', '/wp-json/acme/v1/a?lang=de&page=2' ],
	[ '/wp-json?lang=de', '/wp-json/acme/v1/a?lang=de&page=2' ],
	[
		'/index.php?rest_route=/&lang=de',
		'/index.php?rest_route=/acme/v1/a&lang=de&page=2',
	],
	[ '/?lang=de&rest_route=%2F', '/?lang=de&rest_route=/acme/v1/a&page=2' ],
] )( 'requests routes below the REST root %s', async ( root, expected ) => {
	window.storedeckSettings = {
		restRoot: `http://store.test${ root }`,
		nonce: 'nonce1',
	};
	const seen = serve( () => json( 'fine' ) );
	const { request } = loadApi();
	await request( { path: '/acme/v1/a', query: { page: 2 } } );
	expect( seen.map( ( { url } ) => decodeURIComponent( url ) ) ).toEqual( [
		`http://store.test${ expected }`,
	] );
} );

it( 'leaves the encoding of a path as it is', async () => {
	window.storedeckSettings = {
		restRoot: 'http://store.test/?rest_route=/',
		nonce: 'nonce1',
	};
	const seen = serve( () => json( 'fine' ) );
	const { request } = loadApi();
	await request( { path: '/acme/v1/a%20b' } );
	expect( seen[ 0 ]?.url ).toMatch( /a%20b$/ );
} );
