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

it( 'waits for the first screen, however idle the browser is', async () => {
	idle.afterFirstScreen( callback );
	await settle( 1000 );
	expect( callback ).not.toHaveBeenCalled();
	idle.tellShown();
	await settle( 1000 );
	expect( callback ).toHaveBeenCalledTimes( 1 );
} );

it( 'does not wait for ever for a screen that fails', async () => {
	idle.afterFirstScreen( callback );
	await settle( 5000 );
	expect( callback ).toHaveBeenCalledTimes( 1 );
} );
