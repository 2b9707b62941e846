import { act, renderHook } from '@testing-library/react';
import { useAsyncData } from '../use-async-data';
import { useCount } from '../use-count';

const wait = ( ms: number ) => act( () => jest.advanceTimersByTimeAsync( ms ) );

/** A promise that the test settles. */
function createRequest< Value >() {
	let resolve: ( value: Value ) => void = () => {};
	let reject: ( error: Error ) => void = () => {};
	const promise = new Promise< Value >( ( onResolve, onReject ) => {
		resolve = onResolve;
		reject = onReject;
	} );
	return { promise, resolve, reject };
}

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

describe( 'useCount', () => {
	type Props = [
		Parameters< typeof useCount >[ 0 ],
		Parameters< typeof useCount >[ 1 ],
	];
	const start = ( ...initialProps: Props ) =>
		renderHook( ( props: Props ) => useCount( ...props ), {
			initialProps,
		} );

	it( 'counts 400 ms after the last change', async () => {
		const getCount = jest.fn( async () => 3 );
		const { result, rerender } = start( { a: '1' }, getCount );
		await wait( 399 );
		rerender( [ { a: '2' }, getCount ] );
		await wait( 399 );
		expect( getCount ).not.toHaveBeenCalled();
		await wait( 1 );
		expect( getCount.mock.calls ).toEqual( [ [ { a: '2' } ] ] );
		expect( result.current ).toMatchObject( { count: 3 } );
		rerender( [ { a: '2' }, getCount ] );
		await wait( 1000 );
		expect( getCount ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'returns what the rows are', async () => {
		const { result } = start( {}, async () => ( {
			count: 0,
			detail: 'orders',
		} ) );
		expect( result.current ).toBeUndefined();
		await wait( 400 );
		expect( result.current ).toMatchObject( {
			count: 0,
			detail: 'orders',
		} );
	} );

	it( 'returns no count of an earlier query', async () => {
		const { result, rerender } = start( { a: '1' }, async () => 3 );
		await wait( 400 );
		rerender( [ { a: '2' }, () => new Promise( () => {} ) ] );
		expect( result.current ).toBeUndefined();
		await wait( 400 );
		expect( result.current ).toBeUndefined();
		rerender( [ { a: '1' }, undefined ] );
		expect( result.current ).toMatchObject( { count: 3 } );
	} );

	it( 'ignores a late count, which must not replace the current one', async () => {
		const late = createRequest< number >();
		const { result, rerender } = start( { a: '1' }, () => late.promise );
		await wait( 400 );
		rerender( [ { a: '2' }, async () => 2 ] );
		await wait( 400 );
		await act( async () => late.resolve( 1 ) );
		expect( result.current ).toMatchObject( { count: 2 } );
	} );

	it( 'ignores errors', async () => {
		const { result } = start( {}, () =>
			Promise.reject( new Error( 'offline' ) )
		);
		await wait( 400 );
		expect( result.current ).toBeUndefined();
	} );

	it( 'counts as soon as a function is given', async () => {
		const getCount = jest.fn( async () => 3 );
		const { result, rerender } = start( {}, undefined );
		await wait( 400 );
		rerender( [ {}, getCount ] );
		await wait( 400 );
		expect( result.current ).toMatchObject( { count: 3 } );
	} );

	it( 'does not count after it is unmounted', async () => {
		const getCount = jest.fn( async () => 3 );
		const { unmount } = start( {}, getCount );
		unmount();
		await wait( 400 );
		expect( getCount ).not.toHaveBeenCalled();
	} );
} );

describe( 'useAsyncData', () => {
	type Load = ( signal: AbortSignal ) => Promise< string > | string;
	const start = ( load?: Load ) =>
		renderHook( ( props: { load?: Load } ) => useAsyncData( props.load ), {
			initialProps: { load },
		} );
	const settle = ( run: () => void = () => {} ) => act( async () => run() );

	it( 'loads nothing without a function', async () => {
		const { result } = start();
		await settle();
		expect( result.current ).toMatchObject( {
			data: undefined,
			isFailed: false,
		} );
	} );

	it( 'ignores data and errors of an earlier request and cancels it', async () => {
		const first = createRequest< string >();
		const second = createRequest< string >();
		const signals: AbortSignal[] = [];
		const { result, rerender } = start( ( signal ) => {
			signals.push( signal );
			return first.promise;
		} );
		rerender( { load: () => second.promise } );
		expect( signals[ 0 ]?.aborted ).toBe( true );
		await settle( () => second.resolve( 'second' ) );
		await settle( () => first.reject( new Error( 'aborted' ) ) );
		expect( result.current ).toMatchObject( {
			data: 'second',
			isFailed: false,
		} );
		rerender( { load: undefined } );
		expect( result.current.data ).toBeUndefined();
	} );

	it( 'returns no data of the earlier request while another loads', async () => {
		const { result, rerender } = start( async () => 'first' );
		await settle();
		expect( result.current.data ).toBe( 'first' );
		rerender( { load: () => new Promise( () => {} ) } );
		expect( result.current.data ).toBeUndefined();
	} );

	it( 'loads again after an error', async () => {
		const load = jest
			.fn< Promise< string >, [ AbortSignal ] >()
			.mockRejectedValueOnce( new Error( 'offline' ) )
			.mockResolvedValue( 'data' );
		const { result } = start( load );
		await settle();
		expect( result.current.isFailed ).toBe( true );
		act( () => result.current.retry() );
		expect( result.current.isFailed ).toBe( false );
		await settle();
		expect( result.current ).toMatchObject( {
			data: 'data',
			isFailed: false,
		} );
		expect( load ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'reports a function that throws', async () => {
		const { result } = start( () => {
			throw new Error( 'plugin' );
		} );
		await settle();
		expect( result.current.isFailed ).toBe( true );
	} );
} );
