<?php
/**
 * Cuts a range of time into hours, days, weeks, months, quarters or years.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports;

defined( 'ABSPATH' ) || exit;

/**
 * Decides which intervals a range has, what they are called, and by which SQL
 * rows are put into them. Times are wall times of Site_Time.
 */
final class Interval_Slicer {

	/**
	 * All kinds of intervals, from short to long.
	 */
	public const INTERVALS = array( 'hour', 'day', 'week', 'month', 'quarter', 'year' );

	/**
	 * Longest list of intervals that is made: more than five years of hours.
	 */
	public const MAX_SLICES = 50000;

	/**
	 * Shortest length of each interval in seconds, to judge a range beforehand.
	 */
	private const SHORTEST = array(
		'hour'    => 3600,
		'day'     => 86400,
		'week'    => 604800,
		'month'   => 2419200,
		'quarter' => 7776000,
		'year'    => 31536000,
	);

	/**
	 * Sunday, 4 January 1970: weeks are numbered from here.
	 */
	private const FIRST_SUNDAY = 259200;

	/**
	 * Remembers the shop's clock and week.
	 *
	 * @param Site_Time $time       The shop's clock.
	 * @param int       $week_start First day of the week, 0 = Sunday … 6.
	 */
	public function __construct( private Site_Time $time, private int $week_start ) {
	}

	/**
	 * Whether a range has more intervals than can be listed.
	 *
	 * @param int    $after    First second.
	 * @param int    $before   Last second.
	 * @param string $interval One of INTERVALS.
	 */
	public function is_too_long( int $after, int $before, string $interval ): bool {
		return ( $before - $after ) / self::SHORTEST[ $interval ] > self::MAX_SLICES;
	}

	/**
	 * The intervals of a range in the order of time. The first begins and the
	 * last ends with the range itself.
	 *
	 * An hour that the clock leaves out in spring is no interval; rows that
	 * claim it nevertheless count for the hour that follows, or, at the end of
	 * the range, for the one before. `from` and `to` are the first and the last
	 * second whose rows count, `left_out` are the keys of such hours.
	 *
	 * @param int    $after    First second.
	 * @param int    $before   Last second.
	 * @param string $interval One of INTERVALS.
	 * @return array<int, array{id: string, start: int, end: int, from: int, to: int, key: string, left_out: string[]}>
	 */
	public function slices( int $after, int $before, string $interval ): array {
		$slices   = array();
		$left_out = array();
		$from     = $after;
		$start    = $this->floor( $after, $interval );

		while ( $start <= $before ) {
			$next = $this->next( $start, $interval );
			$key  = $this->key( $start, $interval );

			if ( 'hour' === $interval && ! $this->time->exists( $start ) && ! $this->time->exists( $next - 1 ) ) {
				$left_out[] = $key;
			} else {
				$end      = min( $next - 1, $before );
				$slices[] = array(
					'id'       => $this->id( $start, $interval ),
					'start'    => max( $start, $after ),
					'end'      => $end,
					'from'     => $from,
					'to'       => $end,
					'key'      => $key,
					'left_out' => $left_out,
				);
				$left_out = array();
				$from     = $next;
			}

			$start = $next;
		}

		if ( array() !== $left_out && array() !== $slices ) {
			$last                        = count( $slices ) - 1;
			$slices[ $last ]['to']       = $before;
			$slices[ $last ]['left_out'] = array_merge( $slices[ $last ]['left_out'], $left_out );
		}

		return $slices;
	}

	/**
	 * SQL that gives the key of the interval a row belongs to. A row of an hour
	 * that is left out has the key of the hour it counts for, so that a customer
	 * of both counts once.
	 *
	 * @param string                           $column   Trusted SQL: the date column.
	 * @param string                           $interval One of INTERVALS.
	 * @param array<int, array<string, mixed>> $slices   What slices() gave, or a part of it.
	 */
	public function sql_slot( string $column, string $interval, array $slices ): string {
		$key   = $this->sql_key( $column, $interval );
		$cases = '';

		foreach ( $slices as $slice ) {
			foreach ( $slice['left_out'] as $left_out ) {
				$cases .= " WHEN '$left_out' THEN '{$slice['key']}'";
			}
		}

		return '' === $cases ? $key : "CASE $key$cases ELSE $key END";
	}

	/**
	 * SQL that gives the key of the whole interval a date lies in.
	 *
	 * @param string $column   Trusted SQL: the date column.
	 * @param string $interval One of INTERVALS.
	 * @return string
	 */
	private function sql_key( string $column, string $interval ): string {
		switch ( $interval ) {
			case 'hour':
				return "SUBSTR( $column, 1, 13 )";
			case 'day':
				return "SUBSTR( $column, 1, 10 )";
			case 'week':
				$first = Site_Time::format( $this->first_week(), 'Y-m-d' );
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
	 * Key of the interval that begins at a time; equals what sql_key() gives.
	 *
	 * @param int    $start    Start of the whole interval.
	 * @param string $interval One of INTERVALS.
	 */
	private function key( int $start, string $interval ): string {
		if ( 'week' === $interval ) {
			return (string) (int) floor( ( $start - $this->first_week() ) / self::SHORTEST['week'] );
		}

		return $this->id( $start, $interval );
	}

	/**
	 * Name of the interval that begins at a time.
	 *
	 * A week belongs to the year that holds its fourth day; weeks from Monday
	 * thus have their ISO numbers.
	 *
	 * @param int    $start    Start of the whole interval.
	 * @param string $interval One of INTERVALS.
	 */
	private function id( int $start, string $interval ): string {
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
	 * Start of the interval that holds a time.
	 *
	 * @param int    $wall     Wall time.
	 * @param string $interval One of INTERVALS.
	 */
	public function floor( int $wall, string $interval ): int {
		list( $year, $month ) = array_map( 'intval', explode( ' ', Site_Time::format( $wall, 'Y n' ) ) );

		switch ( $interval ) {
			case 'hour':
				return $wall - self::modulo( $wall, 3600 );
			case 'day':
				return $wall - self::modulo( $wall, Site_Time::DAY );
			case 'week':
				return $wall - self::modulo( $wall - $this->first_week(), self::SHORTEST['week'] );
			case 'month':
				return self::first_of( $year, $month );
			case 'quarter':
				return self::first_of( $year, $month - ( $month - 1 ) % 3 );
			default:
				return self::first_of( $year, 1 );
		}
	}

	/**
	 * Start of the interval after one.
	 *
	 * @param int    $start    Start of an interval.
	 * @param string $interval One of INTERVALS.
	 */
	public function next( int $start, string $interval ): int {
		list( $year, $month ) = array_map( 'intval', explode( ' ', Site_Time::format( $start, 'Y n' ) ) );

		switch ( $interval ) {
			case 'month':
				return self::first_of( $year, $month + 1 );
			case 'quarter':
				return self::first_of( $year, $month + 3 );
			case 'year':
				return self::first_of( $year + 1, 1 );
			default:
				return $start + self::SHORTEST[ $interval ];
		}
	}

	/**
	 * Start of the week from which weeks are numbered.
	 */
	private function first_week(): int {
		return self::FIRST_SUNDAY + $this->week_start * Site_Time::DAY;
	}

	/**
	 * First second of a month; month 13 is January of the next year.
	 *
	 * @param int $year  Year.
	 * @param int $month Month.
	 */
	private static function first_of( int $year, int $month ): int {
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
