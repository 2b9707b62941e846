<?php
/**
 * Tests site time, also when daylight saving time begins and ends.
 *
 * @package Storedeck
 */

namespace Storedeck\Foundation\Time\Test;

use DateTimeZone;
use PHPUnit\Framework\TestCase;
use Storedeck\Foundation\Time\Site_Time;

defined( 'ABSPATH' ) || exit;

/**
 * Tests site time, also when daylight saving time begins and ends.
 */
final class SiteTimeTest extends TestCase {

	public function test_dates_without_time_zone_are_site_time(): void {
		$time = $this->time( 'America/Los_Angeles' );

		$this->assertSame( '2026-11-01 00:00:00', Site_Time::format( $time->parse( '2026-11-01T00:00:00' ) ) );
		$this->assertSame( '2026-11-01 13:14:15', Site_Time::format( $time->parse( '2026-11-01 13:14:15.250' ) ) );
	}

	public function test_dates_with_time_zone_are_converted(): void {
		$time = $this->time( 'America/Los_Angeles' );

		$this->assertSame( '2026-10-31 17:00:00', Site_Time::format( $time->parse( '2026-11-01T00:00:00Z' ) ) );
		$this->assertSame( '2026-11-01 00:00:00', Site_Time::format( $time->parse( '2026-11-01T00:00:00-07:00' ) ) );
		$this->assertSame( '2026-06-30 18:30:00', Site_Time::format( $time->parse( '2026-07-01T07:00:00+05:30' ) ) );
		$this->assertSame( '2026-01-01 02:00:00', Site_Time::format( $this->time( '+02:00' )->parse( '2026-01-01T00:00:00z' ) ) );
	}

	/**
	 * Passes invalid dates.
	 *
	 * @dataProvider get_invalid_dates
	 * @param string $text Text.
	 */
	public function test_invalid_dates_are_rejected( string $text ): void {
		$this->assertNull( $this->time( 'UTC' )->parse( $text ) );
	}

	/**
	 * Invalid dates.
	 *
	 * @return array<int, array{string}>
	 */
	public function get_invalid_dates(): array {
		return array(
			array( '' ),
			array( '2026-02-29T00:00:00' ),
			array( '2026-13-01T00:00:00' ),
			array( '2026-01-01T24:00:00' ),
			array( '2026-01-01' ),
			array( "2026-01-01T00:00:00' OR 1=1" ),
			array( "2026-01-01T00:00:00\n" . '; DROP' ),
			array( "2026-01-01T00:00:00\n" ),
			array( "2026-01-01T00:00:00Z\n" ),
			array( 'yesterday' ),
			// gmmktime() maps years below 101 to 1970–2069.
			array( '0001-01-01T00:00:00' ),
			array( '0069-06-01T00:00:00' ),
			array( '0100-06-01T00:00:00' ),
			array( '1970-12-31T23:59:59' ),
			array( '1971-01-01T00:00:00+01:00' ),
			array( '9999-12-31T23:59:59-01:00' ),
		);
	}

	public function test_gmt_depends_on_daylight_saving_time(): void {
		$time = $this->time( 'America/Los_Angeles' );

		$this->assertSame( '2026-11-01 07:00:00', $time->to_gmt( $time->parse( '2026-11-01T00:00:00' ) ) );
		$this->assertSame( '2026-11-02 07:59:59', $time->to_gmt( $time->parse( '2026-11-01T23:59:59' ), true ) );
		$this->assertSame( '2026-03-08 08:00:00', $time->to_gmt( $time->parse( '2026-03-08T00:00:00' ) ) );
		$this->assertSame( '2026-03-09 06:59:59', $time->to_gmt( $time->parse( '2026-03-08T23:59:59' ), true ) );
	}

	public function test_a_repeated_hour_lasts_two_hours_in_gmt(): void {
		$time = $this->time( 'America/Los_Angeles' );

		$this->assertSame( '2026-11-01 08:00:00', $time->to_gmt( $time->parse( '2026-11-01T01:00:00' ) ) );
		$this->assertSame( '2026-11-01 09:59:59', $time->to_gmt( $time->parse( '2026-11-01T01:59:59' ), true ) );
	}

	public function test_only_times_of_the_repeated_hour_are_repeated(): void {
		$time = $this->time( 'America/Los_Angeles' );

		foreach ( array(
			'2026-11-01T00:59:59' => false,
			'2026-11-01T01:00:00' => true,
			'2026-11-01T01:59:59' => true,
			'2026-11-01T02:00:00' => false,
			'2026-03-08T02:30:00' => false,
		) as $value => $expected ) {
			$this->assertSame( $expected, $time->is_repeated( $time->parse( $value ) ), $value );
		}
	}

	/**
	 * A range whose ends are not repeated is the same range in GMT.
	 *
	 * @testWith ["America/Los_Angeles", "2026-11-01"]
	 *           ["America/Los_Angeles", "2026-03-08"]
	 *           ["America/St_Johns", "2010-11-07"]
	 *           ["Australia/Lord_Howe", "2026-04-05"]
	 *           ["America/Havana", "2026-11-01"]
	 *           ["Africa/Casablanca", "2026-02-15"]
	 *           ["Pacific/Apia", "2011-12-30"]
	 * @param string $zone Time zone.
	 * @param string $day  Day with a change of the offset.
	 */
	public function test_a_range_in_gmt_has_the_same_times( string $zone, string $day ): void {
		$time  = $this->time( $zone );
		$start = $time->parse( $day . 'T00:00:00' );
		$units = range( $start - 2 * Site_Time::DAY, $start + 3 * Site_Time::DAY, 60 );
		$local = array_map( array( $time, 'from_unix' ), $units );
		$tried = 0;

		mt_srand( 1 );

		while ( $tried < 100 ) {
			$after  = $start + mt_rand( -180, 1620 ) * 60;
			$before = $after + mt_rand( 0, 600 ) * 60 + 59;

			if ( $time->is_repeated( $after ) || $time->is_repeated( $before ) ) {
				continue;
			}

			++$tried;
			$first = $time->to_unix( $after );
			$last  = $time->to_unix( $before, true );

			$this->assertSame(
				array_keys( array_filter( $local, static fn( int $one ): bool => $one >= $after && $one <= $before ) ),
				array_keys( array_filter( $units, static fn( int $one ): bool => $one >= $first && $one <= $last ) ),
				"$zone: " . Site_Time::format( $after ) . ' to ' . Site_Time::format( $before )
			);
		}
	}

	public function test_a_skipped_hour_does_not_exist(): void {
		$time = $this->time( 'America/Los_Angeles' );

		$this->assertFalse( $time->exists( $time->parse( '2026-03-08T02:30:00' ) ) );
		$this->assertTrue( $time->exists( $time->parse( '2026-03-08T03:00:00' ) ) );
		$this->assertTrue( $time->exists( $time->parse( '2026-03-08T01:59:59' ) ) );
	}

	/**
	 * Passes skipped times.
	 *
	 * @dataProvider get_skipped_times
	 * @param string $zone    Time zone.
	 * @param string $skipped Skipped time.
	 * @param string $change  Time of the change in GMT.
	 */
	public function test_a_skipped_time_has_no_duration( string $zone, string $skipped, string $change ): void {
		$time      = $this->time( $zone );
		$timestamp = $time->parse( $skipped );

		$this->assertSame( $change, $time->to_gmt( $timestamp ) );
		$this->assertSame( gmdate( 'Y-m-d H:i:s', strtotime( $change . ' UTC' ) - 1 ), $time->to_gmt( $timestamp, true ) );
	}

	/**
	 * Skipped times and the time of the change in GMT.
	 *
	 * @return array<string, array{string, string, string}>
	 */
	public function get_skipped_times(): array {
		return array(
			'an hour'          => array( 'America/Los_Angeles', '2026-03-08T02:30:00', '2026-03-08 10:00:00' ),
			'start of an hour' => array( 'America/Los_Angeles', '2026-03-08T02:00:00', '2026-03-08 10:00:00' ),
			'end of an hour'   => array( 'America/Los_Angeles', '2026-03-08T02:59:59', '2026-03-08 10:00:00' ),
			'half an hour'     => array( 'Australia/Lord_Howe', '2026-10-04T02:00:00', '2026-10-03 15:30:00' ),
			'a day'            => array( 'Pacific/Apia', '2011-12-30T00:00:00', '2011-12-30 10:00:00' ),
			'end of a day'     => array( 'Pacific/Apia', '2011-12-30T23:59:59', '2011-12-30 10:00:00' ),
			'after 2037'       => array( 'Europe/London', '2041-03-31T01:30:00', '2041-03-31 01:00:00' ),
		);
	}

	public function test_unix_timestamps_are_converted_to_site_time(): void {
		$timestamp = gmmktime( 2, 30, 0, 3, 1, 2022 );

		$this->assertSame( '2022-02-28 21:30:00', Site_Time::format( $this->time( 'America/New_York' )->from_unix( $timestamp ) ) );
		$this->assertSame( '2022-03-01 11:30:00', Site_Time::format( $this->time( '+09:00' )->from_unix( $timestamp ) ) );
	}

	public function test_unix_timestamps_skip_an_hour_when_daylight_saving_time_begins(): void {
		$time = $this->time( 'America/Los_Angeles' );
		$unix = gmmktime( 9, 59, 59, 3, 8, 2026 );

		$this->assertSame( '2026-03-08 01:59:59', Site_Time::format( $time->from_unix( $unix ) ) );
		$this->assertSame( '2026-03-08 03:00:00', Site_Time::format( $time->from_unix( $unix + 1 ) ) );
	}

	public function test_site_timestamps_are_converted_to_unix_timestamps(): void {
		$time     = $this->time( 'America/Los_Angeles' );
		$midnight = $time->parse( '2026-03-08T00:00:00' );
		$repeated = $time->parse( '2026-11-01T01:30:00' );

		$this->assertSame( gmmktime( 8, 0, 0, 3, 8, 2026 ), $time->to_unix( $midnight ) );
		$this->assertSame( gmmktime( 8, 30, 0, 11, 1, 2026 ), $time->to_unix( $repeated ) );
		$this->assertSame( gmmktime( 9, 30, 0, 11, 1, 2026 ), $time->to_unix( $repeated, true ) );
	}

	/**
	 * Site time in a time zone.
	 *
	 * @param string $zone Time zone.
	 */
	private function time( string $zone ): Site_Time {
		return new Site_Time( new DateTimeZone( $zone ) );
	}
}
