import assert from 'node:assert/strict';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { php, signIn } from '../setup/site.mjs';
import { test } from '../setup/test.mjs';

const SUPPORT = path.join(
	path.dirname( fileURLToPath( import.meta.url ) ),
	'support/comparison-orders.php'
);

/** Months with a case that WooCommerce counts as Storedeck does since 10.2. */
const FIXED = [ '2019-10' ];

const ROUTE = '/storedeck/v1/report-comparison';

const runPhp = ( code ) =>
	php( `require_once ${ JSON.stringify( SUPPORT ) }; ${ code }` );

/** First and last second of a month such as 2019-01. */
const getRange = ( month ) => {
	const [ year, number ] = month.split( '-' ).map( Number );
	const days = new Date( Date.UTC( year, number, 0 ) ).getUTCDate();
	return {
		after: `${ month }-01T00:00:00`,
		before: `${ month }-${ days }T23:59:59`,
	};
};

/**
 * Why the reports differ in a month with one case: report, metric, value of
 * Storedeck, those of WooCommerce’s versions, and the reason. Versions of WooCommerce that
 * count as Storedeck does have no reason.
 *
 * @type {[ string, string, string, string, number[], string, RegExp ][]}
 */
const CASES = [
	[
		'orders in other currencies, which WooCommerce adds',
		'2019-01',
		'revenue',
		'total_sales',
		[ 100, 250 ],
		'other_currencies',
		/2 orders in EUR and 1 in GBP.*USD only/,
	],
	[
		'orders that WooCommerce has not imported',
		'2019-02',
		'revenue',
		'orders_count',
		[ 1, 0 ],
		'not_imported_woocommerce',
		/^1 order or refund is not in the tables of WooCommerce/,
	],
	[
		'rows that only WooCommerce has',
		'2019-03',
		'revenue',
		'orders_count',
		[ 1, 2 ],
		'not_imported_storedeck',
		/^1 order or refund is only in the tables of WooCommerce/,
	],
	[
		'rows of WooCommerce with another total',
		'2019-04',
		'revenue',
		'total_sales',
		[ 100, 90 ],
		'other_rows',
		/^1 order or refund has another total/,
	],
	[
		'tax rows that add up to another amount than the total tax',
		'2019-05',
		'revenue',
		'taxes',
		[ 5, 7 ],
		'tax_rows',
		/^1 order or refund has tax rows/,
	],
	[
		'refunds of orders that were never paid',
		'2019-06',
		'revenue',
		'refunds',
		[ 0, 40 ],
		'refunds_without_order_date',
		/^1 refund belongs to an order without “Date paid”/,
	],
	[
		'orders of old versions without a date paid',
		'2019-07',
		'revenue',
		'orders_count',
		[ 0, 1 ],
		'orders_without_date',
		/^1 order has no “Date paid”/,
	],
	[
		'orders that were paid in another period',
		'2019-08',
		'products',
		'net_revenue',
		[ 0, 100 ],
		'date_type',
		/uses “Date created” whatever.*“Date paid”.* 1 order or refund is/,
	],
	[
		'refunds of a part of a price',
		'2019-10',
		'products',
		'net_revenue',
		[ 97, 100 ],
		'items_without_quantity',
		/^1 order or refund has line items without a quantity/,
	],
	[
		'amounts of line items that WooCommerce rounds',
		'2019-11',
		'products',
		'net_revenue',
		[ 2.01, 2 ],
		'rounded_items',
		/rounds the net amount of each line item/,
	],
	[
		'two tax rows of one rate',
		'2019-12',
		'taxes',
		'total_tax',
		[ 9, 5 ],
		'repeated_tax_rate',
		/^1 order has several tax rows/,
	],
	[
		'refunds of free items',
		'2018-01',
		'products',
		'orders_count',
		[ 1, 2 ],
		'refunds_as_orders',
		/^WooCommerce counts 1 refund of a free item/,
	],
	[
		'products without variations',
		'2018-02',
		'products',
		'variations_count',
		[ 0, 1 ],
		'no_variation',
		/as one more variation/,
	],
	[
		'gift cards, which are payments',
		'2018-05',
		'revenue',
		'net_revenue',
		[ 100, 40 ],
		'stored_value',
		/gift cards.*subtracts these payments/,
	],
	[
		'a refund of the rest of an order without items',
		'2018-06',
		'revenue',
		'net_revenue',
		// Before 10.2, shipping is subtracted from net sales, since then 30 is subtracted twice.
		[ 0, -30, -20 ],
		'refund_parts',
		/without items/,
	],
	[
		'quantities with decimals, which WooCommerce cuts',
		'2018-07',
		'orders',
		'num_items_sold',
		[ 2.75, 2 ],
		'decimal_quantities',
		/without their decimals/,
	],
	[
		'coupons that never existed, which WooCommerce loses when it imports an order again',
		'2018-08',
		'coupons',
		'amount',
		[ 19, 10 ],
		'coupon_codes',
		/by their codes/,
	],
	[
		'coupons that never existed, which WooCommerce numbers in each order',
		'2018-09',
		'coupons',
		'coupons_count',
		[ 3, 2 ],
		'coupon_codes',
		/by their codes/,
	],
	[
		'a coupon that is in an order twice',
		'2018-03',
		'coupons',
		'amount',
		[ 9, 5 ],
		'repeated_coupon',
		/^1 order has several rows of the same coupon/,
	],
	[
		'tax rates that were removed from an order',
		'2018-11',
		'taxes',
		'total_tax',
		[ 4, 9 ],
		'removed_tax_rates',
		/^A tax rate was removed from 1 order/,
	],
	[
		'orders with a negative amount',
		'2018-12',
		'products',
		'orders_count',
		[ 1, 0 ],
		'negative_orders',
		/^1 order has a negative amount/,
	],
	[
		'what differs in several ways, line by line',
		'2017-01',
		'products',
		'items_sold',
		[ 4.75, 4 ],
		'decimal_quantities',
		/without their decimals/,
	],
	[
		'downloads that are in another period in GMT',
		'2018-04',
		'downloads',
		'download_count',
		[ 1, 0 ],
		'download_time_zone',
		/WooCommerce uses GMT/,
	],
];

test.describe( 'the comparison of both engines', () => {
	let api;
	const read = async ( query ) => {
		const { status, body } = await api.get( ROUTE, query );
		assert.equal( status, 200, JSON.stringify( body ) );
		return body;
	};
	/** Reports of a period. Those without one are not of the case. */
	const readAll = async ( range ) =>
		( await read( range ) ).filter(
			( { report } ) => report !== 'stock' && report !== 'customers'
		);

	test.beforeAll( async () => {
		api = await signIn();
		runPhp(
			`update_option( 'woocommerce_date_type', 'date_paid' ); update_option( 'timezone_string', 'America/Los_Angeles' ); return comparison_delete();`
		);
		runPhp( 'return comparison_create();' );
		runPhp( 'return comparison_import();' );
	} );
	test.afterAll( () => runPhp( 'return comparison_delete();' ) );

	for ( const [ title, month, report, key, values, code, text ] of CASES ) {
		test( `explains ${ title }`, async () => {
			const [ comparison ] = await read( {
				...getRange( month ),
				report,
			} );
			const metric = comparison.metrics.find(
				( candidate ) => candidate.key === key
			);
			const round = ( value ) => Number( value.toFixed( 2 ) );
			assert.equal( round( metric.storedeck ), values[ 0 ] );
			const reason = comparison.reasons.find(
				( candidate ) => candidate.code === code
			);
			if ( FIXED.includes( month ) && ! metric.is_different ) {
				assert.equal( reason, undefined );
				return;
			}
			assert.ok(
				values.slice( 1 ).includes( round( metric.woocommerce ) ),
				JSON.stringify( comparison )
			);
			assert.equal( metric.is_different, true );
			assert.equal(
				metric.difference.toFixed( 2 ),
				( metric.storedeck - metric.woocommerce ).toFixed( 2 )
			);
			assert.match(
				reason?.text ?? '',
				text,
				JSON.stringify( comparison )
			);
		} );

		test( `adds up what each reason changes: ${ title }`, async () => {
			for ( const { report: id, metrics, reasons } of await readAll(
				getRange( month )
			) ) {
				for ( const { key: name, difference } of metrics ) {
					const sum = reasons
						.flatMap( ( { amounts } ) => amounts )
						.filter( ( amount ) => amount.key === name )
						.reduce( ( total, { amount } ) => total + amount, 0 );
					assert.equal(
						sum.toFixed( 2 ),
						difference.toFixed( 2 ),
						`${ id } ${ name }: ${ JSON.stringify( reasons ) }`
					);
				}
				for ( const { code: found, amounts } of reasons ) {
					assert.ok( amounts.length > 0, `${ id } ${ found }` );
					assert.notEqual(
						found,
						'unexplained',
						`${ id } ${ JSON.stringify( amounts ) }`
					);
				}
			}
		} );
	}

	test( 'names only reasons that are in the period', async () => {
		const [ comparison ] = await read( {
			...getRange( '2019-01' ),
			report: 'revenue',
		} );
		assert.deepEqual(
			comparison.reasons.map( ( { code } ) => code ),
			[ 'other_currencies' ]
		);
	} );

	test( 'tells amounts of the lines of one order apart', async () => {
		const [ { reasons } ] = await read( {
			...getRange( '2017-01' ),
			report: 'products',
		} );
		const amounts = Object.fromEntries(
			reasons.flatMap( ( { code, amounts: all } ) =>
				all.map( ( { key, amount } ) => [
					`${ code } ${ key }`,
					amount,
				] )
			)
		);
		assert.deepEqual( amounts, {
			'decimal_quantities items_sold': 0.75,
			'rounded_items net_revenue': 0.01,
			'no_variation variations_count': -1,
		} );
	} );

	test( 'names no reasons where nothing differs', async () => {
		/** @type {[ string, string, string, number, string[] ][]} */
		const months = [
			[ '2018-02', 'revenue', 'total_sales', 100, [] ],
			[ '2018-10', 'products', 'net_revenue', 60, [ 'no_variation' ] ],
			[ '2018-10', 'categories', 'items_sold', 1, [] ],
			[ '2018-10', 'coupons', 'amount', 15, [] ],
			[ '2018-10', 'taxes', 'total_tax', 6, [] ],
		];
		for ( const [ month, report, key, value, codes ] of months ) {
			const [ { metrics, reasons } ] = await read( {
				...getRange( month ),
				report,
			} );
			assert.equal(
				metrics.find( ( metric ) => metric.key === key ).storedeck,
				value,
				report
			);
			assert.deepEqual(
				reasons.map( ( { code } ) => code ),
				codes,
				report
			);
			assert.equal(
				metrics.filter( ( metric ) => metric.is_different ).length,
				codes.length,
				report
			);
		}
	} );

	test( 'has the reports that both engines have, with labels and formats', async () => {
		const all = await read( getRange( '2018-02' ) );
		const ids = all.map( ( { report } ) => report );
		assert.ok( ids.includes( 'revenue' ) && ids.includes( 'downloads' ) );
		assert.ok( ids.includes( 'stock' ) && ids.includes( 'customers' ) );
		for ( const { report, metrics, errors } of all ) {
			assert.deepEqual( errors, [], report );
			assert.ok( metrics.length > 0, report );
			for ( const { label, format, storedeck, woocommerce } of metrics ) {
				assert.ok( label.length > 2 );
				assert.match( format, /^(number|currency|average)$/ );
				assert.equal(
					typeof storedeck,
					'number',
					`${ report } ${ label }`
				);
				assert.equal(
					typeof woocommerce,
					'number',
					`${ report } ${ label }`
				);
			}
		}
	} );

	test( 'names an engine that fails and keeps the values of the other', () => {
		const [ comparison ] = php( `
			wp_set_current_user( 1 );
			// WooCommerce requests reports while it registers its routes.
			rest_get_server();
			add_filter( 'rest_pre_dispatch', static fn( $result, $server, $request ) => str_starts_with( $request->get_route(), '/wc-analytics/' )
				? throw new RuntimeException( 'secret detail' ) : $result, 10, 3 );
			$request = new WP_REST_Request( 'GET', '${ ROUTE }' );
			$request->set_query_params( array( 'report' => 'revenue', 'after' => '2018-02-01T00:00:00', 'before' => '2018-02-28T23:59:59' ) );
			return rest_do_request( $request )->get_data();
		` );
		assert.deepEqual(
			comparison.errors.map( ( { source } ) => source ),
			[ 'woocommerce' ]
		);
		assert.doesNotMatch( comparison.errors[ 0 ].message, /secret/ );
		const metric = comparison.metrics.find(
			( { key } ) => key === 'total_sales'
		);
		assert.equal( metric.storedeck, 100 );
		assert.equal( metric.woocommerce, null );
		assert.equal( metric.is_different, false );
	} );

	test( 'rejects unknown reports and ranges that end before they start', async () => {
		assert.equal(
			( await api.get( ROUTE, { report: 'unknown' } ) ).status,
			404
		);
		const { after: start, before: end } = getRange( '2018-02' );
		assert.equal(
			( await api.get( ROUTE, { after: end, before: start } ) ).status,
			400
		);
	} );
} );

test.describe( 'the source of reports', () => {
	const OPTION = 'storedeck_report_source';
	let api;

	test.beforeAll( async () => {
		api = await signIn();
	} );
	test.afterAll( () => php( `return delete_option( '${ OPTION }' );` ) );

	test( 'is a setting of WooCommerce’s group of Analytics settings', async () => {
		const route = `/wc-analytics/settings/wc_admin/${ OPTION }`;
		assert.equal( ( await api.get( route ) ).body.value, 'storedeck' );
		assert.equal(
			( await api.send( 'PUT', route, { value: 'both' } ) ).status,
			400
		);
		assert.equal(
			( await api.send( 'PUT', route, { value: 'woocommerce' } ) ).body
				.value,
			'woocommerce'
		);
		const latest = php( `
			global $wpdb;
			$table = "{$wpdb->prefix}wc_order_stats";
			$now   = wp_date( 'Y-m-d H:i:s' );
			$wpdb->insert( $table, array( 'order_id' => 987654321, 'date_created' => '2031-01-01 00:00:00' ) );
			$wpdb->insert( $table, array( 'order_id' => 987654322, 'date_created' => $now ) );
			return $now;
		` );
		const { body } = await api.get( '/storedeck/v1/data-state' );
		php(
			`return $GLOBALS['wpdb']->query( "DELETE FROM {$GLOBALS['wpdb']->prefix}wc_order_stats WHERE order_id IN ( 987654321, 987654322 )" );`
		);
		assert.equal( body.source, 'woocommerce' );
		// The tables of Storedeck may be filled in part, or not at all.
		assert.equal( body.orders_until, latest );
		assert.deepEqual( body.other_currencies, [] );
	} );
} );

test.describe( 'the notice about the first import', () => {
	const render = ( screen, capability ) =>
		php( `
			require_once ABSPATH . 'wp-admin/includes/class-wp-screen.php';
			require_once ABSPATH . 'wp-admin/includes/screen.php';
			$user = get_user_by( 'id', 1 );
			wp_set_current_user( 1 );
			if ( '${ capability }' ) { add_filter( 'user_has_cap', static fn( $all ) => array( '${ capability }' => true ) ); }
			set_current_screen( '${ screen }' );
			$since = get_option( 'storedeck_imported_since' );
			delete_option( 'storedeck_imported_since' );
			ob_start();
			\\Storedeck\\Admin\\First_Import_Notice::render();
			$text = ob_get_clean();
			false === $since || update_option( 'storedeck_imported_since', $since );
			return $text;
		` );

	test( 'is on the Dashboard and the Plugins page for store managers', () => {
		for ( const screen of [ 'dashboard', 'plugins' ] ) {
			assert.match(
				render( screen, 'manage_woocommerce' ),
				/notice[\s\S]*numbers of WooCommerce/
			);
			assert.equal( render( screen, 'edit_posts' ), '' );
		}
	} );

	test( 'is not on other pages of WordPress', () => {
		assert.equal( render( 'edit-post', 'manage_woocommerce' ), '' );
	} );
} );
