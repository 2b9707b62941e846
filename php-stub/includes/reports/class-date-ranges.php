<?php
/**
 * From a period and a comparison to two ranges of days.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports;

defined( 'ABSPATH' ) || exit;

/**
 * The rules of presets, comparisons and allowed intervals.
 *
 * The browser follows the same rules; both sides must name the same days, or
 * answers that the page already carries are asked for again. Times are wall
 * times of Site_Time, ranges go from 00:00:00 to 23:59:59.
 */
final class Date_Ranges {

	/**
	 * Preset => which unit, and whether the current or the last one is meant.
	 */
	private const PRESETS = array(
		'today'        => array( 'day', false ),
		'yesterday'    => array( 'day', true ),
		'week'         => array( 'week', false ),
		'last_week'    => array( 'week', true ),
		'month'        => array( 'month', false ),
		'last_month'   => array( 'month', true ),
		'quarter'      => array( 'quarter', false ),
		'last_quarter' => array( 'quarter', true ),
		'year'         => array( 'year', false ),
		'last_year'    => array( 'year', true ),
	);

	/**
	 * Rolling range => its days, of which today is the last.
	 */
	private const ROLLING = array(
		'last_7_days'   => 7,
		'last_30_days'  => 30,
		'last_90_days'  => 90,
		'last_365_days' => 365,
	);

	/**
	 * Whole weeks that come closest to a year, in seconds.
	 */
	private const WEEKS_OF_A_YEAR = 52 * 7 * Site_Time::DAY;

	/**
	 * Intervals that suit each unit.
	 */
	private const INTERVALS = array(
		'day'     => array( 'hour', 'day' ),
		'week'    => array( 'day' ),
		'month'   => array( 'day', 'week' ),
		'quarter' => array( 'day', 'week', 'month' ),
		'year'    => array( 'day', 'week', 'month', 'quarter' ),
	);

	/**
	 * Intervals of custom and rolling ranges: least number of days between the two dates => intervals.
	 */
	private const CUSTOM_INTERVALS = array(
		365 => array( 'day', 'week', 'month', 'quarter', 'year' ),
		90  => array( 'day', 'week', 'month', 'quarter' ),
		28  => array( 'day', 'week', 'month' ),
		7   => array( 'day', 'week' ),
		2   => array( 'day' ),
		0   => array( 'hour', 'day' ),
	);

	/**
	 * Start and end of units, in the shop's week.
	 *
	 * @var Interval_Slicer
	 */
	private Interval_Slicer $slicer;

	/**
	 * Remembers what the shop's clock shows.
	 *
	 * @param int       $now        Wall time.
	 * @param int       $week_start First day of the week, 0 = Sunday … 6.
	 * @param Site_Time $time       The shop's clock.
	 */
	public function __construct( private int $now, int $week_start, Site_Time $time ) {
		$this->slicer = new Interval_Slicer( $time, $week_start );
	}

	/**
	 * Reads what an address says about dates. The address counts only when it
	 * names both period and compare; else the default does.
	 *
	 * @param array<string, mixed> $query         Query of the address.
	 * @param string               $default_range For example `period=month&compare=previous_year`.
	 * @return array{period: string, compare: string, after: string, before: string, compare_after: string, compare_before: string}
	 */
	public static function parse_query( array $query, string $default_range ): array {
		if ( ! self::is_text( $query, 'period' ) || ! self::is_text( $query, 'compare' ) ) {
			parse_str( str_replace( '&amp;', '&', $default_range ), $query );
		}

		$read = array();

		foreach ( array( 'period', 'compare', 'after', 'before', 'compare_after', 'compare_before' ) as $key ) {
			$read[ $key ] = self::is_text( $query, $key ) ? $query[ $key ] : '';
		}

		return $read;
	}

	/**
	 * Both ranges of a choice.
	 *
	 * @param array<string, string> $choice What read() gave.
	 * @return array{primary: array{int, int}, secondary: array{int, int}|null, intervals: string[]}|null
	 *         Null when period, compare or custom dates are none. Without a
	 *         comparison the secondary range is null.
	 */
	public function get_ranges( array $choice ): ?array {
		$range     = $this->primary( $choice );
		$secondary = null === $range ? null : $this->secondary( $choice, $range );

		if ( null === $range || null === $secondary ) {
			return null;
		}

		return array(
			'primary'   => self::to_last_second( $range ),
			'secondary' => 'none' === $choice['compare'] ? null : self::to_last_second( $secondary ),
			'intervals' => isset( self::PRESETS[ $choice['period'] ] )
				? self::INTERVALS[ self::PRESETS[ $choice['period'] ][0] ]
				: self::intervals_of( intdiv( $range[1] - $range[0], Site_Time::DAY ) ),
		);
	}

	/**
	 * The wished interval if it is allowed, else the first allowed one.
	 *
	 * @param string   $wish    Interval of the address.
	 * @param string[] $allowed Intervals that ranges() gave.
	 */
	public static function choose_interval( string $wish, array $allowed ): string {
		return in_array( $wish, $allowed, true ) ? $wish : $allowed[0];
	}

	/**
	 * First and last day of the primary range, each at midnight.
	 *
	 * @param array<string, string> $choice What read() gave.
	 * @return array{int, int}|null
	 */
	private function primary( array $choice ): ?array {
		$period = $choice['period'];
		$today  = $this->now - $this->now % Site_Time::DAY;

		if ( 'custom' === $period ) {
			return Calendar_Date::days( $choice['after'], $choice['before'] );
		}

		if ( isset( self::ROLLING[ $period ] ) ) {
			return array( $today - ( self::ROLLING[ $period ] - 1 ) * Site_Time::DAY, $today );
		}

		if ( ! isset( self::PRESETS[ $period ] ) ) {
			return null;
		}

		list( $unit, $last ) = self::PRESETS[ $period ];

		$start = $this->slicer->floor( $this->now, $unit );

		return $last
			? array( $this->slicer->floor( $start - 1, $unit ), $start - Site_Time::DAY )
			: array( $start, $today );
	}

	/**
	 * First and last day of the range to compare with, each at midnight.
	 * Without a comparison it is the previous period.
	 *
	 * @param array<string, string> $choice What read() gave.
	 * @param array{int, int}       $range  Primary range.
	 * @return array{int, int}|null
	 */
	private function secondary( array $choice, array $range ): ?array {
		list( $unit, $last ) = self::PRESETS[ $choice['period'] ] ?? array( '', false );

		switch ( $choice['compare'] ) {
			case 'custom':
				return Calendar_Date::days( $choice['compare_after'], $choice['compare_before'] );
			case 'same_weekdays':
				return array( $range[0] - self::WEEKS_OF_A_YEAR, $range[1] - self::WEEKS_OF_A_YEAR );
			case 'previous_year':
				return $this->year_before( $range, $last ? $unit : '' );
			case 'previous_period':
			case 'none':
				return self::period_before( $range, $unit, $last );
			default:
				return null;
		}
	}

	/**
	 * The same dates a year earlier; a whole month, quarter or year meets the
	 * whole one.
	 *
	 * @param array{int, int} $range Primary range.
	 * @param string          $unit  Unit that the range is, or empty.
	 * @return array{int, int}
	 */
	private function year_before( array $range, string $unit ): array {
		$start = Calendar_Date::shift( $range[0], 'year' );

		return array(
			$start,
			in_array( $unit, array( 'month', 'quarter', 'year' ), true )
				? $this->slicer->next( $start, $unit ) - Site_Time::DAY
				: Calendar_Date::shift( $range[1], 'year' ),
		);
	}

	/**
	 * As many days just before. A unit until today meets as many days from the
	 * start of the unit before, which it never leaves; a last year the year before.
	 *
	 * @param array{int, int} $range Primary range.
	 * @param string          $unit  Unit of the preset, or empty.
	 * @param bool            $last  Whether it is the last unit.
	 * @return array{int, int}
	 */
	private static function period_before( array $range, string $unit, bool $last ): array {
		list( $start, $end ) = $range;

		if ( '' !== $unit && ! $last ) {
			$other = Calendar_Date::shift( $start, $unit );

			return array( $other, min( $other + $end - $start, $start - Site_Time::DAY ) );
		}

		if ( 'year' === $unit ) {
			return array( Calendar_Date::shift( $start, 'year' ), Calendar_Date::shift( $end, 'year' ) );
		}

		return array( $start - ( $end - $start ) - Site_Time::DAY, $start - Site_Time::DAY );
	}

	/**
	 * Intervals for a number of days between two dates.
	 *
	 * @param int $days Whole days, zero for a single day.
	 * @return string[]
	 */
	private static function intervals_of( int $days ): array {
		foreach ( self::CUSTOM_INTERVALS as $least => $intervals ) {
			if ( $days >= $least ) {
				return $intervals;
			}
		}

		return array( 'day' );
	}

	/**
	 * From the first second of the first day to the last second of the last.
	 *
	 * @param array{int, int} $range First and last day, each at midnight.
	 * @return array{int, int}
	 */
	private static function to_last_second( array $range ): array {
		return array( $range[0], $range[1] + Site_Time::DAY - 1 );
	}

	/**
	 * Whether the query holds some text under a key.
	 *
	 * @param array<string, mixed> $query Query.
	 * @param string               $key   Key.
	 */
	private static function is_text( array $query, string $key ): bool {
		return isset( $query[ $key ] ) && is_string( $query[ $key ] ) && '' !== $query[ $key ];
	}
}
