import { getLeaderboard } from '../leaderboard';
import { searchItemsByString } from '../search-items';
import { itemsStore } from '../store';
import { createTestRegistry, fakeNetwork, settle } from '../../testing';
import type { Call, TestRegistry } from '../../testing';

let calls: Call[];
let registry: TestRegistry;
const selector = () => registry.select( itemsStore );

beforeEach( () => {
	jest.useFakeTimers( { now: new Date( '2022-03-15T12:00:00Z' ) } );
	calls = fakeNetwork();
	registry = createTestRegistry( itemsStore );
} );

afterEach( () => jest.useRealTimers() );

describe( 'getLeaderboard', () => {
	const rows = [ [ { display: 'Hat', value: 'Hat' } ] ];
	const read = ( id = 'products' ) =>
		getLeaderboard( {
			id,
			per_page: 5,
			persisted_query: { period: 'last_month' },
			query: { period: 'last_month', compare: 'previous_year' },
			filterQuery: { category: 7 },
			selector: selector(),
		} );

	it( 'returns the rows of a leaderboard; all leaderboards share one request', async () => {
		expect( read() ).toEqual( {
			isRequesting: true,
			isError: false,
			rows: [],
		} );
		read( 'coupons' );
		await settle();
		expect( calls.map( ( call ) => call.decodedUrl ) ).toEqual( [
			'/wc-analytics/leaderboards?category=7' +
				'&after=2022-02-01T00:00:00&before=2022-02-28T23:59:59' +
				'&per_page=5&persisted_query={"period":"last_month"}',
		] );
		await calls[ 0 ]?.respond( [ { id: 'products', rows } ] );

		expect( read() ).toEqual( {
			isRequesting: false,
			isError: false,
			rows,
		} );
		expect( read( 'coupons' ).rows ).toEqual( [] );
	} );

	it( 'returns no rows when they are not a list', async () => {
		read();
		await settle();
		await calls[ 0 ]?.respond( [ { id: 'products', rows: 'none' } ] );
		expect( read().rows ).toEqual( [] );
	} );

	it( 'returns whether there is an error', async () => {
		read();
		await settle();
		await calls[ 0 ]?.fail();
		expect( read() ).toMatchObject( {
			isRequesting: false,
			isError: true,
		} );
	} );

	it( 'accepts `select` and logs that it is deprecated', () => {
		const warn = jest.spyOn( console, 'warn' ).mockImplementation();
		const select = jest.fn( () => selector() );
		getLeaderboard( { id: 'products', query: {}, select } );
		expect( select ).toHaveBeenCalledWith( 'wc/admin/items' );
		expect( warn ).toHaveBeenCalledWith(
			'`select` for getLeaderboard is deprecated. Please use `selector` instead.'
		);
		warn.mockRestore();
	} );

	it( 'throws without selector and select', () => {
		expect( () => getLeaderboard( { id: 'products', query: {} } ) ).toThrow(
			/selector/
		);
	} );
} );

describe( 'searchItemsByString', () => {
	const search = () =>
		searchItemsByString( selector(), 'products', [ 'hat', 'cap' ], {
			orderby: 'popularity',
		} );

	it( 'searches each word and returns all items found', async () => {
		expect( search() ).toEqual( {
			items: {},
			isRequesting: true,
			isError: false,
		} );
		await settle();
		expect( calls.map( ( { decodedUrl } ) => decodedUrl ) ).toEqual( [
			'/wc-analytics/products?search=hat&per_page=10&orderby=popularity',
			'/wc-analytics/products?search=cap&per_page=10&orderby=popularity',
		] );
		await calls[ 0 ]?.respond( [ { id: 9, name: 'Hat' } ] );
		expect( search() ).toMatchObject( { isRequesting: true } );
		await calls[ 1 ]?.respond( [ { id: 4, name: 'Cap' } ] );

		expect( search() ).toEqual( {
			items: { 4: { id: 4, name: 'Cap' }, 9: { id: 9, name: 'Hat' } },
			isRequesting: false,
			isError: false,
		} );
	} );

	it( 'returns whether one of the searches failed', async () => {
		search();
		await settle();
		await calls[ 0 ]?.respond( [ { id: 9 } ] );
		await calls[ 1 ]?.fail();
		expect( search() ).toMatchObject( {
			isError: true,
			isRequesting: false,
			items: { 9: { id: 9 } },
		} );
	} );

	it( 'accepts `select` and logs that it is deprecated', () => {
		const warn = jest.spyOn( console, 'warn' ).mockImplementation();
		searchItemsByString( () => selector(), 'coupons', [ 'ten' ] );
		expect( warn ).toHaveBeenCalledWith(
			'`select` for searchItemsByString is deprecated. Please use `selector` instead.'
		);
		warn.mockRestore();
	} );
} );
