import { nextSequence } from '../sequence';
import { SharedRequests } from '../shared-requests';

it.each( [
	[ 'succeeded', () => Promise.resolve( 'data' ) ],
	[ 'failed', () => Promise.reject( new Error( 'offline' ) ) ],
] )(
	'leaves no listener on the signal of a reader once a request has %s',
	async ( _case, run ) => {
		const { signal } = new AbortController();
		const add = jest.spyOn( signal, 'addEventListener' );
		const remove = jest.spyOn( signal, 'removeEventListener' );
		const requests = new SharedRequests< string >();
		await requests.join( 'key', run, { signal } ).catch( () => {} );
		await Promise.resolve();
		expect( add ).toHaveBeenCalledTimes( 1 );
		expect( remove ).toHaveBeenCalledWith(
			'abort',
			add.mock.calls[ 0 ]?.[ 1 ]
		);
	}
);

it( 'still aborts a request in flight when its reader leaves', async () => {
	const reader = new AbortController();
	const requests = new SharedRequests< string >();
	let sent: AbortSignal | undefined;
	requests
		.join(
			'key',
			( signal ) => {
				sent = signal;
				return new Promise( () => {} );
			},
			{ signal: reader.signal }
		)
		.catch( () => {} );
	await new Promise( ( resolve ) => setTimeout( resolve, 5 ) );
	reader.abort();
	expect( sent?.aborted ).toBe( true );
} );

describe( 'equal requests', () => {
	/** A function that starts requests; `finish` and `fail` end the oldest. */
	function createRun() {
		const signals: AbortSignal[] = [];
		const pending: Array< {
			finish: ( result: string ) => void;
			fail: ( error: Error ) => void;
		} > = [];
		const run = ( signal: AbortSignal ) => {
			signals.push( signal );
			return new Promise< string >( ( finish, fail ) =>
				pending.push( { finish, fail } )
			);
		};
		return { run, signals, pending };
	}
	const start = () => jest.advanceTimersByTimeAsync( 0 );

	beforeEach( () => jest.useFakeTimers() );
	afterEach( () => jest.useRealTimers() );

	it( 'are sent once while the first is in flight', async () => {
		const requests = new SharedRequests< string >();
		const { run, signals, pending } = createRun();
		const both = [
			requests.join( 'key', run ),
			requests.join( 'key', run ),
		];
		expect( requests.has( 'key' ) ).toBe( true );
		expect( requests.has( 'other' ) ).toBe( false );
		await start();
		expect( signals ).toHaveLength( 1 );
		pending[ 0 ]?.finish( 'data' );
		await expect( Promise.all( both ) ).resolves.toEqual( [
			'data',
			'data',
		] );
		expect( requests.has( 'key' ) ).toBe( false );
		requests.join( 'key', run );
		await start();
		expect( signals ).toHaveLength( 2 );
	} );

	it( 'are sent again after an error', async () => {
		const requests = new SharedRequests< string >();
		const { run, signals, pending } = createRun();
		const first = requests.join( 'key', run );
		await start();
		pending[ 0 ]?.fail( new Error( 'offline' ) );
		await expect( first ).rejects.toThrow( 'offline' );
		expect( requests.has( 'key' ) ).toBe( false );
		requests.join( 'key', run );
		await start();
		expect( signals ).toHaveLength( 2 );
	} );

	it.each( [
		[ 'joined when they started at', 1, [ false ] ],
		[ 'replaced when they started before', 2, [ true, false ] ],
	] )( 'are %s the given time', async ( _what, later, aborted ) => {
		const requests = new SharedRequests< string >();
		const { run, signals } = createRun();
		const before = nextSequence();
		requests.join( 'key', run );
		requests.join( 'key', run, { since: before + later } );
		await start();
		expect( signals.map( ( signal ) => signal.aborted ) ).toEqual(
			aborted
		);
	} );

	it.each( [
		[ 'succeeds', 'finish' as const ],
		[ 'fails', 'fail' as const ],
	] )(
		'return the response of the newer request when the older one %s',
		async ( _how, end ) => {
			const requests = new SharedRequests< string >();
			const { run, signals, pending } = createRun();
			const older = requests.join( 'key', run );
			await start();
			const newer = requests.join( 'key', run, { since: Infinity } );
			await start();
			expect( signals.map( ( { aborted } ) => aborted ) ).toEqual( [
				true,
				false,
			] );
			if ( end === 'finish' ) {
				pending[ 0 ]?.finish( 'old' );
			} else {
				pending[ 0 ]?.fail( new Error( 'Aborted.' ) );
			}
			await start();
			expect( requests.has( 'key' ) ).toBe( true );
			pending[ 1 ]?.finish( 'new' );
			await expect( Promise.all( [ older, newer ] ) ).resolves.toEqual( [
				'new',
				'new',
			] );
		}
	);

	it( 'are aborted when the readers of the older and the newer one have left', async () => {
		const requests = new SharedRequests< string >();
		const { run, signals } = createRun();
		const [ one, other ] = [ new AbortController(), new AbortController() ];
		const older = requests.join( 'key', run, { signal: one.signal } );
		await start();
		const newer = requests.join( 'key', run, {
			signal: other.signal,
			since: Infinity,
		} );
		await start();
		other.abort();
		expect( signals[ 1 ]?.aborted ).toBe( false );
		expect( requests.has( 'key' ) ).toBe( true );
		one.abort();
		expect( signals[ 1 ]?.aborted ).toBe( true );
		expect( requests.has( 'key' ) ).toBe( false );
		expect( await Promise.allSettled( [ older, newer ] ) ).toMatchObject( [
			{ reason: { code: 'aborted' } },
			{ reason: { code: 'aborted' } },
		] );
	} );

	it( 'are not sent for a reader that has left before', async () => {
		const requests = new SharedRequests< string >();
		const { run, signals } = createRun();
		const reader = new AbortController();
		reader.abort();
		await expect(
			requests.join( 'key', run, { signal: reader.signal } )
		).rejects.toMatchObject( { code: 'aborted' } );
		expect( requests.has( 'key' ) ).toBe( false );
		expect( signals ).toEqual( [] );
	} );

	it( 'stay in flight for a reader without a signal', async () => {
		const requests = new SharedRequests< string >();
		const { run, signals } = createRun();
		const reader = new AbortController();
		requests.join( 'key', run );
		const left = requests.join( 'key', run, { signal: reader.signal } );
		await start();
		reader.abort();
		expect( signals[ 0 ]?.aborted ).toBe( false );
		await expect( left ).rejects.toMatchObject( { code: 'aborted' } );
	} );
} );
