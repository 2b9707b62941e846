import { createBatcher } from '../batcher';

/** The second argument of `load`. */
const SIGNAL: unknown = expect.any( AbortSignal );

const echo: (
	names: string[],
	signal: AbortSignal
) => Promise< Record< string, string > > = async ( names ) =>
	Object.fromEntries(
		names.map( ( name ) => [ name, `value of ${ name }` ] )
	);

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

describe( 'createBatcher', () => {
	it( 'sends one request for names that are requested together', async () => {
		const load = jest.fn( echo );
		const get = createBatcher( { wait: 1, maxSize: 10, load } );
		const values = Promise.all( [ get( 'a' ), get( 'b' ), get( 'a' ) ] );
		await jest.advanceTimersByTimeAsync( 1 );

		await expect( values ).resolves.toEqual( [
			'value of a',
			'value of b',
			'value of a',
		] );
		expect( load.mock.calls ).toEqual( [ [ [ 'a', 'b' ], SIGNAL ] ] );
	} );

	it( 'requests a name again after the response', async () => {
		const load = jest.fn( echo );
		const get = createBatcher( { wait: 1, maxSize: 10, load } );
		get( 'a' );
		await jest.advanceTimersByTimeAsync( 1 );
		get( 'a' );
		await jest.advanceTimersByTimeAsync( 1 );

		expect( load ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'joins a request in flight', async () => {
		const finishing: Array< ( values: Record< string, string > ) => void > =
			[];
		const load = jest.fn(
			() =>
				new Promise< Record< string, string > >( ( resolve ) => {
					finishing.push( resolve );
				} )
		);
		const get = createBatcher( { wait: 1, maxSize: 10, load } );
		get( 'a' );
		await jest.advanceTimersByTimeAsync( 1 );
		const late = get( 'a' );
		finishing[ 0 ]?.( { a: 'one' } );

		await expect( late ).resolves.toBe( 'one' );
		expect( load ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'sends several requests for many names', async () => {
		const load = jest.fn( echo );
		const get = createBatcher( { wait: 1, maxSize: 2, load } );
		[ 'a', 'b', 'c' ].forEach( ( name ) => get( name ) );
		await jest.advanceTimersByTimeAsync( 1 );

		expect( load.mock.calls ).toEqual( [
			[ [ 'a', 'b' ], SIGNAL ],
			[ [ 'c' ], SIGNAL ],
		] );
	} );

	it( 'sends one request for as many names as fit into it', async () => {
		const load = jest.fn( echo );
		const get = createBatcher( { wait: 1, maxSize: 2, load } );
		[ 'a', 'b' ].forEach( ( name ) => get( name ) );
		await jest.advanceTimersByTimeAsync( 1 );

		expect( load.mock.calls ).toEqual( [ [ [ 'a', 'b' ], SIGNAL ] ] );
	} );

	it( 'collects names for the whole wait', async () => {
		const load = jest.fn( echo );
		const get = createBatcher( { wait: 5, maxSize: 10, load } );
		for ( const name of [ 'a', 'b', 'c' ] ) {
			get( name );
			await jest.advanceTimersByTimeAsync( 3 );
		}
		await jest.advanceTimersByTimeAsync( 1 );
		expect( load.mock.calls ).toEqual( [ [ [ 'a', 'b' ], SIGNAL ] ] );
		get( 'd' );
		await jest.advanceTimersByTimeAsync( 1 );
		expect( load.mock.calls[ 1 ] ).toEqual( [ [ 'c', 'd' ], SIGNAL ] );
	} );

	it.each( [
		[ 'none of the names', [ 'x' ] ],
		[ 'all names', [ 'a', 'b' ] ],
	] )(
		'sends no further request when the server rejects %s',
		async ( _which, rejected ) => {
			const load = jest.fn( () => Promise.reject( new Error( 'no' ) ) );
			const get = createBatcher( {
				wait: 1,
				maxSize: 10,
				load,
				getRejectedNames: () => rejected,
			} );
			const values = Promise.allSettled( [ get( 'a' ), get( 'b' ) ] );
			await jest.advanceTimersByTimeAsync( 1 );

			expect( load ).toHaveBeenCalledTimes( 1 );
			expect( ( await values ).map( ( { status } ) => status ) ).toEqual(
				[ 'rejected', 'rejected' ]
			);
		}
	);

	it( 'rejects all callers when the request fails', async () => {
		const load = jest.fn( () => Promise.reject( new Error( 'no' ) ) );
		const get = createBatcher( { wait: 1, maxSize: 10, load } );
		const values = Promise.allSettled( [ get( 'a' ), get( 'b' ) ] );
		await jest.advanceTimersByTimeAsync( 1 );

		expect( ( await values ).map( ( { status } ) => status ) ).toEqual( [
			'rejected',
			'rejected',
		] );
		expect( load ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'returns undefined for an inherited property', async () => {
		const get = createBatcher( {
			wait: 1,
			maxSize: 10,
			load: async () => ( {} ),
		} );
		const value = get( 'toString' );
		await jest.advanceTimersByTimeAsync( 1 );

		await expect( value ).resolves.toBeUndefined();
	} );
} );
