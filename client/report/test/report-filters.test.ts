import { addFilter, removeFilter } from '@wordpress/hooks';
import { json, serve } from '../../../src/api/test/fake-server';
import { getVisibleFilters } from '../resolve-report';
import { createRowCounter, getFilterSet } from '../report-filters';
import { getQuestion } from '../use-answer-parts';
import { getReport } from '../../reports/test/definitions';

const orders = getReport( 'orders' );
const revenue = getReport( 'revenue' );

const range = { period: 'custom', after: '2018-04-01', before: '2018-04-30' };

afterEach( () => {
	removeFilter( 'woocommerce_admin_revenue_report_advanced_filters', 'test' );
	removeFilter( 'woocommerce_admin_orders_report_filters', 'test' );
	removeFilter( 'woocommerce_admin_orders_report_advanced_filters', 'test' );
	jest.restoreAllMocks();
} );

describe( 'getFilterSet', () => {
	it( 'returns the filters of the report', () => {
		const { filters, advancedFilters } = getFilterSet( orders );
		expect( filters.map( ( { param } ) => param ) ).toEqual( [ 'filter' ] );
		expect(
			Object.keys( advancedFilters.filters ?? {} ).slice( 0, 9 )
		).toEqual( [
			'status',
			'product',
			'variation',
			'coupon',
			'customer_type',
			'refunds',
			'tax_rate',
			'attribute',
			'payment_method',
		] );
		const visible = getVisibleFilters( getFilterSet( revenue ), {} );
		expect( visible.filters.map( ( { param } ) => param ) ).toEqual( [
			'filter',
		] );
		expect( visible.advancedFilters.filters ).toHaveProperty(
			'payment_method'
		);
	} );

	it( 'shows the filter of a report once a plugin adds advanced filters', () => {
		addFilter(
			'woocommerce_admin_revenue_report_advanced_filters',
			'test',
			() => ( { filters: { shop: { labels: {}, input: {} } } } )
		);
		const shown = getVisibleFilters( getFilterSet( revenue ), {} );
		expect( shown.filters[ 0 ]?.filters ).toMatchObject( [
			{ label: 'All revenue', value: 'all' },
			{ label: 'Advanced filters', value: 'advanced' },
		] );
	} );

	it( 'returns valid filters of plugins', () => {
		const error = jest.spyOn( console, 'error' ).mockImplementation();
		addFilter(
			'woocommerce_admin_orders_report_filters',
			'test',
			( list: object[] ) => [
				...list,
				{ label: 'Shop', param: 'shop', filters: [] },
			]
		);
		addFilter(
			'woocommerce_admin_orders_report_advanced_filters',
			'test',
			() => ( { filters: { broken: {} } } )
		);
		const { filters, advancedFilters } = getFilterSet( orders );
		expect( filters ).toHaveLength( 2 );
		expect( advancedFilters.filters ).toHaveProperty( 'status' );
		expect( error ).toHaveBeenCalled();
	} );

	it( 'sends a filter of a plugin only with its option', () => {
		const filterSet = getFilterSet( orders );
		const ask = ( query: Record< string, string > ) =>
			getQuestion( {
				endpoint: 'orders',
				query: { ...range, ...query },
				...filterSet,
			} );
		const filter = { status_is: 'failed', match: 'any' };
		expect( ask( { filter: 'advanced', ...filter } ) ).toMatchObject(
			filter
		);
		expect( ask( filter ) ).not.toHaveProperty( 'status_is' );
	} );
} );

describe( 'createRowCounter', () => {
	const answer = ( rows: number, count?: number ) =>
		serve( () =>
			json( {
				errors: {},
				rows: { items: [ {} ], total: rows },
				primary: { totals: { orders_count: count } },
			} )
		);

	it( 'requests one row for filters that are not applied yet', async () => {
		const requests = answer( 1234, 1230 );
		const count = createRowCounter( orders, getFilterSet( orders ) );
		await expect(
			count?.( {
				...range,
				filter: 'advanced',
				status_is: 'failed',
				match: undefined,
				paged: '3',
			} )
		).resolves.toEqual( {
			count: 1234,
			detail: '1,230 orders, 4 refunds',
		} );
		expect( requests ).toHaveLength( 1 );
		const { pathname, searchParams } = new URL(
			requests[ 0 ]?.url ?? '',
			'http://shop.test'
		);
		expect( pathname ).toMatch( /answers\/orders$/ );
		expect( Object.fromEntries( searchParams ) ).toMatchObject( {
			...range,
			per_page: '1',
			status_is: 'failed',
		} );
		expect( searchParams.has( 'paged' ) ).toBe( false );
	} );

	it( 'takes the number of what the screen asks anyway', async () => {
		const requests = answer( 3, 3 );
		const count = createRowCounter( orders, getFilterSet( orders ), {
			query: { ...range, filter: 'advanced', status_is: 'failed' },
			load: async () => ( {
				rows: { items: [], total: 60 },
				primary: { totals: { orders_count: 58 }, intervals: [] },
				errors: {},
			} ),
		} );
		await expect(
			count?.( {
				filter: 'advanced',
				status_is: 'failed',
				...range,
				paged: '2',
			} )
		).resolves.toEqual( { count: 60, detail: '58 orders, 2 refunds' } );
		expect( requests ).toHaveLength( 0 );
		await count?.( { ...range, filter: 'advanced', status_is: 'pending' } );
		expect( requests ).toHaveLength( 1 );
	} );

	it( 'says nothing about orders when there are no refunds', async () => {
		answer( 12, 12 );
		await expect(
			createRowCounter( orders, getFilterSet( orders ) )?.( range )
		).resolves.toEqual( { count: 12, detail: undefined } );
	} );

	it( 'returns only the number of rows of other reports', async () => {
		answer( 7 );
		const products = getReport( 'products' );
		await expect(
			createRowCounter( products, getFilterSet( products ) )?.( range )
		).resolves.toBe( 7 );
	} );

	it( 'fails if the rows cannot be counted', async () => {
		serve( () =>
			json( { errors: { rows: { code: 'busy', message: 'Busy.' } } } )
		);
		await expect(
			createRowCounter( orders, getFilterSet( orders ) )?.( range )
		).rejects.toThrow( 'Busy.' );
	} );

	it( 'returns undefined for reports with a row for each interval', () => {
		expect(
			createRowCounter( revenue, getFilterSet( revenue ) )
		).toBeUndefined();
	} );
} );
