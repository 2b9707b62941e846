import { SharedRequests } from '../shared-requests';
import { wait, withTimeout } from '../signals';

const settled = () => new Promise( ( resolve ) => setTimeout( resolve ) );

describe( 'SharedRequests', () => {
	it( 'sends a request again after the earlier one has ended', async () => {
		const requests = new SharedRequests< number >();
		const start = jest
			.fn()
			.mockResolvedValueOnce( 1 )
			.mockRejectedValueOnce( new Error( 'mine' ) )
			.mockResolvedValueOnce( 3 );
		const join = () => requests.join( 'a', start );
		expect( await Promise.all( [ join(), join() ] ) ).toEqual( [ 1, 1 ] );
		await expect( join() ).rejects.toThrow( 'mine' );
		expect( await join() ).toBe( 3 );
		expect( start ).toHaveBeenCalledTimes( 3 );
	} );

	it( 'never shares requests without a key', async () => {
		const requests = new SharedRequests< number >();
		const start = jest.fn().mockResolvedValue( 1 );
		await Promise.all( [
			requests.join( undefined, start ),
			requests.join( undefined, start ),
			requests.join( '', start ),
			requests.join( '', start ),
		] );
		expect( start ).toHaveBeenCalledTimes( 3 );
	} );

	it( 'still shares the newer request when a forgotten one ends', async () => {
		const requests = new SharedRequests< number >();
		const ends: ( ( value: number ) => void )[] = [];
		const start = jest.fn(
			() => new Promise< number >( ( resolve ) => ends.push( resolve ) )
		);
		const first = requests.join( 'a', start );
		requests.forget();
		const second = requests.join( 'a', start );
		ends[ 0 ]?.( 1 );
		expect( await first ).toBe( 1 );
		await settled();
		const third = requests.join( 'a', start );
		ends[ 1 ]?.( 2 );
		expect( await Promise.all( [ second, third ] ) ).toEqual( [ 2, 2 ] );
		expect( start ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'does not abort a request that has ended', async () => {
		const requests = new SharedRequests< number >();
		const signals: AbortSignal[] = [];
		const caller = new AbortController();
		await requests.join(
			'a',
			( signal ) => {
				signals.push( signal );
				return Promise.resolve( 1 );
			},
			caller
		);
		await settled();
		caller.abort();
		expect( signals[ 0 ]?.aborted ).toBe( false );
	} );

	it( 'sends a new request after all callers have left', async () => {
		const requests = new SharedRequests< number >();
		const signals: AbortSignal[] = [];
		const start = jest.fn( ( signal: AbortSignal ) => {
			signals.push( signal );
			return new Promise< number >( () => {} );
		} );
		const caller = new AbortController();
		const left = requests.join( 'a', start, caller );
		caller.abort();
		await expect( left ).rejects.toMatchObject( { code: 'aborted' } );
		void requests.join( 'a', start );
		expect( signals.map( ( { aborted } ) => aborted ) ).toEqual( [
			true,
			false,
		] );
	} );
} );

describe( 'withTimeout', () => {
	beforeEach( () => {
		jest.useFakeTimers();
	} );
	afterEach( () => jest.useRealTimers() );

	it( 'leaves no timer after the task', async () => {
		await expect(
			withTimeout( () => Promise.resolve( 7 ), 1000 )
		).resolves.toBe( 7 );
		expect( jest.getTimerCount() ).toBe( 0 );
		await expect(
			withTimeout( () => Promise.reject( new Error( 'mine' ) ), 1000 )
		).rejects.toThrow( 'mine' );
		expect( jest.getTimerCount() ).toBe( 0 );
	} );

	it( 'has no timeout with 0', () => {
		void withTimeout( () => new Promise( () => {} ), 0 );
		expect( jest.getTimerCount() ).toBe( 0 );
	} );

	it( 'aborts the task with the signal of the caller', () => {
		const caller = new AbortController();
		const signals: AbortSignal[] = [];
		const run = ( signal: AbortSignal ) => {
			signals.push( signal );
			return new Promise( () => {} );
		};
		void withTimeout( run, 0, caller.signal );
		expect( signals[ 0 ]?.aborted ).toBe( false );
		caller.abort();
		expect( signals[ 0 ]?.aborted ).toBe( true );
		void withTimeout( run, 0, caller.signal );
		expect( signals[ 1 ]?.aborted ).toBe( true );
	} );

	it( 'ends a delay when its signal is aborted', async () => {
		const caller = new AbortController();
		const ended = wait( 1000, caller.signal );
		caller.abort();
		await expect( ended ).rejects.toMatchObject( { code: 'aborted' } );
		expect( jest.getTimerCount() ).toBe( 0 );
		await expect( wait( 1000, caller.signal ) ).rejects.toMatchObject( {
			code: 'aborted',
		} );
	} );
} );
