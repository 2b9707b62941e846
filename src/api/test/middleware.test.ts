import { FakeResponse, json, serve } from './fake-server';
import { loadApi } from './load-api';

const rejectNonce = () =>
	json(
		{
			code: 'rest_cookie_invalid_nonce',
			message: 'Cookie check failed',
			data: { status: 403 },
		},
		{ status: 403 }
	);

beforeEach( () => {
	window.storedeckSettings = {
		restRoot: 'http://store.test/wp-json/',
		nonce: 'stale1',
		nonceEndpoint: '/admin-ajax.php?action=rest-nonce',
	};
} );

describe( 'nonce renewal', () => {
	const serveWithNonces = ( renewal: () => FakeResponse, valid: string ) =>
		serve( ( { url, nonce } ) => {
			if ( url.startsWith( '/admin-ajax' ) ) {
				return renewal();
			}
			return nonce === valid ? json( 'fine' ) : rejectNonce();
		} );

	it( 'fetches one new nonce for all rejected requests and sends each again once', async () => {
		const seen = serveWithNonces(
			() => new FakeResponse( 'fresh22\n' ),
			'fresh22'
		);
		const { request } = loadApi();
		const responses = await Promise.all(
			[ '/a', '/b', '/c' ].map( ( path ) => request( { path } ) )
		);
		expect( responses ).toEqual( [ 'fine', 'fine', 'fine' ] );
		expect(
			seen.filter( ( { url } ) => url.startsWith( '/admin-ajax' ) )
		).toHaveLength( 1 );
		expect( seen ).toHaveLength( 7 );
		await request( { path: '/d' } );
		expect( seen ).toHaveLength( 8 );
	} );

	it( 'does not send a request a third time', async () => {
		const seen = serveWithNonces(
			() => new FakeResponse( 'fresh22' ),
			'another'
		);
		const { request } = loadApi();
		await expect( request( { path: '/a' } ) ).rejects.toMatchObject( {
			code: 'rest_cookie_invalid_nonce',
			status: 403,
			message: expect.stringMatching( /session has expired/ ),
		} );
		expect( seen ).toHaveLength( 3 );
	} );

	it.each( [
		[ 'a signed-out user', new FakeResponse( '0', { status: 400 } ) ],
		[ 'a login page', new FakeResponse( '<html></html>' ) ],
	] )( 'does not retry for %s', async ( _who, renewal ) => {
		const seen = serveWithNonces( () => renewal, 'never' );
		const { request } = loadApi();
		await expect( request( { path: '/a' } ) ).rejects.toMatchObject( {
			code: 'rest_cookie_invalid_nonce',
		} );
		expect( seen ).toHaveLength( 2 );
	} );

	it( 'does not retry other errors', async () => {
		const seen = serve( () =>
			json( { code: 'rest_forbidden' }, { status: 403 } )
		);
		const { request } = loadApi();
		await expect( request( { path: '/a' } ) ).rejects.toThrow();
		expect( seen ).toHaveLength( 1 );
	} );

	it( 'uses the nonce of the latest response', async () => {
		const seen = serve( () =>
			json( {}, { headers: { 'X-WP-Nonce': 'next333' } } )
		);
		const { request } = loadApi();
		await request( { path: '/a' } );
		await request( { path: '/b' } );
		expect( seen.map( ( { nonce } ) => nonce ) ).toEqual( [
			'stale1',
			'next333',
		] );
	} );
} );

describe( 'per_page -1', () => {
	const pageOf = ( url: string ) =>
		Number( new URL( url ).searchParams.get( 'page' ) );
	const page = ( number: number, size = 100 ) =>
		Array.from( { length: size }, ( _, index ) => number * 1000 + index );

	it( 'joins all pages in order, at most four requests at a time', async () => {
		let running = 0;
		let most = 0;
		const seen = serve( async ( { url } ) => {
			running++;
			most = Math.max( most, running );
			const number = pageOf( url );
			// Later pages respond sooner.
			await new Promise( ( resolve ) =>
				setTimeout( resolve, 20 - number )
			);
			running--;
			return json( page( number, number === 9 ? 3 : 100 ), {
				headers: { 'X-WP-Total': '803', 'X-WP-TotalPages': '9' },
			} );
		} );
		const { requestList } = loadApi();
		const list = await requestList< number >( {
			path: '/wc-analytics/products',
			query: { per_page: -1, search: 'tea' },
		} );
		expect( list.totalResults ).toBe( 803 );
		expect( list.totalPages ).toBe( 1 );
		expect( list.data ).toHaveLength( 803 );
		expect( list.data ).toEqual(
			[ ...list.data ].sort( ( a, b ) => a - b )
		);
		expect( seen ).toHaveLength( 9 );
		expect( most ).toBe( 4 );
		expect( seen[ 1 ]?.url ).toContain( 'per_page=100&search=tea&page=2' );
	} );

	it( 'continues until a page is not full when there is no page count', async () => {
		const seen = serve( ( { url } ) =>
			json( page( pageOf( url ), pageOf( url ) === 3 ? 0 : 100 ) )
		);
		const { requestList } = loadApi();
		const { data, totalResults } = await requestList( {
			path: '/x?per_page=-1',
		} );
		expect( data ).toHaveLength( 200 );
		expect( totalResults ).toBe( 200 );
		expect( seen ).toHaveLength( 3 );
	} );

	it( 'joins the intervals of stats', async () => {
		serve( ( { url } ) =>
			json(
				{ totals: { orders: 5 }, intervals: [ pageOf( url ) ] },
				{ headers: { 'X-WP-TotalPages': '3' } }
			)
		);
		const { request } = loadApi();
		expect(
			await request( { path: '/x', query: { per_page: -1 } } )
		).toEqual( { totals: { orders: 5 }, intervals: [ 1, 2, 3 ] } );
	} );

	it( 'fails completely and aborts the other pages', async () => {
		const seen = serve( ( { url } ) => {
			switch ( pageOf( url ) ) {
				case 1:
					return json( page( 1 ), {
						headers: { 'X-WP-TotalPages': '20' },
					} );
				case 3:
					return json(
						{ code: 'broken', message: 'Broken page' },
						{ status: 500 }
					);
				default:
					return new Promise( () => {} );
			}
		} );
		const { requestList } = loadApi();
		await expect(
			requestList( { path: '/x', query: { per_page: -1 } } )
		).rejects.toMatchObject( { code: 'broken', message: 'Broken page' } );
		expect( seen ).toHaveLength( 5 );
		expect( seen[ 1 ]?.signal?.aborted ).toBe( true );
	} );

	it( 'reports an HTML page instead of a list', async () => {
		serve( () => new FakeResponse( '<html></html>' ) );
		const { requestList } = loadApi();
		await expect(
			requestList( { path: '/x', query: { per_page: -1 } } )
		).rejects.toMatchObject( { code: 'html_page' } );
	} );
} );

describe( 'preloaded responses', () => {
	const preload = () => {
		window.storedeckSettings = {
			restRoot: 'http://store.test/wp-json/',
			preloaded: {
				'/wc-analytics/orders?page=1&search=a+b': {
					body: [ { id: 1 } ],
					headers: { 'X-WP-Total': 41, 'X-WP-TotalPages': 2 },
				},
			},
		};
	};
	const QUERY = {
		path: '/wc-analytics/orders',
		query: { search: 'a b', page: 1 },
	};

	afterEach( () => {
		jest.restoreAllMocks();
	} );

	it( 'uses each preloaded response once with its headers', async () => {
		preload();
		const seen = serve( () => json( [] ) );
		const { requestList } = loadApi();
		expect( await requestList( QUERY ) ).toEqual( {
			data: [ { id: 1 } ],
			totalResults: 41,
			totalPages: 2,
		} );
		expect( seen ).toHaveLength( 0 );
		expect( ( await requestList( QUERY ) ).data ).toEqual( [] );
		expect( seen ).toHaveLength( 1 );
	} );

	it( 'returns a preloaded response until it is used', async () => {
		preload();
		const seen = serve( () => json( [] ) );
		const { getPreloaded, request, setupApi } = loadApi();
		expect( getPreloaded( QUERY ) ).toBeUndefined();
		setupApi();
		expect( getPreloaded( QUERY )?.response.data ).toEqual( [ { id: 1 } ] );
		const { response, isFresh } = getPreloaded( QUERY ) ?? {};
		expect( response?.status ).toBe( 200 );
		expect( response?.headers.get( 'x-wp-total' ) ).toBe( '41' );
		expect( isFresh?.() ).toBe( true );
		getPreloaded( QUERY )?.take();
		expect( getPreloaded( QUERY ) ).toBeUndefined();
		await request( QUERY );
		expect( seen ).toHaveLength( 1 );
	} );

	it( 'knows when the server read a preloaded response', () => {
		preload();
		const seconds = Math.floor( Date.now() / 1000 ) - 5;
		Object.assign( window.storedeckSettings ?? {}, {
			preloadedAt: seconds,
		} );
		const { getPreloaded, setupApi } = loadApi();
		setupApi();
		expect( getPreloaded( QUERY )?.receivedAt ).toBe( seconds * 1000 );
	} );

	it( 'uses no preloaded response for other queries and methods', async () => {
		preload();
		const seen = serve( () => json( [] ) );
		const { request } = loadApi();
		await request( { ...QUERY, query: { search: 'a b', page: 2 } } );
		await request( { ...QUERY, method: 'POST' } );
		expect( seen ).toHaveLength( 2 );
	} );

	it( 'clears the preloaded responses on a write', async () => {
		preload();
		const seen = serve( () => json( [] ) );
		const { request } = loadApi();
		await request( { path: '/y', method: 'PUT', data: {} } );
		await request( QUERY );
		expect( seen ).toHaveLength( 2 );
	} );

	it( 'uses no expired response', async () => {
		preload();
		const seen = serve( () => json( [] ) );
		const { request, setupApi } = loadApi();
		const now = Date.now();
		setupApi();
		jest.spyOn( Date, 'now' ).mockReturnValue( now + 31_000 );
		await request( QUERY );
		expect( seen ).toHaveLength( 1 );
	} );
} );
