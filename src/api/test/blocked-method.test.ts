import { FakeResponse, json, serve } from './fake-server';
import { loadApi } from './load-api';

const PAGE = '<html><h1>Forbidden</h1></html>';

beforeEach( () => {
	window.storedeckSettings = {
		restRoot: 'http://store.test/wp-json/',
		nonce: 'nonce1',
	};
} );

/** A host that refuses the header with the method, with a status and a body. */
const serveBehindFirewall = ( status: number, body: string ) =>
	serve( ( { headers } ) =>
		headers[ 'X-HTTP-Method-Override' ]
			? new FakeResponse( body, { status } )
			: json( 'saved' )
	);

it.each( [
	[ 'PUT', 403 ],
	[ 'DELETE', 405 ],
	[ 'PATCH', 406 ],
	[ 'PUT', 501 ],
] as const )(
	'sends a blocked %s (%d) again as POST, and later ones at once',
	async ( method, status ) => {
		const seen = serveBehindFirewall( status, PAGE );
		const { request } = loadApi();
		const write = ( path: string ) =>
			request( { path, method, data: { name: 'Tee' } } );
		expect( await write( '/a?x=1' ) ).toBe( 'saved' );
		expect( await write( '/b' ) ).toBe( 'saved' );
		expect(
			seen.map( ( one ) => [ one.method, new URL( one.url ).search ] )
		).toEqual( [
			[ method, '?x=1' ],
			[ 'POST', `?x=1&_method=${ method }` ],
			[ 'POST', `?_method=${ method }` ],
		] );
		expect( seen.map( ( { body } ) => body ) ).toEqual(
			Array( 3 ).fill( '{"name":"Tee"}' )
		);
	}
);

it.each( [
	'{"code":"rest_forbidden"}',
	'<br /><b>Notice</b>: x<br />\n{"code":"rest_forbidden"}',
] )( 'sends a write once that WordPress has refused: %s', async ( body ) => {
	const seen = serveBehindFirewall( 403, body );
	const { request } = loadApi();
	await expect(
		request( { path: '/a', method: 'PUT' } )
	).rejects.toMatchObject( { code: 'rest_forbidden' } );
	expect( seen ).toHaveLength( 1 );
} );

it( 'says that writes are blocked if the other is refused too', async () => {
	const seen = serve( () => new FakeResponse( PAGE, { status: 403 } ) );
	const { request } = loadApi();
	await expect(
		request( { path: '/a', method: 'PUT' } )
	).rejects.toMatchObject( { code: 'blocked', status: 403 } );
	expect( seen ).toHaveLength( 2 );
} );
