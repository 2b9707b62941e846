<?php
/**
 * Tests of Shop_Time.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports\Test;

use DateTimeZone;
use PHPUnit\Framework\TestCase;
use Storedeck\Reports\Shop_Time;

/**
 * The shop's clock on ordinary days and on those of the time change.
 */
final class ShopTimeTest extends TestCase {

	/**
	 * Dates without zone are taken as they are.
	 */
	public function test_dates_without_zone_are_wall_time(): void {
		$time = $this->time( 'America/Los_Angeles' );

		$this->assertSame( '2026-11-01 00:00:00', Shop_Time::format( $time->parse( '2026-11-01T00:00:00' ) ) );
		$this->assertSame( '2026-11-01 13:14:15', Shop_Time::format( $time->parse( '2026-11-01 13:14:15.250' ) ) );
	}

	/**
	 * Dates with zone are converted.
	 */
	public function test_dates_with_zone_are_converted(): void {
		$time = $this->time( 'America/Los_Angeles' );

		$this->assertSame( '2026-10-31 17:00:00', Shop_Time::format( $time->parse( '2026-11-01T00:00:00Z' ) ) );
		$this->assertSame( '2026-11-01 00:00:00', Shop_Time::format( $time->parse( '2026-11-01T00:00:00-07:00' ) ) );
		$this->assertSame( '2026-06-30 18:30:00', Shop_Time::format( $time->parse( '2026-07-01T07:00:00+05:30' ) ) );
		$this->assertSame( '2026-01-01 02:00:00', Shop_Time::format( $this->time( '+02:00' )->parse( '2026-01-01T00:00:00z' ) ) );
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
			array( 'yesterday' ),
		);
	}

	/**
	 * A day of summer and of winter in Greenwich.
	 */
	public function test_gmt_follows_daylight_saving(): void {
		$time = $this->time( 'America/Los_Angeles' );

		$this->assertSame( '2026-11-01 07:00:00', $time->gmt( $time->parse( '2026-11-01T00:00:00' ) ) );
		$this->assertSame( '2026-11-02 07:59:59', $time->gmt( $time->parse( '2026-11-01T23:59:59' ), true ) );
		$this->assertSame( '2026-03-08 08:00:00', $time->gmt( $time->parse( '2026-03-08T00:00:00' ) ) );
		$this->assertSame( '2026-03-09 06:59:59', $time->gmt( $time->parse( '2026-03-08T23:59:59' ), true ) );
	}

	/**
	 * The hour that comes twice lasts two hours.
	 */
	public function test_the_repeated_hour_lasts_two_hours(): void {
		$time = $this->time( 'America/Los_Angeles' );

		$this->assertSame( '2026-11-01 08:00:00', $time->gmt( $time->parse( '2026-11-01T01:00:00' ) ) );
		$this->assertSame( '2026-11-01 09:59:59', $time->gmt( $time->parse( '2026-11-01T01:59:59' ), true ) );
	}

	/**
	 * The hour that is left out does not exist.
	 */
	public function test_the_missing_hour_does_not_exist(): void {
		$time = $this->time( 'America/Los_Angeles' );

		$this->assertFalse( $time->exists( $time->parse( '2026-03-08T02:30:00' ) ) );
		$this->assertTrue( $time->exists( $time->parse( '2026-03-08T03:00:00' ) ) );
		$this->assertTrue( $time->exists( $time->parse( '2026-03-08T01:59:59' ) ) );
		$this->assertSame( '2026-03-08 10:30:00', $time->gmt( $time->parse( '2026-03-08T02:30:00' ) ) );
	}

	/**
	 * Now is what the shop's clock shows, not the server's.
	 */
	public function test_now_is_the_shops(): void {
		$moment = gmmktime( 2, 30, 0, 3, 1, 2022 );

		$this->assertSame( '2022-02-28 21:30:00', Shop_Time::format( $this->time( 'America/New_York' )->now( $moment ) ) );
		$this->assertSame( '2022-03-01 11:30:00', Shop_Time::format( $this->time( '+09:00' )->now( $moment ) ) );
	}

	/**
	 * A clock.
	 *
	 * @param string $zone Zone.
	 */
	private function time( string $zone ): Shop_Time {
		return new Shop_Time( new DateTimeZone( $zone ) );
	}
}
