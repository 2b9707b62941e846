import { getFallbackSortKey, getNextDirection, getSort } from '../sort';
import { headers } from './fixtures';

describe( 'getSort', () => {
	it( 'returns the sort of the query', () => {
		expect(
			getSort( headers, { orderby: 'revenue', order: 'asc' } )
		).toEqual( {
			key: 'revenue',
			direction: 'asc',
		} );
	} );

	it( 'returns the default column with its own direction', () => {
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
		expect( getSort( headers, { orderby: '' } ).key ).toBe( 'orders' );
		expect( getSort( headers, { order: 'asc' } ).direction ).toBe( 'asc' );
		expect(
			getSort( headers, { orderby: 'revenue', order: 'desc' } ).direction
		).toBe( 'desc' );
		expect( getSort( [], {} ) ).toEqual( {
			key: undefined,
			direction: 'desc',
		} );
	} );
} );

describe( 'getNextDirection', () => {
	const next = ( key: string, direction: 'asc' | 'desc', clicked: string ) =>
		getNextDirection( headers, { key, direction }, clicked );

	it( 'toggles the direction of the same column', () => {
		expect( next( 'orders', 'desc', 'orders' ) ).toBe( 'asc' );
		expect( next( 'orders', 'asc', 'orders' ) ).toBe( 'desc' );
	} );

	it( 'sorts another column in descending order by default', () => {
		expect( next( 'revenue', 'asc', 'orders' ) ).toBe( 'desc' );
		expect( next( 'orders', 'asc', 'revenue' ) ).toBe( 'asc' );
	} );
} );

describe( 'getFallbackSortKey', () => {
	it( 'returns the default column, the first sortable column, or the first column', () => {
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
