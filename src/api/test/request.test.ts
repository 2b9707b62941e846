import { FakeResponse, json, never, serve } from './fake-server';
import { loadApi } from './load-api';

beforeEach( () => {
	window.storedeckSettings = {
		restRoot: 'http://store.test/wp-json/',
		nonce: 'first1',
		nonceEndpoint: '/admin-ajax.php?action=rest-nonce',
	};
} );

describe( 'request', () => {
	it( 'sends path, query and nonce to the REST root', async () => {
		const seen = serve( () => json( { id: 7 } ) );
		const { request } = loadApi();
		const data = await request< { id: number } >( {
			path: 'wc/v3/orders?status=any',
			query: { search: 'a b', ids: [ 1, 2 ], page: undefined },
		} );
		expect( data ).toEqual( { id: 7 } );
		expect( seen ).toHaveLength( 1 );
		expect( seen[ 0 ] ).toMatchObject( {
			url: 'http://store.test/wp-json/wc/v3/orders?status=any&search=a%20b&ids%5B0%5D=1&ids%5B1%5D=2',
			method: 'GET',
			nonce: 'first1',
		} );
	} );

	it( 'adds the query to a REST root with a query', async () => {
		window.storedeckSettings = {
			restRoot: 'http://store.test/index.php?rest_route=/',
			nonce: 'first1',
		};
		const seen = serve( () => json( [] ) );
		const { request } = loadApi();
		await request( { path: '/wc-analytics/orders', query: { page: 2 } } );
		expect( decodeURIComponent( seen[ 0 ]?.url ?? '' ) ).toBe(
			'http://store.test/index.php?rest_route=/wc-analytics/orders&page=2'
		);
	} );

	it( 'sends data as JSON and bodies unchanged', async () => {
		const seen = serve( () => json( {} ) );
		const { request } = loadApi();
		await request( {
			path: '/wc-admin/options',
			method: 'POST',
			data: { a: 1 },
		} );
		const form = new FormData();
		await request( { path: '/wc-admin/x', method: 'PUT', body: form } );
		expect( seen[ 0 ]?.body ).toBe( '{"a":1}' );
		expect( seen[ 0 ]?.headers[ 'Content-Type' ] ).toBe(
			'application/json'
		);
		expect( seen[ 1 ]?.body ).toBe( form );
		expect( seen[ 1 ]?.method ).toBe( 'PUT' );
	} );

	it( 'keeps the root and nonce that WordPress has set', async () => {
		const seen = serve( () => json( {} ) );
		const { request, setupApi } = loadApi( ( wpApiFetch ) => {
			wpApiFetch.use(
				wpApiFetch.createRootURLMiddleware( 'http://host.test/api/' )
			);
			wpApiFetch.nonceMiddleware =
				wpApiFetch.createNonceMiddleware( 'hostnonce' );
			wpApiFetch.use( wpApiFetch.nonceMiddleware );
		} );
		setupApi();
		setupApi();
		await request( { path: '/wc-analytics/orders' } );
		expect( seen[ 0 ] ).toMatchObject( {
			url: 'http://host.test/api/wc-analytics/orders',
			nonce: 'hostnonce',
		} );
	} );

	it( "renews the nonce at WordPress' URL", async () => {
		const seen = serve( ( { url } ) =>
			url === '/host-nonce'
				? new FakeResponse( 'fresh22' )
				: json( { code: 'rest_cookie_invalid_nonce' }, { status: 403 } )
		);
		const { request } = loadApi( ( wpApiFetch ) => {
			wpApiFetch.nonceEndpoint = '/host-nonce';
		} );
		await expect( request( { path: '/x' } ) ).rejects.toThrow();
		expect( seen[ 1 ]?.url ).toBe( '/host-nonce' );
	} );

	it( 'returns null for an empty response, and text if requested', async () => {
		serve( ( { url } ) =>
			url.endsWith( 'text' )
				? new FakeResponse( 'a,b' )
				: new FakeResponse( '', { status: 204 } )
		);
		const { request } = loadApi();
		expect( await request( { path: '/x', method: 'DELETE' } ) ).toBeNull();
		expect( await request( { path: '/text', parse: 'text' } ) ).toBe(
			'a,b'
		);
	} );

	it( 'returns headers and status', async () => {
		serve( () =>
			json( [ 1 ], { status: 201, headers: { 'X-Any': 'yes' } } )
		);
		const { requestWithHeaders } = loadApi();
		const answer = await requestWithHeaders< number[] >( { path: '/x' } );
		expect( answer ).toMatchObject( { data: [ 1 ], status: 201 } );
		expect( answer.headers.get( 'x-any' ) ).toBe( 'yes' );
	} );
} );

describe( 'requestList', () => {
	it( 'reads the totals from the headers', async () => {
		serve( () =>
			json( [ 1, 2 ], {
				headers: { 'X-WP-Total': '52', 'X-WP-TotalPages': '26' },
			} )
		);
		const { requestList } = loadApi();
		expect( await requestList( { path: '/x' } ) ).toEqual( {
			data: [ 1, 2 ],
			totalResults: 52,
			totalPages: 26,
		} );
	} );

	it( 'counts the entries when there are no totals, and rejects a response that is not a list', async () => {
		serve( ( { url } ) => json( url.includes( 'list' ) ? [ 1, 2 ] : {} ) );
		const { requestList } = loadApi();
		expect( await requestList( { path: '/list' } ) ).toEqual( {
			data: [ 1, 2 ],
			totalResults: 2,
			totalPages: 1,
		} );
		await expect( requestList( { path: '/thing' } ) ).rejects.toMatchObject(
			{ code: 'invalid_list' }
		);
	} );
} );

describe( 'equal requests in flight', () => {
	it( 'shares one request', async () => {
		const seen = serve( () => json( { id: 1 } ) );
		const { request } = loadApi();
		const responses = await Promise.all( [
			request( { path: '/x?b=2&a=1' } ),
			request( { path: '/x', query: { a: 1, b: 2 } } ),
			request( { path: '/x', query: { a: 2, b: 2 } } ),
		] );
		expect( responses ).toHaveLength( 3 );
		expect( seen ).toHaveLength( 2 );
		await request( { path: '/x', query: { a: 1, b: 2 } } );
		expect( seen ).toHaveLength( 3 );
	} );

	it( 'aborts the request when no caller is left', async () => {
		const seen = serve( never );
		const { request, isAbortError } = loadApi();
		const first = new AbortController();
		const second = new AbortController();
		const one = request( { path: '/x', signal: first.signal } );
		const two = request( { path: '/x', signal: second.signal } );
		await Promise.resolve();
		first.abort();
		const firstError = await one.catch( ( error: unknown ) => error );
		expect( isAbortError( firstError ) ).toBe( true );
		expect( seen[ 0 ]?.signal?.aborted ).toBe( false );
		second.abort();
		await expect( two ).rejects.toMatchObject( { code: 'aborted' } );
		expect( seen ).toHaveLength( 1 );
		expect( seen[ 0 ]?.signal?.aborted ).toBe( true );
	} );

	it( 'continues while a caller is left', async () => {
		let answer: ( response: FakeResponse ) => void = () => {};
		serve(
			() =>
				new Promise( ( resolve ) => {
					answer = resolve;
				} )
		);
		const { request } = loadApi();
		const leaver = new AbortController();
		const left = request( { path: '/x', signal: leaver.signal } );
		const stayed = request( { path: '/x' } );
		await new Promise( ( resolve ) => setTimeout( resolve ) );
		leaver.abort();
		answer( json( 'here' ) );
		await expect( left ).rejects.toMatchObject( { name: 'AbortError' } );
		await expect( stayed ).resolves.toBe( 'here' );
	} );

	it( 'returns no response from before a write', async () => {
		const responses: ( ( response: FakeResponse ) => void )[] = [];
		const seen = serve( ( { method } ) =>
			method === 'POST'
				? json( {} )
				: new Promise( ( resolve ) => responses.push( resolve ) )
		);
		const { request } = loadApi();
		const before = request( { path: '/x' } );
		await request( { path: '/x', method: 'POST', data: {} } );
		const after = request( { path: '/x' } );
		await new Promise( ( resolve ) => setTimeout( resolve ) );
		responses.forEach( ( answer, index ) => answer( json( index ) ) );
		expect( await before ).toBe( 0 );
		expect( await after ).toBe( 1 );
		expect( seen ).toHaveLength( 3 );
	} );

	it( 'sends requests with headers, another format or another timeout separately', async () => {
		const seen = serve( () => json( 1 ) );
		const { request } = loadApi();
		const get = ( options: object ) =>
			request( { path: '/x', ...options } );
		await Promise.all( [
			get( {} ),
			get( { headers: { 'X-Key': 'a' } } ),
			get( { headers: { 'X-Key': 'a' } } ),
			get( { parse: 'json' } ),
			get( { parse: 'text' } ),
			get( { timeout: 1000 } ),
		] );
		expect( seen ).toHaveLength( 5 );
		expect(
			seen.map( ( { headers } ) => headers[ 'X-Key' ] ).filter( Boolean )
		).toEqual( [ 'a', 'a' ] );
	} );

	it( 'shares a request after another one has ended', async () => {
		const seen = serve( ( { url } ) =>
			url.endsWith( 'slow' ) ? never() : json( 1 )
		);
		const { request } = loadApi();
		void request( { path: '/slow' } );
		await request( { path: '/fast' } );
		void request( { path: '/slow' } );
		await new Promise( ( resolve ) => setTimeout( resolve ) );
		expect( seen ).toHaveLength( 2 );
	} );

	it( 'never shares a write', async () => {
		const seen = serve( () => json( {} ) );
		const { request } = loadApi();
		const write = () =>
			request( { path: '/x', method: 'POST', data: { a: 1 } } );
		await Promise.all( [ write(), write() ] );
		expect( seen ).toHaveLength( 2 );
	} );
} );

it( 'sends no request that was aborted before', async () => {
	const seen = serve( () => json( {} ) );
	const { request } = loadApi();
	const controller = new AbortController();
	controller.abort();
	await expect(
		request( { path: '/x', signal: controller.signal } )
	).rejects.toMatchObject( { code: 'aborted' } );
	expect( seen ).toHaveLength( 0 );
} );
