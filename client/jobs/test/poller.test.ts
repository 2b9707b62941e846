import { createPoller } from '../poller';

const setHidden = ( isHidden: boolean ) => {
	Object.defineProperty( document, 'hidden', {
		configurable: true,
		value: isHidden,
	} );
	document.dispatchEvent( new Event( 'visibilitychange' ) );
};

beforeEach( () => jest.useFakeTimers() );

afterEach( () => {
	setHidden( false );
	jest.useRealTimers();
} );

const pass = ( milliseconds: number ) =>
	jest.advanceTimersByTimeAsync( milliseconds );

describe( 'createPoller', () => {
	it( 'polls at once, then every second until the work is done', async () => {
		let left = 3;
		const poll = jest.fn( async () => --left > 0 );
		const poller = createPoller( poll );
		poller.start();
		expect( poll ).toHaveBeenCalledTimes( 1 );
		await pass( 999 );
		expect( poll ).toHaveBeenCalledTimes( 1 );
		await pass( 1 );
		expect( poll ).toHaveBeenCalledTimes( 2 );
		await pass( 60_000 );
		expect( poll ).toHaveBeenCalledTimes( 3 );
	} );

	it( 'starts only once, and can be restarted', async () => {
		const poll = jest.fn( async () => false );
		const poller = createPoller( poll );
		poller.start();
		poller.start();
		expect( poll ).toHaveBeenCalledTimes( 1 );
		await pass( 0 );
		poller.start();
		expect( poll ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'waits longer after a failed poll and continues', async () => {
		const poll = jest
			.fn< Promise< boolean >, [] >()
			.mockRejectedValueOnce( new Error( 'Offline.' ) )
			.mockResolvedValue( false );
		createPoller( poll ).start();
		await pass( 4999 );
		expect( poll ).toHaveBeenCalledTimes( 1 );
		await pass( 1 );
		expect( poll ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'polls rarely while the page is hidden, and at once when it becomes visible', async () => {
		setHidden( true );
		const poll = jest.fn( async () => true );
		const poller = createPoller( poll );
		poller.start();
		await pass( 14_000 );
		expect( poll ).toHaveBeenCalledTimes( 1 );
		setHidden( false );
		expect( poll ).toHaveBeenCalledTimes( 2 );
		poller.stop();
	} );

	it( 'does not continue after a poll that ends after stop()', async () => {
		let answer: ( goesOn: boolean ) => void = () => {};
		const poll = jest.fn(
			() =>
				new Promise< boolean >( ( resolve ) => {
					answer = resolve;
				} )
		);
		const poller = createPoller( poll );
		poller.start();
		poller.stop();
		answer( true );
		await pass( 60_000 );
		expect( poll ).toHaveBeenCalledTimes( 1 );
	} );
} );
