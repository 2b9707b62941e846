import * as constants from '../constants';
import {
	getInvalidationBySettings,
	NOTE_DATA,
	ORDER_DATA,
	ORDER_STATUS_DATA,
	REVIEW_DATA,
	STOCK_DATA,
	TASK_DATA,
} from '../invalidations';

describe( 'outdated data', () => {
	it.each( [
		[
			'orders',
			ORDER_DATA,
			{
				'wc/admin/reports': 'all',
				'storedeck/answers': 'all',
				'wc/admin/items': [ 'leaderboards' ],
				'storedeck/customers': 'all',
				'storedeck/reorder': 'all',
			},
		],
		[ 'statuses', ORDER_STATUS_DATA, { 'storedeck/attention': 'all' } ],
		[ 'messages', NOTE_DATA, { 'storedeck/attention': 'all' } ],
		[
			'stock',
			STOCK_DATA,
			{
				'wc/admin/reports': [ 'stock', 'products', 'variations' ],
				'storedeck/attention': 'all',
				'storedeck/reorder': 'all',
			},
		],
		[
			'reviews',
			REVIEW_DATA,
			{ 'wc/admin/reviews': 'all', 'storedeck/attention': 'all' },
		],
		[ 'tasks', TASK_DATA, { 'wc/admin/onboarding': 'all' } ],
	] )( 'lists the stores that depend on %s', ( _what, data, stores ) => {
		expect( data ).toEqual( stores );
	} );

	it.each( [
		[ [], {} ],
		[ [ 'blogname' ], {} ],
		[ [ 'blogname', 'woocommerce_date_type' ], ORDER_DATA ],
		[ [ 'woocommerce_excluded_report_order_statuses' ], ORDER_DATA ],
		[ [ 'woocommerce_default_country' ], TASK_DATA ],
		[ [ 'woocommerce_store_address' ], TASK_DATA ],
		[ [ 'woocommerce_store_city' ], TASK_DATA ],
		[ [ 'woocommerce_calc_taxes', 'blogname' ], TASK_DATA ],
		[ [ 'woocommerce_no_sales_tax' ], TASK_DATA ],
		[
			[ 'woocommerce_calc_taxes', 'woocommerce_date_type' ],
			{ ...ORDER_DATA, ...TASK_DATA },
		],
	] )( 'depends on the saved settings %j', ( names, data ) => {
		expect( getInvalidationBySettings( names ) ).toEqual( data );
	} );
} );

describe( 'constants', () => {
	it( 'has durations in milliseconds', () => {
		const { SECOND, MINUTE, HOUR, DAY, WEEK, MONTH } = constants;
		expect( [ SECOND, MINUTE, HOUR, DAY, WEEK, MONTH ] ).toEqual( [
			1000, 60_000, 3_600_000, 86_400_000, 604_800_000, 2_628_000_000,
		] );
	} );

	it( 'has the defaults of a report', () => {
		expect( constants.QUERY_DEFAULTS ).toEqual( {
			pageSize: 25,
			period: 'month',
			compare: 'previous_year',
			noteTypes: [ 'info', 'marketing', 'survey', 'warning' ],
		} );
	} );
} );
