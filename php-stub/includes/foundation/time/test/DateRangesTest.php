<?php
/**
 * Tests ranges of periods and comparisons.
 *
 * @package Storedeck
 */

namespace Storedeck\Foundation\Time\Test;

use DateTimeZone;
use PHPUnit\Framework\TestCase;
use Storedeck\Foundation\Time\Date_Ranges;
use Storedeck\Foundation\Time\Site_Time;

defined( 'ABSPATH' ) || exit;

/**
 * Tests ranges of periods and comparisons.
 */
final class DateRangesTest extends TestCase {

	/**
	 * Passes periods with comparisons.
	 *
	 * @dataProvider get_periods
	 * @param string $now      Current site time.
	 * @param string $period   Period.
	 * @param string $compare  Comparison.
	 * @param string $expected Primary and secondary range.
	 * @param int    $week     First day of the week.
	 */
	public function test_ranges_of_periods_and_comparisons_are_correct(
		string $now,
		string $period,
		string $compare,
		string $expected,
		int $week = 1
	): void {
		$this->assertSame( $expected, $this->text( $now, compact( 'period', 'compare' ), $week ) );
	}

	/**
	 * Periods with their ranges.
	 *
	 * @return array<int, array<int, mixed>>
	 */
	public function get_periods(): array {
		$march = '2022-03-01T02:30:00';
		$leap  = '2024-02-29T12:00:00';

		return array(
			array( $march, 'today', 'previous_period', '2022-03-01…2022-03-01 / 2022-02-28…2022-02-28' ),
			array( $march, 'today', 'previous_year', '2022-03-01…2022-03-01 / 2021-03-01…2021-03-01' ),
			array( $march, 'yesterday', 'previous_period', '2022-02-28…2022-02-28 / 2022-02-27…2022-02-27' ),
			array( $march, 'yesterday', 'previous_year', '2022-02-28…2022-02-28 / 2021-02-28…2021-02-28' ),
			array( $march, 'week', 'previous_period', '2022-02-28…2022-03-01 / 2022-02-21…2022-02-22' ),
			array( $march, 'week', 'previous_year', '2022-02-27…2022-03-01 / 2021-02-27…2021-03-01', 0 ),
			array( $march, 'last_week', 'previous_period', '2022-02-21…2022-02-27 / 2022-02-14…2022-02-20' ),
			array( $march, 'last_week', 'previous_year', '2022-02-20…2022-02-26 / 2021-02-20…2021-02-26', 0 ),
			array( $march, 'month', 'previous_period', '2022-03-01…2022-03-01 / 2022-02-01…2022-02-01' ),
			array( $march, 'month', 'previous_year', '2022-03-01…2022-03-01 / 2021-03-01…2021-03-01' ),
			array( $march, 'last_month', 'previous_period', '2022-02-01…2022-02-28 / 2022-01-04…2022-01-31' ),
			array( $march, 'last_month', 'previous_year', '2022-02-01…2022-02-28 / 2021-02-01…2021-02-28' ),
			array( '2021-03-01T02:30:00', 'last_month', 'previous_year', '2021-02-01…2021-02-28 / 2020-02-01…2020-02-29' ),
			array( $march, 'quarter', 'previous_period', '2022-01-01…2022-03-01 / 2021-10-01…2021-11-29' ),
			array( $march, 'quarter', 'previous_year', '2022-01-01…2022-03-01 / 2021-01-01…2021-03-01' ),
			array( $march, 'last_quarter', 'previous_period', '2021-10-01…2021-12-31 / 2021-07-01…2021-09-30' ),
			array( $march, 'last_quarter', 'previous_year', '2021-10-01…2021-12-31 / 2020-10-01…2020-12-31' ),
			array( '2022-07-05T08:00:00', 'last_quarter', 'previous_period', '2022-04-01…2022-06-30 / 2021-12-31…2022-03-31' ),
			array( $march, 'year', 'previous_period', '2022-01-01…2022-03-01 / 2021-01-01…2021-03-01' ),
			array( $march, 'year', 'previous_year', '2022-01-01…2022-03-01 / 2021-01-01…2021-03-01' ),
			array( $march, 'last_year', 'previous_period', '2021-01-01…2021-12-31 / 2020-01-01…2020-12-31' ),
			array( $march, 'last_year', 'previous_year', '2021-01-01…2021-12-31 / 2020-01-01…2020-12-31' ),
			// Days that do not exist in the other year or month.
			array( $leap, 'today', 'previous_year', '2024-02-29…2024-02-29 / 2023-02-28…2023-02-28' ),
			array( $leap, 'year', 'previous_period', '2024-01-01…2024-02-29 / 2023-01-01…2023-03-01' ),
			array( $leap, 'year', 'previous_year', '2024-01-01…2024-02-29 / 2023-01-01…2023-02-28' ),
			array( '2026-03-31T23:59:59', 'month', 'previous_period', '2026-03-01…2026-03-31 / 2026-02-01…2026-02-28' ),
			array( '2026-05-31T10:00:00', 'quarter', 'previous_period', '2026-04-01…2026-05-31 / 2026-01-01…2026-03-02' ),
			// Ends of years.
			array( '2026-01-01T00:00:00', 'yesterday', 'previous_period', '2025-12-31…2025-12-31 / 2025-12-30…2025-12-30' ),
			array( '2026-01-01T00:00:00', 'week', 'previous_period', '2025-12-29…2026-01-01 / 2025-12-22…2025-12-25' ),
			array( '2026-01-01T00:00:00', 'last_year', 'previous_period', '2025-01-01…2025-12-31 / 2024-01-01…2024-12-31' ),
			// Days on which daylight saving time begins or ends in Los Angeles.
			array( '2026-03-08T12:00:00', 'week', 'previous_period', '2026-03-02…2026-03-08 / 2026-02-23…2026-03-01' ),
			array( '2026-11-01T23:00:00', 'today', 'previous_period', '2026-11-01…2026-11-01 / 2026-10-31…2026-10-31' ),
		);
	}

	/**
	 * Passes custom periods.
	 *
	 * @dataProvider get_custom_periods
	 * @param string $after    First day.
	 * @param string $before   Last day.
	 * @param string $compare  Comparison.
	 * @param string $expected Primary and secondary range, empty for none.
	 */
	public function test_ranges_of_custom_periods_are_correct( string $after, string $before, string $compare, string $expected ): void {
		$period = 'custom';

		$this->assertSame( $expected, $this->text( '2026-06-01T00:00:00', compact( 'period', 'compare', 'after', 'before' ) ) );
	}

	/**
	 * Custom periods with their ranges.
	 *
	 * @return array<int, array{string, string, string, string}>
	 */
	public function get_custom_periods(): array {
		return array(
			array( '2020-02-10', '2020-02-20', 'previous_period', '2020-02-10…2020-02-20 / 2020-01-30…2020-02-09' ),
			array( '2020-02-29', '2020-03-02', 'previous_year', '2020-02-29…2020-03-02 / 2019-02-28…2019-03-02' ),
			array( '2026-03-08', '2026-03-08', 'previous_period', '2026-03-08…2026-03-08 / 2026-03-07…2026-03-07' ),
			array( '2026-03-09', '2026-03-08', 'previous_period', '2026-03-08…2026-03-09 / 2026-03-06…2026-03-07' ),
			array( '2026-02-30', '2026-03-08', 'previous_period', '' ),
			array( '', '2026-03-08', 'previous_period', '' ),
			array( '2026-03-08', '2026-03-09', 'last_year', '' ),
			array( '2026-03-08', '2026-03-09', 'custom', '' ),
		);
	}

	public function test_ranges_equal_those_of_the_client(): void {
		$cases = json_decode( (string) file_get_contents( __DIR__ . '/date-ranges.json' ), true );

		$this->assertGreaterThan( 500, count( $cases ) );

		foreach ( $cases as list( $now, $week, $url_query, $expected, $intervals, $until, $interval ) ) {
			parse_str( $url_query, $query );

			$found = $this->ranges( $now, $week )->get_ranges( Date_Ranges::parse_query( $query, '' ) );

			$this->assertSame( $expected, self::describe( $found ), "$url_query at $now" );
			$this->assertSame( $intervals, implode( ' ', $found['intervals'] ), "$url_query at $now" );
			$this->assertSame( $until, self::describe_end( $found ), "$url_query at $now" );
			$this->assertSame( $interval, Date_Ranges::get_chart_interval( '', $found ), "$url_query at $now" );
		}
	}

	public function test_there_is_no_secondary_range_without_comparison(): void {
		$this->assertSame(
			'2026-05-26…2026-06-01 / none',
			$this->text( '2026-06-01T00:00:00', array( 'period' => 'last_7_days', 'compare' => 'none' ) )
		);
	}

	public function test_ranges_end_with_the_last_second_of_a_day(): void {
		$selection = Date_Ranges::parse_query( array(), 'period=month&compare=previous_year' );
		$found     = $this->ranges( '2026-11-20T13:00:00', 1 )->get_ranges( $selection );

		$this->assertSame( '2026-11-01 00:00:00', Site_Time::format( $found['primary'][0] ) );
		$this->assertSame( '2026-11-20 23:59:59', Site_Time::format( $found['primary'][1] ) );
		$this->assertSame( '2025-11-20 23:59:59', Site_Time::format( $found['secondary'][1] ) );
	}

	public function test_a_period_without_comparison_is_compared_as_the_default_is(): void {
		$default = 'period=week&amp;compare=custom&compare_after=2022-01-01&compare_before=2022-01-31';
		$query   = array(
			'period'  => 'year',
			'compare' => '',
		);
		$found   = Date_Ranges::parse_query( $query, $default );

		$this->assertSame( array( 'year', 'custom', '2022-01-01' ), array( $found['period'], $found['compare'], $found['compare_after'] ) );
	}

	public function test_the_query_is_ignored_without_period_or_with_an_invalid_value(): void {
		$default = 'period=week&amp;compare=previous_period';

		$this->assertSame( 'week', Date_Ranges::parse_query( array( 'compare' => 'none' ), $default )['period'] );
		$this->assertSame( 'previous_period', Date_Ranges::parse_query( array( 'compare' => 'none' ), $default )['compare'] );
		$this->assertSame( 'week', Date_Ranges::parse_query( array( 'period' => 'year', 'compare' => array( 'x' ) ), $default )['period'] );
		$query = array(
			'period'  => 'year',
			'compare' => 'previous_year',
		);

		$this->assertSame( 'year', Date_Ranges::parse_query( $query, $default )['period'] );
		$this->assertSame( 'week', Date_Ranges::parse_query( array( 'period' => array( 'year' ), 'compare' => 'x' ), $default )['period'] );
	}

	public function test_invalid_dates_have_no_range(): void {
		foreach ( array( "2026-01-01\n", ' 2026-01-01', '2026-01-01T00:00:00', '2026-02-29', '' ) as $day ) {
			foreach ( array( 'after', 'before' ) as $end ) {
				$selection = array(
					'period'  => 'custom',
					'compare' => 'previous_year',
				) + array( $end => $day ) + array(
					'after'  => '2026-01-01',
					'before' => '2026-01-01',
				);

				$this->assertNull( $this->ranges( '2026-06-01T00:00:00', 1 )->get_ranges( $selection ), "$end " . wp_json_encode( $day ) );
			}
		}
	}

	public function test_intervals_depend_on_the_number_of_days(): void {
		$ranges = $this->ranges( '2026-06-01T00:00:00', 1 );
		$custom = static function ( string $after, string $before ) use ( $ranges ): string {
			$selection = array(
				'period'  => 'custom',
				'compare' => 'previous_year',
				'after'   => $after,
				'before'  => $before,
			);

			return implode( ' ', $ranges->get_ranges( $selection )['intervals'] );
		};

		$this->assertSame( 'hour day', $custom( '2026-01-01', '2026-01-01' ) );
		$this->assertSame( 'hour day', $custom( '2026-01-01', '2026-01-02' ) );
		$this->assertSame( 'day', $custom( '2026-01-01', '2026-01-03' ) );
		$this->assertSame( 'day week', $custom( '2026-01-01', '2026-01-08' ) );
		$this->assertSame( 'day week month', $custom( '2026-01-01', '2026-01-29' ) );
		$this->assertSame( 'day week month quarter', $custom( '2019-01-01', '2019-12-31' ) );
		$this->assertSame( 'day week month quarter year', $custom( '2019-01-01', '2020-01-01' ) );

		$this->assertSame( 'week', Date_Ranges::choose_interval( 'week', array( 'day', 'week' ) ) );
		$this->assertSame( 'day', Date_Ranges::choose_interval( 'hour', array( 'day', 'week' ) ) );
	}

	public function test_a_chart_has_the_requested_interval(): void {
		$ranges = $this->ranges( '2026-06-01T00:00:00', 1 )->get_ranges(
			array(
				'period'  => 'custom',
				'compare' => 'previous_year',
				'after'   => '2026-01-01',
				'before'  => '2026-03-31',
			)
		);

		$this->assertSame( 'month', Date_Ranges::get_chart_interval( 'month', $ranges ) );
		$this->assertSame( 'day', Date_Ranges::get_chart_interval( 'hour', $ranges ) );
	}

	/**
	 * Ranges of a query as text; empty for none.
	 *
	 * @param string                $now   Current site time.
	 * @param array<string, string> $query URL query.
	 * @param int                   $week  First day of the week.
	 */
	private function text( string $now, array $query, int $week = 1 ): string {
		$found = $this->ranges( $now, $week )->get_ranges( Date_Ranges::parse_query( $query, '' ) );

		return null === $found ? '' : self::describe( $found );
	}

	/**
	 * The end of the compared range, `whole` for that of the secondary one.
	 *
	 * @param array<string, mixed> $ranges Ranges.
	 */
	private static function describe_end( array $ranges ): string {
		return $ranges['compared'] === $ranges['secondary']
			? 'whole'
			: Site_Time::format( $ranges['compared'][1], 'Y-m-d\TH:i:s' );
	}

	/**
	 * Ranges as text.
	 *
	 * @param array<string, mixed> $found Result of get_ranges().
	 */
	private static function describe( array $found ): string {
		$range = static fn( ?array $range ): string => null === $range
			? 'none'
			: gmdate( 'Y-m-d', $range[0] ) . '…' . gmdate( 'Y-m-d', $range[1] );

		return $range( $found['primary'] ) . ' / ' . $range( $found['secondary'] );
	}

	/**
	 * Creates ranges for a time.
	 *
	 * @param string $now  Current site time.
	 * @param int    $week First day of the week.
	 */
	private function ranges( string $now, int $week ): Date_Ranges {
		$time = new Site_Time( new DateTimeZone( 'America/Los_Angeles' ) );

		return new Date_Ranges( $time->parse( $now ), $week, $time );
	}
}
