<?php
/**
 * Days of the calendar.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports;

defined( 'ABSPATH' ) || exit;

/**
 * Reads days, and goes back from one by days, weeks, months, quarters and years.
 */
final class Calendar_Date {

	/**
	 * Reads two days of the calendar, in either order.
	 *
	 * @param string $one   One end.
	 * @param string $other The other.
	 * @return array{int, int}|null
	 */
	public static function days( string $one, string $other ): ?array {
		$days = array( self::date( $one ), self::date( $other ) );

		if ( in_array( null, $days, true ) ) {
			return null;
		}

		sort( $days );

		return $days;
	}

	/**
	 * Reads a day of the calendar.
	 *
	 * @param string $text YYYY-MM-DD, in a year that the shop's clock knows.
	 * @return int|null First second of the day.
	 */
	private static function date( string $text ): ?int {
		if ( 1 !== preg_match( '/^(\d{4})-(\d\d)-(\d\d)$/D', $text, $parts ) ) {
			return null;
		}

		list( , $year, $month, $day ) = array_map( 'intval', $parts );

		if ( ! Site_Time::is_supported_year( $year ) || ! checkdate( $month, $day, $year ) ) {
			return null;
		}

		return (int) gmmktime( 0, 0, 0, $month, $day, $year );
	}

	/**
	 * One unit earlier. A day that the other month lacks becomes its last day.
	 *
	 * @param int    $wall Wall time.
	 * @param string $unit Day, week, month, quarter or year.
	 */
	public static function shift( int $wall, string $unit ): int {
		$days = array(
			'day'  => 1,
			'week' => 7,
		);

		if ( isset( $days[ $unit ] ) ) {
			return $wall - $days[ $unit ] * Site_Time::DAY;
		}

		$months = array(
			'month'   => 1,
			'quarter' => 3,
			'year'    => 12,
		);

		list( $year, $month, $day ) = array_map( 'intval', explode( ' ', gmdate( 'Y n j', $wall ) ) );

		$first  = (int) gmmktime( 0, 0, 0, $month - $months[ $unit ], 1, $year );
		$length = (int) gmdate( 't', $first );

		return $first + ( min( $day, $length ) - 1 ) * Site_Time::DAY + $wall % Site_Time::DAY;
	}
}
