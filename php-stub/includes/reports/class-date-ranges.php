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
 * times of Shop_Time, ranges go from 00:00:00 to 23:59:59.
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
	 * Intervals of custom ranges: least number of days between the two dates => intervals.
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
	 * @param Shop_Time $time       The shop's clock.
	 */
	public function __construct( private int $now, int $week_start, Shop_Time $time ) {
		$this->slicer = new Interval_Slicer( $time, $week_start );
	}

	/**
	 * Reads period, compare, after and before of an address. The address
	 * counts only when it names both period and compare; else the default does.
	 *
	 * @param array<string, mixed> $query         Query of the address.
	 * @param string               $default_range For example `period=month&compare=previous_year`.
	 * @return array{period: string, compare: string, after: string, before: string}
	 */
	public static function read( array $query, string $default_range ): array {
		if ( ! self::is_text( $query, 'period' ) || ! self::is_text( $query, 'compare' ) ) {
			parse_str( str_replace( '&amp;', '&', $default_range ), $query );
		}

		$read = array();

		foreach ( array( 'period', 'compare', 'after', 'before' ) as $key ) {
			$read[ $key ] = self::is_text( $query, $key ) ? $query[ $key ] : '';
		}

		return $read;
	}

	/**
	 * Both ranges of a choice.
	 *
	 * @param array{period: string, compare: string, after: string, before: string} $choice What read() gave.
	 * @return array{primary: array{int, int}, secondary: array{int, int}, intervals: string[]}|null
	 *         Null when period, compare or custom dates are none.
	 */
	public function ranges( array $choice ): ?array {
		if ( ! in_array( $choice['compare'], array( 'previous_period', 'previous_year' ), true ) ) {
			return null;
		}

		if ( 'custom' === $choice['period'] ) {
			return $this->custom( $choice );
		}

		if ( ! isset( self::PRESETS[ $choice['period'] ] ) ) {
			return null;
		}

		list( $unit, $last ) = self::PRESETS[ $choice['period'] ];

		$ranges = $last ? $this->last( $unit, $choice['compare'] ) : $this->current( $unit, $choice['compare'] );

		return array(
			'primary'   => self::whole_days( $ranges[0], $ranges[1] ),
			'secondary' => self::whole_days( $ranges[2], $ranges[3] ),
			'intervals' => self::INTERVALS[ $unit ],
		);
	}

	/**
	 * The wished interval if it is allowed, else the first allowed one.
	 *
	 * @param string   $wish    Interval of the address.
	 * @param string[] $allowed Intervals that ranges() gave.
	 */
	public static function interval( string $wish, array $allowed ): string {
		return in_array( $wish, $allowed, true ) ? $wish : $allowed[0];
	}

	/**
	 * Unit until today, beside the same part of the unit or year before.
	 *
	 * @param string $unit    Day, week, month, quarter or year.
	 * @param string $compare Comparison.
	 * @return array{int, int, int, int} Start and end of primary and secondary.
	 */
	private function current( string $unit, string $compare ): array {
		$start = $this->slicer->floor( $this->now, $unit );

		if ( 'previous_period' === $compare ) {
			return array( $start, $this->now, self::shift( $start, $unit ), self::shift( $this->now, $unit ) );
		}

		$days  = intdiv( $this->now - $start, Shop_Time::DAY );
		$other = self::shift( $start, 'year' );

		return array( $start, $this->now, $other, $other + ( $days + 1 ) * Shop_Time::DAY - 1 );
	}

	/**
	 * The whole unit before this one, beside the days or the year before it.
	 *
	 * @param string $unit    Day, week, month, quarter or year.
	 * @param string $compare Comparison.
	 * @return array{int, int, int, int} Start and end of primary and secondary.
	 */
	private function last( string $unit, string $compare ): array {
		$end   = $this->slicer->floor( $this->now, $unit ) - 1;
		$start = $this->slicer->floor( $end, $unit );

		if ( 'previous_period' === $compare && 'year' !== $unit ) {
			// As many days, not the whole unit: months and quarters differ in length.
			return array( $start, $end, $start - ( $end + 1 - $start ), $start - 1 );
		}

		$other = self::shift( $start, 'year' );

		return array(
			$start,
			$end,
			$other,
			'week' === $unit ? self::shift( $end, 'year' ) : $this->slicer->next( $other, $unit ) - 1,
		);
	}

	/**
	 * A range that was typed in.
	 *
	 * @param array{compare: string, after: string, before: string} $choice Dates as YYYY-MM-DD.
	 * @return array{primary: array{int, int}, secondary: array{int, int}, intervals: string[]}|null
	 */
	private function custom( array $choice ): ?array {
		$after  = self::date( $choice['after'] );
		$before = self::date( $choice['before'] );

		if ( null === $after || null === $before || $after > $before ) {
			return null;
		}

		$days = intdiv( $before - $after, Shop_Time::DAY );

		return array(
			'primary'   => self::whole_days( $after, $before ),
			'secondary' => 'previous_period' === $choice['compare']
				? self::whole_days( $after - ( $days + 1 ) * Shop_Time::DAY, $after - 1 )
				: self::whole_days( self::shift( $after, 'year' ), self::shift( $before, 'year' ) ),
			'intervals' => self::custom_intervals( $days ),
		);
	}

	/**
	 * Intervals for a number of days between two dates.
	 *
	 * @param int $days Whole days, zero for a single day.
	 * @return string[]
	 */
	private static function custom_intervals( int $days ): array {
		foreach ( self::CUSTOM_INTERVALS as $least => $intervals ) {
			if ( $days >= $least ) {
				return $intervals;
			}
		}

		return array( 'day' );
	}

	/**
	 * One unit earlier. A day that the other month lacks becomes its last day.
	 *
	 * @param int    $wall Wall time.
	 * @param string $unit Day, week, month, quarter or year.
	 */
	private static function shift( int $wall, string $unit ): int {
		$days = array(
			'day'  => 1,
			'week' => 7,
		);

		if ( isset( $days[ $unit ] ) ) {
			return $wall - $days[ $unit ] * Shop_Time::DAY;
		}

		$months = array(
			'month'   => 1,
			'quarter' => 3,
			'year'    => 12,
		);

		list( $year, $month, $day ) = array_map( 'intval', explode( ' ', gmdate( 'Y n j', $wall ) ) );

		$first  = (int) gmmktime( 0, 0, 0, $month - $months[ $unit ], 1, $year );
		$length = (int) gmdate( 't', $first );

		return $first + ( min( $day, $length ) - 1 ) * Shop_Time::DAY + $wall % Shop_Time::DAY;
	}

	/**
	 * From the first second of the first day to the last second of the last.
	 *
	 * @param int $start Some time of the first day.
	 * @param int $end   Some time of the last day.
	 * @return array{int, int}
	 */
	private static function whole_days( int $start, int $end ): array {
		return array(
			$start - $start % Shop_Time::DAY,
			$end - $end % Shop_Time::DAY + Shop_Time::DAY - 1,
		);
	}

	/**
	 * Reads a day of the calendar.
	 *
	 * @param string $text YYYY-MM-DD, in a year that the shop's clock knows.
	 * @return int|null First second of the day.
	 */
	private static function date( string $text ): ?int {
		if ( 1 !== preg_match( '/^(\d{4})-(\d\d)-(\d\d)$/', $text, $parts ) ) {
			return null;
		}

		list( , $year, $month, $day ) = array_map( 'intval', $parts );

		if ( ! Shop_Time::knows( $year ) || ! checkdate( $month, $day, $year ) ) {
			return null;
		}

		return (int) gmmktime( 0, 0, 0, $month, $day, $year );
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
