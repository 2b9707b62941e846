<?php
/**
 * Tests times that are ahead.
 *
 * @package Storedeck
 */

namespace Storedeck\Jobs\Test\Site;

use Storedeck\Foundation\Database\Replica\Replication_Status;
use Storedeck\Foundation\Database\Replica\Replication_Options;
use Storedeck\Installer;
use Storedeck\Jobs\Job_Store;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * What a process stores while the clock of the server is an hour ahead must not wait for an hour when the clock is right
 * again.
 */
final class ClockTest extends SiteTestCase {

	public function test_times_that_are_ahead_do_not_keep_a_job_for_a_process_that_was_killed(): void {
		$id    = Job_Store::add( 'sums', array(), 0, 'clock-test' );
		$claim = static fn( string $name ): bool => Job_Store::claim( $id, $name, 60 );

		$this->assertSame( array( true, false ), array( $claim( 'first' ), $claim( 'second' ) ) );
		self::sql( "UPDATE {prefix}storedeck_jobs SET held_until = held_until + 3600 WHERE id = '$id'" );
		$this->assertSame( array( true, false ), array( $claim( 'third' ), $claim( 'fourth' ) ) );
	}

	/**
	 * Schedules events as at the beginning of a request. Other callbacks register what can be registered only once.
	 */
	private static function begin_request(): void {
		self::end_request();

		foreach ( array_merge( ...$GLOBALS['wp_filter']['init']->callbacks ) as $callback ) {
			$function = $callback['function'];

			if ( is_array( $function ) && in_array( $function[1], array( 'check_events', 'schedule' ), true ) ) {
				$function();
			}
		}
	}

	/**
	 * Events.
	 *
	 * @testWith ["storedeck_process_jobs", "storedeck_every_minute", 60]
	 *           ["storedeck_clean_up_jobs", "daily", 86400]
	 *           ["storedeck_merge_sums", "hourly", 3600]
	 *           ["storedeck_reconcile", "daily", 86400]
	 * @param string $event      Event.
	 * @param string $recurrence Recurrence.
	 * @param int    $seconds    Seconds between two.
	 */
	public function test_times_that_are_ahead_do_not_delay_an_event( string $event, string $recurrence, int $seconds ): void {
		wp_clear_scheduled_hook( $event );
		wp_schedule_event( time() + $seconds + 3600, $recurrence, $event );
		$this->assertGreaterThan( $seconds, wp_next_scheduled( $event ) - time() );

		self::begin_request();
		$this->assertLessThanOrEqual( $seconds, wp_next_scheduled( $event ) - time() );
	}

	public function test_times_that_are_ahead_do_not_hide_a_change_that_a_killed_process_left(): void {
		$id   = self::create_product( array( 'sku' => 'clock-1' ) );
		$read = static fn(): string => self::sql(
			"SELECT sku FROM {prefix}storedeck_product_meta_lookup WHERE product_id = $id"
		)[0]['sku'];

		self::sql( "UPDATE {prefix}postmeta SET meta_value = 'clock-2' WHERE post_id = $id AND meta_key = '_sku'" );
		self::sql(
			"INSERT INTO {prefix}storedeck_pending_changes ( request, type, object_id, ready_at )
			VALUES ( 'killed', 'products', $id, " . ( time() + 3660 ) . ' )'
		);
		$this->assertSame( 'clock-1', $read() );
		self::get( '/wc-analytics/reports/stock', array( 'per_page' => 1 ) );
		$this->assertSame( 'clock-2', $read() );
	}

	public function test_times_that_are_ahead_do_not_delay_an_installation_that_has_failed(): void {
		$version      = get_option( 'storedeck_version' );
		$is_installed = static function ( int $ahead ) use ( $version ): bool {
			update_option( 'storedeck_version', 'none' );
			set_transient( 'storedeck_install_failed', time() + $ahead, 4000 );
			Installer::maybe_update();

			return get_option( 'storedeck_version' ) === $version;
		};

		$this->assertFalse( $is_installed( -10 ) );
		$this->assertTrue( $is_installed( 3600 ) );
	}

	public function test_times_that_are_ahead_do_not_stay_in_the_marks_of_a_replica(): void {
		global $wpdb;

		if ( is_a( $wpdb, 'WP_SQLite_DB' ) ) {
			// It has no replicas.
			$this->expectNotToPerformAssertions();
			return;
		}

		update_option( Replication_Status::RETRY, (string) ( time() + 3600 ), false );
		Replication_Options::suspend( 0.0 );
		wp_cache_delete( Replication_Status::RETRY, 'options' );

		$seconds = get_option( Replication_Status::RETRY ) - time();
		$this->assertGreaterThan( 0, $seconds );
		$this->assertLessThanOrEqual( 60, $seconds );
	}
}
