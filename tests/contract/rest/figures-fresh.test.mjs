import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { signInAtOnce } from '../../setup/at-once.mjs';
import { php, signIn, site, sql } from '../../setup/site.mjs';

const ROUTE = '/wc-analytics/reports/';

/** Ids that no demo shop reaches, nor another test file: the newest orders of all. */
const FIRST = 998000001;
const RANGE = {
	after: '2012-01-01T00:00:00',
	before: '2012-12-31T23:59:59',
	interval: 'month',
	order: 'asc',
	per_page: 100,
};
const NOW = { force_cache_refresh: true };

/** After so many milliseconds, servers are believed that nothing was written. */
const REST = site.db === 'sqlite' ? 0 : 11500;

/** For what SQLite has nothing of: nothing is kept there. */
const itOnServers = site.db === 'sqlite' ? () => {} : it;

const wait = ( ms ) => new Promise( ( resolve ) => setTimeout( resolve, ms ) );

/*
 * What is kept of the past must never hide the present. Rows are changed here
 * as another program does it: with SQL, telling nobody.
 */
describe( 'figures that are kept are those of the present', () => {
	let api;
	let product;

	const clear = () =>
		php( `
			global $wpdb;
			foreach ( array( 'wc_order_stats', 'wc_order_product_lookup', 'wc_order_coupon_lookup', 'wc_order_tax_lookup' ) as $table ) {
				$wpdb->query( "DELETE FROM {$wpdb->prefix}$table WHERE order_id >= ${ FIRST } AND order_id < ${
					FIRST + 100
				}" );
			}
			$wpdb->query( "DELETE FROM {$wpdb->prefix}wc_orders WHERE id >= ${ FIRST } AND id < ${
				FIRST + 100
			}" );
			do_action( 'storedeck_data_changed' );
			return true;
		` );

	const put = ( id, date, net ) =>
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

	const figures = async ( more = {} ) => {
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
			pieces: categories[ 0 ]?.items_sold ?? 0,
		};
	};

	const one = {
		net: 10,
		customers: 1,
		coupons: 2,
		codes: 1,
		months: [ '2012-02' ],
		sold: 10,
		taxes: 1,
		category: 10,
		pieces: 1,
	};

	it( 'an order that is new shows at once', async () => {
		put( FIRST, '2012-02-29 23:59:59', 10 );
		assert.deepEqual( await figures(), one );
		put( FIRST + 1, '2012-05-01 00:00:00', 5 );
		assert.deepEqual( await figures(), {
			net: 15,
			customers: 2,
			coupons: 4,
			codes: 2,
			months: [ '2012-02', '2012-05' ],
			sold: 15,
			taxes: 2,
			category: 15,
			pieces: 2,
		} );
	} );

	it( 'an order that says it was changed shows at once', async () => {
		const id = FIRST + 1;
		sql(
			`UPDATE {prefix}wc_order_stats SET net_total = 6 WHERE order_id = ${ id }`
		);
		sql(
			`INSERT INTO {prefix}wc_orders ( id, status, type, date_updated_gmt ) VALUES ( ${ id }, 'wc-completed', 'shop_order', '2098-01-01 00:00:00' )`
		);
		assert.equal( ( await figures() ).net, 16 );
	} );

	it( 'an order that came and went within a minute leaves nothing', async () => {
		clear();
		put( FIRST, '2012-02-29 23:59:59', 10 );
		assert.deepEqual( await figures(), one );
		put( FIRST + 2, '2012-02-01 00:00:00', 5 );
		assert.equal( ( await figures() ).net, 15 );
		for ( const table of [
			'stats',
			'product_lookup',
			'coupon_lookup',
			'tax_lookup',
		] ) {
			sql(
				`DELETE FROM {prefix}wc_order_${ table } WHERE order_id = ${
					FIRST + 2
				}`
			);
		}
		assert.deepEqual( await figures( NOW ), one );
	} );

	describe( 'while things are changing', () => {
		before( () => {
			clear();
			put( FIRST, '2012-02-29 23:59:59', 10 );
		} );

		const check = async ( statement, expected ) => {
			// Fills what is kept, then changes rows behind its back.
			await figures( NOW );
			sql( statement );
			assert.deepEqual( await figures( NOW ), { ...one, ...expected } );
		};

		it( 'a row that was changed silently shows when it is asked for', () =>
			check(
				`UPDATE {prefix}wc_order_stats SET net_total = 11, customer_id = 7 WHERE order_id = ${ FIRST }`,
				{ net: 11 }
			) );

		it( 'so do lines', () =>
			check(
				`UPDATE {prefix}wc_order_product_lookup SET product_net_revenue = 12 WHERE order_id = ${ FIRST }`,
				{ net: 11, sold: 12, category: 12 }
			) );

		it( 'so do coupons', () =>
			check(
				`UPDATE {prefix}wc_order_coupon_lookup SET discount_amount = 3 WHERE order_id = ${ FIRST }`,
				{ net: 11, sold: 12, category: 12, coupons: 3 }
			) );

		it( 'so do taxes', () =>
			check(
				`UPDATE {prefix}wc_order_tax_lookup SET total_tax = 4 WHERE order_id = ${ FIRST }`,
				{ net: 11, sold: 12, category: 12, coupons: 3, taxes: 4 }
			) );

		it( 'an order leaves one month for another', () =>
			check(
				`UPDATE {prefix}wc_order_stats SET date_paid = '2012-07-01 00:00:00' WHERE order_id = ${ FIRST }`,
				{
					net: 11,
					sold: 12,
					category: 12,
					coupons: 3,
					taxes: 4,
					months: [ '2012-07' ],
				}
			) );

		it( 'lines that are deleted are gone', () =>
			check(
				`DELETE FROM {prefix}wc_order_product_lookup WHERE order_id = ${ FIRST }`,
				{
					net: 11,
					sold: 0,
					category: 0,
					pieces: 0,
					coupons: 3,
					taxes: 4,
					months: [ '2012-07' ],
				}
			) );

		it( 'an order that is deleted is gone with all it had', () =>
			check(
				`DELETE FROM {prefix}wc_order_stats WHERE order_id = ${ FIRST }`,
				{
					net: 0,
					customers: 0,
					coupons: 0,
					codes: 0,
					months: [],
					sold: 0,
					taxes: 0,
					category: 0,
					pieces: 0,
				}
			) );
	} );

	/*
	 * Servers are believed after ten seconds only: all that needs them rests at the
	 * same time, each kind in a year of its own. Then one table after the other
	 * changes.
	 */
	describe( 'after a long rest', () => {
		const LISTED = FIRST + 10;
		const REFUNDED = FIRST + 20;

		/** Rows of the report on categories. */
		const categories = async () =>
			( await api.get( `${ ROUTE }categories`, { ...RANGE, ...NOW } ) )
				.body.length;

		/** Amounts of a page of orders. */
		const listed = async ( more = {} ) => {
			const { body, headers } = await api.get( `${ ROUTE }orders`, {
				after: '2013-01-01T00:00:00',
				before: '2013-12-31T23:59:59',
				orderby: 'net_total',
				...more,
				...NOW,
			} );
			assert.equal( Number( headers.get( 'x-wp-total' ) ), body.length );
			return body.map( ( row ) => row.net_total );
		};
		const completed = { 'status_is[]': 'completed' };

		/** Net revenue, and rows, of refunds of one kind in months after those of their orders. */
		const refunded = async ( refunds ) => {
			const query = {
				after: '2014-04-01T00:00:00',
				before: '2014-12-31T23:59:59',
				refunds,
				...NOW,
			};
			const [ stats, list ] = await Promise.all( [
				api.get( `${ ROUTE }orders/stats`, { ...RANGE, ...query } ),
				api.get( `${ ROUTE }orders`, query ),
			] );
			return [ stats.body.totals.net_revenue, list.body.length ];
		};

		let rows;

		before( async () => {
			clear();
			put( FIRST, '2012-02-29 23:59:59', 10 );
			put( LISTED, '2013-02-28 23:59:59', 10 );
			put( LISTED + 1, '2013-05-01 00:00:00', 5 );
			put( REFUNDED, '2014-02-28 23:59:59', 10 );
			put( REFUNDED + 1, '2014-05-01 00:00:00', -4 );
			sql(
				`UPDATE {prefix}wc_order_stats SET parent_id = ${ REFUNDED } WHERE order_id = ${
					REFUNDED + 1
				}`
			);
			await wait( REST );
		} );

		for ( const time of [ 'first', 'second' ] ) {
			it( `all is as it is, the ${ time } time`, async () => {
				assert.deepEqual( await figures( NOW ), one );
				rows = await categories();
				assert.ok( rows > 0 );
				assert.deepEqual( await listed(), [ 10, 5 ] );
				assert.deepEqual( await listed( completed ), [ 10, 5 ] );
				assert.deepEqual( await refunded( 'partial' ), [ -4, 1 ] );
				assert.deepEqual( await refunded( 'full' ), [ 0, 0 ] );
			} );
		}

		it( 'a product that moves to another category takes its past along', async () => {
			const relations = sql(
				`SELECT r.object_id, r.term_taxonomy_id FROM {prefix}term_relationships r INNER JOIN {prefix}term_taxonomy t
				ON t.term_taxonomy_id = r.term_taxonomy_id WHERE t.taxonomy = 'product_cat' AND r.object_id = ${ product }`
			);
			const moved = relations
				.map( ( row ) => row.term_taxonomy_id )
				.join( ', ' );
			sql(
				`DELETE FROM {prefix}term_relationships WHERE object_id = ${ product } AND term_taxonomy_id IN ( ${ moved } )`
			);
			try {
				assert.equal( await categories(), 0 );
			} finally {
				for ( const row of relations ) {
					sql(
						`INSERT INTO {prefix}term_relationships ( object_id, term_taxonomy_id, term_order ) VALUES ( ${ product }, ${ row.term_taxonomy_id }, 0 )`
					);
				}
			}
			assert.equal( await categories(), rows );
		} );

		const lines = { ...one, sold: 12, category: 12 };

		it( 'lines that change show at once', async () => {
			sql(
				`UPDATE {prefix}wc_order_product_lookup SET product_net_revenue = 12 WHERE order_id = ${ FIRST }`
			);
			assert.deepEqual( await figures( NOW ), lines );
		} );

		describe( 'orders that change show at once', () => {
			before( () => {
				for ( const [ id, change ] of [
					[ FIRST, 'net_total = 11' ],
					[ LISTED + 1, "net_total = 11, status = 'wc-processing'" ],
					[ REFUNDED, "status = 'wc-refunded'" ],
				] ) {
					sql(
						`UPDATE {prefix}wc_order_stats SET ${ change } WHERE order_id = ${ id }`
					);
				}
			} );

			it( 'in figures', async () => {
				assert.deepEqual( await figures( NOW ), { ...lines, net: 11 } );
			} );

			it( 'in refunds in part, which follow their orders of other months', async () => {
				assert.deepEqual( await refunded( 'partial' ), [ 0, 0 ] );
				assert.deepEqual( await refunded( 'full' ), [ -4, 1 ] );
			} );

			it( 'in a page of orders', async () => {
				assert.deepEqual( await listed(), [ 11, 10 ] );
				assert.deepEqual( await listed( completed ), [ 10 ] );
				sql(
					`DELETE FROM {prefix}wc_order_stats WHERE order_id = ${ LISTED }`
				);
				assert.deepEqual( await listed(), [ 11 ] );
				assert.deepEqual( await listed( completed ), [] );
			} );
		} );
	} );

	describe( 'with filters', () => {
		const ROWS = {
			stats: 'order_stats',
			lines: 'order_product_lookup',
			coupons: 'order_coupon_lookup',
			taxes: 'order_tax_lookup',
		};
		/** Filters that find the order, and the change after which they do not. */
		const FILTERS = {
			status_is: [ 'completed', 'stats', "status = 'wc-on-hold'" ],
			status_is_not: [ 'on-hold', 'stats', "status = 'wc-on-hold'" ],
			customer_type: [ 'new', 'stats', 'returning_customer = 1' ],
			product_includes: [ () => product, 'lines', 'product_id = 1' ],
			product_excludes: [ 1, 'lines', 'product_id = 1' ],
			variation_includes: [ 0, 'lines', 'variation_id = 1' ],
			variation_excludes: [ 1, 'lines', 'variation_id = 1' ],
			coupon_includes: [ FIRST, 'coupons', 'coupon_id = 2' ],
			coupon_excludes: [ 2, 'coupons', 'coupon_id = 2' ],
			tax_rate_includes: [ 1, 'taxes', 'tax_rate_id = 2' ],
			tax_rate_excludes: [ 2, 'taxes', 'tax_rate_id = 2' ],
		};
		const SINGLE = [ 'customer_type' ];

		const many = signInAtOnce();
		const found = async () => {
			const orders = {};
			await Promise.all(
				Object.entries( FILTERS ).map(
					async ( [ name, [ value ] ] ) => {
						const wanted =
							typeof value === 'function' ? value() : value;
						const { body } = await many.get(
							`${ ROUTE }orders/stats`,
							{
								...RANGE,
								...NOW,
								[ SINGLE.includes( name )
									? name
									: `${ name }[]` ]: wanted,
							}
						);
						orders[ name ] = body.totals.orders_count;
					}
				)
			);
			return orders;
		};

		it( 'each of them follows changes that nobody told', async () => {
			clear();
			put( FIRST, '2012-02-29 23:59:59', 10 );
			const all = Object.fromEntries(
				Object.keys( FILTERS ).map( ( name ) => [ name, 1 ] )
			);
			assert.deepEqual( await found(), all );
			for ( const table of Object.keys( ROWS ) ) {
				const changes = new Set(
					Object.values( FILTERS )
						.filter( ( [ , changed ] ) => changed === table )
						.map( ( [ , , change ] ) => change )
				);
				for ( const change of changes ) {
					sql(
						`UPDATE {prefix}wc_${ ROWS[ table ] } SET ${ change } WHERE order_id = ${ FIRST }`
					);
				}
				for ( const name of Object.keys( FILTERS ) ) {
					all[ name ] =
						FILTERS[ name ][ 1 ] === table ? 0 : all[ name ];
				}
				assert.deepEqual( await found(), all, table );
			}
		} );
	} );

	itOnServers(
		'what is kept of questions with filters goes after a day, the rest after a month',
		() => {
			const left = php( `
				global $wpdb;
				$store = 'Storedeck\\Reports\\Period_Cache';
				$table = $wpdb->prefix . 'storedeck_period_figures';
				$left  = array();
				foreach ( array( 'plain' => false, 'filtered' => true ) as $kind => $many ) {
					$name = $store::question( 'kept for a test', $many );
					foreach ( array( 0, 2, 40 ) as $days ) {
						$store::write( $name, $days, $days, md5( '' ), array( 1 ) );
						$wpdb->query( $wpdb->prepare( "UPDATE $table SET made_at = %d WHERE question = %s AND start_at = %d",
							time() - $days * DAY_IN_SECONDS, $name, $days ) );
					}
				}
				$store::clean( time() );
				foreach ( array( 'plain' => false, 'filtered' => true ) as $kind => $many ) {
					$name          = $store::question( 'kept for a test', $many );
					$left[ $kind ] = array_keys( $store::read( $name, array( 0, 2, 40 ) ) );
					$wpdb->query( $wpdb->prepare( "DELETE FROM $table WHERE question = %s", $name ) );
				}
				return $left;
			` );
			assert.deepEqual( left, {
				plain: [ '0-0', '2-2' ],
				filtered: [ '0-0' ],
			} );
		}
	);
} );
