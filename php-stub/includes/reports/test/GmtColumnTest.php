<?php
/**
 * Tests of Gmt_Column.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports\Test;

use DateTimeZone;
use PHPUnit\Framework\TestCase;
use Storedeck\Reports\Gmt_Column;
use Storedeck\Reports\Site_Time;

defined( 'ABSPATH' ) || exit;

/**
 * SQL that shows the shop's clock.
 */
final class GmtColumnTest extends TestCase {

	/**
	 * A zone that never changes needs one offset, and Greenwich none.
	 */
	public function test_fixed_zones(): void {
		$this->assertSame( 'c', $this->sql( 'UTC', '2026-01-01', '2026-12-31' ) );
		$this->assertSame( 'DATE_ADD( c, INTERVAL 19800 SECOND )', $this->sql( '+05:30', '2026-01-01', '2026-12-31' ) );
		$this->assertSame( 'DATE_SUB( c, INTERVAL 12600 SECOND )', $this->sql( '-03:30', '2026-01-01', '2026-12-31' ) );
	}

	/**
	 * A range without a change of the clock has one offset.
	 */
	public function test_range_without_change(): void {
		$this->assertSame( 'DATE_SUB( c, INTERVAL 25200 SECOND )', $this->sql( 'America/Los_Angeles', '2025-07-01', '2025-07-31' ) );
	}

	/**
	 * Each span between two changes has its own.
	 */
	public function test_changes_are_boundaries(): void {
		$this->assertSame(
			"CASE WHEN c < '2025-03-09 10:00:00' THEN DATE_SUB( c, INTERVAL 28800 SECOND )"
			. " WHEN c < '2025-11-02 09:00:00' THEN DATE_SUB( c, INTERVAL 25200 SECOND )"
			. ' ELSE DATE_SUB( c, INTERVAL 28800 SECOND ) END',
			$this->sql( 'America/Los_Angeles', '2025-01-01', '2025-12-31' )
		);
	}

	/**
	 * A change on the first or last day of a range, by any clock, is not missed.
	 */
	public function test_changes_at_the_ends(): void {
		foreach ( array( 'America/Los_Angeles', 'Pacific/Auckland', 'Europe/Berlin' ) as $zone ) {
			$changes = ( new DateTimeZone( $zone ) )->getTransitions( gmmktime( 0, 0, 0, 1, 1, 2024 ), gmmktime( 0, 0, 0, 1, 1, 2025 ) );
			$day     = gmdate( 'Y-m-d', $changes[1]['ts'] );

			$this->assertStringContainsString( gmdate( 'Y-m-d H:i:s', $changes[1]['ts'] ), $this->sql( $zone, $day, $day ) );
		}
	}

	/**
	 * All the years that the clock knows make no endless SQL.
	 */
	public function test_long_ranges_stay_short(): void {
		$this->assertLessThan( 20000, strlen( $this->sql( 'America/Los_Angeles', '1971-01-01', '9999-12-31' ) ) );
	}

	/**
	 * SQL of a column `c`.
	 *
	 * @param string $zone  Zone.
	 * @param string $first First day.
	 * @param string $last  Last day.
	 */
	private function sql( string $zone, string $first, string $last ): string {
		$time = new Site_Time( new DateTimeZone( $zone ) );

		return Gmt_Column::wall(
			'c',
			new DateTimeZone( $zone ),
			(int) $time->parse( $first . 'T00:00:00' ),
			(int) $time->parse( $last . 'T23:59:59' )
		);
	}
}
