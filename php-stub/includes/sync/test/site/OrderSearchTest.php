<?php
/**
 * Tests the search for changed orders.
 *
 * @package Storedeck
 */

namespace Storedeck\Sync\Test\Site;

use Storedeck\Foundation\Database\Lock;
use Storedeck\Foundation\Settings\Settings;
use Storedeck\Sync\Data_State;
use Storedeck\Sync\Order_Search;
use Storedeck\Sync\Order_Sync;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * Orders that other software writes, without any hook.
 */
final class OrderSearchTest extends SiteTestCase {

	/**
	 * A time from now.
	 *
	 * @param int $seconds Seconds.
	 */
	private static function date( int $seconds ): string {
		return gmdate( 'Y-m-d H:i:s', time() + $seconds );
	}

	/**
	 * Sets the state of the search.
	 *
	 * @param array<string, mixed> $values Values that differ from that of a search five minutes ago.
	 */
	private static function set( array $values = array() ): void {
		update_option(
			Order_Search::OPTION,
			$values + array( 'last' => 0, 'since' => self::date( -300 ), 'since_id' => 0, 'until' => '', 'searched_at' => 0 )
		);
	}

	/**
	 * Inserts orders.
	 *
	 * @param int $count Number.
	 */
	private static function add( int $count ): void {
		global $wpdb;

		for ( $id = 1; $id <= $count; $id++ ) {
			$wpdb->insert(
				$wpdb->prefix . 'wc_orders',
				array(
					'id'               => $id,
					'status'           => 'wc-completed',
					'currency'         => Settings::get_currency()['code'],
					'type'             => 'shop_order',
					'tax_amount'       => 0,
					'total_amount'     => 10,
					'customer_id'      => 0,
					'parent_order_id'  => 0,
					'billing_email'    => 'search@example.test',
					'date_created_gmt' => '2020-01-02 03:04:05',
					'date_updated_gmt' => '2020-01-02 03:04:05',
				)
			);
		}
	}

	/**
	 * Changes the total of the first order.
	 *
	 * @param int $total Total.
	 */
	private static function change( int $total ): void {
		self::sql( "UPDATE {prefix}wc_orders SET total_amount = $total, date_updated_gmt = '" . self::date( -60 ) . "' WHERE id = 1" );
	}

	/**
	 * Totals of the rows.
	 *
	 * @return float[]
	 */
	private static function totals(): array {
		$rows = self::sql( 'SELECT total_sales FROM {prefix}storedeck_order_stats ORDER BY order_id' );

		return array_map( 'floatval', array_column( $rows, 'total_sales' ) );
	}

	public function test_it_keeps_the_new_orders_that_it_has_not_reached_also_before_one_that_has_rows(): void {
		self::add( 105 );
		// Orders before the first one with rows were never imported.
		Order_Sync::sync( array( 1, 105 ) );
		self::set( array( 'last' => 1 ) );
		Order_Search::run( 0.0 );
		$this->assertSame( array( 3, 102 ), array( Data_State::read()['waiting'], count( self::totals() ) ) );
		Order_Search::run( 0.0 );
		$this->assertCount( 105, self::totals() );
	}

	/**
	 * States while the clock was ahead.
	 *
	 * @return array<string, array{0: array<string, mixed>}>
	 */
	public function states(): array {
		return array(
			'a search'                      => array( array( 'since' => self::date( 3600 ), 'searched_at' => time() + 3600 ) ),
			'a search that is not finished' => array( array( 'since' => self::date( 3500 ), 'until' => self::date( 3600 ) ) ),
			'the last search'               => array( array( 'searched_at' => time() + 3600 ) ),
		);
	}

	/**
	 * States.
	 *
	 * @dataProvider states
	 * @param array<string, mixed> $state State.
	 */
	public function test_it_finds_changes_although_the_clock_was_an_hour_ahead_during( array $state ): void {
		self::add( 1 );
		Order_Sync::sync( array( 1 ) );
		self::change( 20 );
		self::set( $state + array( 'last' => 1 ) );
		Order_Search::run( 2.0 );
		$this->assertSame( array( 20.0 ), self::totals() );
	}

	public function test_it_is_not_done_by_two_processes_at_a_time(): void {
		self::set();
		self::add( 1 );

		$lock = new Lock( 'order_search' );
		$lock->acquire();
		Order_Search::run( 2.0 );
		$this->assertSame( array(), self::totals() );

		$lock->release();
		Order_Search::run( 2.0 );
		$this->assertSame( array( 10.0 ), self::totals() );
	}

	public function test_it_leaves_changed_orders_to_wp_cron_if_they_take_long_to_read(): void {
		$slow = static function ( $sql ) {
			if ( str_contains( $sql, 'AS changed' ) ) {
				usleep( 2100000 );
			}

			return $sql;
		};
		// Lets the search begin again.
		$again = static fn() => update_option(
			Order_Search::OPTION,
			array( 'since' => self::date( -300 ), 'until' => self::date( 0 ), 'searched_at' => 0 ) + get_option( Order_Search::OPTION )
		);

		self::add( 1 );
		Order_Sync::sync( array( 1 ) );
		self::set( array( 'last' => 1 ) );
		add_filter( 'query', $slow );
		Order_Search::run( 2.0 );
		remove_filter( 'query', $slow );

		self::change( 20 );
		$again();
		Order_Search::run( 2.0 );
		$this->assertSame( array( 0, array( 10.0 ) ), array( Data_State::read()['waiting'], self::totals() ) );

		add_filter( 'wp_doing_cron', '__return_true' );
		Order_Search::run( 2.0 );
		remove_filter( 'wp_doing_cron', '__return_true' );
		$this->assertSame( array( 20.0 ), self::totals() );

		self::change( 30 );
		$again();
		Order_Search::run( 2.0 );
		$this->assertSame( array( 30.0 ), self::totals() );
	}
}
