import { getFallbackSortKey, getNextDirection, getSort } from '../sort';
import { headers } from './fixtures';

describe( 'getSort', () => {
	it( 'follows the query', () => {
		expect(
			getSort( headers, { orderby: 'revenue', order: 'asc' } )
		).toEqual( {
			key: 'revenue',
			direction: 'asc',
		} );
	} );

	it( 'falls back to the default column and its own first direction', () => {
		expect( getSort( headers, {} ) ).toEqual( {
			key: 'orders',
			direction: 'desc',
		} );
		expect( getSort( headers, { orderby: 'revenue' } ).direction ).toBe(
			'asc'
		);
		expect( getSort( headers, { order: 'sideways' } ).direction ).toBe(
			'desc'
		);
		expect( getSort( [], {} ).key ).toBeUndefined();
	} );
} );

describe( 'getNextDirection', () => {
	const next = ( key: string, direction: 'asc' | 'desc', clicked: string ) =>
		getNextDirection( headers, { key, direction }, clicked );

	it( 'toggles the same column', () => {
		expect( next( 'orders', 'desc', 'orders' ) ).toBe( 'asc' );
		expect( next( 'orders', 'asc', 'orders' ) ).toBe( 'desc' );
	} );

	it( 'sorts another column descending, unless it says otherwise', () => {
		expect( next( 'revenue', 'asc', 'orders' ) ).toBe( 'desc' );
		expect( next( 'orders', 'asc', 'revenue' ) ).toBe( 'asc' );
	} );
} );

describe( 'getFallbackSortKey', () => {
	it( 'takes the default column, else the first sortable one, else the first', () => {
		expect( getFallbackSortKey( headers, [ 'month', 'orders' ] ) ).toBe(
			'orders'
		);
		expect( getFallbackSortKey( headers, [ 'month', 'revenue' ] ) ).toBe(
			'revenue'
		);
		expect( getFallbackSortKey( headers, [ 'month' ] ) ).toBe( 'month' );
		expect( getFallbackSortKey( headers, [] ) ).toBeUndefined();
	} );
} );
