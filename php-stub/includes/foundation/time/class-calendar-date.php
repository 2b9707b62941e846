<?php

namespace Storedeck\Foundation\Time;

defined( 'ABSPATH' ) || exit;

/**
 * Parses dates, and subtracts days, weeks, months, quarters and years from them.
 */
final class Calendar_Date {

	/**
	 * Parses two dates and sorts them.
	 *
	 * @param string $second Other date.
	 * @return array{int, int}|null Site timestamps; null when a date is invalid.
	 */
	public static function parse_range( string $first, string $second ): ?array {
		$days = array( self::parse( $first ), self::parse( $second ) );

		if ( in_array( null, $days, true ) ) {
			return null;
		}

		sort( $days );

		return $days;
	}

	/**
	 * Parses a date.
	 *
	 * @param string $text Date as YYYY-MM-DD.
	 * @return int|null First second of the day; null when the date is invalid or the year is not supported.
	 */
	private static function parse( string $text ): ?int {
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
	 * Subtracts one unit. A day that does not exist in the resulting month becomes
	 * its last day.
	 *
	 * @param int    $timestamp Site timestamp.
	 * @param string $unit      Day, week, month, quarter or year.
	 */
	public static function subtract( int $timestamp, string $unit ): int {
		$days = array( 'day' => 1, 'week' => 7 );

		if ( isset( $days[ $unit ] ) ) {
			return $timestamp - $days[ $unit ] * Site_Time::DAY;
		}

		$months = array( 'month' => 1, 'quarter' => 3, 'year' => 12 );

		list( $year, $month, $day ) = array_map( 'intval', explode( ' ', gmdate( 'Y n j', $timestamp ) ) );

		$first_day = (int) gmmktime( 0, 0, 0, $month - $months[ $unit ], 1, $year );
		$length    = (int) gmdate( 't', $first_day );

		return $first_day + ( min( $day, $length ) - 1 ) * Site_Time::DAY + $timestamp % Site_Time::DAY;
	}
}
