<?php

namespace Storedeck\Foundation\Time;

defined( 'ABSPATH' ) || exit;

/**
 * Splits a range into hours, days, weeks, months, quarters or years.
 *
 * Computes the intervals of a range, their ids, and the SQL that assigns rows to
 * them. Times are site timestamps (Site_Time).
 */
final class Interval_Slicer {

	/** Interval lengths, from short to long. */
	public const INTERVALS = array( 'hour', 'day', 'week', 'month', 'quarter', 'year' );

	/** Maximum number of intervals: more than five years of hours. */
	public const MAX_SLICES = 50000;

	/**
	 * Minimum length of each interval in seconds, to estimate the number of
	 * intervals.
	 */
	private const MIN_LENGTHS = array(
		'hour'    => 3600,
		'day'     => 86400,
		'week'    => 604800,
		'month'   => 2419200,
		'quarter' => 7776000,
		'year'    => 31536000,
	);

	/** Sunday, January 4, 1970: weeks are numbered from here. */
	private const FIRST_SUNDAY = 259200;

	/**
	 * Sets the time zone and the first day of the week.
	 *
	 * @param int $week_start First day of the week, 0 = Sunday … 6.
	 */
	public function __construct( private Site_Time $time, private int $week_start ) {
	}

	/**
	 * Whether a range has more intervals than can be listed.
	 *
	 * @param int $after  First second.
	 * @param int $before Last second.
	 */
	public function is_too_long( int $after, int $before, string $interval ): bool {
		return ( $before - $after ) / self::MIN_LENGTHS[ $interval ] > self::MAX_SLICES;
	}

	/**
	 * Intervals of a range in chronological order. The first starts and the last
	 * ends with the range.
	 *
	 * An hour that is skipped when daylight saving time begins is not an interval.
	 * Rows with such a time are assigned to the next hour, or at the end of the
	 * range to the previous one. `from` and `to` are the first and last second of
	 * the rows of an interval, `skipped` are the keys of the skipped hours
	 * assigned to it.
	 *
	 * @param int $after  First second.
	 * @param int $before Last second.
	 * @return array<int, array{id: string, start: int, end: int, from: int, to: int, key: string, skipped: string[]}>
	 */
	public function get_slices( int $after, int $before, string $interval ): array {
		$slices  = array();
		$skipped = array();
		$from    = $after;
		$start   = $this->get_start( $after, $interval );

		while ( $start <= $before ) {
			$next = $this->get_next_start( $start, $interval );
			$key  = $this->get_key( $start, $interval );

			if ( 'hour' === $interval && ! $this->time->exists( $start ) && ! $this->time->exists( $next - 1 ) ) {
				$skipped[] = $key;
			} else {
				$end      = min( $next - 1, $before );
				$slices[] = array(
					'id'      => $this->get_id( $start, $interval ),
					'start'   => max( $start, $after ),
					'end'     => $end,
					'from'    => $from,
					'to'      => $end,
					'key'     => $key,
					'skipped' => $skipped,
				);
				$skipped  = array();
				$from     = $next;
			}

			$start = $next;
		}

		if ( array() !== $skipped && array() !== $slices ) {
			$last                       = count( $slices ) - 1;
			$slices[ $last ]['to']      = $before;
			$slices[ $last ]['skipped'] = array_merge( $slices[ $last ]['skipped'], $skipped );
		}

		return $slices;
	}

	/**
	 * SQL of the interval key of a row. Rows of a skipped hour get the key of the
	 * hour they are assigned to, so that a customer with orders in both is counted
	 * once.
	 *
	 * @param string                           $column Trusted SQL: the date column.
	 * @param array<int, array<string, mixed>> $slices Result of get_slices(), or a part of it.
	 */
	public function get_key_sql( string $column, string $interval, array $slices ): string {
		$key   = $this->get_whole_key_sql( $column, $interval );
		$cases = '';

		foreach ( $slices as $slice ) {
			foreach ( $slice['skipped'] as $skipped ) {
				$cases .= " WHEN '$skipped' THEN '{$slice['key']}'";
			}
		}

		return '' === $cases ? $key : "CASE $key$cases ELSE $key END";
	}

	/**
	 * SQL of the key of the whole interval of a date.
	 *
	 * @param string $column Trusted SQL: the date column.
	 */
	private function get_whole_key_sql( string $column, string $interval ): string {
		switch ( $interval ) {
			case 'hour':
				return "SUBSTR( $column, 1, 13 )";
			case 'day':
				return "SUBSTR( $column, 1, 10 )";
			case 'week':
				$first = Site_Time::format( $this->get_first_week(), 'Y-m-d' );
				return "FLOOR( DATEDIFF( $column, '$first' ) / 7 )";
			case 'month':
				return "SUBSTR( $column, 1, 7 )";
			case 'quarter':
				return "CONCAT( SUBSTR( $column, 1, 5 ), CASE WHEN SUBSTR( $column, 6, 2 ) < '04' THEN '1'"
					. " WHEN SUBSTR( $column, 6, 2 ) < '07' THEN '2'"
					. " WHEN SUBSTR( $column, 6, 2 ) < '10' THEN '3' ELSE '4' END )";
			default:
				return "SUBSTR( $column, 1, 4 )";
		}
	}

	/**
	 * Key of an interval; equals the SQL of get_whole_key_sql().
	 *
	 * @param int $start Start of the whole interval.
	 */
	private function get_key( int $start, string $interval ): string {
		if ( 'week' === $interval ) {
			return (string) (int) floor( ( $start - $this->get_first_week() ) / self::MIN_LENGTHS['week'] );
		}

		return $this->get_id( $start, $interval );
	}

	/**
	 * Id of an interval.
	 *
	 * A week belongs to the year of its fourth day, so weeks that start on Monday
	 * have ISO 8601 numbers.
	 *
	 * @param int $start Start of the whole interval.
	 */
	private function get_id( int $start, string $interval ): string {
		switch ( $interval ) {
			case 'hour':
				return Site_Time::format( $start, 'Y-m-d H' );
			case 'day':
				return Site_Time::format( $start, 'Y-m-d' );
			case 'week':
				$middle = $start + 3 * Site_Time::DAY;
				$week   = 1 + intdiv( (int) Site_Time::format( $middle, 'z' ), 7 );
				return Site_Time::format( $middle, 'Y' ) . '-' . str_pad( (string) $week, 2, '0', STR_PAD_LEFT );
			case 'month':
				return Site_Time::format( $start, 'Y-m' );
			case 'quarter':
				return Site_Time::format( $start, 'Y' ) . '-' . ( 1 + intdiv( (int) Site_Time::format( $start, 'n' ) - 1, 3 ) );
			default:
				return Site_Time::format( $start, 'Y' );
		}
	}

	/**
	 * Start of the interval that contains a time.
	 *
	 * @param int $timestamp Site timestamp.
	 */
	public function get_start( int $timestamp, string $interval ): int {
		list( $year, $month ) = array_map( 'intval', explode( ' ', Site_Time::format( $timestamp, 'Y n' ) ) );

		switch ( $interval ) {
			case 'hour':
				return $timestamp - self::modulo( $timestamp, 3600 );
			case 'day':
				return $timestamp - self::modulo( $timestamp, Site_Time::DAY );
			case 'week':
				return $timestamp - self::modulo( $timestamp - $this->get_first_week(), self::MIN_LENGTHS['week'] );
			case 'month':
				return self::get_month_start( $year, $month );
			case 'quarter':
				return self::get_month_start( $year, $month - ( $month - 1 ) % 3 );
			default:
				return self::get_month_start( $year, 1 );
		}
	}

	public function get_next_start( int $start, string $interval ): int {
		list( $year, $month ) = array_map( 'intval', explode( ' ', Site_Time::format( $start, 'Y n' ) ) );

		switch ( $interval ) {
			case 'month':
				return self::get_month_start( $year, $month + 1 );
			case 'quarter':
				return self::get_month_start( $year, $month + 3 );
			case 'year':
				return self::get_month_start( $year + 1, 1 );
			default:
				return $start + self::MIN_LENGTHS[ $interval ];
		}
	}

	/**
	 * Start of the first numbered week.
	 */
	private function get_first_week(): int {
		return self::FIRST_SUNDAY + $this->week_start * Site_Time::DAY;
	}

	/**
	 * First second of a month; month 13 is January of the next year.
	 */
	private static function get_month_start( int $year, int $month ): int {
		return (int) gmmktime( 0, 0, 0, $month, 1, $year );
	}

	/**
	 * Remainder that is never negative, for times before 1970.
	 *
	 * @param int $value   Dividend.
	 * @param int $divisor Positive divisor.
	 */
	private static function modulo( int $value, int $divisor ): int {
		return ( ( $value % $divisor ) + $divisor ) % $divisor;
	}
}
