<?php

namespace Storedeck\Reports\Sums\Test\Site;

use Storedeck\Jobs\Job;
use Storedeck\Jobs\Job_Runner;
use Storedeck\Reports\Sums\Sum_Jobs;
use Storedeck\Reports\Sums\Sum_State;
use Storedeck\Reports\Sums\Sum_Table;
use Storedeck\Sync\Order_Sync;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * Tables of sums that are dropped, missing, empty or restored in part change no report and are filled again.
 */
final class SumLostTest extends SiteTestCase {

	protected const WITH_DEMO_STORE = true;

	/**
	 * Reports when all tables are complete.
	 *
	 * @var array<int, mixed>
	 */
	private static array $expected;

	/**
	 * Names of the tables.
	 *
	 * @var string[]
	 */
	private static array $names;

	protected static function prepare(): void {
		self::$names    = self::get_complete();
		self::$expected = self::read();

		self::assertGreaterThan( 10, count( self::$names ) );
	}

	/**
	 * Reads reports.
	 *
	 * @return array<int, mixed>
	 */
	private static function read(): array {
		$range = array(
			'after'               => gmdate( 'Y-m-d\T00:00:00', strtotime( '-700 days' ) ),
			'before'              => gmdate( 'Y-m-d\T23:59:59', strtotime( '-60 days' ) ),
			'per_page'            => 100,
			'force_cache_refresh' => true,
		);

		return array(
			self::get( '/wc-analytics/reports/revenue/stats', $range + array( 'interval' => 'month' ) ),
			self::get( '/wc-analytics/reports/orders/stats', $range + array( 'interval' => 'month' ) ),
			self::get( '/wc-analytics/reports/products', $range + array( 'orderby' => 'items_sold' ) ),
			self::get( '/wc-analytics/reports/categories', $range + array( 'orderby' => 'category_id' ) ),
			self::get( '/wc-analytics/reports/coupons', $range + array( 'orderby' => 'coupon_id' ) ),
			self::get( '/wc-analytics/reports/taxes', $range + array( 'orderby' => 'tax_rate_id' ) ),
			self::get( '/wc-analytics/reports/customers', $range + array( 'orderby' => 'total_spend' ) ),
			self::get( '/wc-analytics/reports/customers', array( 'orderby' => 'total_spend', 'force_cache_refresh' => true ) ),
		);
	}

	/**
	 * Names of the tables that have all days.
	 *
	 * @return string[]
	 */
	private static function get_complete(): array {
		return array_keys( array_diff_key( Sum_State::get_tables( true ), Sum_State::get_incomplete() ) );
	}

	/**
	 * A job fills the tables again.
	 */
	private function assert_filled_again(): void {
		$this->assertCount( 1, self::sql( "SELECT id FROM {prefix}storedeck_jobs WHERE slot = 'sums' AND state = 'open'" ) );
		Sum_Jobs::fill_now();
		$this->assertSame( self::$names, self::get_complete() );
		$this->assertSame( self::$expected, self::read() );
	}

	/**
	 * Drops all tables, as if a backup without them was restored.
	 */
	private static function drop_tables(): void {
		foreach ( Sum_State::get_tables( true ) as $table ) {
			$table->drop();
		}

		self::sql( 'DROP TABLE {prefix}storedeck_customer_metrics' );
	}

	public function test_they_are_filled_again_after_a_report_was_read_which_is_right(): void {
		self::drop_tables();
		$this->assertSame( self::$expected, self::read() );
		$this->assert_filled_again();
	}

	public function test_they_are_filled_again_after_an_order_was_written_which_succeeds(): void {
		$id   = self::sql( 'SELECT MIN( order_id ) AS id FROM {prefix}storedeck_order_stats' )[0]['id'];
		$read = static fn() => self::sql( "SELECT * FROM {prefix}storedeck_order_stats WHERE order_id = $id" );
		$rows = $read();

		self::sql( "UPDATE {prefix}storedeck_order_stats SET num_items_sold = 77 WHERE order_id = $id" );
		self::drop_tables();
		self::end_request();
		Order_Sync::sync( array( (int) $id ) );
		$this->assertSame( $rows, $read() );
		$this->assert_filled_again();
	}

	public function test_they_are_filled_again_when_one_of_them_is_missing(): void {
		Sum_State::get_tables( true )['products']->drop();
		$this->assertSame( self::$expected, self::read() );
		$this->assertSame( array_values( array_diff( self::$names, array( 'products' ) ) ), self::get_complete() );
		$this->assert_filled_again();
	}

	/**
	 * What is left of a table.
	 *
	 * @return array<string, array{0: string}> Statement.
	 */
	public function losses(): array {
		return array(
			'an empty table of products'                => array( 'TRUNCATE TABLE {prefix}storedeck_sums_products' ),
			'a table of orders whose rows were deleted' => array( 'DELETE FROM {prefix}storedeck_sums_orders' ),
			// A dump has the rows in the order of the key.
			'the first rows of the categories'          => array( 'DELETE FROM {prefix}storedeck_sums_categories WHERE is_month > 0' ),
			'an empty table of customers'               => array( 'DELETE FROM {prefix}storedeck_sums_customers' ),
			'the first metrics of customers'            => array( 'DELETE FROM {prefix}storedeck_customer_metrics WHERE date_type > 0' ),
		);
	}

	/**
	 * Rows that are missing.
	 *
	 * @dataProvider losses
	 */
	public function test_they_change_no_report_and_are_filled_again( string $statement ): void {
		self::sql( $statement );
		$this->assertSame( self::$expected, self::read() );
		$this->assert_filled_again();
	}

	public function test_they_are_filled_again_by_the_hourly_event_when_they_are_missing(): void {
		self::drop_tables();
		Sum_Jobs::merge();
		$this->assert_filled_again();
	}

	public function test_they_are_filled_again_by_the_hourly_event_when_one_is_empty(): void {
		self::sql( 'DELETE FROM {prefix}storedeck_sums_products' );
		Sum_Jobs::merge();
		$this->assert_filled_again();
	}

	public function test_they_are_made_by_a_process_that_knew_them_before_another_one_dropped_them(): void {
		Sum_State::get_tables();
		self::sql( "DELETE FROM {prefix}options WHERE option_name = 'storedeck_sums'" );

		foreach ( Sum_Table::get_all() as $table ) {
			$table->drop();
		}

		Sum_State::begin( 'test' );

		foreach ( array_keys( Sum_Table::get_all() ) as $name ) {
			self::sql( "SELECT COUNT(*) FROM {prefix}storedeck_sums_$name" );
		}
	}

	public function test_they_are_not_taken_for_a_query_that_fails_for_another_reason(): void {
		add_filter(
			'query',
			static fn( $query ) => str_contains( $query, 'storedeck_sums_orders' ) ? 'SELECT no_such_column FROM no_such_table' : $query
		);
		$this->assertSame( 500, self::send( 'GET', '/wc-analytics/reports/revenue/stats' )->status );
		$this->assertSame( self::$names, array_keys( Sum_State::get_tables( true ) ) );
	}

	public function test_filling_them_says_how_far_it_is(): void {
		Sum_Jobs::drop();
		$steps = array();
		Sum_Jobs::fill_now(
			static function ( int $done, int $total ) use ( &$steps ): void {
				$steps[] = array( $done, $total );
			}
		);

		list( $done, $total ) = end( $steps );

		$this->assertSame( $total, $done );
		$this->assertSame( self::$names, array_keys( Sum_State::get_tables( true ) ) );
	}

	public function test_each_step_of_filling_them_counts(): void {
		Sum_Jobs::drop();
		Sum_Jobs::fill();

		$id     = (string) self::sql( "SELECT id FROM {prefix}storedeck_jobs WHERE slot = 'sums' AND state = 'open'" )[0]['id'];
		$shares = array();

		do {
			$job      = Job_Runner::run( $id, 0 );
			$shares[] = $job->done / $job->total;
		} while ( $job->is_open() );

		$before = array( 0, ...array_slice( $shares, 0, -1 ) );
		$growth = array_map( static fn( float $share, float $earlier ): float => $share - $earlier, $shares, $before );

		$this->assertEqualsWithDelta( 1, end( $shares ), 0.001 );
		$this->assertGreaterThanOrEqual( 0, min( $growth ) );
		$this->assertLessThan( 0.1, max( $growth ) );
	}

	public function test_a_job_that_an_earlier_version_began_goes_on(): void {
		Sum_Jobs::drop();
		Sum_Jobs::fill();

		$id = (string) self::sql( "SELECT id FROM {prefix}storedeck_jobs WHERE slot = 'sums' AND state = 'open'" )[0]['id'];

		Job_Runner::run( $id, 0 );

		$place = json_decode( self::sql( "SELECT checkpoint FROM {prefix}storedeck_jobs WHERE id = '$id'" )[0]['checkpoint'], true );

		self::assertArrayHasKey( 'filled', $place );

		$place = wp_json_encode( array_diff_key( $place, array( 'filled' => '' ) ) );

		self::sql( "UPDATE {prefix}storedeck_jobs SET checkpoint = '$place' WHERE id = '$id'" );

		do {
			$job = Job_Runner::run( $id, 0 );
		} while ( $job->is_open() );

		$this->assertSame( self::$names, array_keys( Sum_State::get_tables( true ) ) );
		$this->assertSame( Job::FINISHED, $job->state );
	}

	public function test_dropping_them_does_not_fail_orders_of_a_process_that_has_read_the_earlier_state(): void {
		$id = self::sql( 'SELECT MIN( order_id ) AS id FROM {prefix}storedeck_order_stats' )[0]['id'];

		get_option( 'storedeck_sums' );

		// As another process does, which cannot change the cache of this one.
		$cached = wp_cache_get( 'alloptions', 'options' );
		Sum_Jobs::drop();
		wp_cache_set( 'alloptions', $cached, 'options' );
		wp_cache_delete( 'notoptions', 'options' );
		$this->assertArrayHasKey( 'metrics', get_option( 'storedeck_sums' ) );

		self::sql( "UPDATE {prefix}storedeck_order_stats SET num_items_sold = 77 WHERE order_id = $id" );
		Order_Sync::sync( array( (int) $id ) );
		$this->assertSame( array(), self::sql( 'SELECT order_id FROM {prefix}storedeck_order_stats WHERE num_items_sold = 77' ) );
	}
}
