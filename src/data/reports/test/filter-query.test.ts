import { getFilterQuery } from '../filter-query';
import type { ReportAdvancedFilters } from '../filter-query';

const filters = [
	{
		param: 'filter',
		filters: [
			{ value: 'all' },
			{
				value: 'select_product',
				subFilters: [
					{
						value: 'single_product',
						settings: { param: 'products', type: 'products' },
					},
				],
			},
			{
				value: 'compare-products',
				settings: { param: 'products', type: 'products' },
			},
			{ value: 'code', settings: { param: 'code' } },
			{ value: 'advanced' },
		],
	},
	{
		param: 'type',
		filters: [ { value: 'outofstock' }, { value: 'lowstock' } ],
	},
];

const advancedFilters: ReportAdvancedFilters = {
	filters: {
		status: {
			rules: [ { value: 'is' }, { value: 'is_not' } ],
			input: { component: 'SelectControl' },
		},
		registered: {
			rules: [
				{ value: 'before' },
				{ value: 'after' },
				{ value: 'between' },
			],
			input: { component: 'Date' },
		},
		attribute: {
			rules: [ { value: 'is' } ],
			allowMultiple: true,
			input: { component: 'ProductAttribute' },
		},
		spend: {
			rules: [ { value: 'max' }, { value: 'between' } ],
			input: { component: 'Currency' },
		},
		product: {
			rules: [ { value: 'includes' } ],
			input: { component: 'Search', type: 'products' },
		},
		country: {
			rules: [ { value: 'includes' } ],
			input: { component: 'Search', type: 'countries' },
		},
	},
};

const read = ( query: Record< string, unknown > ) =>
	getFilterQuery( { endpoint: 'products', query, filters, advancedFilters } );

beforeEach( () => {
	window.storedeckSettings = { timeZone: 'America/Los_Angeles' };
} );
afterEach( () => {
	delete window.storedeckSettings;
} );

describe( 'getFilterQuery', () => {
	it( 'returns an empty object without filters', () => {
		expect( read( {} ) ).toEqual( {} );
		expect( getFilterQuery( { endpoint: 'orders', query: {} } ) ).toEqual(
			{}
		);
	} );

	it( 'returns the value of a simple filter', () => {
		expect( read( { type: 'lowstock' } ) ).toEqual( { type: 'lowstock' } );
	} );

	it( 'returns the value of an option without settings', () => {
		expect( read( { filter: 'all' } ) ).toEqual( { filter: 'all' } );
	} );

	it( 'keeps the value of an option without ids, and a list', () => {
		expect( read( { filter: 'code', code: 'ten,off' } ) ).toEqual( {
			code: 'ten,off',
		} );
		expect(
			read( { filter: 'single_product', products: [ '7', 'x' ] } )
		).toEqual( { products: [ '7', 'x' ] } );
	} );

	it( 'returns nothing for a report without advanced filters', () => {
		const query = { filter: 'advanced', status_is: 'pending' };
		expect(
			getFilterQuery( { endpoint: 'products', query, filters } )
		).toEqual( {} );
	} );

	it( 'ignores an unknown option', () => {
		expect( read( { type: 'stolen' } ) ).toEqual( {} );
	} );

	it( 'returns the items selected in a nested filter', () => {
		expect( read( { filter: 'single_product', products: '7' } ) ).toEqual( {
			products: '7',
		} );
		expect( read( { filter: 'single_product' } ) ).toEqual( {} );
	} );

	it( 'merges several filters', () => {
		expect(
			read( {
				filter: 'compare-products',
				products: '7,8',
				type: 'lowstock',
			} )
		).toEqual( { products: '7,8', type: 'lowstock' } );
	} );

	it( 'replaces the filters by a search', () => {
		const query = { search: 'cap', products: '1,2', type: 'lowstock' };
		expect( read( query ) ).toEqual( { products: '1,2' } );
		expect(
			getFilterQuery( {
				endpoint: 'variations',
				query,
				limitBy: [ 'type' ],
			} )
		).toEqual( { type: 'lowstock' } );
	} );

	it( 'returns the advanced filters and how they are matched', () => {
		expect( read( { filter: 'advanced', status_is: 'pending' } ) ).toEqual(
			{
				match: 'all',
				status_is: 'pending',
			}
		);
		expect(
			read( {
				filter: 'advanced',
				match: 'any',
				status_is_not: 'pending',
			} )
		).toEqual( { match: 'any', status_is_not: 'pending' } );
	} );

	it( 'ignores incomplete advanced filters', () => {
		expect( read( { filter: 'advanced', match: 'any' } ) ).toEqual( {} );
	} );

	it.each( [
		[ 'registered_after', '2022-03-13', '2022-03-13T00:00:00' ],
		[ 'registered_before', '2022-03-13', '2022-03-13T23:59:59' ],
		[
			'registered_between',
			[ '2022-03-13', '2022-11-06' ],
			[ '2022-03-13T00:00:00', '2022-11-06T23:59:59' ],
		],
	] )( 'converts the dates of %s to times', ( name, days, times ) => {
		expect( read( { filter: 'advanced', [ name ]: days } ) ).toEqual( {
			match: 'all',
			[ name ]: times,
		} );
	} );

	it( 'omits an invalid date', () => {
		expect(
			read( { filter: 'advanced', registered_after: 'soon' } )
		).toEqual( {} );
		expect(
			read( {
				filter: 'advanced',
				registered_between: [ '2022-03-13', 'x' ],
			} )
		).toEqual( {} );
	} );

	it.each( [
		[ 'attribute_is', 'zz' ],
		[ 'attribute_is', [ [ '1', 'blue' ] ] ],
		[ 'attribute_is', [ [ '1.5', '2' ] ] ],
		[ 'attribute_is', [ [ '1', '' ] ] ],
		[ 'attribute_is', [ [ '1', '99999999999999999999' ] ] ],
		[ 'spend_max', '0x1A' ],
		[ 'spend_max', '1e308' ],
		[ 'product_includes', '99999999999999999999' ],
		[ 'country_includes', 'US\0' ],
		[ 'spend_max', 'much' ],
		[ 'spend_between', [ '1', 'x' ] ],
		[ 'spend_between', '1' ],
		[ 'product_includes', 'abc,,-' ],
	] )( 'omits %s=%j, which is invalid for its input', ( name, value ) => {
		expect( read( { filter: 'advanced', [ name ]: value } ) ).toEqual( {} );
	} );

	it( 'returns the valid ids of a list', () => {
		expect(
			read( { filter: 'advanced', product_includes: '5,abc,,0,5,7' } )
		).toEqual( { match: 'all', product_includes: '5,7' } );
		expect(
			read( { filter: 'compare-products', products: 'x,5,7,5' } )
		).toEqual( { products: '5,7' } );
		expect( read( { filter: 'single_product', products: 'x' } ) ).toEqual(
			{}
		);
	} );

	it( 'keeps values that are not ids', () => {
		expect(
			read( { filter: 'advanced', country_includes: 'US,DE' } )
		).toEqual( { match: 'all', country_includes: 'US,DE' } );
	} );

	it( 'keeps nested values', () => {
		expect(
			read( {
				filter: 'advanced',
				attribute_is: [
					[ '1', '2' ],
					[ '3', '4' ],
				],
			} )
		).toEqual( {
			match: 'all',
			attribute_is: [
				[ '1', '2' ],
				[ '3', '4' ],
			],
		} );
	} );

	it( 'omits values that cannot be part of a request', () => {
		expect( read( { search: 'x', products: () => 'boom' } ) ).toEqual( {} );
	} );
} );
