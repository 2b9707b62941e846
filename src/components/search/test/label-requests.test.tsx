import { act, renderHook } from '@testing-library/react';
import { splitIds, useLabels } from '../use-labels';
import type { GetLabels } from '../use-labels';
import type { Completion } from '../types';

type Props = Parameters< typeof useLabels >;

const wait = ( ms = 0 ) => act( () => jest.advanceTimersByTimeAsync( ms ) );
const start = ( ...initialProps: Props ) =>
	renderHook( ( props: Props ) => useLabels( ...props ), { initialProps } );
const stateOf = ( {
	current: { items, hasLabels },
}: ReturnType< typeof start >[ 'result' ] ) => [
	items.map( ( { label } ) => label ).join(),
	hasLabels,
];
const loadLabels = () =>
	jest.fn( async ( ids: string ) =>
		splitIds( ids ).map( ( id ) => ( { key: id, label: `Item ${ id }` } ) )
	);

let error: jest.SpyInstance;

beforeEach( () => {
	jest.useFakeTimers();
	error = jest.spyOn( console, 'error' ).mockImplementation();
} );
afterEach( () => {
	error.mockRestore();
	jest.useRealTimers();
} );

it.each( [
	[ '1,2', [ '1', '2' ] ],
	[ ' 1 , 2,,1, ', [ '1', '2' ] ],
	[ '', [] ],
] )( 'splits the ids %p', ( ids, result ) => {
	expect( splitIds( ids ) ).toEqual( result );
} );

describe( 'the first render', () => {
	const withPreloaded = (
		getPreloaded: GetLabels[ 'getPreloaded' ]
	): GetLabels =>
		Object.assign( () => new Promise< never >( () => {} ), {
			getPreloaded,
		} );
	const getItems = ( ...props: Props ) =>
		start( ...props ).result.current.items;

	it.each( [
		[ 'without labels', undefined, [ '1', '2' ] ],
		[ 'without preloaded labels', () => undefined, [ '1', '2' ] ],
		[
			'with labels',
			() => [ { key: 2, label: 'R&amp;D' } ],
			[ '1 (not found)', 'R&D' ],
		],
		[
			'after an error',
			() => {
				throw new Error( 'plugin' );
			},
			[ '1', '2' ],
		],
	] )( 'returns items %s', ( _, getPreloaded, labels ) => {
		expect(
			getItems( '1,2', withPreloaded( getPreloaded ), {} ).map(
				( { label } ) => label
			)
		).toEqual( labels );
	} );

	it( 'returns ids without a function and asks for no labels without ids', () => {
		expect( getItems( '1', undefined, {} ) ).toEqual( [
			{ key: '1', label: '1' },
		] );
		const getPreloaded = jest.fn( () => [] );
		expect( getItems( '', withPreloaded( getPreloaded ), {} ) ).toEqual(
			[]
		);
		expect( getPreloaded ).not.toHaveBeenCalled();
		const query = { a: '1' };
		getItems( '1', withPreloaded( getPreloaded ), query );
		expect( getPreloaded.mock.calls ).toEqual( [ [ '1', query ] ] );
	} );
} );

describe( 'useLabels', () => {
	it( 'expects no labels without ids or without a function', () => {
		const getLabels = loadLabels();
		expect( stateOf( start( '', getLabels, {} ).result ) ).toEqual( [
			'',
			true,
		] );
		expect( stateOf( start( '1', undefined, {} ).result ) ).toEqual( [
			'1',
			true,
		] );
		expect( getLabels ).not.toHaveBeenCalled();
	} );

	it( 'returns the keys and labels that were requested', async () => {
		const { result } = start(
			'1,2',
			async () => [ { key: 1, label: 'A&amp;B' } ],
			{}
		);
		expect( stateOf( result ) ).toEqual( [ '1,2', false ] );
		await wait();
		expect( result.current ).toEqual( {
			items: [
				{ key: 1, label: 'A&B' },
				{ key: '2', label: '2 (not found)' },
			],
			hasLabels: true,
		} );
	} );

	it( 'ignores a response that is no list', async () => {
		const { result } = start(
			'1',
			( async () => ( {} ) ) as unknown as GetLabels,
			{}
		);
		await wait();
		expect( stateOf( result ) ).toEqual( [ '1', false ] );
		expect( error ).not.toHaveBeenCalled();
	} );

	it( 'requests labels with the current query when the ids or the function change', async () => {
		const getLabels = loadLabels();
		const other = loadLabels();
		const { result, rerender } = start( '1', getLabels, { page: '1' } );
		await wait();
		rerender( [ '1', getLabels, { page: '2' } ] );
		await wait();
		expect( getLabels ).toHaveBeenCalledTimes( 1 );
		rerender( [ '2', getLabels, { page: '2' } ] );
		expect( stateOf( result ) ).toEqual( [ '2', false ] );
		await wait();
		expect( getLabels.mock.calls ).toEqual( [
			[ '1', { page: '1' } ],
			[ '2', { page: '2' } ],
		] );
		rerender( [ '2', other, { page: '3' } ] );
		await wait();
		expect( other.mock.calls ).toEqual( [ [ '2', { page: '3' } ] ] );
		expect( stateOf( result ) ).toEqual( [ 'Item 2', true ] );
	} );

	it( 'does not request the loaded labels again', async () => {
		const getLabels = loadLabels();
		const { rerender } = start( '1', getLabels, {} );
		await wait();
		rerender( [ '1', undefined, {} ] );
		rerender( [ '1', getLabels, {} ] );
		await wait();
		expect( getLabels ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'ignores the response for earlier ids', async () => {
		const responses: Record< string, ( labels: Completion[] ) => void > =
			{};
		const getLabels = ( ids: string ) =>
			new Promise< Completion[] >( ( resolve ) => {
				responses[ ids ] = resolve;
			} );
		const { result, rerender } = start( '1', getLabels, {} );
		rerender( [ '2', getLabels, {} ] );
		await act(
			async () => responses[ 2 ]?.( [ { key: 2, label: 'Two' } ] )
		);
		await act(
			async () => responses[ 1 ]?.( [ { key: 1, label: 'One' } ] )
		);
		expect( stateOf( result ) ).toEqual( [ 'Two', true ] );
	} );

	it( 'repeats a failed request after 5 and after 10 seconds and logs it once', async () => {
		const getLabels = jest.fn( () =>
			Promise.reject( new Error( 'offline' ) )
		);
		start( '1', getLabels, {} );
		await wait( 4999 );
		expect( getLabels ).toHaveBeenCalledTimes( 1 );
		await wait( 1 );
		expect( getLabels ).toHaveBeenCalledTimes( 2 );
		await wait( 9999 );
		expect( getLabels ).toHaveBeenCalledTimes( 2 );
		await wait( 1 );
		expect( getLabels ).toHaveBeenCalledTimes( 3 );
		expect( error.mock.calls ).toEqual( [
			[
				'Could not load the labels of a filter.',
				new Error( 'offline' ),
			],
		] );
	} );

	it( 'does not repeat a request that fails for earlier ids', async () => {
		const getLabels = jest.fn( ( ids: string ) =>
			ids === '1'
				? Promise.reject( new Error( 'offline' ) )
				: Promise.resolve( [] )
		);
		const { rerender } = start( '1', getLabels, {} );
		rerender( [ '2', getLabels, {} ] );
		await wait( 60_000 );
		expect( getLabels ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'does not repeat a request while it waits for earlier ids', async () => {
		const getLabels = jest.fn( ( ids: string ) =>
			ids === '1'
				? Promise.reject( new Error( 'offline' ) )
				: Promise.resolve( [] )
		);
		const { rerender } = start( '1', getLabels, {} );
		await wait( 1000 );
		rerender( [ '2', getLabels, {} ] );
		await wait( 60_000 );
		expect( getLabels ).toHaveBeenCalledTimes( 2 );
	} );
} );
