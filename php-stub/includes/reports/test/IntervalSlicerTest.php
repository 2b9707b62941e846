<?php
/**
 * Tests of Interval_Slicer.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports\Test;

use DateTimeZone;
use PHPUnit\Framework\TestCase;
use Storedeck\Reports\Interval_Slicer;
use Storedeck\Reports\Site_Time;

defined( 'ABSPATH' ) || exit;

/**
 * Intervals of ranges.
 */
final class IntervalSlicerTest extends TestCase {

	/**
	 * Hours of ordinary days and of those of the time change.
	 */
	public function test_hours_follow_the_clock(): void {
		$this->assertCount( 24, $this->slices( '2026-11-19', '2026-11-19', 'hour' ) );
		$this->assertCount( 24, $this->slices( '2026-11-01', '2026-11-01', 'hour' ) );

		$spring = $this->slices( '2026-03-08', '2026-03-08', 'hour' );

		$this->assertCount( 23, $spring );
		$this->assertSame(
			array( '2026-03-08 00', '2026-03-08 01', '2026-03-08 03', '2026-03-08 04' ),
			array_slice( array_column( $spring, 'id' ), 0, 4 )
		);
		$this->assertSame( array( '2026-03-08 02' ), $spring[2]['left_out'] );
		$this->assertSame( '2026-03-08 02:00:00', Site_Time::format( $spring[2]['from'] ) );
		$this->assertSame( '2026-03-08 03:00:00', Site_Time::format( $spring[2]['start'] ) );
	}

	/**
	 * No second of a range is without an interval that its rows count for.
	 *
	 * @dataProvider changes
	 * @param string $zone   Zone.
	 * @param string $after  First second.
	 * @param string $before Last second.
	 * @param int    $count  Number of hours.
	 */
	public function test_rows_of_hours_that_are_left_out_count( string $zone, string $after, string $before, int $count ): void {
		$time   = new Site_Time( new DateTimeZone( $zone ) );
		$slices = ( new Interval_Slicer( $time, 1 ) )->slices( $time->parse( $after ), $time->parse( $before ), 'hour' );
		$next   = $time->parse( $after );

		$this->assertCount( $count, $slices );

		foreach ( $slices as $slice ) {
			$this->assertSame( $next, $slice['from'] );
			$next = $slice['to'] + 1;
		}

		$this->assertSame( $time->parse( $before ) + 1, $next );
	}

	/**
	 * Ranges with changes of the clock.
	 *
	 * @return array<string, array{string, string, string, int}>
	 */
	public function changes(): array {
		return array(
			'at midnight'        => array( 'America/Sao_Paulo', '2018-11-04T00:00:00', '2018-11-04T23:59:59', 23 ),
			'over midnight'      => array( 'America/Sao_Paulo', '2018-11-03T00:00:00', '2018-11-04T23:59:59', 47 ),
			'begins inside'      => array( 'America/Sao_Paulo', '2018-11-04T00:30:00', '2018-11-04T23:59:59', 23 ),
			'ends inside'        => array( 'Europe/London', '2031-03-30T00:00:00', '2031-03-30T01:30:00', 1 ),
			'half an hour'       => array( 'Australia/Lord_Howe', '2026-10-04T00:00:00', '2026-10-04T23:59:59', 24 ),
			'a day left out'     => array( 'Pacific/Apia', '2011-12-29T00:00:00', '2011-12-31T23:59:59', 48 ),
			'until that day'     => array( 'Pacific/Apia', '2011-12-29T00:00:00', '2011-12-30T23:59:59', 24 ),
			'nothing to leave'   => array( 'UTC', '2026-10-04T00:10:00', '2026-10-04T23:49:59', 24 ),
		);
	}

	/**
	 * SQL gives rows of an hour that is left out the key of the hour they count for.
	 */
	public function test_sql_moves_rows_of_hours_that_are_left_out(): void {
		$time   = new Site_Time( new DateTimeZone( 'America/Los_Angeles' ) );
		$slicer = new Interval_Slicer( $time, 1 );

		$this->assertSame(
			"CASE SUBSTR( d, 1, 13 ) WHEN '2026-03-08 02' THEN '2026-03-08 03' ELSE SUBSTR( d, 1, 13 ) END",
			$slicer->sql_slot( 'd', 'hour', $this->slices( '2026-03-08', '2026-03-08', 'hour' ) )
		);
		$this->assertSame(
			'SUBSTR( d, 1, 13 )',
			$slicer->sql_slot( 'd', 'hour', $this->slices( '2026-03-09', '2026-03-09', 'hour' ) )
		);
	}

	/**
	 * Days of a leap year, and of a month with a time change.
	 */
	public function test_days(): void {
		$this->assertCount( 366, $this->slices( '2024-01-01', '2024-12-31', 'day' ) );
		$this->assertCount( 30, $this->slices( '2026-11-01', '2026-11-30', 'day' ) );
		$this->assertSame(
			array( '2024-02-28', '2024-02-29', '2024-03-01' ),
			array_column( $this->slices( '2024-02-28', '2024-03-01', 'day' ), 'id' )
		);
	}

	/**
	 * The first interval begins and the last one ends with the range.
	 */
	public function test_ends_are_those_of_the_range(): void {
		$time   = new Site_Time( new DateTimeZone( 'America/Los_Angeles' ) );
		$slicer = new Interval_Slicer( $time, 1 );
		$slices = $slicer->slices( $time->parse( '2026-11-13T12:20:25' ), $time->parse( '2026-11-20T12:20:25' ), 'week' );

		$this->assertSame( array( '2026-46', '2026-47' ), array_column( $slices, 'id' ) );
		$this->assertSame( '2026-11-13 12:20:25', Site_Time::format( $slices[0]['start'] ) );
		$this->assertSame( '2026-11-15 23:59:59', Site_Time::format( $slices[0]['end'] ) );
		$this->assertSame( '2026-11-16 00:00:00', Site_Time::format( $slices[1]['start'] ) );
		$this->assertSame( '2026-11-20 12:20:25', Site_Time::format( $slices[1]['end'] ) );
	}

	/**
	 * Weeks from Monday are those of ISO 8601, at the ends of years too.
	 */
	public function test_weeks_from_monday_have_iso_numbers(): void {
		for ( $day = gmmktime( 0, 0, 0, 1, 1, 1971 ); $day < gmmktime( 0, 0, 0, 2, 1, 2041 ); $day += 11 * Site_Time::DAY ) {
			$date = gmdate( 'Y-m-d', $day );

			$this->assertSame( gmdate( 'o-W', $day ), $this->slices( $date, $date, 'week' )[0]['id'] );
		}
	}

	/**
	 * A week is one interval whatever its first day is.
	 *
	 * @dataProvider week_starts
	 * @param int    $week_start First day of the week.
	 * @param string $first      Start of the second interval.
	 */
	public function test_weeks_begin_on_the_shops_day( int $week_start, string $first ): void {
		$slices = $this->slices( '2025-12-20', '2026-01-10', 'week', $week_start );

		$this->assertSame( $first, gmdate( 'Y-m-d', $slices[1]['start'] ) );
		$this->assertSame( $week_start, (int) gmdate( 'w', $slices[1]['start'] ) );
		$this->assertSame( count( $slices ), count( array_unique( array_column( $slices, 'id' ) ) ) );
		$this->assertSame( count( $slices ), count( array_unique( array_column( $slices, 'key' ) ) ) );

		foreach ( array_slice( $slices, 1, -1 ) as $slice ) {
			$this->assertSame( 7 * Site_Time::DAY, $slice['end'] + 1 - $slice['start'] );
		}
	}

	/**
	 * First days of weeks.
	 *
	 * @return array<string, array{int, string}>
	 */
	public function week_starts(): array {
		return array(
			'Sunday'   => array( 0, '2025-12-21' ),
			'Monday'   => array( 1, '2025-12-22' ),
			'Saturday' => array( 6, '2025-12-27' ),
		);
	}

	/**
	 * Months, quarters and years.
	 */
	public function test_long_intervals(): void {
		$this->assertSame(
			array( '2025-11', '2025-12', '2026-01' ),
			array_column( $this->slices( '2025-11-21', '2026-01-02', 'month' ), 'id' )
		);
		$this->assertSame(
			array( '2023-4', '2024-1', '2024-2' ),
			array_column( $this->slices( '2023-12-31', '2024-04-01', 'quarter' ), 'id' )
		);
		$this->assertSame(
			array( '2023', '2024' ),
			array_column( $this->slices( '2023-12-31', '2024-01-01', 'year' ), 'id' )
		);
	}

	/**
	 * Intervals touch, and cover the range.
	 *
	 * @dataProvider intervals
	 * @param string $interval Interval.
	 */
	public function test_intervals_cover_the_range( string $interval ): void {
		$slices = $this->slices( '2026-02-26', '2026-04-02', $interval );
		$length = 0;

		foreach ( $slices as $index => $slice ) {
			$length += $slice['end'] + 1 - $slice['start'];
			$this->assertTrue( 0 === $index || $slice['start'] > $slices[ $index - 1 ]['end'] );
		}

		// The hour that the clock leaves out is in none of the hours.
		$this->assertSame( 36 * Site_Time::DAY - ( 'hour' === $interval ? 3600 : 0 ), $length );
	}

	/**
	 * All intervals.
	 *
	 * @return array<int, array{string}>
	 */
	public function intervals(): array {
		return array_map( static fn( string $interval ): array => array( $interval ), Interval_Slicer::INTERVALS );
	}

	/**
	 * Ranges of many years by the hour are refused beforehand.
	 */
	public function test_too_long_ranges_are_known(): void {
		$time   = new Site_Time( new DateTimeZone( 'UTC' ) );
		$slicer = new Interval_Slicer( $time, 1 );
		$after  = $time->parse( '1971-01-01T00:00:00' );
		$before = $time->parse( '2026-01-01T00:00:00' );

		$this->assertTrue( $slicer->is_too_long( $after, $before, 'hour' ) );
		$this->assertFalse( $slicer->is_too_long( $after, $before, 'year' ) );
		$this->assertFalse( $slicer->is_too_long( $time->parse( '2025-01-01T00:00:00' ), $before, 'hour' ) );
	}

	/**
	 * Intervals of some days in Los Angeles.
	 *
	 * @param string $after      First day.
	 * @param string $before     Last day.
	 * @param string $interval   Interval.
	 * @param int    $week_start First day of the week.
	 * @return array<int, array<string, mixed>>
	 */
	private function slices( string $after, string $before, string $interval, int $week_start = 1 ): array {
		$time = new Site_Time( new DateTimeZone( 'America/Los_Angeles' ) );

		return ( new Interval_Slicer( $time, $week_start ) )->slices(
			$time->parse( $after . 'T00:00:00' ),
			$time->parse( $before . 'T23:59:59' ),
			$interval
		);
	}
}
