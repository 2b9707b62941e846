<?php
/**
 * Tests of Site_Time.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports\Test;

use DateTimeZone;
use PHPUnit\Framework\TestCase;
use Storedeck\Reports\Site_Time;

defined( 'ABSPATH' ) || exit;

/**
 * The shop's clock on ordinary days and on those of the time change.
 */
final class ShopTimeTest extends TestCase {

	/**
	 * Dates without zone are taken as they are.
	 */
	public function test_dates_without_zone_are_wall_time(): void {
		$time = $this->time( 'America/Los_Angeles' );

		$this->assertSame( '2026-11-01 00:00:00', Site_Time::format( $time->parse( '2026-11-01T00:00:00' ) ) );
		$this->assertSame( '2026-11-01 13:14:15', Site_Time::format( $time->parse( '2026-11-01 13:14:15.250' ) ) );
	}

	/**
	 * Dates with zone are converted.
	 */
	public function test_dates_with_zone_are_converted(): void {
		$time = $this->time( 'America/Los_Angeles' );

		$this->assertSame( '2026-10-31 17:00:00', Site_Time::format( $time->parse( '2026-11-01T00:00:00Z' ) ) );
		$this->assertSame( '2026-11-01 00:00:00', Site_Time::format( $time->parse( '2026-11-01T00:00:00-07:00' ) ) );
		$this->assertSame( '2026-06-30 18:30:00', Site_Time::format( $time->parse( '2026-07-01T07:00:00+05:30' ) ) );
		$this->assertSame( '2026-01-01 02:00:00', Site_Time::format( $this->time( '+02:00' )->parse( '2026-01-01T00:00:00z' ) ) );
	}

	/**
	 * What is no date is refused.
	 *
	 * @dataProvider no_dates
	 * @param string $text Text.
	 */
	public function test_what_is_no_date_is_refused( string $text ): void {
		$this->assertNull( $this->time( 'UTC' )->parse( $text ) );
	}

	/**
	 * Texts that are no dates.
	 *
	 * @return array<int, array{string}>
	 */
	public function no_dates(): array {
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
			// gmmktime() takes years below 101 for years of our time.
			array( '0001-01-01T00:00:00' ),
			array( '0069-06-01T00:00:00' ),
			array( '0100-06-01T00:00:00' ),
			array( '1970-12-31T23:59:59' ),
			array( '1971-01-01T00:00:00+01:00' ),
			array( '9999-12-31T23:59:59-01:00' ),
		);
	}

	/**
	 * A day of summer and of winter in Greenwich.
	 */
	public function test_gmt_follows_daylight_saving(): void {
		$time = $this->time( 'America/Los_Angeles' );

		$this->assertSame( '2026-11-01 07:00:00', $time->to_gmt( $time->parse( '2026-11-01T00:00:00' ) ) );
		$this->assertSame( '2026-11-02 07:59:59', $time->to_gmt( $time->parse( '2026-11-01T23:59:59' ), true ) );
		$this->assertSame( '2026-03-08 08:00:00', $time->to_gmt( $time->parse( '2026-03-08T00:00:00' ) ) );
		$this->assertSame( '2026-03-09 06:59:59', $time->to_gmt( $time->parse( '2026-03-08T23:59:59' ), true ) );
	}

	/**
	 * The hour that comes twice lasts two hours.
	 */
	public function test_the_repeated_hour_lasts_two_hours(): void {
		$time = $this->time( 'America/Los_Angeles' );

		$this->assertSame( '2026-11-01 08:00:00', $time->to_gmt( $time->parse( '2026-11-01T01:00:00' ) ) );
		$this->assertSame( '2026-11-01 09:59:59', $time->to_gmt( $time->parse( '2026-11-01T01:59:59' ), true ) );
	}

	/**
	 * The hour that is left out does not exist.
	 */
	public function test_the_missing_hour_does_not_exist(): void {
		$time = $this->time( 'America/Los_Angeles' );

		$this->assertFalse( $time->exists( $time->parse( '2026-03-08T02:30:00' ) ) );
		$this->assertTrue( $time->exists( $time->parse( '2026-03-08T03:00:00' ) ) );
		$this->assertTrue( $time->exists( $time->parse( '2026-03-08T01:59:59' ) ) );
	}

	/**
	 * What is left out lasts no time: it begins with the change and has ended before it.
	 *
	 * @dataProvider left_out
	 * @param string $zone   Zone.
	 * @param string $wall   Time that is left out.
	 * @param string $change The change in Greenwich.
	 */
	public function test_what_is_left_out_lasts_no_time( string $zone, string $wall, string $change ): void {
		$time   = $this->time( $zone );
		$moment = $time->parse( $wall );

		$this->assertSame( $change, $time->to_gmt( $moment ) );
		$this->assertSame( gmdate( 'Y-m-d H:i:s', strtotime( $change . ' UTC' ) - 1 ), $time->to_gmt( $moment, true ) );
	}

	/**
	 * Times that are left out.
	 *
	 * @return array<string, array{string, string, string}>
	 */
	public function left_out(): array {
		return array(
			'an hour'       => array( 'America/Los_Angeles', '2026-03-08T02:30:00', '2026-03-08 10:00:00' ),
			'its start'     => array( 'America/Los_Angeles', '2026-03-08T02:00:00', '2026-03-08 10:00:00' ),
			'its end'       => array( 'America/Los_Angeles', '2026-03-08T02:59:59', '2026-03-08 10:00:00' ),
			'half an hour'  => array( 'Australia/Lord_Howe', '2026-10-04T02:00:00', '2026-10-03 15:30:00' ),
			'a day'         => array( 'Pacific/Apia', '2011-12-30T00:00:00', '2011-12-30 10:00:00' ),
			'a day’s end'   => array( 'Pacific/Apia', '2011-12-30T23:59:59', '2011-12-30 10:00:00' ),
			'after 2037'    => array( 'Europe/London', '2041-03-31T01:30:00', '2041-03-31 01:00:00' ),
		);
	}

	/**
	 * Now is what the shop's clock shows, not the server's.
	 */
	public function test_now_is_the_shops(): void {
		$moment = gmmktime( 2, 30, 0, 3, 1, 2022 );

		$this->assertSame( '2022-02-28 21:30:00', Site_Time::format( $this->time( 'America/New_York' )->from_unix( $moment ) ) );
		$this->assertSame( '2022-03-01 11:30:00', Site_Time::format( $this->time( '+09:00' )->from_unix( $moment ) ) );
	}

	/**
	 * A clock.
	 *
	 * @param string $zone Zone.
	 */
	private function time( string $zone ): Site_Time {
		return new Site_Time( new DateTimeZone( $zone ) );
	}
}
