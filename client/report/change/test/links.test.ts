import type { DimensionSetting } from '@storedeck/settings';
import { getFilterUpdate, getWhyHref } from '../links';

const DIMENSION: DimensionSetting = {
	segmentby: 'product',
	label: 'Products',
	endpoints: [ 'orders' ],
	link: {
		report: '/analytics/products',
		query: { filter: 'single_product', products: '{id}' },
	},
};

const TYPE: DimensionSetting = {
	segmentby: 'customer_type',
	label: 'Customer types',
	endpoints: [ 'orders' ],
	link: { report: '/x', query: {}, values: [ 'new', 'returning' ] },
};

const filter = ( ...rules: string[] ) =>
	( {
		labels: {},
		input: {},
		...( rules.length > 0 && {
			rules: rules.map( ( value ) => ( { value } ) ),
		} ),
	} ) as never;

const FILTERS = {
	filters: {
		product: filter( 'excludes', 'includes' ),
		customer_type: filter(),
	},
};

const update = (
	dimension: DimensionSetting,
	id: number | string,
	query: Record< string, string > = {},
	filters: object = FILTERS
) => getFilterUpdate( dimension, id, query, '/analytics/products', filters );

afterEach( () => {
	delete window.storedeckSettings;
} );

it( 'limits a report to a value by the filter of its dimension', () => {
	expect( update( DIMENSION, 7 ) ).toEqual( {
		filter: 'advanced',
		product_includes: '7',
	} );
	expect( update( TYPE, 1, { filter: 'advanced' } ) ).toEqual( {
		filter: 'advanced',
		customer_type: 'returning',
	} );
} );

it( 'limits a report without such a filter as its own links do', () => {
	expect( update( DIMENSION, 7, {}, {} ) ).toEqual( {
		filter: 'single_product',
		products: '7',
	} );
	expect( update( TYPE, 1, {}, {} ) ).toBeUndefined();
} );

it.each( [
	[ 'a filter of the same dimension', { product_includes: '3' } ],
	[ 'filters of which any has to match', { match: 'any' } ],
	[ 'a filter that another one would replace', { filter: 'compare-x' } ],
	[ 'a search', { search: 'cap' } ],
] )( 'adds no filter to %s', ( _, query ) => {
	expect( update( DIMENSION, 7, query ) ).toBeUndefined();
} );

it( 'leads to what explains a change where there is a comparison and a way to split it', () => {
	window.storedeckSettings = { dimensions: [ DIMENSION ] };
	const href = ( endpoint: string, compare: string ) =>
		getWhyHref( '/analytics/orders', endpoint, 'net_revenue', {
			period: 'week',
			compare,
			paged: '3',
		} );
	const { searchParams } = new URL(
		href( 'orders', 'previous_year' ) ?? '',
		'http://localhost'
	);
	expect( Object.fromEntries( searchParams ) ).toEqual( {
		page: 'storedeck',
		path: '/analytics/orders/why',
		period: 'week',
		compare: 'previous_year',
		chart: 'net_revenue',
	} );
	expect( href( 'orders', 'none' ) ).toBeUndefined();
	expect( href( 'downloads', 'previous_year' ) ).toBeUndefined();
	expect(
		getWhyHref( undefined, 'orders', 'x', { compare: 'previous_year' } )
	).toBeUndefined();
} );
