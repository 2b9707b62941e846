import { PreloadCache, createPreloadingMiddleware } from '../preload';

const NOW = Date.parse( '2022-03-15T09:30:02Z' );
const page = { '/orders': { body: [], headers: {} } };
const readAt = ( instant: number ) =>
	new PreloadCache( page, instant ).receivedAt;

beforeEach( () => {
	jest.useFakeTimers( { now: NOW } );
} );
afterEach( () => jest.useRealTimers() );

it( 'has the time when the server read the data', () => {
	// The minute before: the server compared until then.
	expect( readAt( NOW - 4000 ) ).toBe( NOW - 4000 );
	expect( readAt( NOW - 59_999 ) ).toBe( NOW - 59_999 );
} );

it.each( [
	[ 'no time', 0 ],
	[ 'a time in the future', NOW + 1000 ],
	[ 'a time a minute ago', NOW - 60_000 ],
	[ 'no number', NaN ],
] )( 'has the time of the page with %s', ( _what, instant ) => {
	expect( readAt( instant ) ).toBe( NOW );
	expect( new PreloadCache( page ).receivedAt ).toBe( NOW );
} );

describe( 'PreloadCache', () => {
	it( 'returns a response under any form of its path until it is taken', () => {
		const cache = new PreloadCache( {
			'/orders?a=1&b=2': { body: [ 1 ], headers: {} },
			'/stock': { body: [ 2 ], headers: {} },
		} );
		expect( cache.hasAny() ).toBe( true );
		expect( cache.find( '/orders' ) ).toBeUndefined();
		const orders = cache.find( 'orders?b=2&a=1' );
		expect( orders?.response.data ).toEqual( [ 1 ] );
		expect( cache.find( '/orders?a=1&b=2' )?.response.data ).toEqual( [
			1,
		] );
		orders?.take();
		expect( cache.find( '/orders?a=1&b=2' ) ).toBeUndefined();
		expect( cache.hasAny() ).toBe( true );
		cache.find( '/stock' )?.take();
		expect( cache.hasAny() ).toBe( false );
		expect( cache.isFresh() ).toBe( true );
	} );

	it( 'expires after 30 seconds', () => {
		const cache = new PreloadCache( page );
		jest.setSystemTime( NOW + 29_999 );
		expect( cache.hasAny() ).toBe( true );
		jest.setSystemTime( NOW + 30_000 );
		expect( cache.isFresh() ).toBe( false );
		expect( cache.hasAny() ).toBe( false );
		expect( cache.find( '/orders' ) ).toBeUndefined();
	} );

	it( 'is empty and not fresh after it was cleared', () => {
		const cache = new PreloadCache( page );
		cache.clear();
		expect( cache.isFresh() ).toBe( false );
		expect( cache.find( '/orders' ) ).toBeUndefined();
	} );
} );

describe( 'createPreloadingMiddleware', () => {
	const next = () => Promise.resolve( 'from the server' );
	const ask = ( cache: PreloadCache, options: object ) =>
		createPreloadingMiddleware( cache )( options, next );

	it( 'returns the body to requests that are parsed', async () => {
		const cache = new PreloadCache( page );
		expect( await ask( cache, { path: '/orders' } ) ).toEqual( [] );
		expect( await ask( cache, { path: '/orders' } ) ).toBe(
			'from the server'
		);
	} );

	it( 'keeps its responses while other paths are read', async () => {
		const cache = new PreloadCache( page );
		expect( await ask( cache, { path: '/stock' } ) ).toBe(
			'from the server'
		);
		expect( await ask( cache, { url: '/file.json', method: 'PUT' } ) ).toBe(
			'from the server'
		);
		expect( cache.hasAny() ).toBe( true );
	} );
} );
