import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import {
	ORDER_SUMS,
	php,
	repairSums,
	signIn,
	sql,
	startPhp,
} from '../../setup/site.mjs';

/** First ID of the test orders, above the IDs of the demo store and of other test files. */
const FIRST_ID = 997000001;
const ORDERS = 20;

/** Short enough that no checksums of rows are computed: only the state of the data decides. */
const RANGE = {
	after: '2011-02-01T00:00:00',
	before: '2011-02-28T23:59:59',
};

/** PHP code to wait for a file, which synchronizes processes. */
const DEFINE_WAIT = `
	$wait = static function ( string $file ): void {
		for ( $i = 0; $i < 4000 && ! file_exists( $file ); $i++ ) { usleep( 5000 ); }
	};
`;

describe( 'reports after overlapping writes', () => {
	let api;
	let folder;
	const file = ( name ) => path.join( folder, name );

	const deleteOrders = ( condition ) => `
		global $wpdb;
		foreach ( array( 'storedeck_order_stats' => 'order_id', 'wc_orders' => 'id' ) as $table => $column ) {
			$wpdb->query( "DELETE FROM {$wpdb->prefix}$table WHERE $column >= ${ FIRST_ID } AND $column < ${
				FIRST_ID + ORDERS
			} AND $column ${ condition }" );
		}
		${ repairSums( '2011-02-01', '2011-02-28', ORDER_SUMS ) }
	`;

	const insertOrders = () =>
		php( `
			global $wpdb;
			for ( $id = ${ FIRST_ID }; $id < ${ FIRST_ID + ORDERS }; $id++ ) {
				$date = '2011-02-10 12:00:00';
				$wpdb->insert( $wpdb->prefix . 'storedeck_order_stats', array( 'order_id' => $id, 'parent_id' => 0,
					'date_created' => $date, 'date_created_gmt' => $date, 'date_paid' => $date, 'date_completed' => $date,
					'num_items_sold' => 1, 'total_sales' => 1, 'tax_total' => 0, 'shipping_total' => 0, 'net_total' => 1,
					'returning_customer' => 0, 'status' => 'wc-completed', 'customer_id' => $id, 'currency' => 'USD' ) );
			}
			${ repairSums( '2011-02-01', '2011-02-28', ORDER_SUMS ) }
			return true;
		` );

	const countOrders = async () => {
		const { status, body, text } = await api.get(
			'/wc-analytics/reports/orders/stats',
			RANGE
		);
		assert.equal( status, 200, text );
		return body.totals.orders_count;
	};

	before( async () => {
		folder = mkdtempSync( path.join( tmpdir(), 'storedeck-fresh-' ) );
		api = await signIn();
	} );

	beforeEach( () => {
		php( `${ deleteOrders( '> 0' ) } return true;` );
		insertOrders();
	} );

	after( () => {
		php( `${ deleteOrders( '> 0' ) } return true;` );
		rmSync( folder, { recursive: true } );
	} );

	it( 'shows each of two changes whose requests began with the same version', async () => {
		// Not the newest order, so that no maximum changes.
		const change = ( id, wanted ) =>
			startPhp( `
				${ DEFINE_WAIT }
				get_option( 'storedeck_data_version' );
				touch( '${ file( `began-${ id }` ) }' );
				$wait( '${ file( wanted ) }' );
				${ deleteOrders( `= ${ id }` ) }
				return true;
			` ).ended;
		const began = ( id ) =>
			php(
				`${ DEFINE_WAIT } $wait( '${ file(
					`began-${ id }`
				) }' ); return true;`
			);
		const [ one, two ] = [ FIRST_ID + 1, FIRST_ID + 2 ];
		const first = change( one, 'go-1' );
		const second = change( two, 'go-2' );
		began( one );
		began( two );

		writeFileSync( file( 'go-1' ), '' );
		await first;
		assert.equal( await countOrders(), ORDERS - 1 );
		writeFileSync( file( 'go-2' ), '' );
		await second;
		assert.equal( await countOrders(), ORDERS - 2 );
	} );

	it( 'counts each of many simultaneous invalidations', async () => {
		const read = () =>
			Number(
				sql(
					`SELECT option_value FROM {prefix}options WHERE option_name = 'storedeck_data_version'`
				)[ 0 ].option_value
			);
		const earlier = read();
		await Promise.all(
			Array.from(
				{ length: 4 },
				() =>
					startPhp( `
						for ( $i = 0; $i < 50; $i++ ) { do_action( 'storedeck_data_changed' ); }
						return true;
					` ).ended
			)
		);
		assert.equal( read() - earlier, 200 );
	} );

	it( 'shows a synced order even if the process dies right after the commit', async () => {
		assert.equal( await countOrders(), ORDERS );
		// The orders themselves do not exist, so a sync deletes their rows.
		await startPhp( `
			add_filter( 'query', static function ( $query ) {
				static $is_committed = false;
				if ( $is_committed ) { exit; }
				$is_committed = 'COMMIT' === $query;
				return $query;
			} );
			\\Storedeck\\Sync\\Order_Sync::sync( array( ${ FIRST_ID + 3 } ) );
			exit;
		` ).ended;
		assert.equal( await countOrders(), ORDERS - 1 );
	} );

	it( 'shows what was synced before a sync failed', async () => {
		const product = Number(
			sql(
				`SELECT MIN( product_id ) AS id FROM {prefix}storedeck_product_meta_lookup`
			)[ 0 ].id
		);
		const read = () =>
			sql(
				`SELECT option_value FROM {prefix}options WHERE option_name = 'storedeck_data_version'`
			)[ 0 ].option_value;
		const earlier = read();
		php( `
			add_filter( 'query', static fn( $query ) => str_contains( $query, 'wc_orders' ) ? 'SELECT no_such_column FROM no_such_table' : $query );
			\\Storedeck\\Changes\\Change_Queue::add_product( ${ product } );
			\\Storedeck\\Changes\\Change_Queue::add_order( ${ FIRST_ID + ORDERS } );
			\\Storedeck\\Changes\\Change_Queue::flush();
			return true;
		` );
		assert.notEqual( read(), earlier );
		// Syncs the rest, which is pending.
		php( '\\Storedeck\\Sync\\Catch_Up::run(); return true;' );
	} );
} );
