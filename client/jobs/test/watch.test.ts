import { createWatch } from '../watch';

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

describe( 'a watch', () => {
	it( 'looks at once, then each second, until nothing is under way', async () => {
		let left = 3;
		const look = jest.fn( async () => --left > 0 );
		const watch = createWatch( look );
		watch.start();
		expect( look ).toHaveBeenCalledTimes( 1 );
		await pass( 999 );
		expect( look ).toHaveBeenCalledTimes( 1 );
		await pass( 1 );
		expect( look ).toHaveBeenCalledTimes( 2 );
		await pass( 60_000 );
		expect( look ).toHaveBeenCalledTimes( 3 );
	} );

	it( 'is one watch, however often it is started, and can be started anew', async () => {
		const look = jest.fn( async () => false );
		const watch = createWatch( look );
		watch.start();
		watch.start();
		expect( look ).toHaveBeenCalledTimes( 1 );
		await pass( 0 );
		watch.start();
		expect( look ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'waits longer after a failure, and goes on', async () => {
		const look = jest
			.fn< Promise< boolean >, [] >()
			.mockRejectedValueOnce( new Error( 'Offline.' ) )
			.mockResolvedValue( false );
		createWatch( look ).start();
		await pass( 4999 );
		expect( look ).toHaveBeenCalledTimes( 1 );
		await pass( 1 );
		expect( look ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'hardly looks in the background, and at once when somebody comes back', async () => {
		setHidden( true );
		const look = jest.fn( async () => true );
		const watch = createWatch( look );
		watch.start();
		await pass( 14_000 );
		expect( look ).toHaveBeenCalledTimes( 1 );
		setHidden( false );
		expect( look ).toHaveBeenCalledTimes( 2 );
		watch.stop();
	} );

	it( 'does not go on with a look that ends after it was stopped', async () => {
		let answer: ( goesOn: boolean ) => void = () => {};
		const look = jest.fn(
			() =>
				new Promise< boolean >( ( resolve ) => {
					answer = resolve;
				} )
		);
		const watch = createWatch( look );
		watch.start();
		watch.stop();
		answer( true );
		await pass( 60_000 );
		expect( look ).toHaveBeenCalledTimes( 1 );
	} );
} );
