import { FakeResponse, json, never, serve } from './fake-server';
import { loadApi } from './load-api';
import { getRetryDelay } from '../retry';

beforeEach( () => {
	jest.useFakeTimers( { now: new Date( '2024-03-10T12:00:00Z' ) } );
	jest.spyOn( Math, 'random' ).mockReturnValue( 1 );
	window.storedeckSettings = {
		restRoot: 'http://store.test/wp-json/',
		nonce: 'first1',
	};
} );

afterEach( () => {
	jest.restoreAllMocks();
	jest.useRealTimers();
} );

const busy = ( status: number, headers: Record< string, string > = {} ) =>
	json( { code: 'busy', message: 'Busy' }, { status, headers } );

const lost = () => Promise.reject( new TypeError( 'Failed to fetch' ) );

/** Fails the given number of times, then responds with `fine`. */
function serveAfter(
	failures: number,
	fail: () => FakeResponse | Promise< FakeResponse >
) {
	let left = failures;
	return serve( () => ( left-- > 0 ? fail() : json( 'fine' ) ) );
}

/** The outcome of a request, without waiting for it. */
function watch( promise: Promise< unknown > ) {
	const seen: { value?: unknown; error?: unknown } = {};
	promise.then(
		( value ) => Object.assign( seen, { value } ),
		( error: unknown ) => Object.assign( seen, { error } )
	);
	return seen;
}

const pass = ( milliseconds: number ) =>
	jest.advanceTimersByTimeAsync( milliseconds );

describe( 'a failed GET request', () => {
	it.each( [
		[ 'a lost connection', lost ],
		[ 'status 429', () => busy( 429 ) ],
		[ 'status 502', () => busy( 502 ) ],
		[ 'status 503', () => busy( 503 ) ],
		[ 'status 504', () => busy( 504 ) ],
	] )(
		'is sent again after %s, with growing delays',
		async ( _why, fail ) => {
			const seen = serveAfter( 2, fail );
			const { request } = loadApi();
			const outcome = watch( request( { path: '/x' } ) );
			await pass( 299 );
			expect( seen ).toHaveLength( 1 );
			await pass( 1 );
			expect( seen ).toHaveLength( 2 );
			await pass( 899 );
			expect( seen ).toHaveLength( 2 );
			await pass( 1 );
			expect( seen ).toHaveLength( 3 );
			expect( outcome ).toEqual( { value: 'fine' } );
		}
	);

	it( 'is sent again after half the delay at the lowest random value', async () => {
		jest.spyOn( Math, 'random' ).mockReturnValue( 0 );
		const seen = serveAfter( 1, lost );
		const { request } = loadApi();
		const outcome = watch( request( { path: '/x' } ) );
		await pass( 149 );
		expect( seen ).toHaveLength( 1 );
		await pass( 1 );
		expect( outcome ).toEqual( { value: 'fine' } );
	} );

	it( 'fails after three attempts, also after other requests', async () => {
		serve( () => json( 'fine' ) );
		const { request } = loadApi();
		await request( { path: '/x' } );
		const seen = serve( () => busy( 503 ) );
		const outcome = watch( request( { path: '/x' } ) );
		await pass( 60_000 );
		expect( seen ).toHaveLength( 3 );
		expect( outcome.error ).toMatchObject( {
			kind: 'server',
			status: 503,
			message: 'Busy',
		} );
	} );

	it.each( [ 400, 401, 403, 404, 408, 409, 500, 501 ] )(
		'is not sent again after status %p',
		async ( status ) => {
			const seen = serve( () => busy( status ) );
			const { request } = loadApi();
			const outcome = watch( request( { path: '/x' } ) );
			await pass( 60_000 );
			expect( seen ).toHaveLength( 1 );
			expect( outcome.error ).toMatchObject( { status } );
		}
	);

	it( 'is not sent again for a response that cannot be parsed', async () => {
		const seen = serve( () => new FakeResponse( '<html></html>' ) );
		const { request } = loadApi();
		watch( request( { path: '/x' } ) );
		await pass( 60_000 );
		expect( seen ).toHaveLength( 1 );
	} );

	it( 'is sent again for each page of a list', async () => {
		let hasFailed = false;
		const seen = serve( ( { url } ) => {
			const page = new URL( url ).searchParams.get( 'page' );
			if ( page === '2' && ! hasFailed ) {
				hasFailed = true;
				return busy( 502 );
			}
			return json( [ page ], { headers: { 'X-WP-TotalPages': '3' } } );
		} );
		const { request } = loadApi();
		const outcome = watch(
			request( { path: '/x', query: { per_page: -1 } } )
		);
		await pass( 300 );
		expect( outcome ).toEqual( { value: [ '1', '2', '3' ] } );
		expect( seen ).toHaveLength( 4 );
	} );
} );

describe( 'a request that may write', () => {
	it.each( [
		{ method: 'POST' as const },
		{ method: 'PUT' as const, data: { a: 1 } },
		{ method: 'PATCH' as const, data: { a: 1 } },
		{ method: 'DELETE' as const },
		{ headers: { 'x-http-method-override': 'DELETE' } },
		{ query: { _method: 'POST' } },
	] )( 'is never sent twice: %j', async ( options ) => {
		for ( const fail of [ lost, () => busy( 503 ) ] ) {
			const seen = serve( fail );
			const { request } = loadApi();
			const outcome = watch( request( { path: '/x', ...options } ) );
			await pass( 60_000 );
			expect( seen ).toHaveLength( 1 );
			expect( outcome.error ).toBeDefined();
		}
	} );

	it( 'is not shared with an equal one', async () => {
		const seen = serve( () => json( 'fine' ) );
		const { request } = loadApi();
		const write = { path: '/x?_method=POST' };
		await Promise.all( [ request( write ), request( write ) ] );
		expect( seen ).toHaveLength( 2 );
	} );
} );

describe( 'Retry-After', () => {
	const date = ( seconds: number ) =>
		new Date( Date.now() + seconds * 1000 ).toUTCString();

	it.each< [ string, () => Record< string, string >, number ] >( [
		[ 'seconds', () => ( { 'Retry-After': '4' } ), 4000 ],
		[ 'a date', () => ( { 'Retry-After': date( 3 ) } ), 3000 ],
		[
			"a date by the server's clock, which is an hour ahead",
			() => ( { Date: date( 3600 ), 'Retry-After': date( 3602 ) } ),
			2000,
		],
		[ 'less than the own wait', () => ( { 'Retry-After': '0' } ), 300 ],
		[
			'a date that has passed',
			() => ( { 'Retry-After': date( -9 ) } ),
			300,
		],
		[ 'nonsense', () => ( { 'Retry-After': 'soon' } ), 300 ],
	] )( 'is read as %s', async ( _what, getHeaders, delay ) => {
		const seen = serveAfter( 1, () => busy( 503, getHeaders() ) );
		const { request } = loadApi();
		const outcome = watch( request( { path: '/x' } ) );
		await pass( delay - 1 );
		expect( seen ).toHaveLength( 1 );
		await pass( 1 );
		expect( outcome ).toEqual( { value: 'fine' } );
	} );

	it.each( [ '6', '86400', 'Sun, 10 Mar 2024 13:00:00 GMT' ] )(
		'ends the attempts when it is too long: %s',
		async ( retryAfter ) => {
			const seen = serve( () =>
				busy( 429, { 'Retry-After': retryAfter } )
			);
			const { request } = loadApi();
			const outcome = watch( request( { path: '/x' } ) );
			await pass( 0 );
			expect( outcome.error ).toMatchObject( { status: 429 } );
			await pass( 100_000_000 );
			expect( seen ).toHaveLength( 1 );
		}
	);
} );

describe( 'the delay', () => {
	it( 'ends when the request is aborted', async () => {
		const seen = serve( () => busy( 503 ) );
		const { request } = loadApi();
		const controller = new AbortController();
		const outcome = watch(
			request( { path: '/x', signal: controller.signal } )
		);
		await pass( 100 );
		controller.abort();
		await pass( 0 );
		expect( outcome.error ).toMatchObject( { kind: 'aborted' } );
		await pass( 60_000 );
		expect( seen ).toHaveLength( 1 );
		expect( jest.getTimerCount() ).toBe( 0 );
	} );

	it( 'counts towards the timeout', async () => {
		const seen = serve( () => busy( 503, { 'Retry-After': '5' } ) );
		const { request } = loadApi();
		const outcome = watch( request( { path: '/x', timeout: 1000 } ) );
		await pass( 1000 );
		expect( outcome.error ).toMatchObject( { kind: 'timeout' } );
		await pass( 60_000 );
		expect( seen ).toHaveLength( 1 );
	} );

	it( 'does not start after the timeout', async () => {
		const seen = serve( never );
		const { request } = loadApi();
		const outcome = watch( request( { path: '/x', timeout: 1000 } ) );
		await pass( 60_000 );
		expect( outcome.error ).toMatchObject( { kind: 'timeout' } );
		expect( seen ).toHaveLength( 1 );
	} );
} );

it( 'leaves requests alone that apiFetch parses', async () => {
	const seen = serve( () => busy( 503 ) );
	let plain: ( options: { path: string } ) => Promise< unknown > = never;
	const { setupApi } = loadApi( ( wpApiFetch ) => {
		plain = wpApiFetch;
	} );
	setupApi();
	watch( plain( { path: '/x' } ) );
	await pass( 60_000 );
	expect( seen ).toHaveLength( 1 );
} );

it.each( [
	undefined,
	null,
	'failed',
	{ code: 'aborted' },
	new FakeResponse( '', { status: 500 } ),
] )( 'has no delay for a request that failed with %p', ( failure ) => {
	expect( getRetryDelay( failure, 1 ) ).toBeUndefined();
} );

it.each( [
	[ ' 4 ', 4000 ],
	[ '4 s', 300 ],
	[ 'in 4', 300 ],
	[ '', 300 ],
] )( 'reads the delay %j as %p ms', ( text, delay ) => {
	const failure = busy( 503, { 'Retry-After': text } );
	expect( getRetryDelay( failure, 1 ) ).toBe( delay );
} );
