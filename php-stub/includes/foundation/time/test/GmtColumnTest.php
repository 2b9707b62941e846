<?php
/**
 * Tests the conversion of GMT columns to site time in SQL.
 *
 * @package Storedeck
 */

namespace Storedeck\Foundation\Time\Test;

use DateTimeZone;
use PHPUnit\Framework\TestCase;
use Storedeck\Foundation\Time\Gmt_Column;
use Storedeck\Foundation\Time\Site_Time;

defined( 'ABSPATH' ) || exit;

/**
 * Tests the conversion of GMT columns to site time in SQL.
 */
final class GmtColumnTest extends TestCase {

	public function test_time_zones_without_changes_need_one_offset(): void {
		$this->assertSame( 'c', $this->sql( 'UTC', '2026-01-01', '2026-12-31' ) );
		$this->assertSame( 'DATE_ADD( c, INTERVAL 19800 SECOND )', $this->sql( '+05:30', '2026-01-01', '2026-12-31' ) );
		$this->assertSame( 'DATE_SUB( c, INTERVAL 12600 SECOND )', $this->sql( '-03:30', '2026-01-01', '2026-12-31' ) );
	}

	public function test_a_range_without_changes_needs_one_offset(): void {
		$this->assertSame( 'DATE_SUB( c, INTERVAL 25200 SECOND )', $this->sql( 'America/Los_Angeles', '2025-07-01', '2025-07-31' ) );
	}

	public function test_each_time_span_between_changes_has_an_offset(): void {
		$this->assertSame(
			"CASE WHEN c < '2025-03-09 10:00:00' THEN DATE_SUB( c, INTERVAL 28800 SECOND )"
			. " WHEN c < '2025-11-02 09:00:00' THEN DATE_SUB( c, INTERVAL 25200 SECOND )"
			. ' ELSE DATE_SUB( c, INTERVAL 28800 SECOND ) END',
			$this->sql( 'America/Los_Angeles', '2025-01-01', '2025-12-31' )
		);
	}

	public function test_changes_on_the_first_and_last_day_are_included(): void {
		foreach ( array( 'America/Los_Angeles', 'Pacific/Auckland', 'Europe/Berlin' ) as $zone ) {
			$changes = ( new DateTimeZone( $zone ) )->getTransitions( gmmktime( 0, 0, 0, 1, 1, 2024 ), gmmktime( 0, 0, 0, 1, 1, 2025 ) );
			$day     = gmdate( 'Y-m-d', $changes[1]['ts'] );

			$this->assertStringContainsString( gmdate( 'Y-m-d H:i:s', $changes[1]['ts'] ), $this->sql( $zone, $day, $day ) );
		}
	}

	public function test_the_sql_of_all_supported_years_is_short(): void {
		$this->assertLessThan( 20000, strlen( $this->sql( 'America/Los_Angeles', '1971-01-01', '9999-12-31' ) ) );
	}

	/**
	 * SQL of a column `c` in site time.
	 *
	 * @param string $zone  Time zone.
	 * @param string $first First day.
	 * @param string $last  Last day.
	 */
	private function sql( string $zone, string $first, string $last ): string {
		$time = new Site_Time( new DateTimeZone( $zone ) );

		return Gmt_Column::to_site_time(
			'c',
			new DateTimeZone( $zone ),
			(int) $time->parse( $first . 'T00:00:00' ),
			(int) $time->parse( $last . 'T23:59:59' )
		);
	}
}
