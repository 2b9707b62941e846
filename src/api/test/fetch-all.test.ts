import type { APIFetchOptions } from '@wordpress/api-fetch';
import { fetchAllMiddleware } from '../fetch-all';
import { FakeResponse } from '../testing';

const ask = async ( options: APIFetchOptions ) => {
	const sent: ( string | undefined )[] = [];
	await fetchAllMiddleware( options, ( next ) => {
		sent.push( next.path ?? next.url );
		return Promise.resolve( new FakeResponse( '[]' ) );
	} );
	return sent;
};

beforeEach( () => {
	Object.assign( window, { Response: FakeResponse } );
} );

const path = '/orders?per_page=-1';

it( 'replaces -1 by the largest size of a page', async () => {
	expect( await ask( { path, parse: false } ) ).toEqual( [
		'/orders?per_page=100&page=1',
	] );
} );

it.each< APIFetchOptions >( [
	// `apiFetch` fetches all pages of these itself.
	{ path },
	{ path, parse: true },
	{ path, parse: false, method: 'POST' },
	{ path, parse: false, data: {} },
	{ path: '/orders?per_page=10', parse: false },
	{ path: '/orders', parse: false },
] )( 'sends the request %j unchanged', async ( options ) => {
	expect( await ask( options ) ).toEqual( [ options.path ] );
} );

it( 'sends a request to a URL unchanged', async () => {
	const url = 'https://store.test/wp-json/orders?per_page=-1';
	expect( await ask( { url, parse: false } ) ).toEqual( [ url ] );
	expect( await ask( { path: '', parse: false } ) ).toEqual( [ '' ] );
} );

it( 'returns an object without a list as it is', async () => {
	const first = new FakeResponse( '{"a":1}' );
	expect(
		await fetchAllMiddleware( { path, parse: false }, () =>
			Promise.resolve( first )
		)
	).toBe( first );
} );

it( 'joins the pages that are lists, and counts their entries', async () => {
	const pages = [ '{"intervals":[1],"totals":{}}', '{"totals":{}}' ];
	const joined = await fetchAllMiddleware( { path, parse: false }, () =>
		Promise.resolve(
			new FakeResponse( pages.shift() ?? '[]', {
				headers: { 'X-WP-TotalPages': '2' },
			} )
		)
	);
	expect( joined ).toBeInstanceOf( FakeResponse );
	const response = joined as FakeResponse;
	expect( await response.json() ).toEqual( { totals: {}, intervals: [ 1 ] } );
	expect( response.headers.get( 'X-WP-Total' ) ).toBe( '1' );
	expect( response.headers.get( 'X-WP-TotalPages' ) ).toBe( '1' );
} );

it.each( [
	[ 199, false ],
	[ 200, true ],
	[ 299, true ],
	[ 300, false ],
	[ 404, false ],
] )( 'has a fake response for tests with status %p, ok: %p', ( status, ok ) => {
	expect( new FakeResponse( '', { status } ) ).toMatchObject( {
		status,
		ok,
	} );
} );
