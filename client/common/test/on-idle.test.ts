import type * as Tested from '../on-idle';

type Loaded = typeof Tested;

let idle: Loaded;
const callback = jest.fn();
const settle = ( time: number ) => jest.advanceTimersByTimeAsync( time );

beforeEach( () => {
	jest.useFakeTimers();
	callback.mockClear();
	jest.isolateModules( () => {
		idle = jest.requireActual< Loaded >( '../on-idle' );
	} );
} );
afterEach( () => jest.useRealTimers() );

it( 'waits for the first screen even when the browser is idle', async () => {
	idle.afterFirstScreen( callback );
	await settle( 1000 );
	expect( callback ).not.toHaveBeenCalled();
	idle.markFirstScreenShown();
	await settle( 1000 );
	expect( callback ).toHaveBeenCalledTimes( 1 );
} );

it( 'stops waiting when the first screen fails', async () => {
	idle.afterFirstScreen( callback );
	await settle( 5000 );
	expect( callback ).toHaveBeenCalledTimes( 1 );
} );
