import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { createBatchClient } from '../../setup/batch-client.mjs';
import { php, sql } from '../../setup/site.mjs';

/*
 * Checks the documented formulas of metrics on the demo store, and that metrics
 * of different reports are equal.
 */

/** Metrics that must be equal, as `report/field`. */
const EQUAL_METRICS = [
	[ 'revenue/net_revenue', 'orders/net_revenue', 'products/net_revenue' ],
	[ 'revenue/orders_count', 'orders/orders_count' ],
	[ 'orders/num_items_sold', 'products/items_sold' ],
	[ 'revenue/coupons', 'coupons/amount' ],
	[ 'revenue/taxes', 'taxes/total_tax' ],
];

/** Formulas of metrics from other metrics of the same report. */
/** @type {[ string, ( totals: any ) => number ][]} */
const FORMULAS = [
	[
		'revenue/total_sales',
		( { net_revenue: net, taxes, shipping } ) => net + taxes + shipping,
	],
	[
		'taxes/total_tax',
		( { order_tax: order, shipping_tax: shipping } ) => order + shipping,
	],
];

/** Fields of the rows of a report and the totals they add up to. */
const ROW_SUMS = {
	orders: [
		[ 'net_total', 'net_revenue' ],
		[ 'num_items_sold', 'num_items_sold' ],
	],
	products: [
		[ 'net_revenue', 'net_revenue' ],
		[ 'items_sold', 'items_sold' ],
	],
	variations: [
		[ 'net_revenue', 'net_revenue' ],
		[ 'items_sold', 'items_sold' ],
	],
	coupons: [ [ 'amount', 'amount' ] ],
	taxes: [
		[ 'total_tax', 'total_tax' ],
		[ 'order_tax', 'order_tax' ],
		[ 'shipping_tax', 'shipping_tax' ],
	],
};

/** Totals that equal the number of rows. */
const ROW_COUNTS = {
	products: 'products_count',
	variations: 'variations_count',
	coupons: 'coupons_count',
	taxes: 'tax_codes',
	downloads: 'download_count',
};

// Adding 0 makes -0 the same as 0.
const cents = ( amount ) => Math.round( amount * 100 ) + 0;

/*
 * The tests only read, so they run at the same time and their requests are sent
 * together, in few processes.
 */
describe( 'consistency of metrics', { concurrency: true }, () => {
	const api = createBatchClient();
	let ranges;

	before( () => {
		const today = php( "return wp_date( 'Y-m-d' );" );
		const year = Number( today.slice( 0, 4 ) ) - 1;
		ranges = [
			[ `${ year }-01-01`, `${ year }-12-31` ],
			[ `${ year }-03-01`, `${ year }-04-10` ],
			[ `${ year + 1 }-01-01`, today ],
		];
	} );

	/** The stats of all reports in EQUAL_METRICS for a date range. */
	async function readAll( [ first, last ], interval ) {
		const names = [ 'revenue', 'orders', 'products', 'coupons', 'taxes' ];
		const responses = await Promise.all(
			names.map( ( name ) =>
				api.get( `/wc-analytics/reports/${ name }/stats`, {
					after: `${ first }T00:00:00`,
					before: `${ last }T23:59:59`,
					order: 'asc',
					per_page: 100,
					interval,
				} )
			)
		);
		return Object.fromEntries(
			names.map( ( name, index ) => [ name, responses[ index ].body ] )
		);
	}

	const read = ( stats, stat ) => {
		const [ report, key ] = stat.split( '/' );
		const value = stats[ report ][ key ];
		assert.equal( typeof value, 'number', stat );
		return value;
	};

	function assertConsistent( stats, message ) {
		for ( const [ first, ...others ] of EQUAL_METRICS ) {
			for ( const other of others ) {
				assert.equal(
					read( stats, other ),
					read( stats, first ),
					`${ message }: ${ other } is ${ first }`
				);
			}
		}
		for ( const [ stat, formula ] of FORMULAS ) {
			assert.equal(
				cents( read( stats, stat ) ),
				cents( formula( stats[ stat.split( '/' )[ 0 ] ] ) ),
				`${ message }: ${ stat }`
			);
		}
	}

	it( 'totals of a date range are consistent across reports', async () => {
		for ( const range of ranges ) {
			const all = await readAll( range, 'month' );
			const totals = Object.fromEntries(
				Object.entries( all ).map( ( [ name, stats ] ) => [
					name,
					stats.totals,
				] )
			);
			assert.ok( totals.revenue.orders_count > 0, range.join() );
			assertConsistent( totals, range.join( ' – ' ) );
			const { orders } = totals;
			const [ ordered ] = sql(
				`SELECT SUM( net_total ) AS net, SUM( num_items_sold ) AS items FROM {prefix}storedeck_order_stats
					WHERE parent_id = 0 AND date_paid BETWEEN '${ range[ 0 ] } 00:00:00' AND '${ range[ 1 ] } 23:59:59'
					AND status NOT IN ( 'wc-pending', 'wc-failed', 'wc-cancelled' )`
			);
			assert.ok(
				Math.abs(
					orders.avg_order_value - ordered.net / orders.orders_count
				) < 0.01
			);
			assert.ok(
				Math.abs(
					orders.avg_items_per_order -
						ordered.items / orders.orders_count
				) < 0.01
			);
		}
	} );

	it( 'totals of each day are consistent across reports', async () => {
		const all = await readAll( ranges[ 1 ], 'day' );
		const days = all.revenue.intervals;
		assert.equal( days.length, 41 );
		for ( const [ index, { interval } ] of days.entries() ) {
			assertConsistent(
				Object.fromEntries(
					Object.entries( all ).map( ( [ name, stats ] ) => {
						const day = stats.intervals[ index ];
						assert.equal( day.interval, interval, name );
						return [ name, day.subtotals ];
					} )
				),
				interval
			);
		}
	} );

	/** The rows of all pages of a report. */
	async function readRows( report, query ) {
		const rows = [];
		for ( let page = 1, pages = 1; page <= pages; page++ ) {
			const { body, headers } = await api.get(
				`/wc-analytics/reports/${ report }`,
				{ ...query, page, per_page: 100 }
			);
			rows.push( ...body );
			pages = Number( headers.get( 'x-wp-totalpages' ) );
		}
		return rows;
	}

	it( 'rows of a report add up to its totals', async () => {
		const [ first, last ] = ranges[ 1 ];
		const query = {
			after: `${ first }T00:00:00`,
			before: `${ last }T23:59:59`,
		};
		for ( const report of new Set( [
			...Object.keys( ROW_SUMS ),
			...Object.keys( ROW_COUNTS ),
		] ) ) {
			const rows = await readRows( report, query );
			const { totals } = (
				await api.get(
					`/wc-analytics/reports/${ report }/stats`,
					query
				)
			).body;
			assert.ok( rows.length > 0, report );
			for ( const [ field, total ] of ROW_SUMS[ report ] ?? [] ) {
				assert.equal(
					cents(
						rows.reduce( ( sum, row ) => sum + row[ field ], 0 )
					),
					cents( totals[ total ] ),
					`${ report }: ${ field }`
				);
			}
			if ( ROW_COUNTS[ report ] ) {
				assert.equal(
					rows.length,
					totals[ ROW_COUNTS[ report ] ],
					report
				);
			}
		}
		const refunded = await readRows( 'orders', {
			...query,
			refunds: 'all',
		} );
		const { totals } = (
			await api.get( '/wc-analytics/reports/revenue/stats', query )
		).body;
		assert.equal(
			cents( refunded.reduce( ( sum, row ) => sum + row.net_total, 0 ) ),
			cents( totals.net_revenue + totals.coupons - totals.gross_sales ),
			'gross sales are those before refunds and coupons'
		);
	} );

	it( 'performance indicators equal the totals of the reports', async () => {
		const [ first, last ] = ranges[ 0 ];
		const range = {
			after: `${ first }T00:00:00`,
			before: `${ last }T23:59:59`,
		};
		const all = await readAll( ranges[ 0 ], 'month' );
		const { body } = await api.get(
			'/wc-analytics/reports/performance-indicators',
			{
				...range,
				stats: 'revenue/net_revenue,orders/orders_count,products/items_sold,coupons/amount,taxes/total_tax',
			}
		);
		assert.equal( body.length, 5 );
		for ( const { stat, value } of body ) {
			const [ report, key ] = stat.split( '/' );
			assert.equal( value, all[ report ].totals[ key ], stat );
		}
	} );
} );
