import { PreloadCache } from '../preload';

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
} );

it.each( [
	[ 'no time', 0 ],
	[ 'a time in the future', NOW + 1000 ],
	[ 'a time long ago', NOW - 120_000 ],
	[ 'no number', NaN ],
] )( 'has the time of the page with %s', ( _what, instant ) => {
	expect( readAt( instant ) ).toBe( NOW );
	expect( new PreloadCache( page ).receivedAt ).toBe( NOW );
} );
