<?php
/**
 * Tests the intervals of ranges.
 *
 * @package Storedeck
 */

namespace Storedeck\Foundation\Time\Test;

use DateTimeZone;
use PHPUnit\Framework\TestCase;
use Storedeck\Foundation\Time\Interval_Slicer;
use Storedeck\Foundation\Time\Site_Time;

defined( 'ABSPATH' ) || exit;

/**
 * Tests the intervals of ranges.
 */
final class IntervalSlicerTest extends TestCase {

	public function test_a_skipped_hour_is_not_an_interval(): void {
		$this->assertCount( 24, $this->get_slices( '2026-11-19', '2026-11-19', 'hour' ) );
		$this->assertCount( 24, $this->get_slices( '2026-11-01', '2026-11-01', 'hour' ) );

		$spring = $this->get_slices( '2026-03-08', '2026-03-08', 'hour' );

		$this->assertCount( 23, $spring );
		$this->assertSame(
			array( '2026-03-08 00', '2026-03-08 01', '2026-03-08 03', '2026-03-08 04' ),
			array_slice( array_column( $spring, 'id' ), 0, 4 )
		);
		$this->assertSame( array( '2026-03-08 02' ), $spring[2]['skipped'] );
		$this->assertSame( '2026-03-08 02:00:00', Site_Time::format( $spring[2]['from'] ) );
		$this->assertSame( '2026-03-08 03:00:00', Site_Time::format( $spring[2]['start'] ) );
	}

	/**
	 * Passes ranges with skipped hours.
	 *
	 * @dataProvider get_ranges
	 * @param string $zone   Time zone.
	 * @param string $after  First second.
	 * @param string $before Last second.
	 * @param int    $count  Number of hours.
	 */
	public function test_every_second_belongs_to_an_interval( string $zone, string $after, string $before, int $count ): void {
		$time   = new Site_Time( new DateTimeZone( $zone ) );
		$slices = ( new Interval_Slicer( $time, 1 ) )->get_slices( $time->parse( $after ), $time->parse( $before ), 'hour' );
		$next   = $time->parse( $after );

		$this->assertCount( $count, $slices );

		foreach ( $slices as $slice ) {
			$this->assertSame( $next, $slice['from'] );
			$next = $slice['to'] + 1;
		}

		$this->assertSame( $time->parse( $before ) + 1, $next );
	}

	/**
	 * Ranges with and without skipped hours, and their number of hours.
	 *
	 * @return array<string, array{string, string, string, int}>
	 */
	public function get_ranges(): array {
		return array(
			'skipped at midnight'           => array( 'America/Sao_Paulo', '2018-11-04T00:00:00', '2018-11-04T23:59:59', 23 ),
			'range over midnight'           => array( 'America/Sao_Paulo', '2018-11-03T00:00:00', '2018-11-04T23:59:59', 47 ),
			'range starts inside'           => array( 'America/Sao_Paulo', '2018-11-04T00:30:00', '2018-11-04T23:59:59', 23 ),
			'range ends inside'             => array( 'Europe/London', '2031-03-30T00:00:00', '2031-03-30T01:30:00', 1 ),
			'half an hour skipped'          => array( 'Australia/Lord_Howe', '2026-10-04T00:00:00', '2026-10-04T23:59:59', 24 ),
			'a day skipped'                 => array( 'Pacific/Apia', '2011-12-29T00:00:00', '2011-12-31T23:59:59', 48 ),
			'range ends with a skipped day' => array( 'Pacific/Apia', '2011-12-29T00:00:00', '2011-12-30T23:59:59', 24 ),
			'nothing skipped'               => array( 'UTC', '2026-10-04T00:10:00', '2026-10-04T23:49:59', 24 ),
		);
	}

	public function test_rows_of_a_skipped_hour_get_the_key_of_the_next(): void {
		$time   = new Site_Time( new DateTimeZone( 'America/Los_Angeles' ) );
		$slicer = new Interval_Slicer( $time, 1 );

		$this->assertSame(
			"CASE SUBSTR( d, 1, 13 ) WHEN '2026-03-08 02' THEN '2026-03-08 03' ELSE SUBSTR( d, 1, 13 ) END",
			$slicer->get_key_sql( 'd', 'hour', $this->get_slices( '2026-03-08', '2026-03-08', 'hour' ) )
		);
		$this->assertSame(
			'SUBSTR( d, 1, 13 )',
			$slicer->get_key_sql( 'd', 'hour', $this->get_slices( '2026-03-09', '2026-03-09', 'hour' ) )
		);
	}

	public function test_each_calendar_day_is_an_interval(): void {
		$this->assertCount( 366, $this->get_slices( '2024-01-01', '2024-12-31', 'day' ) );
		$this->assertCount( 30, $this->get_slices( '2026-11-01', '2026-11-30', 'day' ) );
		$this->assertSame(
			array( '2024-02-28', '2024-02-29', '2024-03-01' ),
			array_column( $this->get_slices( '2024-02-28', '2024-03-01', 'day' ), 'id' )
		);
	}

	public function test_the_first_interval_starts_and_the_last_ends_with_the_range(): void {
		$time   = new Site_Time( new DateTimeZone( 'America/Los_Angeles' ) );
		$slicer = new Interval_Slicer( $time, 1 );
		$slices = $slicer->get_slices( $time->parse( '2026-11-13T12:20:25' ), $time->parse( '2026-11-20T12:20:25' ), 'week' );

		$this->assertSame( array( '2026-46', '2026-47' ), array_column( $slices, 'id' ) );
		$this->assertSame( '2026-11-13 12:20:25', Site_Time::format( $slices[0]['start'] ) );
		$this->assertSame( '2026-11-15 23:59:59', Site_Time::format( $slices[0]['end'] ) );
		$this->assertSame( '2026-11-16 00:00:00', Site_Time::format( $slices[1]['start'] ) );
		$this->assertSame( '2026-11-20 12:20:25', Site_Time::format( $slices[1]['end'] ) );
	}

	public function test_weeks_that_start_on_monday_have_iso_numbers(): void {
		for ( $day = gmmktime( 0, 0, 0, 1, 1, 1971 ); $day < gmmktime( 0, 0, 0, 2, 1, 2041 ); $day += 11 * Site_Time::DAY ) {
			$date = gmdate( 'Y-m-d', $day );

			$this->assertSame( gmdate( 'o-W', $day ), $this->get_slices( $date, $date, 'week' )[0]['id'] );
		}
	}

	/**
	 * Passes first days of the week.
	 *
	 * @dataProvider get_week_starts
	 * @param int    $week_start First day of the week.
	 * @param string $first      Start of the second interval.
	 */
	public function test_weeks_start_on_the_day_of_the_site( int $week_start, string $first ): void {
		$slices = $this->get_slices( '2025-12-20', '2026-01-10', 'week', $week_start );

		$this->assertSame( $first, gmdate( 'Y-m-d', $slices[1]['start'] ) );
		$this->assertSame( $week_start, (int) gmdate( 'w', $slices[1]['start'] ) );
		$this->assertSame( count( $slices ), count( array_unique( array_column( $slices, 'id' ) ) ) );
		$this->assertSame( count( $slices ), count( array_unique( array_column( $slices, 'key' ) ) ) );

		foreach ( array_slice( $slices, 1, -1 ) as $slice ) {
			$this->assertSame( 7 * Site_Time::DAY, $slice['end'] + 1 - $slice['start'] );
		}
	}

	/**
	 * First days of the week.
	 *
	 * @return array<string, array{int, string}>
	 */
	public function get_week_starts(): array {
		return array(
			'Sunday'   => array( 0, '2025-12-21' ),
			'Monday'   => array( 1, '2025-12-22' ),
			'Saturday' => array( 6, '2025-12-27' ),
		);
	}

	public function test_months_quarters_and_years_have_ids(): void {
		$this->assertSame(
			array( '2025-11', '2025-12', '2026-01' ),
			array_column( $this->get_slices( '2025-11-21', '2026-01-02', 'month' ), 'id' )
		);
		$this->assertSame(
			array( '2023-4', '2024-1', '2024-2' ),
			array_column( $this->get_slices( '2023-12-31', '2024-04-01', 'quarter' ), 'id' )
		);
		$this->assertSame(
			array( '2023', '2024' ),
			array_column( $this->get_slices( '2023-12-31', '2024-01-01', 'year' ), 'id' )
		);
	}

	/**
	 * Passes each interval.
	 *
	 * @dataProvider get_intervals
	 * @param string $interval Interval.
	 */
	public function test_intervals_cover_the_range_without_overlap( string $interval ): void {
		$slices = $this->get_slices( '2026-02-26', '2026-04-02', $interval );
		$length = 0;

		foreach ( $slices as $index => $slice ) {
			$length += $slice['end'] + 1 - $slice['start'];
			$this->assertTrue( 0 === $index || $slice['start'] > $slices[ $index - 1 ]['end'] );
		}

		// The skipped hour is not part of any interval.
		$this->assertSame( 36 * Site_Time::DAY - ( 'hour' === $interval ? 3600 : 0 ), $length );
	}

	/**
	 * All intervals.
	 *
	 * @return array<int, array{string}>
	 */
	public function get_intervals(): array {
		return array_map( static fn( string $interval ): array => array( $interval ), Interval_Slicer::INTERVALS );
	}

	public function test_ranges_with_too_many_intervals_are_detected(): void {
		$time   = new Site_Time( new DateTimeZone( 'UTC' ) );
		$slicer = new Interval_Slicer( $time, 1 );
		$after  = $time->parse( '1971-01-01T00:00:00' );
		$before = $time->parse( '2026-01-01T00:00:00' );

		$this->assertTrue( $slicer->is_too_long( $after, $before, 'hour' ) );
		$this->assertFalse( $slicer->is_too_long( $after, $before, 'year' ) );
		$this->assertFalse( $slicer->is_too_long( $time->parse( '2025-01-01T00:00:00' ), $before, 'hour' ) );
	}

	/**
	 * Intervals of a range in Los Angeles.
	 *
	 * @param string $after      First day.
	 * @param string $before     Last day.
	 * @param string $interval   Interval.
	 * @param int    $week_start First day of the week.
	 * @return array<int, array<string, mixed>>
	 */
	private function get_slices( string $after, string $before, string $interval, int $week_start = 1 ): array {
		$time = new Site_Time( new DateTimeZone( 'America/Los_Angeles' ) );

		return ( new Interval_Slicer( $time, $week_start ) )->get_slices(
			$time->parse( $after . 'T00:00:00' ),
			$time->parse( $before . 'T23:59:59' ),
			$interval
		);
	}
}
