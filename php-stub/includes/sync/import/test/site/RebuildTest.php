<?php
/**
 * Tests the rebuild of report rows.
 *
 * @package Storedeck
 */

namespace Storedeck\Sync\Import\Test\Site;

use DateTime;
use DateTimeZone;
use Storedeck\Jobs\Job;
use Storedeck\Jobs\Job_Runner;
use Storedeck\Jobs\Job_Store;
use Storedeck\Jobs\Job_Types;
use Storedeck\Sync\Import\Rebuild;
use Storedeck\Test\Site\ReportRows;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * Report rows follow the settings that they depend on.
 */
final class RebuildTest extends SiteTestCase {

	use ReportRows;

	protected const WITH_DEMO_STORE = true;

	/**
	 * ID of a row without an order.
	 */
	private const ORPHAN = 900000001;

	/**
	 * {@inheritDoc}
	 */
	protected static function prepare(): void {
		self::insert_row( 'order_stats', array( 'order_id' => self::ORPHAN, 'date_created' => '2009-01-01 00:00:00' ) );
	}

	/**
	 * The rows of all orders.
	 *
	 * @return array<int, mixed>
	 */
	private static function read_rows(): array {
		$orders = 'order_id < ' . self::ORPHAN;

		return array(
			self::sql(
				"SELECT order_id, date_created, date_paid, date_completed, returning_customer FROM {prefix}storedeck_order_stats
				WHERE $orders ORDER BY order_id"
			),
			self::sql(
				"SELECT order_item_id, date_created FROM {prefix}storedeck_order_product_lookup WHERE $orders ORDER BY order_item_id"
			),
		);
	}

	/**
	 * Days and times in a time zone.
	 *
	 * @param string $zone Time zone.
	 * @return array{0: string[], 1: string[]} Those of the rows, and those that follow from GMT.
	 */
	private static function read_dates( string $zone ): array {
		$rows = self::sql(
			'SELECT date_created, date_created_gmt FROM {prefix}storedeck_order_stats
			WHERE order_id < ' . self::ORPHAN . ' ORDER BY order_id'
		);

		return array(
			array_column( $rows, 'date_created' ),
			array_map(
				static fn( array $row ): string => ( new DateTime( $row['date_created_gmt'], new DateTimeZone( 'UTC' ) ) )
					->setTimezone( new DateTimeZone( $zone ) )->format( 'Y-m-d H:i:s' ),
				$rows
			),
		);
	}

	/**
	 * Runs steps of the job until it reports progress, however fast it is.
	 *
	 * @return array{is_running: bool, percent: int}
	 */
	private static function run_until_progress(): array {
		self::end_request();

		do {
			Job_Runner::run( Job_Store::of_slot( 'rebuild' )->id, 0 );
			self::end_request();
			$progress = Rebuild::get_progress();
		} while ( $progress['is_running'] && 0 === $progress['percent'] );

		return $progress;
	}

	/**
	 * Number of rows of returning customers.
	 */
	private static function count_returning(): int {
		return count( self::sql( 'SELECT order_id FROM {prefix}storedeck_order_stats WHERE returning_customer = 1' ) );
	}

	public function test_it_is_not_needed_for_the_orders_of_the_demo_store(): void {
		$this->assertSame( array(), self::sql( "SELECT id FROM {prefix}storedeck_jobs WHERE type = 'rebuild'" ) );
	}

	public function test_it_does_not_fail_the_request_that_changes_a_setting_when_the_database_does(): void {
		global $wpdb;

		$failed = 0;

		update_option( Rebuild::OPTION, 'earlier settings', false );
		$wpdb->suppress_errors();
		add_filter(
			'query',
			static function ( $query ) use ( &$failed ) {
				$fails   = str_contains( $query, 'storedeck_jobs' ) || str_contains( $query, 'storedeck_order_stats' );
				$failed += $fails ? 1 : 0;

				return $fails ? 'SELECT broken' : $query;
			}
		);
		Rebuild::start_after_change();
		$wpdb->suppress_errors( false );
		$wpdb->last_error = '';

		$this->assertGreaterThan( 0, $failed );
	}

	public function test_it_syncs_orders_in_steps_with_the_changed_settings(): void {
		$rows = self::read_rows();

		foreach ( array( 'Asia/Tokyo', 'Europe/Paris', wp_timezone_string() ) as $zone ) {
			add_filter( 'pre_option_timezone_string', $filter = static fn() => $zone );

			$args    = array( 'settings' => Rebuild::get_settings() );
			$job     = new Job( 'rebuild', 'rebuild', 1, 'open', $args, array(), 0, 0, 0, time(), time() );
			$handler = Job_Types::create_handler( 'rebuild' );
			$handler->open( $job );
			$handler->step( $job );
			$handler->step( $job );
			$handler->close( 0 );
			remove_filter( 'pre_option_timezone_string', $filter );

			$last  = $job->checkpoint['last'];
			$count = count( self::sql( "SELECT order_id FROM {prefix}storedeck_order_stats WHERE order_id <= $last" ) );

			list( $dates, $of_zone ) = self::read_dates( $zone );
			$this->assertGreaterThanOrEqual( 50, $count );
			$this->assertSame( array_slice( $of_zone, 0, $count ), array_slice( $dates, 0, $count ), $zone );
		}

		$this->assertSame( $rows, self::read_rows() );
	}

	public function test_it_rebuilds_nothing_if_a_setting_is_changed_back_before_that_began(): void {
		$rows = self::read_rows();
		$zone = get_option( 'timezone_string' );

		update_option( 'timezone_string', 'Asia/Tokyo' );
		Rebuild::start();
		update_option( 'timezone_string', $zone );

		$this->assertSame( array( 'is_running' => false, 'percent' => 0 ), self::get( '/storedeck/v1/data-state' )['rebuild'] );
		$this->assertSame( $rows, self::read_rows() );
	}

	public function test_it_rebuilds_all_rows_after_settings_changed_and_reports_its_progress_until_then(): void {
		$returning = self::count_returning();
		$excluded  = 'woocommerce_excluded_report_order_statuses';

		update_option( 'timezone_string', 'Asia/Tokyo' );
		update_option( $excluded, array( ...get_option( $excluded ), 'completed' ) );

		$progress = self::run_until_progress();
		$this->assertTrue( $progress['is_running'] );
		$this->assertLessThan( 100, $progress['percent'] );

		$percents = array( $progress['percent'] );

		while ( ( $state = self::get( '/storedeck/v1/data-state' )['rebuild'] )['is_running'] ) {
			$percents[] = $state['percent'];
			Job_Runner::run( Job_Store::of_slot( 'rebuild' )->id, 0 );
		}

		$sorted = $percents;
		sort( $sorted );
		$this->assertSame( $sorted, $percents );
		$this->assertSame( self::read_dates( 'Asia/Tokyo' )[1], self::read_dates( 'Asia/Tokyo' )[0] );
		$this->assertLessThan( $returning, self::count_returning() );
		// A row whose order does not exist is kept.
		$this->assertCount( 1, self::sql( 'SELECT order_id FROM {prefix}storedeck_order_stats WHERE order_id = ' . self::ORPHAN ) );
	}

	public function test_it_follows_a_setting_that_changes_while_rows_are_rebuilt(): void {
		$rows = self::read_rows();
		$zone = get_option( 'timezone_string' );

		update_option( 'timezone_string', '' );
		update_option( 'gmt_offset', '-3.5' );
		$this->assertTrue( self::run_until_progress()['is_running'] );
		$this->assertNotSame( $rows, self::read_rows() );

		update_option( 'timezone_string', $zone );
		update_option( 'gmt_offset', '0' );
		self::run_jobs();
		$this->assertSame( $rows, self::read_rows() );
	}
}
