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
