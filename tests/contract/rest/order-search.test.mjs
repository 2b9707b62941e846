import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { mustUse, php, stopCron } from '../../setup/site.mjs';

const FIRST = 1980000001;

/**
 * Runs PHP statements that return a result, then removes their orders. `$add( $count, $number )` writes orders without any hooks,
 * `$change( $id )` changes one, `$list()` returns the IDs of those with rows and `$totals()` their totals.
 */
const run = ( statements ) =>
	php( `
		global $wpdb;
		$orders  = $wpdb->prefix . 'wc_orders';
		$stats   = $wpdb->prefix . 'storedeck_order_stats';
		$option  = \\Storedeck\\Sync\\Order_Search::OPTION;
		$earlier = get_option( $option );
		$date    = static fn( $seconds ) => gmdate( 'Y-m-d H:i:s', time() + $seconds );
		$add     = static function ( $count, $first = ${ FIRST } ) use ( $wpdb, $orders, $date ) {
			for ( $id = $first; $id < $first + $count; $id++ ) {
				$wpdb->insert(
					$orders,
					array(
						'id' => $id, 'status' => 'wc-completed', 'currency' => \\Storedeck\\Store\\Settings::get_currency()['code'], 'type' => 'shop_order',
						'tax_amount' => 0, 'total_amount' => 10, 'customer_id' => 0, 'parent_order_id' => 0,
						'billing_email' => 'search@example.test', 'date_created_gmt' => '2020-01-02 03:04:05', 'date_updated_gmt' => '2020-01-02 03:04:05',
					)
				);
			}
		};
		$change = static fn( $id ) => $wpdb->update( $orders, array( 'total_amount' => 20, 'date_updated_gmt' => $date( -60 ) ), array( 'id' => $id ) );
		$set    = static fn( $values ) => update_option( $option, $values + array( 'last' => ${ FIRST } - 1, 'since' => $date( -300 ), 'since_id' => 0, 'until' => '', 'searched_at' => 0 ) );
		$list   = static fn() => array_map( 'intval', $wpdb->get_col( "SELECT order_id FROM $stats WHERE order_id >= ${ FIRST } ORDER BY order_id" ) );
		$totals = static fn() => array_map( 'floatval', $wpdb->get_col( "SELECT total_sales FROM $stats WHERE order_id >= ${ FIRST } ORDER BY order_id" ) );
		$search = static fn( $seconds = 2.0 ) => \\Storedeck\\Sync\\Order_Search::run( $seconds );
		$sync   = static fn( $ids ) => \\Storedeck\\Sync\\Sync_Lock::run( static fn() => \\Storedeck\\Sync\\Order_Sync::sync( $ids ) );
		$waiting = static fn() => \\Storedeck\\Views\\Data_State::read()['waiting'];
		try {
			${ statements }
		} finally {
			$ids = array_map( 'intval', $wpdb->get_col( "SELECT id FROM $orders WHERE id >= ${ FIRST }" ) );
			$wpdb->query( "DELETE FROM $orders WHERE id >= ${ FIRST }" );
			$sync( $ids );
			update_option( $option, $earlier );
		}
	` );

describe( 'the search for changed orders', () => {
	before( stopCron );

	after( () =>
		rmSync( mustUse( 'storedeck-no-cron.php' ), { force: true } )
	);

	it( 'keeps the new orders that it has not reached, also before one that has rows', () => {
		const [ waiting, found, again ] = run( `
			$set( array() );
			$add( 104 );
			$sync( array( ${ FIRST } + 103 ) );
			$search( 0.0 );
			$result = array( $waiting(), count( $list() ) );
			$search( 0.0 );
			return array( ...$result, count( $list() ) );
		` );
		assert.deepEqual( [ waiting, found, again ], [ 3, 101, 104 ] );
	} );

	for ( const [ title, state ] of [
		[
			'a search',
			"'since' => $date( 3600 ), 'searched_at' => time() + 3600",
		],
		[
			'a search that is not finished',
			"'since' => $date( 3500 ), 'until' => $date( 3600 )",
		],
		[ 'the last search', "'searched_at' => time() + 3600" ],
	] ) {
		it( `finds changes although the clock was an hour ahead during ${ title }`, () => {
			const totals = run( `
				$add( 1 );
				$sync( array( ${ FIRST } ) );
				$change( ${ FIRST } );
				$set( array( ${ state } ) );
				$search();
				return $totals();
			` );
			assert.deepEqual( totals, [ 20 ] );
		} );
	}

	it( 'is not done by two processes at a time', () => {
		const [ meanwhile, afterwards ] = run( `
			$set( array() );
			$add( 1 );
			$lock = new \\Storedeck\\Common\\Lock( 'order_search' );
			$lock->acquire();
			$search();
			$result = array( $list() );
			$lock->release();
			$search();
			return array( ...$result, $list() );
		` );
		assert.deepEqual( [ meanwhile, afterwards ], [ [], [ FIRST ] ] );
	} );

	it( 'leaves changed orders to WP-Cron if they take long to read', () => {
		const [ waiting, inPage, inCron, quick ] = run( `
			$add( 1 );
			$sync( array( ${ FIRST } ) );
			$slow = static function ( $sql ) {
				str_contains( $sql, 'AS changed' ) && usleep( 2100000 );
				return $sql;
			};
			$set( array() );
			add_filter( 'query', $slow );
			$search();
			remove_filter( 'query', $slow );
			$again = static fn() => update_option( $option, array( 'since' => $date( -300 ), 'until' => $date( 0 ), 'searched_at' => 0 ) + get_option( $option ) );
			$change( ${ FIRST } );
			$again();
			$search();
			$result = array( $waiting(), $totals() );
			add_filter( 'wp_doing_cron', '__return_true' );
			$search();
			remove_filter( 'wp_doing_cron', '__return_true' );
			$result[] = $totals();
			$wpdb->update( $orders, array( 'total_amount' => 30 ), array( 'id' => ${ FIRST } ) );
			$again();
			$search();
			return array( ...$result, $totals() );
		` );
		assert.deepEqual(
			[ waiting, inPage, inCron, quick ],
			[ 0, [ 10 ], [ 20 ], [ 30 ] ]
		);
	} );
} );
