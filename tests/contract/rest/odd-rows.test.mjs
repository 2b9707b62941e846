import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { php, signIn, sql } from '../../setup/site.mjs';

const STATS = '/wc-analytics/reports/orders/stats';
const ORDERS = '/wc-analytics/reports/orders';

/** Ids that no demo shop reaches. */
const FIRST_ID = 990000001;

describe( 'rows that other programs have left', () => {
	let api;
	let options;

	before( async () => {
		api = await signIn();
		options = php( `
			$kept = array();
			foreach ( array( 'timezone_string', 'gmt_offset', 'woocommerce_date_type', 'woocommerce_excluded_report_order_statuses' ) as $name ) {
				$kept[ $name ] = get_option( $name );
			}
			return $kept;
		` );
	} );

	const setOptions = ( values ) =>
		php( `
			foreach ( json_decode( '${ JSON.stringify(
				values
			) }', true ) as $name => $value ) {
				update_option( $name, $value );
			}
			do_action( 'storedeck_data_changed' );
			return true;
		` );

	const clear = () => {
		sql(
			`DELETE FROM {prefix}wc_order_stats WHERE order_id >= ${ FIRST_ID }`
		);
		setOptions( options );
	};

	after( clear );

	/** Puts orders into an empty past, as a shop of another zone. */
	const put = ( values, rows ) => {
		clear();
		rows.forEach(
			(
				{ date, status = 'wc-completed', returning = 0, customer },
				index
			) =>
				sql(
					`INSERT INTO {prefix}wc_order_stats ( order_id, parent_id, date_created, date_created_gmt, date_paid,
						date_completed, num_items_sold, total_sales, tax_total, shipping_total, net_total,
						returning_customer, status, customer_id )
					VALUES ( ${
						FIRST_ID + index
					}, 0, '${ date }', '${ date }', '${ date }', '${ date }', 1, 10, 0, 0, 10,
						${ returning }, '${ status }', ${ customer ?? index + 1 } )`
				)
		);
		setOptions( values );
	};

	const day = ( date, more = {} ) => ( {
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

	it( 'a clock change at midnight loses no row from the hours', async () => {
		put( { timezone_string: 'America/Sao_Paulo' }, [
			{ date: '2018-11-04 00:30:00' },
			{ date: '2018-11-04 01:30:00' },
		] );
		const { body } = await api.get(
			STATS,
			day( '2018-11-04', { interval: 'hour' } )
		);
		assert.equal( body.intervals.length, 23 );
		assert.equal( body.intervals[ 0 ].interval, '2018-11-04 01' );
		assert.equal( body.totals.orders_count, 2 );
		assert.equal( sum( body.intervals, 'orders_count' ), 2 );
	} );

	it( 'nor does a page that begins just after the change', async () => {
		put( { timezone_string: 'America/Sao_Paulo' }, [
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

	it( 'a customer of both hours that became one counts once', async () => {
		put( { timezone_string: 'Europe/London' }, [
			{ date: '2031-03-30 01:15:00', customer: 77 },
			{ date: '2031-03-30 02:15:00', customer: 77 },
		] );
		const { body } = await api.get(
			STATS,
			day( '2031-03-30', {
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

	it( 'a range that ends inside the change keeps its rows', async () => {
		put( { timezone_string: 'Europe/London' }, [
			{ date: '2031-03-30 01:15:00' },
		] );
		const { body } = await api.get( STATS, {
			...day( '2031-03-30', { interval: 'hour' } ),
			before: '2031-03-30T01:59:59',
		} );
		assert.deepEqual(
			body.intervals.map( ( { interval } ) => interval ),
			[ '2031-03-30 00' ]
		);
		assert.equal( body.totals.orders_count, 1 );
		assert.equal( sum( body.intervals, 'orders_count' ), 1 );
	} );

	it( 'a day that never was has totals, and no time of its own', async () => {
		put( { timezone_string: 'Pacific/Apia' }, [
			{ date: '2011-12-30 12:00:00' },
		] );
		const hours = await api.get(
			STATS,
			day( '2011-12-30', { interval: 'hour' } )
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

	it( 'an order of unknown kind is new in the list, the filter and the segment', async () => {
		put( {}, [
			{ date: '2001-05-05 12:00:00', returning: 'NULL' },
			{ date: '2001-05-05 12:00:00', returning: 0 },
			{ date: '2001-05-05 12:00:00', returning: 1 },
		] );
		const { body } = await api.get(
			STATS,
			day( '2001-05-05', { segmentby: 'customer_type' } )
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
				day( '2001-05-05', { customer_type: type } )
			);
			assert.equal( stats.body.totals.orders_count, count, type );
			const list = await api.get(
				ORDERS,
				day( '2001-05-05', { customer_type: type } )
			);
			assert.deepEqual(
				list.body.map( ( row ) => row.customer_type ),
				Array( count ).fill( type )
			);
		}
	} );

	it( 'a status counts the same with and without its prefix', async () => {
		put(
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
			( await api.get( STATS, day( '2001-05-05', more ) ) ).body.totals
				.orders_count;
		assert.equal( await count( {} ), 2 );
		assert.equal( await count( { status_is: [ 'completed' ] } ), 2 );
		assert.equal( await count( { status_is: [ 'pending' ] } ), 2 );
		assert.equal( await count( { status_is_not: [ 'completed' ] } ), 0 );
	} );

	it( 'an emptied list of excluded statuses excludes none', async () => {
		for ( const none of [ '', [] ] ) {
			put( { woocommerce_excluded_report_order_statuses: none }, [
				{ date: '2001-05-05 12:00:00', status: 'wc-pending' },
				{ date: '2001-05-05 12:00:00', status: 'wc-completed' },
			] );
			const { body } = await api.get( STATS, day( '2001-05-05' ) );
			assert.equal( body.totals.orders_count, 2 );
		}
	} );

	it( 'the list and its count are of the same age', async () => {
		put( {}, [
			{ date: '2001-05-05 12:00:00' },
			{ date: '2001-05-05 12:00:00' },
		] );
		await api.get( ORDERS, day( '2001-05-05' ) );
		// A change past every hook, as another program makes it.
		sql(
			`UPDATE {prefix}wc_order_stats SET status = 'wc-failed' WHERE order_id = ${ FIRST_ID }`
		);
		const { body, headers } = await api.get( ORDERS, day( '2001-05-05' ) );
		assert.equal( Number( headers.get( 'x-wp-total' ) ), body.length );
		const fresh = await api.get(
			ORDERS,
			day( '2001-05-05', { force_cache_refresh: true } )
		);
		assert.equal( fresh.body.length, 1 );
	} );

	it( 'names nothing that is no affair of the shop', async () => {
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
