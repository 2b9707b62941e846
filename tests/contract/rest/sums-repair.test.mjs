import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createBatchClient } from '../../setup/batch-client.mjs';
import { php, repairSums, signIn, sql } from '../../setup/site.mjs';

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

const REPAIR = repairSums( '2012-01-01', '2012-12-31' );

/*
 * The tests change rows with plain SQL, as other software does, without any
 * hook. The sums of reports are then wrong until they are compared with the rows.
 */
describe( 'sums of rows that were changed by SQL', () => {
	let api;
	let product;

	const clear = () =>
		php( `
			global $wpdb;
			foreach ( array( 'storedeck_order_stats', 'storedeck_order_product_lookup', 'storedeck_order_coupon_lookup', 'storedeck_order_tax_lookup' ) as $table ) {
				$wpdb->query( "DELETE FROM {$wpdb->prefix}$table WHERE order_id >= ${ FIRST_ID } AND order_id < ${
					FIRST_ID + 100
				}" );
			}
			$wpdb->query( "DELETE FROM {$wpdb->prefix}wc_orders WHERE id >= ${ FIRST_ID } AND id < ${
				FIRST_ID + 100
			}" );
			${ REPAIR }
			return true;
		` );

	const insertOrder = ( id, date, net ) =>
		php( `
			global $wpdb;
			$wpdb->insert( $wpdb->prefix . 'storedeck_order_stats', array( 'order_id' => ${ id }, 'parent_id' => 0,
				'date_created' => '${ date }', 'date_created_gmt' => '${ date }', 'date_paid' => '${ date }',
				'date_completed' => '${ date }', 'num_items_sold' => 1, 'total_sales' => ${ net }, 'tax_total' => 1,
				'shipping_total' => 0, 'net_total' => ${ net }, 'returning_customer' => 0, 'status' => 'wc-completed',
				'customer_id' => ${ id }, 'currency' => 'USD' ) );
			$wpdb->insert( $wpdb->prefix . 'storedeck_order_product_lookup', array( 'order_item_id' => ${ id },
				'order_id' => ${ id }, 'product_id' => ${ product }, 'variation_id' => 0, 'customer_id' => ${ id },
				'date_created' => '${ date }', 'product_qty' => 1, 'product_net_revenue' => ${ net },
				'product_gross_revenue' => ${ net } ) );
			$wpdb->insert( $wpdb->prefix . 'storedeck_order_tax_lookup', array( 'order_id' => ${ id }, 'tax_rate_id' => 1,
				'date_created' => '${ date }', 'shipping_tax' => 0, 'order_tax' => 1, 'total_tax' => 1 ) );
			$wpdb->insert( $wpdb->prefix . 'storedeck_order_coupon_lookup', array( 'order_id' => ${ id }, 'coupon_id' => ${ id },
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

	const readMetrics = async () => {
		php( `${ REPAIR } return true;` );

		const read = async ( route, query = {} ) => {
			const { status, body } = await api.get( ROUTE + route, {
				...RANGE,
				...query,
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

	describe( 'of one order', () => {
		before( () => {
			clear();
			insertOrder( FIRST_ID, '2012-02-29 23:59:59', 10 );
		} );

		const check = async ( statement, expected ) => {
			sql( statement );
			assert.deepEqual( await readMetrics(), {
				...single,
				...expected,
			} );
		};

		it( 'follow a changed order row', () =>
			check(
				`UPDATE {prefix}storedeck_order_stats SET net_total = 11, customer_id = 7 WHERE order_id = ${ FIRST_ID }`,
				{ net: 11 }
			) );

		it( 'follow changed order lines', () =>
			check(
				`UPDATE {prefix}storedeck_order_product_lookup SET product_net_revenue = 12 WHERE order_id = ${ FIRST_ID }`,
				{ net: 11, sold: 12, category: 12 }
			) );

		it( 'follow changed coupon lines', () =>
			check(
				`UPDATE {prefix}storedeck_order_coupon_lookup SET discount_amount = 3 WHERE order_id = ${ FIRST_ID }`,
				{ net: 11, sold: 12, category: 12, coupons: 3 }
			) );

		it( 'follow changed tax lines', () =>
			check(
				`UPDATE {prefix}storedeck_order_tax_lookup SET total_tax = 4 WHERE order_id = ${ FIRST_ID }`,
				{ net: 11, sold: 12, category: 12, coupons: 3, taxes: 4 }
			) );

		it( 'follow an order that moves to another month', () =>
			check(
				`UPDATE {prefix}storedeck_order_stats SET date_paid = '2012-07-01 00:00:00' WHERE order_id = ${ FIRST_ID }`,
				{
					net: 11,
					sold: 12,
					category: 12,
					coupons: 3,
					taxes: 4,
					months: [ '2012-07' ],
				}
			) );

		it( 'follow deleted order lines', () =>
			check(
				`DELETE FROM {prefix}storedeck_order_product_lookup WHERE order_id = ${ FIRST_ID }`,
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

		it( 'follow a deleted order with its lines, coupons and taxes', () =>
			check(
				`DELETE FROM {prefix}storedeck_order_stats WHERE order_id = ${ FIRST_ID }`,
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

	it( 'follow equal changes of two rows', async () => {
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
		assert.deepEqual( await readMetrics(), expected );
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
				`UPDATE {prefix}storedeck_order_${ table } SET ${ change } WHERE order_id IN ( ${ FIRST_ID }, ${
					FIRST_ID + 1
				} )`
			);
			Object.assign( expected, metrics );
			assert.deepEqual( await readMetrics(), expected );
		}
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
			php( `${ REPAIR } return true;` );
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

		it( 'are those of each filter', async () => {
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
						`UPDATE {prefix}storedeck_${ TABLES[ table ] } SET ${ change } WHERE order_id = ${ FIRST_ID }`
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
} );
