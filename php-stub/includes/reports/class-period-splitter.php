<?php
/**
 * Splits a range into periods that can be cached.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports;

defined( 'ABSPATH' ) || exit;

/**
 * Periods are months, parts of months in whole days, and parts of days at the
 * ends.
 *
 * Each day belongs to one period only, so values per hour or day can be used as
 * they are.
 */
final class Period_Splitter {

	/**
	 * Periods of a range in chronological order.
	 *
	 * @param int $after  First second, site timestamp.
	 * @param int $before Last second, site timestamp.
	 * @return array<int, array{start: int, end: int, month: string}> `month` is empty for parts of a day, which are not cached.
	 */
	public static function split( int $after, int $before ): array {
		$periods = array();
		$first   = self::get_next_midnight( $after - 1 );
		$last    = self::get_next_midnight( $before ) - 1;

		if ( $last > $before ) {
			$last -= Site_Time::DAY;
		}

		if ( $first > $last ) {
			return $first > $before || $first === $after
				? array( self::create_period( $after, $before, '' ) )
				: array( self::create_period( $after, $first - 1, '' ), self::create_period( $first, $before, '' ) );
		}

		if ( $after < $first ) {
			$periods[] = self::create_period( $after, $first - 1, '' );
		}

		for ( $start = $first; $start <= $last; $start = $end + 1 ) {
			$end       = min( $last, self::get_month_end( $start ) );
			$periods[] = self::create_period( $start, $end, Site_Time::format( $start, 'Y-m' ) );
		}

		if ( $before > $last ) {
			$periods[] = self::create_period( $last + 1, $before, '' );
		}

		return $periods;
	}

	/**
	 * First second of the next day.
	 *
	 * @param int $timestamp Site timestamp.
	 */
	private static function get_next_midnight( int $timestamp ): int {
		return $timestamp - ( ( $timestamp % Site_Time::DAY ) + Site_Time::DAY ) % Site_Time::DAY + Site_Time::DAY;
	}

	/**
	 * Last second of a month.
	 *
	 * @param int $timestamp Site timestamp in the month.
	 */
	private static function get_month_end( int $timestamp ): int {
		list( $year, $month ) = array_map( 'intval', explode( ' ', Site_Time::format( $timestamp, 'Y n' ) ) );

		return (int) gmmktime( 0, 0, 0, $month + 1, 1, $year ) - 1;
	}

	/**
	 * A period.
	 *
	 * @param int    $start First second.
	 * @param int    $end   Last second.
	 * @param string $month Month, for example `2026-11`.
	 * @return array{start: int, end: int, month: string}
	 */
	private static function create_period( int $start, int $end, string $month ): array {
		return array(
			'start' => $start,
			'end'   => $end,
			'month' => $month,
		);
	}
}
