import assert from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mustUse, php, signIn } from '../setup/site.mjs';
import { test } from '../setup/test.mjs';

const file = () => mustUse( 'storedeck-filters-test.php' );

/** An extension that limits reports to some orders, and adds their currency to rows and totals of orders. */
const EXTENSION = `<?php
function acme_add( $type, $contexts, $clause ) {
	foreach ( $contexts as $context ) {
		add_filter( "woocommerce_analytics_clauses_{$type}_{$context}", static fn( $clauses ) => array( ...$clauses, $clause ) );
	}
}

$acme_stats  = "{$GLOBALS['wpdb']->prefix}wc_order_stats";
$acme_lookup = "{$GLOBALS['wpdb']->prefix}wc_order_product_lookup";
$acme_orders = "JOIN {$GLOBALS['wpdb']->prefix}wc_orders acme ON acme.id =";

$acme_contexts = array( 'orders_subquery', 'orders_stats_total', 'orders_stats_interval' );
acme_add( 'join', $acme_contexts, "$acme_orders $acme_stats.order_id" );
acme_add( 'where', $acme_contexts, "AND acme.total_amount > 100 AND $acme_stats.num_items_sold > 1" );
acme_add( 'select', $acme_contexts, ', acme.currency AS currency' );

$acme_contexts = array( 'products_subquery', 'products_stats_total', 'products_stats_interval', 'variations_subquery' );
acme_add( 'join', $acme_contexts, "$acme_orders $acme_lookup.order_id" );
acme_add( 'where', $acme_contexts, "AND acme.total_amount > 100 AND $acme_lookup.product_qty > 1" );
`;

/** Runs PHP code for each table of rows: `$woocommerce`, `$own` and `$backup` are its names. */
const forEachTable = ( code ) =>
	php( `
	global $wpdb;
	foreach ( array( 'order_stats', 'order_product_lookup', 'order_coupon_lookup', 'order_tax_lookup', 'customer_lookup' ) as $table ) {
		$woocommerce = "{$wpdb->prefix}wc_$table";
		$own         = "{$wpdb->prefix}storedeck_$table";
		$backup      = "{$woocommerce}_backup";
		${ code }
	}
	return true;
` );

/** Gives WooCommerce's reports the rows of Storedeck's, so that only the filters could differ. */
const copyRows = () =>
	forEachTable( `
		$columns = implode( ',', array_intersect( $wpdb->get_col( "SHOW COLUMNS FROM $woocommerce" ), $wpdb->get_col( "SHOW COLUMNS FROM $own" ) ) );
		$wpdb->query( "DROP TABLE IF EXISTS $backup" );
		$wpdb->query( "CREATE TABLE $backup AS SELECT * FROM $woocommerce" );
		$wpdb->query( "DELETE FROM $woocommerce" );
		$wpdb->query( "INSERT INTO $woocommerce ( $columns ) SELECT $columns FROM $own" );
	` );

const restoreRows = () =>
	forEachTable( `
		$wpdb->query( "DELETE FROM $woocommerce" );
		$wpdb->query( "INSERT INTO $woocommerce SELECT * FROM $backup" );
		$wpdb->query( "DROP TABLE $backup" );
	` );

const QUERY = {
	after: '2020-01-01T00:00:00',
	before: '2030-01-01T00:00:00',
	per_page: 100,
	interval: 'year',
	force_cache_refresh: true,
};

const cents = ( value ) => Math.round( value * 100 );

test.describe( 'an extension that filters SQL clauses, with WooCommerce', () => {
	let api;

	test.beforeAll( async () => {
		copyRows();
		mkdirSync( path.dirname( file() ), { recursive: true } );
		writeFileSync( file(), EXTENSION );
		api = await signIn();
	} );

	test.afterAll( () => {
		rmSync( file(), { force: true } );
		restoreRows();
	} );

	/** Reads a report of WooCommerce and the same report of Storedeck. */
	const readBoth = ( route ) =>
		Promise.all(
			[ 'wc-analytics', 'storedeck/v1' ].map( async ( namespace ) => {
				const { status, body, headers } = await api.get(
					`/${ namespace }/reports/${ route }`,
					QUERY
				);
				assert.equal( status, 200 );
				assert.equal(
					headers.get( 'x-storedeck-failed-filters' ),
					null
				);
				return body;
			} )
		);

	for ( const route of [ 'orders/stats', 'revenue/stats' ] ) {
		test( `has the numbers of WooCommerce in ${ route }`, async () => {
			const pick = ( metrics ) => [
				metrics.orders_count,
				metrics.num_items_sold,
				cents( metrics.net_revenue ),
				cents( metrics.total_sales ),
			];
			const [ expected, actual ] = await readBoth( route );
			assert.ok( expected.totals.orders_count > 0 );
			assert.equal( actual.totals.currency, 'USD' );
			assert.deepEqual( pick( actual.totals ), pick( expected.totals ) );
			const pickIntervals = ( { intervals } ) =>
				intervals.map( ( { interval, subtotals } ) => [
					interval,
					...pick( subtotals ),
				] );
			assert.deepEqual(
				pickIntervals( actual ),
				pickIntervals( expected )
			);
		} );
	}

	test( 'has the rows of WooCommerce', async () => {
		for ( const [ route, pick ] of /** @type {const} */ ( [
			[ 'orders', ( row ) => [ row.order_id, row.currency ] ],
			[
				'products',
				( row ) => [
					row.product_id,
					row.items_sold,
					cents( row.net_revenue ),
				],
			],
			[ 'variations', ( row ) => [ row.variation_id, row.items_sold ] ],
		] ) ) {
			const [ expected, actual ] = ( await readBoth( route ) ).map(
				( rows ) =>
					rows
						.map( pick )
						.sort( ( [ one ], [ other ] ) => one - other )
			);
			assert.ok( expected.length > 0, route );
			assert.deepEqual( actual, expected, route );
		}
	} );

	test( 'has the totals of products of WooCommerce', async () => {
		const [ expected, actual ] = ( await readBoth( 'products/stats' ) ).map(
			( { totals } ) => [
				totals.items_sold,
				totals.orders_count,
				cents( totals.net_revenue ),
			]
		);
		assert.deepEqual( actual, expected );
	} );
} );
