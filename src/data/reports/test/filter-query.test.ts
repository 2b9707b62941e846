import { getFilterQuery } from '../filter-query';
import type { ReportAdvancedFilters } from '../filter-types';

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
	it( 'is empty without filters', () => {
		expect( read( {} ) ).toEqual( {} );
		expect( getFilterQuery( { endpoint: 'orders', query: {} } ) ).toEqual(
			{}
		);
	} );

	it( 'sends the choice of a plain filter', () => {
		expect( read( { type: 'lowstock' } ) ).toEqual( { type: 'lowstock' } );
	} );

	it( 'ignores a choice that there is not', () => {
		expect( read( { type: 'stolen' } ) ).toEqual( {} );
	} );

	it( 'sends what was chosen in a filter within a filter', () => {
		expect( read( { filter: 'single_product', products: '7' } ) ).toEqual( {
			products: '7',
		} );
		expect( read( { filter: 'single_product' } ) ).toEqual( {} );
	} );

	it( 'puts several filters together', () => {
		expect(
			read( {
				filter: 'compare-products',
				products: '7,8',
				type: 'lowstock',
			} )
		).toEqual( { products: '7,8', type: 'lowstock' } );
	} );

	it( 'lets a search take the place of the filters', () => {
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

	it( 'sends the advanced filters and how they are joined', () => {
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

	it( 'sends nothing for advanced filters that are not filled in', () => {
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
	] )( 'turns the days of %s into times', ( name, days, times ) => {
		expect( read( { filter: 'advanced', [ name ]: days } ) ).toEqual( {
			match: 'all',
			[ name ]: times,
		} );
	} );

	it( 'leaves out a date that is none', () => {
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
		[ 'spend_max', 'much' ],
		[ 'spend_between', [ '1', 'x' ] ],
		[ 'spend_between', '1' ],
		[ 'product_includes', 'abc,,-' ],
	] )(
		'leaves out %s=%j, which its field could not take',
		( name, value ) => {
			expect( read( { filter: 'advanced', [ name ]: value } ) ).toEqual(
				{}
			);
		}
	);

	it( 'sends the ids of a list, and nothing else in it', () => {
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

	it( 'leaves names alone that are no ids', () => {
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

	it( 'sends nothing that a request cannot carry', () => {
		expect( read( { search: 'x', products: () => 'boom' } ) ).toEqual( {} );
	} );
} );
