import {
	getRequestQuery,
	getVisibleFilters,
	getVariant,
	getFlaggedId,
	withItemFlag,
} from '../resolve-report';
import { getFilterSet } from '../report-filters';
import type { FilterSet, Report } from '../types';
import { getQuestion } from '../use-answer-parts';
import type { Query } from '@storedeck/navigation';
import { getReport } from '../../reports/test/definitions';

const categories = getReport( 'categories' );
const coupons = getReport( 'coupons' );
const orders = getReport( 'orders' );
const products = getReport( 'products' );
const taxes = getReport( 'taxes' );
const variations = getReport( 'variations' );

/** What the server is asked for. */
const ask = (
	{ endpoint, limitBy }: Report,
	query: Query,
	filterSet: FilterSet
) => getQuestion( { endpoint, limitBy, query, ...filterSet }, [ 'rows' ] );

const RANGE = { period: 'last_month', compare: 'previous_year' };

describe( 'variants of reports', () => {
	it.each( [
		[
			products,
			{ filter: 'compare-products', products: '1,2' },
			'product',
		],
		[ products, { filter: 'compare-products', products: '1' }, undefined ],
		[ products, { filter: 'single_product', products: '1' }, undefined ],
		[
			products,
			{
				filter: 'single_product',
				products: '1',
				'is-variable': 'true',
			},
			'variation',
		],
		[
			variations,
			{ 'filter-variations': 'compare-variations', variations: '1,2' },
			'variation',
		],
		[
			variations,
			{ filter: 'compare-variations', variations: '1,2' },
			undefined,
		],
		[
			categories,
			{ filter: 'compare-categories', categories: '1,2' },
			'category',
		],
		[
			categories,
			{ filter: 'single_category', categories: '1' },
			'product',
		],
		[ categories, { filter: 'single_category' }, undefined ],
		[ coupons, { filter: 'compare-coupons', coupons: '1,2' }, 'coupon' ],
		[ taxes, { filter: 'compare-taxes' }, 'tax_rate_id' ],
		[ orders, { filter: 'advanced' }, undefined ],
	] )( '%#: segments the chart', ( report, query, segmentby ) => {
		const variant = getVariant( report, query );
		expect( variant.itemChart?.segmentby ).toBe( segmentby );
		expect( getRequestQuery( variant, query, '' ).segmentby ).toBe(
			segmentby
		);
	} );

	it( 'show variations for a variable product, and products for a category', () => {
		expect(
			getVariant( products, {
				filter: 'single_product',
				'is-variable': 'true',
			} )
		).toMatchObject( {
			id: 'products',
			endpoint: 'variations',
			statsEndpoint: 'products',
			columnsPreference: 'variations_report_columns',
			search: undefined,
		} );
		expect(
			getVariant( categories, {
				filter: 'single_category',
				categories: '1',
			} )
		).toMatchObject( {
			endpoint: 'products',
			limitBy: [ 'products', 'categories' ],
			comparison: undefined,
		} );
	} );
} );

describe( 'the item flag', () => {
	it( 'is ignored in the URL', () => {
		const query = { filter: 'single_product', 'is-variable': 'true' };
		expect( withItemFlag( products, query, false ) ).toEqual( {
			filter: 'single_product',
		} );
		expect( withItemFlag( products, {}, true ) ).toEqual( {
			'is-variable': 'true',
		} );
		expect( withItemFlag( orders, query, true ) ).toBe( query );
	} );

	it( 'is requested only for a single product', () => {
		const id = ( query: Record< string, string > ) =>
			products.itemFlag && getFlaggedId( products.itemFlag, query );
		expect( id( { filter: 'single_product', products: '7' } ) ).toBe( 7 );
		expect( id( { filter: 'single_product' } ) ).toBeUndefined();
		expect(
			id( { filter: 'compare-products', products: '7,8' } )
		).toBeUndefined();
	} );

	it( 'is independent of segments in the URL, which are ignored', () => {
		expect( getRequestQuery( products, { segmentby: 'x' }, '' ) ).toEqual(
			{}
		);
	} );
} );

describe( 'a search', () => {
	it( 'is replaced by the ids of its results', () => {
		const query = { ...RANGE, search: 'mug', filter: 'compare-products' };
		const requestQuery = getRequestQuery( products, query, '3,4' );
		const request = ask( products, requestQuery, getFilterSet( products ) );
		expect( request ).toMatchObject( { products: '3,4' } );
		expect( request ).not.toHaveProperty( 'search' );
	} );

	it( 'keeps the category of the searched products', () => {
		const query = {
			...RANGE,
			search: 'mug',
			filter: 'single_category',
			categories: '9',
		};
		const variant = getVariant( categories, query );
		expect(
			ask(
				variant,
				getRequestQuery( variant, query, '3' ),
				getFilterSet( categories )
			)
		).toMatchObject( { products: '3', categories: '9' } );
	} );

	it( 'is ignored by reports without a search, which keep their filters', () => {
		const query = {
			...RANGE,
			search: 'mug',
			filter: 'advanced',
			status_is: 'failed',
		};
		expect(
			ask(
				orders,
				getRequestQuery( orders, query, '' ),
				getFilterSet( orders )
			)
		).toMatchObject( { status_is: 'failed' } );
	} );
} );

describe( 'getVisibleFilters', () => {
	const paramsOf = ( query: Record< string, string > ) =>
		getVisibleFilters( getFilterSet( products ), query ).filters.map(
			( { param } ) => param
		);

	it( 'shows variations only for a variable product', () => {
		expect(
			paramsOf( { filter: 'single_product', products: '1' } )
		).toEqual( [ 'filter' ] );
		expect(
			paramsOf( {
				filter: 'single_product',
				products: '1',
				'is-variable': 'true',
			} )
		).toEqual( [ 'filter', 'filter-variations' ] );
	} );

	it( 'leaves hidden filters out of the requests', () => {
		const query = {
			...RANGE,
			'filter-variations': 'single_variation',
			variations: '5',
		};
		expect(
			ask(
				products,
				query,
				getVisibleFilters( getFilterSet( products ), query )
			)
		).not.toHaveProperty( 'variations' );
	} );
} );
