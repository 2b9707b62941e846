<?php

namespace Storedeck\Foundation\Time;

use Storedeck\Foundation\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Rules of periods, comparisons and available intervals.
 *
 * The client has the same rules for the dates that it names. Times are site
 * timestamps (Site_Time), ranges go from 00:00:00 to 23:59:59.
 */
final class Date_Ranges {

	/** Period => unit, and whether it is the last rather than the current one. */
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

	/** Rolling period => number of days, including today. */
	private const ROLLING = array(
		'last_7_days'   => 7,
		'last_30_days'  => 30,
		'last_90_days'  => 90,
		'last_365_days' => 365,
	);

	/** Whole weeks closest to a year, in seconds. */
	private const YEAR_IN_WEEKS = 52 * 7 * Site_Time::DAY;

	/** Available intervals by unit. */
	private const INTERVALS = array(
		'day'     => array( 'hour', 'day' ),
		'week'    => array( 'day' ),
		'month'   => array( 'day', 'week' ),
		'quarter' => array( 'day', 'week', 'month' ),
		'year'    => array( 'day', 'week', 'month', 'quarter' ),
	);

	/**
	 * Available intervals of custom and rolling periods, by minimum number of days
	 * between the two dates.
	 */
	private const CUSTOM_INTERVALS = array(
		365 => array( 'day', 'week', 'month', 'quarter', 'year' ),
		90  => array( 'day', 'week', 'month', 'quarter' ),
		28  => array( 'day', 'week', 'month' ),
		7   => array( 'day', 'week' ),
		2   => array( 'day' ),
		0   => array( 'hour', 'day' ),
	);

	/** Longer ranges are shown by week unless the query names an interval. */
	private const MAX_DAYS = 62;

	/** Longer ranges are shown by month. */
	private const MAX_DAYS_IN_WEEKS = 366;

	/** Computes starts and ends of units. */
	private Interval_Slicer $slicer;

	/**
	 * Sets the current time and the first day of the week.
	 *
	 * @param int $now        Site timestamp.
	 * @param int $week_start First day of the week, 0 = Sunday … 6.
	 */
	public function __construct( private int $now, int $week_start, Site_Time $time ) {
		$this->slicer = new Interval_Slicer( $time, $week_start );
	}

	/** Those of the site, now. */
	public static function of_site(): self {
		$time = new Site_Time( Settings::get_time_zone() );

		return new self( $time->now(), Settings::get_week_start(), $time );
	}

	/**
	 * Reads the date parameters of a URL query. Without a period, those of the default are used; without a comparison, that of
	 * the default.
	 *
	 * @param string $default_range For example `period=month&compare=previous_year`.
	 * @return array{period: string, compare: string, after: string, before: string, compare_after: string, compare_before: string}
	 */
	public static function parse_query( array $query, string $default_range ): array {
		parse_str( str_replace( '&amp;', '&', $default_range ), $default );

		if ( '' === ( $query['compare'] ?? '' ) ) {
			$query = array_intersect_key( $default, array_flip( array( 'compare', 'compare_after', 'compare_before' ) ) ) + $query;
		}

		if ( ! self::has_string( $query, 'period' ) || ! self::has_string( $query, 'compare' ) ) {
			$query = $default;
		}

		$selection = array();

		foreach ( array( 'period', 'compare', 'after', 'before', 'compare_after', 'compare_before' ) as $key ) {
			$selection[ $key ] = self::has_string( $query, $key ) ? $query[ $key ] : '';
		}

		return $selection;
	}

	/**
	 * Both ranges of a selection.
	 *
	 * @param array<string, string> $selection Result of parse_query().
	 * @return array{primary: array{int, int}, secondary: array{int, int}|null, compared: array{int, int}|null, intervals: string[]}|null Null when period, compare or a custom date is invalid. Secondary and compared range are null when there is no comparison; the compared one is the part that an unfinished primary range is compared with, otherwise the secondary one.
	 */
	public function get_ranges( array $selection ): ?array {
		$range     = $this->get_primary( $selection );
		$secondary = null === $range ? null : $this->get_secondary( $selection, $range );

		if ( null === $range || null === $secondary ) {
			return null;
		}

		$is_compared = 'none' !== $selection['compare'];
		$until       = Comparison_End::get( $this->now, $selection['compare'], $range, $secondary );

		return array(
			'primary'   => self::to_last_second( $range ),
			'secondary' => $is_compared ? self::to_last_second( $secondary ) : null,
			'compared'  => $is_compared ? array( $secondary[0], $until ?? self::to_last_second( $secondary )[1] ) : null,
			'intervals' => isset( self::PRESETS[ $selection['period'] ] )
				? self::INTERVALS[ self::PRESETS[ $selection['period'] ][0] ]
				: self::get_intervals( intdiv( $range[1] - $range[0], Site_Time::DAY ) ),
		);
	}

	/**
	 * Dates of a range as parameters.
	 *
	 * @param array{int, int} $range First and last second.
	 * @return array{after: string, before: string}
	 */
	public static function format( array $range ): array {
		return array(
			'after'  => Site_Time::format( $range[0], 'Y-m-d\TH:i:s' ),
			'before' => Site_Time::format( $range[1], 'Y-m-d\TH:i:s' ),
		);
	}

	/**
	 * Returns the requested interval if it is available, otherwise the first
	 * available one.
	 *
	 * @param string   $interval Interval of the URL query.
	 * @param string[] $allowed  Available intervals.
	 */
	public static function choose_interval( string $interval, array $allowed ): string {
		return in_array( $interval, $allowed, true ) ? $interval : $allowed[0];
	}

	/**
	 * Interval of a chart: without a requested one, long ranges have weeks or months.
	 *
	 * @param string                                               $interval Interval of the URL query.
	 * @param array{primary: array{int, int}, intervals: string[]} $ranges   See get_ranges().
	 */
	public static function get_chart_interval( string $interval, array $ranges ): string {
		$days = ( $ranges['primary'][1] - $ranges['primary'][0] ) / Site_Time::DAY;

		if ( '' === $interval && $days > self::MAX_DAYS ) {
			$interval = $days > self::MAX_DAYS_IN_WEEKS ? 'month' : 'week';
		}

		return self::choose_interval( $interval, $ranges['intervals'] );
	}

	/**
	 * First and last day of the primary range, each at midnight.
	 *
	 * @param array<string, string> $selection Result of parse_query().
	 * @return array{int, int}|null
	 */
	private function get_primary( array $selection ): ?array {
		$period = $selection['period'];
		$today  = $this->now - $this->now % Site_Time::DAY;

		if ( 'custom' === $period ) {
			return Calendar_Date::parse_range( $selection['after'], $selection['before'] );
		}

		if ( isset( self::ROLLING[ $period ] ) ) {
			return array( $today - ( self::ROLLING[ $period ] - 1 ) * Site_Time::DAY, $today );
		}

		if ( ! isset( self::PRESETS[ $period ] ) ) {
			return null;
		}

		list( $unit, $last ) = self::PRESETS[ $period ];

		$start = $this->slicer->get_start( $this->now, $unit );

		return $last
			? array( $this->slicer->get_start( $start - 1, $unit ), $start - Site_Time::DAY )
			: array( $start, $today );
	}

	/**
	 * First and last day of the comparison range, each at midnight. Without a
	 * comparison it is the previous period.
	 *
	 * @param array<string, string> $selection Result of parse_query().
	 * @param array{int, int}       $range     Primary range.
	 * @return array{int, int}|null
	 */
	private function get_secondary( array $selection, array $range ): ?array {
		list( $unit, $last ) = self::PRESETS[ $selection['period'] ] ?? array( '', false );

		switch ( $selection['compare'] ) {
			case 'custom':
				return Calendar_Date::parse_range( $selection['compare_after'], $selection['compare_before'] );
			case 'same_weekdays':
				return array( $range[0] - self::YEAR_IN_WEEKS, $range[1] - self::YEAR_IN_WEEKS );
			case 'weeks_before':
				$weeks = (int) ceil( ( $range[1] - $range[0] + Site_Time::DAY ) / ( 7 * Site_Time::DAY ) );
				return array( $range[0] - $weeks * 7 * Site_Time::DAY, $range[1] - $weeks * 7 * Site_Time::DAY );
			case 'previous_year':
				return $this->get_previous_year( $range, $last ? $unit : '' );
			case 'previous_period':
			case 'none':
				return self::get_previous_period( $range, $unit, $last );
			default:
				return null;
		}
	}

	/**
	 * Same dates one year earlier. A whole month, quarter or year is compared with
	 * a whole one.
	 *
	 * @param array{int, int} $range Primary range.
	 * @param string          $unit  Unit that the range covers, or empty.
	 * @return array{int, int}
	 */
	private function get_previous_year( array $range, string $unit ): array {
		$start = Calendar_Date::subtract( $range[0], 'year' );

		return array(
			$start,
			in_array( $unit, array( 'month', 'quarter', 'year' ), true )
				? $this->slicer->get_next_start( $start, $unit ) - Site_Time::DAY
				: Calendar_Date::subtract( $range[1], 'year' ),
		);
	}

	/**
	 * Same number of days before the range. The current unit is compared with the
	 * same number of days from the start of the previous unit, at most until its
	 * end; the last year is compared with the whole year before.
	 *
	 * @param array{int, int} $range Primary range.
	 * @param string          $unit  Unit of the period, or empty.
	 * @param bool            $last  Whether the period is the last unit rather than the current one.
	 * @return array{int, int}
	 */
	private static function get_previous_period( array $range, string $unit, bool $last ): array {
		list( $start, $end ) = $range;

		if ( '' !== $unit && ! $last ) {
			$previous_start = Calendar_Date::subtract( $start, $unit );

			return array( $previous_start, min( $previous_start + $end - $start, $start - Site_Time::DAY ) );
		}

		if ( 'year' === $unit ) {
			return array( Calendar_Date::subtract( $start, 'year' ), Calendar_Date::subtract( $end, 'year' ) );
		}

		return array( $start - ( $end - $start ) - Site_Time::DAY, $start - Site_Time::DAY );
	}

	/**
	 * Available intervals for a number of days between two dates.
	 *
	 * @param int $days Whole days, zero for a single day.
	 * @return string[]
	 */
	private static function get_intervals( int $days ): array {
		foreach ( self::CUSTOM_INTERVALS as $min_days => $intervals ) {
			if ( $days >= $min_days ) {
				return $intervals;
			}
		}

		return array( 'day' );
	}

	/**
	 * Extends a range to the last second of its last day.
	 *
	 * @param array{int, int} $range First and last day, each at midnight.
	 * @return array{int, int}
	 */
	private static function to_last_second( array $range ): array {
		return array( $range[0], $range[1] + Site_Time::DAY - 1 );
	}

	/**
	 * Whether the query has a non-empty string under a key.
	 */
	private static function has_string( array $query, string $key ): bool {
		return isset( $query[ $key ] ) && is_string( $query[ $key ] ) && '' !== $query[ $key ];
	}
}
