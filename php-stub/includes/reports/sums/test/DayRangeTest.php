<?php

namespace Storedeck\Reports\Sums\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Reports\Sums\Day_Range;

defined( 'ABSPATH' ) || exit;

/**
 * Tests the days whose sums are read.
 */
final class DayRangeTest extends TestCase {

	/**
	 * Creates a period.
	 *
	 * @param string $after  First second.
	 * @param string $before Last second.
	 */
	private function create( string $after, string $before, ?string $interval = null ): Day_Range {
		return new Day_Range( (int) strtotime( "$after UTC" ), (int) strtotime( "$before UTC" ), 0, $interval, null );
	}

	/**
	 * Parts of the condition: is_month, first and last day.
	 *
	 * @param bool $has_months Whether there are sums of months.
	 * @return array<int, array<int, int|string>>
	 */
	private function get_parts( Day_Range $period, bool $has_months ): array {
		return array_map(
			static fn( array $values ): array => array( $values[0], $values[2], $values[3] ),
			array_chunk( $period->get_condition( 'sums', $has_months )[1], 4 )
		);
	}

	public function test_whole_days_have_no_edges(): void {
		$period = $this->create( '2024-02-28 00:00:00', '2024-02-29 23:59:59' );

		$this->assertSame( array( '2024-02-28', '2024-02-29' ), array( $period->first, $period->last ) );
		$this->assertFalse( $period->is_empty() );
		$this->assertSame( array(), $period->get_edges() );
	}

	public function test_parts_of_days_are_edges(): void {
		$period = $this->create( '2026-01-31 10:00:00', '2026-02-02 12:30:10' );

		$this->assertSame( array( '2026-02-01', '2026-02-01' ), array( $period->first, $period->last ) );
		$this->assertSame(
			array(
				array( strtotime( '2026-01-31 10:00:00 UTC' ), strtotime( '2026-01-31 23:59:59 UTC' ) ),
				array( strtotime( '2026-02-02 00:00:00 UTC' ), strtotime( '2026-02-02 12:30:10 UTC' ) ),
			),
			$period->get_edges()
		);
	}

	public function test_a_part_of_a_day_and_hours_have_no_sums(): void {
		$this->assertTrue( $this->create( '2026-01-31 10:00:00', '2026-01-31 12:00:00' )->is_empty() );
		$this->assertTrue( $this->create( '2026-01-31 10:00:00', '2026-02-01 12:00:00' )->is_empty() );
		$this->assertTrue( $this->create( '2026-01-01 00:00:00', '2026-01-31 23:59:59', 'hour' )->is_empty() );
	}

	public function test_days_before_1970_are_whole(): void {
		$period = $this->create( '1969-12-31 00:00:00', '1970-01-01 23:59:59' );

		$this->assertSame( array( '1969-12-31', '1970-01-01' ), array( $period->first, $period->last ) );
	}

	public function test_whole_months_are_read_from_sums_of_months(): void {
		$period = $this->create( '2023-12-30 00:00:00', '2024-03-01 23:59:59', 'quarter' );

		$this->assertSame(
			array(
				array( 0, '2023-12-30', '2023-12-31' ),
				array( 1, '2024-01-01', '2024-02-29' ),
				array( 0, '2024-03-01', '2024-03-01' ),
			),
			$this->get_parts( $period, true )
		);
		$this->assertSame( array( array( 0, '2023-12-30', '2024-03-01' ) ), $this->get_parts( $period, false ) );
	}

	public function test_a_range_of_whole_months_needs_no_days(): void {
		$period = $this->create( '2024-02-01 00:00:00', '2024-02-29 23:59:59' );

		$this->assertSame( array( array( 1, '2024-02-01', '2024-02-29' ) ), $this->get_parts( $period, true ) );
	}

	public function test_a_range_without_a_whole_month_needs_no_months(): void {
		$period = $this->create( '2024-02-02 00:00:00', '2024-03-30 23:59:59' );

		$this->assertSame( array( array( 0, '2024-02-02', '2024-03-30' ) ), $this->get_parts( $period, true ) );
	}

	public function test_weeks_and_days_are_read_from_sums_of_days(): void {
		foreach ( array( 'day', 'week' ) as $interval ) {
			$period = $this->create( '2024-01-01 00:00:00', '2024-12-31 23:59:59', $interval );

			$this->assertSame( array( array( 0, '2024-01-01', '2024-12-31' ) ), $this->get_parts( $period, true ) );
		}
	}

	public function test_rows_are_grouped_by_the_column_of_days(): void {
		$key    = static fn( string $column ): string => "SUBSTR( $column, 1, 10 )";
		$create = static fn( string $interval ): Day_Range => new Day_Range( 0, 86399, 0, $interval, $key );

		$this->assertSame( 'sums.day', $create( 'day' )->get_interval_sql( 'sums.day' ) );
		$this->assertSame( 'SUBSTR( sums.day, 1, 10 )', $create( 'month' )->get_interval_sql( 'sums.day' ) );
	}
}
