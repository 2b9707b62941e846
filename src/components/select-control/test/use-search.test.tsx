import { act, renderHook } from '@testing-library/react';
import type { SelectOption } from '../types';
import { useSearch } from '../use-search';

const toOptions = ( ...labels: string[] ): SelectOption[] =>
	labels.map( ( label ) => ( { key: label, label } ) );
const all = toOptions( 'all' );

type Settings = Parameters< typeof useSearch >[ 0 ];

const start = ( props: Partial< Settings > = {} ) =>
	renderHook( useSearch, {
		initialProps: { options: all, debounceTime: 0, ...props },
	} );
type Search = ReturnType< typeof start >[ 'result' ];

/** A search whose responses the test resolves or rejects. */
function createServer() {
	const pending: {
		resolve: ( found: SelectOption[] ) => void;
		reject: ( error: Error ) => void;
	}[] = [];
	return {
		onSearch: jest.fn(
			() =>
				new Promise< SelectOption[] >( ( resolve, reject ) =>
					pending.push( { resolve, reject } )
				)
		),
		respond: ( index: number, ...labels: string[] ) =>
			act(
				async () => pending[ index ]?.resolve( toOptions( ...labels ) )
			),
		fail: ( index: number ) =>
			act(
				async () => pending[ index ]?.reject( new Error( 'offline' ) )
			),
	};
}

const search = ( { current }: Search, query: string, wait?: number ) =>
	act( () => current.search( query, wait ) );
const stateOf = ( { current: { status, options } }: Search ) => [
	status,
	options.map( ( { label } ) => label ).join(),
];
const pass = ( ms: number ) => act( () => jest.advanceTimersByTime( ms ) );

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

it( 'shows synchronous results at once', () => {
	const onSearch = jest.fn( () => toOptions( 'found' ) );
	const { result } = start( { onSearch } );
	expect( stateOf( result ) ).toEqual( [ 'idle', 'all' ] );
	search( result, 'f' );
	expect( onSearch.mock.calls ).toEqual( [ [ all, 'f' ] ] );
	expect( stateOf( result ) ).toEqual( [ 'idle', 'found' ] );
} );

it( 'keeps the previous results while it searches', async () => {
	const { onSearch, respond } = createServer();
	const { result } = start( { onSearch } );
	search( result, 'a' );
	expect( stateOf( result ) ).toEqual( [ 'searching', 'all' ] );
	await respond( 0, 'first' );
	expect( stateOf( result ) ).toEqual( [ 'idle', 'first' ] );
	search( result, 'ab' );
	expect( stateOf( result ) ).toEqual( [ 'searching', 'first' ] );
} );

it( 'waits for the debounce time and searches for the last query', () => {
	const { onSearch } = createServer();
	const { result } = start( { onSearch, debounceTime: 500 } );
	search( result, 'a' );
	expect( stateOf( result ) ).toEqual( [ 'searching', 'all' ] );
	pass( 400 );
	search( result, 'ab' );
	pass( 499 );
	expect( onSearch ).not.toHaveBeenCalled();
	pass( 1 );
	expect( onSearch.mock.calls ).toEqual( [ [ all, 'ab' ] ] );
} );

it( 'searches at once when the wait is 0 and cancels a waiting search', () => {
	const { onSearch } = createServer();
	const { result } = start( { onSearch, debounceTime: 500 } );
	search( result, 'a' );
	search( result, 'ab', 0 );
	expect( onSearch ).toHaveBeenCalledTimes( 1 );
	pass( 500 );
	expect( onSearch.mock.calls ).toEqual( [ [ all, 'ab' ] ] );
} );

it( 'does not wait when there is no search function', () => {
	const { result } = start( { debounceTime: 500 } );
	search( result, 'a' );
	expect( stateOf( result ) ).toEqual( [ 'idle', 'all' ] );
} );

it( 'uses the current search function and debounce time', () => {
	const before = createServer();
	const { onSearch } = createServer();
	const { result, rerender } = start( before );
	rerender( { options: all, onSearch, debounceTime: 300 } );
	search( result, 'a' );
	expect( onSearch ).not.toHaveBeenCalled();
	pass( 300 );
	expect( onSearch ).toHaveBeenCalledTimes( 1 );
	expect( before.onSearch ).not.toHaveBeenCalled();
} );

it( 'ignores outdated results and outdated errors', async () => {
	const { onSearch, respond, fail } = createServer();
	const { result } = start( { onSearch } );
	search( result, 'a' );
	search( result, 'ab' );
	search( result, 'abc' );
	await respond( 0, 'outdated' );
	expect( stateOf( result ) ).toEqual( [ 'searching', 'all' ] );
	await respond( 2, 'last' );
	await fail( 1 );
	expect( stateOf( result ) ).toEqual( [ 'idle', 'last' ] );
} );

it( 'discards results when a search fails', async () => {
	const { onSearch, respond, fail } = createServer();
	const { result } = start( { onSearch } );
	search( result, 'a' );
	await respond( 0, 'first' );
	search( result, 'ab' );
	await fail( 1 );
	expect( stateOf( result ) ).toEqual( [ 'failed', 'all' ] );
} );

it( 'lists all options when the search function is removed', async () => {
	const { onSearch, respond, fail } = createServer();
	const { result, rerender } = start( { onSearch } );
	search( result, 'a' );
	await respond( 0, 'first' );
	rerender( { options: all, debounceTime: 0 } );
	expect( stateOf( result ) ).toEqual( [ 'idle', 'all' ] );
	rerender( { options: all, onSearch, debounceTime: 0 } );
	search( result, 'b' );
	await fail( 1 );
	rerender( { options: all, debounceTime: 0 } );
	search( result, 'b' );
	expect( stateOf( result ) ).toEqual( [ 'idle', 'all' ] );
} );

it( 'stops a waiting search', () => {
	const { onSearch } = createServer();
	const { result } = start( { onSearch, debounceTime: 500 } );
	search( result, 'a' );
	act( () => result.current.stop() );
	expect( stateOf( result ) ).toEqual( [ 'idle', 'all' ] );
	pass( 500 );
	expect( onSearch ).not.toHaveBeenCalled();
} );

it( 'ignores the result and the error of a stopped search', async () => {
	const { onSearch, respond, fail } = createServer();
	const { result } = start( { onSearch } );
	search( result, 'a' );
	act( () => result.current.stop() );
	await respond( 0, 'late' );
	expect( stateOf( result ) ).toEqual( [ 'idle', 'all' ] );
	search( result, 'a' );
	act( () => result.current.stop() );
	await fail( 1 );
	expect( stateOf( result ) ).toEqual( [ 'idle', 'all' ] );
} );

it( 'does not search after it is unmounted', () => {
	const { onSearch } = createServer();
	const { result, unmount } = start( { onSearch, debounceTime: 500 } );
	search( result, 'a' );
	unmount();
	pass( 500 );
	expect( onSearch ).not.toHaveBeenCalled();
} );
