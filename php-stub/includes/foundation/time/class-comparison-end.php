<?php

namespace Storedeck\Foundation\Time;

defined( 'ABSPATH' ) || exit;

/**
 * Until when a date range is compared with an unfinished one.
 *
 * The client has the same rule (`getComparisonEnd`) for the time that it names.
 */
final class Comparison_End {

	/**
	 * Last second of the part of the secondary range that an unfinished primary range is compared with: the same
	 * day and minute as the primary range has reached.
	 *
	 * @param int             $now       Site timestamp.
	 * @param array{int, int} $primary   First and last day, each at midnight.
	 * @param array{int, int} $secondary First and last day, each at midnight.
	 * @return int|null Null when whole ranges are compared.
	 */
	public static function get( int $now, string $compare, array $primary, array $secondary ): ?int {
		$time  = $now % Site_Time::DAY;
		$today = $now - $time;

		if ( 'none' === $compare || $today < $primary[0] || $today > $primary[1] ) {
			return null;
		}

		$is_same_length = $primary[1] - $primary[0] === $secondary[1] - $secondary[0];

		if ( 'previous_year' === $compare && ! $is_same_length ) {
			$day = Calendar_Date::subtract( $today, 'year' );
		} elseif ( $is_same_length || 'previous_period' === $compare ) {
			$day = $secondary[0] + $today - $primary[0];
		} else {
			// Ranges of different lengths that the user has chosen.
			return null;
		}

		if ( $day > $secondary[1] ) {
			return null;
		}

		// 29 February, in a range that has a day less a year ago: all of its days are over there.
		if ( ! $is_same_length && 'previous_year' === $compare && gmdate( 'd', $day ) !== gmdate( 'd', $today ) ) {
			return $day < $secondary[1] ? $day + Site_Time::DAY - 1 : null;
		}

		return $day + intdiv( $time, 60 ) * 60 + 59;
	}
}
