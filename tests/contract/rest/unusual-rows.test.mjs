import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { ORDER_SUMS, php, repairSums, signIn, sql } from '../../setup/site.mjs';
import { KEEP_ROWS } from './support/rebuild.mjs';

const STATS = '/wc-analytics/reports/orders/stats';
const ORDERS = '/wc-analytics/reports/orders';

/** First ID of the test orders, above the IDs of the demo store. */
const FIRST_ID = 990000001;

describe( 'unusual rows in the analytics tables', () => {
	let api;
	let options;

	before( async () => {
		api = await signIn();
		options = php( `
			$earlier = array();
			foreach ( array( 'timezone_string', 'gmt_offset', 'woocommerce_date_type', 'woocommerce_excluded_report_order_statuses' ) as $name ) {
				$earlier[ $name ] = get_option( $name );
			}
			return $earlier;
		` );
	} );

	const setOptions = ( values ) =>
		php( `
			foreach ( json_decode( '${ JSON.stringify(
				values
			) }', true ) as $name => $value ) {
				update_option( $name, $value );
			}
			${ KEEP_ROWS }
			${ repairSums( '2001-05-01', '2018-11-30', ORDER_SUMS ) }
			return true;
		` );

	const clear = () => {
		sql(
			`DELETE FROM {prefix}storedeck_order_stats WHERE order_id >= ${ FIRST_ID }`
		);
		setOptions( options );
	};

	after( clear );

	/** Inserts orders in a period without other orders and sets options such as the time zone. */
	const insertOrders = ( values, rows ) => {
		clear();
		rows.forEach(
			(
				{ date, status = 'wc-completed', returning = 0, customer },
				index
			) =>
				sql(
					`INSERT INTO {prefix}storedeck_order_stats ( order_id, parent_id, date_created, date_created_gmt, date_paid,
						date_completed, num_items_sold, total_sales, tax_total, shipping_total, net_total,
						returning_customer, status, customer_id, currency )
					VALUES ( ${
						FIRST_ID + index
					}, 0, '${ date }', '${ date }', '${ date }', '${ date }', 1, 10, 0, 0, 10,
						${ returning }, '${ status }', ${ customer ?? index + 1 }, 'USD' )`
				)
		);
		setOptions( values );
	};

	const dayQuery = ( date, more = {} ) => ( {
		after: `${ date }T00:00:00`,
		before: `${ date }T23:59:59`,
		order: 'asc',
		per_page: 100,
		...more,
	} );

	const sum = ( intervals, key ) =>
		intervals.reduce(
			( total, { subtotals } ) => total + subtotals[ key ],
			0
		);

	it( 'counts all rows by hour when daylight saving time starts at midnight', async () => {
		insertOrders( { timezone_string: 'America/Sao_Paulo' }, [
			{ date: '2018-11-04 00:30:00' },
			{ date: '2018-11-04 01:30:00' },
		] );
		const { body } = await api.get(
			STATS,
			dayQuery( '2018-11-04', { interval: 'hour' } )
		);
		assert.equal( body.intervals.length, 23 );
		assert.equal( body.intervals[ 0 ].interval, '2018-11-04 01' );
		assert.equal( body.totals.orders_count, 2 );
		assert.equal( sum( body.intervals, 'orders_count' ), 2 );
	} );

	it( 'counts all rows on a page that starts right after the time change', async () => {
		insertOrders( { timezone_string: 'America/Sao_Paulo' }, [
			{ date: '2018-11-03 23:30:00' },
			{ date: '2018-11-04 00:30:00' },
			{ date: '2018-11-04 01:30:00' },
		] );
		const pages = [];
		for ( const page of [ 1, 2 ] ) {
			const { body } = await api.get( STATS, {
				after: '2018-11-03T00:00:00',
				before: '2018-11-04T23:59:59',
				interval: 'hour',
				order: 'asc',
				per_page: 24,
				page,
			} );
			pages.push( sum( body.intervals, 'orders_count' ) );
		}
		assert.deepEqual( pages, [ 1, 2 ] );
	} );

	it( 'counts a customer once in two hours that fall together', async () => {
		insertOrders( { timezone_string: 'Europe/London' }, [
			{ date: '2031-03-30 01:15:00', customer: 77 },
			{ date: '2031-03-30 02:15:00', customer: 77 },
		] );
		const { body } = await api.get(
			STATS,
			dayQuery( '2031-03-30', {
				interval: 'hour',
				segmentby: 'customer_type',
			} )
		);
		const hour = body.intervals.find(
			( { interval } ) => interval === '2031-03-30 02'
		);
		assert.equal( hour.subtotals.orders_count, 2 );
		assert.equal( hour.subtotals.total_customers, 1 );
		assert.equal(
			hour.subtotals.segments[ 0 ].subtotals.total_customers,
			1
		);
	} );

	it( 'counts the rows of a date range that ends in the skipped hour', async () => {
		insertOrders( { timezone_string: 'Europe/London' }, [
			{ date: '2031-03-30 01:15:00' },
		] );
		const { body } = await api.get( STATS, {
			...dayQuery( '2031-03-30', { interval: 'hour' } ),
			before: '2031-03-30T01:59:59',
		} );
		assert.deepEqual(
			body.intervals.map( ( { interval } ) => interval ),
			[ '2031-03-30 00' ]
		);
		assert.equal( body.totals.orders_count, 1 );
		assert.equal( sum( body.intervals, 'orders_count' ), 1 );
	} );

	it( 'returns totals but no hours for a day that the time zone skipped', async () => {
		insertOrders( { timezone_string: 'Pacific/Apia' }, [
			{ date: '2011-12-30 12:00:00' },
		] );
		const hours = await api.get(
			STATS,
			dayQuery( '2011-12-30', { interval: 'hour' } )
		);
		assert.equal( hours.body.totals.orders_count, 1 );
		assert.deepEqual( hours.body.intervals, [] );
		const days = await api.get( STATS, {
			after: '2011-12-29T00:00:00',
			before: '2011-12-31T23:59:59',
			order: 'asc',
			interval: 'day',
		} );
		assert.deepEqual(
			days.body.intervals.map( ( row ) => [
				row.date_start_gmt,
				row.date_end_gmt,
			] ),
			[
				[ '2011-12-29 10:00:00', '2011-12-30 09:59:59' ],
				[ '2011-12-30 10:00:00', '2011-12-30 09:59:59' ],
				[ '2011-12-30 10:00:00', '2011-12-31 09:59:59' ],
			]
		);
		assert.equal( sum( days.body.intervals, 'orders_count' ), 1 );
	} );

	it( 'treats orders with unknown customer type as orders of new customers', async () => {
		insertOrders( {}, [
			{ date: '2001-05-05 12:00:00', returning: 'NULL' },
			{ date: '2001-05-05 12:00:00', returning: 0 },
			{ date: '2001-05-05 12:00:00', returning: 1 },
		] );
		const { body } = await api.get(
			STATS,
			dayQuery( '2001-05-05', { segmentby: 'customer_type' } )
		);
		assert.deepEqual(
			body.totals.segments.map(
				( { subtotals } ) => subtotals.orders_count
			),
			[ 2, 1 ]
		);
		for ( const [ type, count ] of /** @type {any[][]} */ ( [
			[ 'new', 2 ],
			[ 'returning', 1 ],
		] ) ) {
			const stats = await api.get(
				STATS,
				dayQuery( '2001-05-05', { customer_type: type } )
			);
			assert.equal( stats.body.totals.orders_count, count, type );
			const list = await api.get(
				ORDERS,
				dayQuery( '2001-05-05', { customer_type: type } )
			);
			assert.deepEqual(
				list.body.map( ( row ) => row.customer_type ),
				Array( count ).fill( type )
			);
		}
	} );

	it( 'counts statuses with and without prefix', async () => {
		insertOrders(
			{
				woocommerce_excluded_report_order_statuses: [
					'wc-pending',
					'cancelled',
					'failed',
				],
			},
			[
				{ date: '2001-05-05 12:00:00', status: 'completed' },
				{ date: '2001-05-05 12:00:00', status: 'wc-completed' },
				{ date: '2001-05-05 12:00:00', status: 'pending' },
				{ date: '2001-05-05 12:00:00', status: 'wc-pending' },
				{ date: '2001-05-05 12:00:00', status: 'checkout-draft' },
			]
		);
		const count = async ( more ) =>
			( await api.get( STATS, dayQuery( '2001-05-05', more ) ) ).body
				.totals.orders_count;
		assert.equal( await count( {} ), 2 );
		assert.equal( await count( { status_is: [ 'completed' ] } ), 2 );
		assert.equal( await count( { status_is: [ 'pending' ] } ), 2 );
		assert.equal( await count( { status_is_not: [ 'completed' ] } ), 0 );
	} );

	it( 'counts all statuses when none is excluded', async () => {
		for ( const emptyList of [ '', [] ] ) {
			insertOrders(
				{ woocommerce_excluded_report_order_statuses: emptyList },
				[
					{ date: '2001-05-05 12:00:00', status: 'wc-pending' },
					{ date: '2001-05-05 12:00:00', status: 'wc-completed' },
				]
			);
			const { body } = await api.get( STATS, dayQuery( '2001-05-05' ) );
			assert.equal( body.totals.orders_count, 2 );
		}
	} );

	it( 'returns a list and a count of the same time', async () => {
		insertOrders( {}, [
			{ date: '2001-05-05 12:00:00' },
			{ date: '2001-05-05 12:00:00' },
		] );
		await api.get( ORDERS, dayQuery( '2001-05-05' ) );
		// A change without hooks, as made by other software.
		sql(
			`UPDATE {prefix}storedeck_order_stats SET status = 'wc-failed' WHERE order_id = ${ FIRST_ID }`
		);
		const { body, headers } = await api.get(
			ORDERS,
			dayQuery( '2001-05-05' )
		);
		assert.equal( Number( headers.get( 'x-wp-total' ) ), body.length );
		const refreshed = await api.get(
			ORDERS,
			dayQuery( '2001-05-05', { force_cache_refresh: true } )
		);
		assert.equal( refreshed.body.length, 1 );
	} );

	it( 'does not return titles of posts and terms other than products, coupons and categories', async () => {
		const ids = php( `
			return array(
				wp_insert_post( array( 'post_title' => 'Private thoughts', 'post_content' => 'x', 'post_status' => 'private' ) ),
				wp_insert_term( 'Private label', 'post_tag' )['term_id'],
			);
		` );
		try {
			for ( const [ report, param, id ] of [
				[ 'products', 'product', ids[ 0 ] ],
				[ 'coupons', 'coupon', ids[ 0 ] ],
				[ 'products', 'category', ids[ 1 ] ],
			] ) {
				const { status, text } = await api.get(
					`/wc-analytics/reports/${ report }/stats`,
					{
						[ param === 'category'
							? 'categories'
							: `${ param }s` ]: `${ id },${ id + 1 }`,
						segmentby: param,
						interval: 'year',
						after: '2011-01-01T00:00:00',
						before: '2011-01-02T23:59:59',
					}
				);
				assert.equal( status, 200, text );
				assert.match( text, /segment_label/ );
				assert.doesNotMatch( text, /Private/ );
			}
		} finally {
			php( `
				wp_delete_post( ${ ids[ 0 ] }, true );
				wp_delete_term( ${ ids[ 1 ] }, 'post_tag' );
				return true;
			` );
		}
	} );
} );
