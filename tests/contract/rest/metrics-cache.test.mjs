import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createBatchClient } from '../../setup/batch-client.mjs';
import { php, signIn, site, sql } from '../../setup/site.mjs';

const ROUTE = '/wc-analytics/reports/';

/** First ID of the test orders, above the IDs of the demo store and of other test files. */
const FIRST_ID = 998000001;
const RANGE = {
	after: '2012-01-01T00:00:00',
	before: '2012-12-31T23:59:59',
	interval: 'month',
	order: 'asc',
	per_page: 100,
};
const REFRESH = { force_cache_refresh: true };

/** Milliseconds without writes after which the timestamps of tables are trusted. */
const TRUST_DELAY = site.db === 'sqlite' ? 0 : 11500;

/** Skipped on SQLite, where nothing is cached. */
const itUnlessSqlite = site.db === 'sqlite' ? () => {} : it;

const wait = ( ms ) => new Promise( ( resolve ) => setTimeout( resolve, ms ) );

/*
 * Cached metrics must never be outdated. The tests change rows with plain SQL,
 * as other software does, without any hook.
 */
describe( 'cached metrics', () => {
	let api;
	let product;

	const clear = () =>
		php( `
			global $wpdb;
			foreach ( array( 'wc_order_stats', 'wc_order_product_lookup', 'wc_order_coupon_lookup', 'wc_order_tax_lookup' ) as $table ) {
				$wpdb->query( "DELETE FROM {$wpdb->prefix}$table WHERE order_id >= ${ FIRST_ID } AND order_id < ${
					FIRST_ID + 100
				}" );
			}
			$wpdb->query( "DELETE FROM {$wpdb->prefix}wc_orders WHERE id >= ${ FIRST_ID } AND id < ${
				FIRST_ID + 100
			}" );
			do_action( 'storedeck_data_changed' );
			return true;
		` );

	const insertOrder = ( id, date, net ) =>
		php( `
			global $wpdb;
			$wpdb->insert( $wpdb->prefix . 'wc_order_stats', array( 'order_id' => ${ id }, 'parent_id' => 0,
				'date_created' => '${ date }', 'date_created_gmt' => '${ date }', 'date_paid' => '${ date }',
				'date_completed' => '${ date }', 'num_items_sold' => 1, 'total_sales' => ${ net }, 'tax_total' => 1,
				'shipping_total' => 0, 'net_total' => ${ net }, 'returning_customer' => 0, 'status' => 'wc-completed',
				'customer_id' => ${ id } ) );
			$wpdb->insert( $wpdb->prefix . 'wc_order_product_lookup', array( 'order_item_id' => ${ id },
				'order_id' => ${ id }, 'product_id' => ${ product }, 'variation_id' => 0, 'customer_id' => ${ id },
				'date_created' => '${ date }', 'product_qty' => 1, 'product_net_revenue' => ${ net },
				'product_gross_revenue' => ${ net } ) );
			$wpdb->insert( $wpdb->prefix . 'wc_order_tax_lookup', array( 'order_id' => ${ id }, 'tax_rate_id' => 1,
				'date_created' => '${ date }', 'shipping_tax' => 0, 'order_tax' => 1, 'total_tax' => 1 ) );
			$wpdb->insert( $wpdb->prefix . 'wc_order_coupon_lookup', array( 'order_id' => ${ id }, 'coupon_id' => ${ id },
				'date_created' => '${ date }', 'discount_amount' => 2 ) );
			return true;
		` );

	before( async () => {
		api = await signIn();
		product = Number(
			sql(
				`SELECT MIN( object_id ) AS id FROM {prefix}term_relationships r
				INNER JOIN {prefix}term_taxonomy t ON t.term_taxonomy_id = r.term_taxonomy_id WHERE t.taxonomy = 'product_cat'`
			)[ 0 ].id
		);
		clear();
	} );

	after( clear );

	const readMetrics = async ( more = {} ) => {
		const read = async ( route, query = {} ) => {
			const { status, body } = await api.get( ROUTE + route, {
				...RANGE,
				...query,
				...more,
			} );
			assert.equal( status, 200, JSON.stringify( body ) );
			return body;
		};
		const [ orders, products, categories, taxes ] = await Promise.all( [
			read( 'orders/stats' ),
			read( 'products/stats' ),
			read( 'categories', { orderby: 'net_revenue' } ),
			read( 'taxes/stats' ),
		] );
		return {
			net: orders.totals.net_revenue,
			customers: orders.totals.total_customers,
			coupons: orders.totals.coupons,
			codes: orders.totals.coupons_count,
			months: orders.intervals
				.filter( ( { subtotals } ) => subtotals.orders_count )
				.map( ( { interval } ) => interval ),
			sold: products.totals.net_revenue,
			taxes: taxes.totals.total_tax,
			category: categories[ 0 ]?.net_revenue ?? 0,
			itemsSold: categories[ 0 ]?.items_sold ?? 0,
		};
	};

	const single = {
		net: 10,
		customers: 1,
		coupons: 2,
		codes: 1,
		months: [ '2012-02' ],
		sold: 10,
		taxes: 1,
		category: 10,
		itemsSold: 1,
	};

	it( 'counts a new order immediately', async () => {
		insertOrder( FIRST_ID, '2012-02-29 23:59:59', 10 );
		assert.deepEqual( await readMetrics(), single );
		insertOrder( FIRST_ID + 1, '2012-05-01 00:00:00', 5 );
		assert.deepEqual( await readMetrics(), {
			net: 15,
			customers: 2,
			coupons: 4,
			codes: 2,
			months: [ '2012-02', '2012-05' ],
			sold: 15,
			taxes: 2,
			category: 15,
			itemsSold: 2,
		} );
	} );

	it( 'counts an order with a new modification date immediately', async () => {
		const id = FIRST_ID + 1;
		sql(
			`UPDATE {prefix}wc_order_stats SET net_total = 6 WHERE order_id = ${ id }`
		);
		sql(
			`INSERT INTO {prefix}wc_orders ( id, status, type, date_updated_gmt ) VALUES ( ${ id }, 'wc-completed', 'shop_order', '2098-01-01 00:00:00' )`
		);
		assert.equal( ( await readMetrics() ).net, 16 );
	} );

	it( 'drops an order that was added and deleted within a minute', async () => {
		clear();
		insertOrder( FIRST_ID, '2012-02-29 23:59:59', 10 );
		assert.deepEqual( await readMetrics(), single );
		insertOrder( FIRST_ID + 2, '2012-02-01 00:00:00', 5 );
		assert.equal( ( await readMetrics() ).net, 15 );
		for ( const table of [
			'stats',
			'product_lookup',
			'coupon_lookup',
			'tax_lookup',
		] ) {
			sql(
				`DELETE FROM {prefix}wc_order_${ table } WHERE order_id = ${
					FIRST_ID + 2
				}`
			);
		}
		assert.deepEqual( await readMetrics( REFRESH ), single );
	} );

	describe( 'with recent changes', () => {
		before( () => {
			clear();
			insertOrder( FIRST_ID, '2012-02-29 23:59:59', 10 );
		} );

		const check = async ( statement, expected ) => {
			// Fills the cache before the rows change.
			await readMetrics( REFRESH );
			sql( statement );
			assert.deepEqual( await readMetrics( REFRESH ), {
				...single,
				...expected,
			} );
		};

		it( 'follows a changed order row on refresh', () =>
			check(
				`UPDATE {prefix}wc_order_stats SET net_total = 11, customer_id = 7 WHERE order_id = ${ FIRST_ID }`,
				{ net: 11 }
			) );

		it( 'follows changed order lines on refresh', () =>
			check(
				`UPDATE {prefix}wc_order_product_lookup SET product_net_revenue = 12 WHERE order_id = ${ FIRST_ID }`,
				{ net: 11, sold: 12, category: 12 }
			) );

		it( 'follows changed coupon lines on refresh', () =>
			check(
				`UPDATE {prefix}wc_order_coupon_lookup SET discount_amount = 3 WHERE order_id = ${ FIRST_ID }`,
				{ net: 11, sold: 12, category: 12, coupons: 3 }
			) );

		it( 'follows changed tax lines on refresh', () =>
			check(
				`UPDATE {prefix}wc_order_tax_lookup SET total_tax = 4 WHERE order_id = ${ FIRST_ID }`,
				{ net: 11, sold: 12, category: 12, coupons: 3, taxes: 4 }
			) );

		it( 'follows an order that moves to another month', () =>
			check(
				`UPDATE {prefix}wc_order_stats SET date_paid = '2012-07-01 00:00:00' WHERE order_id = ${ FIRST_ID }`,
				{
					net: 11,
					sold: 12,
					category: 12,
					coupons: 3,
					taxes: 4,
					months: [ '2012-07' ],
				}
			) );

		it( 'follows deleted order lines', () =>
			check(
				`DELETE FROM {prefix}wc_order_product_lookup WHERE order_id = ${ FIRST_ID }`,
				{
					net: 11,
					sold: 0,
					category: 0,
					itemsSold: 0,
					coupons: 3,
					taxes: 4,
					months: [ '2012-07' ],
				}
			) );

		it( 'follows a deleted order with its lines, coupons and taxes', () =>
			check(
				`DELETE FROM {prefix}wc_order_stats WHERE order_id = ${ FIRST_ID }`,
				{
					net: 0,
					customers: 0,
					coupons: 0,
					codes: 0,
					months: [],
					sold: 0,
					taxes: 0,
					category: 0,
					itemsSold: 0,
				}
			) );
	} );

	it( 'follows equal changes of two rows on refresh', async () => {
		clear();
		insertOrder( FIRST_ID, '2012-02-29 23:59:59', 10 );
		insertOrder( FIRST_ID + 1, '2012-02-29 23:59:59', 10 );
		const expected = {
			...single,
			net: 20,
			customers: 2,
			coupons: 4,
			codes: 2,
			sold: 20,
			taxes: 2,
			category: 20,
			itemsSold: 2,
		};
		assert.deepEqual( await readMetrics( REFRESH ), expected );
		for ( const [ table, change, metrics ] of [
			[ 'stats', 'net_total = 11', { net: 22 } ],
			[
				'product_lookup',
				'product_net_revenue = 11',
				{ sold: 22, category: 22 },
			],
			[ 'coupon_lookup', 'discount_amount = 3', { coupons: 6 } ],
			[ 'tax_lookup', 'total_tax = 2', { taxes: 4 } ],
		] ) {
			sql(
				`UPDATE {prefix}wc_order_${ table } SET ${ change } WHERE order_id IN ( ${ FIRST_ID }, ${
					FIRST_ID + 1
				} )`
			);
			Object.assign( expected, metrics );
			assert.deepEqual( await readMetrics( REFRESH ), expected );
		}
	} );

	/*
	 * The timestamps of tables are trusted only after ten seconds. To wait once,
	 * all tests share the delay and use rows of different years.
	 */
	describe( 'after a period without changes', () => {
		const LISTED = FIRST_ID + 10;
		const REFUNDED = FIRST_ID + 20;

		/** Number of rows of the categories report. */
		const countCategories = async () =>
			(
				await api.get( `${ ROUTE }categories`, {
					...RANGE,
					...REFRESH,
				} )
			).body.length;

		/** Net totals of a page of orders. */
		const listOrders = async ( more = {} ) => {
			const { body, headers } = await api.get( `${ ROUTE }orders`, {
				after: '2013-01-01T00:00:00',
				before: '2013-12-31T23:59:59',
				orderby: 'net_total',
				...more,
				...REFRESH,
			} );
			assert.equal( Number( headers.get( 'x-wp-total' ) ), body.length );
			return body.map( ( row ) => row.net_total );
		};
		const completed = { 'status_is[]': 'completed' };

		/** Net revenue and number of full or partial refunds in a later month than their orders. */
		const readRefunds = async ( refunds ) => {
			const query = {
				after: '2014-04-01T00:00:00',
				before: '2014-12-31T23:59:59',
				refunds,
				...REFRESH,
			};
			const [ stats, list ] = await Promise.all( [
				api.get( `${ ROUTE }orders/stats`, { ...RANGE, ...query } ),
				api.get( `${ ROUTE }orders`, query ),
			] );
			return [ stats.body.totals.net_revenue, list.body.length ];
		};

		let categoryCount;

		before( async () => {
			clear();
			insertOrder( FIRST_ID, '2012-02-29 23:59:59', 10 );
			insertOrder( LISTED, '2013-02-28 23:59:59', 10 );
			insertOrder( LISTED + 1, '2013-05-01 00:00:00', 5 );
			insertOrder( REFUNDED, '2014-02-28 23:59:59', 10 );
			insertOrder( REFUNDED + 1, '2014-05-01 00:00:00', -4 );
			sql(
				`UPDATE {prefix}wc_order_stats SET parent_id = ${ REFUNDED } WHERE order_id = ${
					REFUNDED + 1
				}`
			);
			await wait( TRUST_DELAY );
		} );

		for ( const time of [ 'first', 'second' ] ) {
			it( `returns the current metrics on the ${ time } request`, async () => {
				assert.deepEqual( await readMetrics( REFRESH ), single );
				categoryCount = await countCategories();
				assert.ok( categoryCount > 0 );
				assert.deepEqual( await listOrders(), [ 10, 5 ] );
				assert.deepEqual( await listOrders( completed ), [ 10, 5 ] );
				assert.deepEqual( await readRefunds( 'partial' ), [ -4, 1 ] );
				assert.deepEqual( await readRefunds( 'full' ), [ 0, 0 ] );
			} );
		}

		it( 'moves the past sales of a product to its new category', async () => {
			const relations = sql(
				`SELECT r.object_id, r.term_taxonomy_id FROM {prefix}term_relationships r INNER JOIN {prefix}term_taxonomy t
				ON t.term_taxonomy_id = r.term_taxonomy_id WHERE t.taxonomy = 'product_cat' AND r.object_id = ${ product }`
			);
			const termIds = relations
				.map( ( row ) => row.term_taxonomy_id )
				.join( ', ' );
			sql(
				`DELETE FROM {prefix}term_relationships WHERE object_id = ${ product } AND term_taxonomy_id IN ( ${ termIds } )`
			);
			try {
				assert.equal( await countCategories(), 0 );
			} finally {
				for ( const row of relations ) {
					sql(
						`INSERT INTO {prefix}term_relationships ( object_id, term_taxonomy_id, term_order ) VALUES ( ${ product }, ${ row.term_taxonomy_id }, 0 )`
					);
				}
			}
			assert.equal( await countCategories(), categoryCount );
		} );

		const lines = { ...single, sold: 12, category: 12 };

		it( 'follows changed order lines immediately', async () => {
			sql(
				`UPDATE {prefix}wc_order_product_lookup SET product_net_revenue = 12 WHERE order_id = ${ FIRST_ID }`
			);
			assert.deepEqual( await readMetrics( REFRESH ), lines );
		} );

		describe( 'when orders change', () => {
			before( () => {
				for ( const [ id, change ] of [
					[ FIRST_ID, 'net_total = 11' ],
					[ LISTED + 1, "net_total = 11, status = 'wc-processing'" ],
					[ REFUNDED, "status = 'wc-refunded'" ],
				] ) {
					sql(
						`UPDATE {prefix}wc_order_stats SET ${ change } WHERE order_id = ${ id }`
					);
				}
			} );

			it( 'updates metrics', async () => {
				assert.deepEqual( await readMetrics( REFRESH ), {
					...lines,
					net: 11,
				} );
			} );

			it( 'updates partial refunds of orders from other months', async () => {
				assert.deepEqual( await readRefunds( 'partial' ), [ 0, 0 ] );
				assert.deepEqual( await readRefunds( 'full' ), [ -4, 1 ] );
			} );

			it( 'updates a page of orders', async () => {
				assert.deepEqual( await listOrders(), [ 11, 10 ] );
				assert.deepEqual( await listOrders( completed ), [ 10 ] );
				sql(
					`DELETE FROM {prefix}wc_order_stats WHERE order_id = ${ LISTED }`
				);
				assert.deepEqual( await listOrders(), [ 11 ] );
				assert.deepEqual( await listOrders( completed ), [] );
			} );
		} );
	} );

	describe( 'with filters', () => {
		const TABLES = {
			stats: 'order_stats',
			lines: 'order_product_lookup',
			coupons: 'order_coupon_lookup',
			taxes: 'order_tax_lookup',
		};
		/** Filter => value that matches the order, table, and a change after which it no longer matches. */
		const FILTERS = {
			status_is: [ 'completed', 'stats', "status = 'wc-on-hold'" ],
			status_is_not: [ 'on-hold', 'stats', "status = 'wc-on-hold'" ],
			customer_type: [ 'new', 'stats', 'returning_customer = 1' ],
			product_includes: [ () => product, 'lines', 'product_id = 1' ],
			product_excludes: [ 1, 'lines', 'product_id = 1' ],
			variation_includes: [ 0, 'lines', 'variation_id = 1' ],
			variation_excludes: [ 1, 'lines', 'variation_id = 1' ],
			coupon_includes: [ FIRST_ID, 'coupons', 'coupon_id = 2' ],
			coupon_excludes: [ 2, 'coupons', 'coupon_id = 2' ],
			tax_rate_includes: [ 1, 'taxes', 'tax_rate_id = 2' ],
			tax_rate_excludes: [ 2, 'taxes', 'tax_rate_id = 2' ],
		};
		const SINGLE_VALUE = [ 'customer_type' ];

		const batchApi = createBatchClient();
		const countFound = async () => {
			const orders = {};
			await Promise.all(
				Object.entries( FILTERS ).map(
					async ( [ name, [ value ] ] ) => {
						const param =
							typeof value === 'function' ? value() : value;
						const { body } = await batchApi.get(
							`${ ROUTE }orders/stats`,
							{
								...RANGE,
								...REFRESH,
								[ SINGLE_VALUE.includes( name )
									? name
									: `${ name }[]` ]: param,
							}
						);
						orders[ name ] = body.totals.orders_count;
					}
				)
			);
			return orders;
		};

		it( 'updates the result of each filter', async () => {
			clear();
			insertOrder( FIRST_ID, '2012-02-29 23:59:59', 10 );
			const all = Object.fromEntries(
				Object.keys( FILTERS ).map( ( name ) => [ name, 1 ] )
			);
			assert.deepEqual( await countFound(), all );
			for ( const table of Object.keys( TABLES ) ) {
				const changes = new Set(
					Object.values( FILTERS )
						.filter( ( [ , changed ] ) => changed === table )
						.map( ( [ , , change ] ) => change )
				);
				for ( const change of changes ) {
					sql(
						`UPDATE {prefix}wc_${ TABLES[ table ] } SET ${ change } WHERE order_id = ${ FIRST_ID }`
					);
				}
				for ( const name of Object.keys( FILTERS ) ) {
					all[ name ] =
						FILTERS[ name ][ 1 ] === table ? 0 : all[ name ];
				}
				assert.deepEqual( await countFound(), all, table );
			}
		} );
	} );

	itUnlessSqlite(
		'deletes cached results with filters after a day and others after a month',
		() => {
			const remaining = php( `
				global $wpdb;
				$store = 'Storedeck\\Reports\\Period_Cache';
				$table = $wpdb->prefix . 'storedeck_period_figures';
				$remaining  = array();
				foreach ( array( 'plain' => false, 'filtered' => true ) as $kind => $is_short_lived ) {
					$name = $store::get_query_key( 'cached by a test', $is_short_lived );
					foreach ( array( 0, 2, 40 ) as $days ) {
						$store::write( $name, $days, $days, md5( '' ), array( 1 ) );
						$wpdb->query( $wpdb->prepare( "UPDATE $table SET made_at = %d WHERE question = %s AND start_at = %d",
							time() - $days * DAY_IN_SECONDS, $name, $days ) );
					}
				}
				$store::delete_old( time() );
				foreach ( array( 'plain' => false, 'filtered' => true ) as $kind => $is_short_lived ) {
					$name          = $store::get_query_key( 'cached by a test', $is_short_lived );
					$remaining[ $kind ] = array_keys( $store::read( $name, array( 0, 2, 40 ) ) );
					$wpdb->query( $wpdb->prepare( "DELETE FROM $table WHERE question = %s", $name ) );
				}
				return $remaining;
			` );
			assert.deepEqual( remaining, {
				plain: [ '0-0', '2-2' ],
				filtered: [ '0-0' ],
			} );
		}
	);
} );
