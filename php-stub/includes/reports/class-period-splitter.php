<?php
/**
 * Cuts a range into periods whose figures can be kept.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports;

defined( 'ABSPATH' ) || exit;

/**
 * Months, parts of months that are whole days, and what is left at the ends.
 *
 * Every day of the range lies in one piece only. So what is counted per hour or
 * day can be taken from the pieces as it is.
 */
final class Period_Splitter {

	/**
	 * Pieces of a range in the order of time.
	 *
	 * @param int $after  First second, wall time.
	 * @param int $before Last second, wall time.
	 * @return array<int, array{start: int, end: int, month: string}> `month` is empty for parts of a day, which are not kept.
	 */
	public static function of( int $after, int $before ): array {
		$pieces = array();
		$first  = self::day_after( $after - 1 );
		$last   = self::day_after( $before ) - 1;

		if ( $last > $before ) {
			$last -= Site_Time::DAY;
		}

		if ( $first > $last ) {
			return $first > $before || $first === $after
				? array( self::piece( $after, $before, '' ) )
				: array( self::piece( $after, $first - 1, '' ), self::piece( $first, $before, '' ) );
		}

		if ( $after < $first ) {
			$pieces[] = self::piece( $after, $first - 1, '' );
		}

		for ( $start = $first; $start <= $last; $start = $end + 1 ) {
			$end      = min( $last, self::end_of_month( $start ) );
			$pieces[] = self::piece( $start, $end, Site_Time::format( $start, 'Y-m' ) );
		}

		if ( $before > $last ) {
			$pieces[] = self::piece( $last + 1, $before, '' );
		}

		return $pieces;
	}

	/**
	 * First second of the first day that begins after a time.
	 *
	 * @param int $wall Wall time.
	 */
	private static function day_after( int $wall ): int {
		return $wall - ( ( $wall % Site_Time::DAY ) + Site_Time::DAY ) % Site_Time::DAY + Site_Time::DAY;
	}

	/**
	 * Last second of a month.
	 *
	 * @param int $wall A time in it.
	 */
	private static function end_of_month( int $wall ): int {
		list( $year, $month ) = array_map( 'intval', explode( ' ', Site_Time::format( $wall, 'Y n' ) ) );

		return (int) gmmktime( 0, 0, 0, $month + 1, 1, $year ) - 1;
	}

	/**
	 * A piece.
	 *
	 * @param int    $start First second.
	 * @param int    $end   Last second.
	 * @param string $month Month, for example `2026-11`.
	 * @return array{start: int, end: int, month: string}
	 */
	private static function piece( int $start, int $end, string $month ): array {
		return array(
			'start' => $start,
			'end'   => $end,
			'month' => $month,
		);
	}
}
