<?php
/**
 * Columns that hold the time of Greenwich.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports;

use DateTimeZone;

defined( 'ABSPATH' ) || exit;

/**
 * Turns such a column into the shop's wall clock, inside SQL.
 *
 * Databases need not know any time zone for that: each span between two changes
 * of the clock has its own offset.
 */
final class Gmt_Column {

	/**
	 * Days that are looked at before and after a range: no zone is further from Greenwich.
	 */
	private const MARGIN = 2 * Site_Time::DAY;

	/**
	 * SQL of the wall time.
	 *
	 * @param string       $column Trusted SQL of a date with time.
	 * @param DateTimeZone $zone   The shop's zone.
	 * @param int          $after  First moment that matters, wall time.
	 * @param int          $before Last moment that matters, wall time.
	 * @return string SQL that gives a date with time.
	 */
	public static function wall( string $column, DateTimeZone $zone, int $after, int $before ): string {
		// What lies in the future was not logged yet; the last offset serves for it.
		$last    = max( $after, min( $before, time() ) ) + self::MARGIN;
		$changes = $zone->getTransitions( $after - self::MARGIN, $last );

		if ( ! is_array( $changes ) || array() === $changes ) {
			return self::shifted( $column, $zone->getOffset( new \DateTimeImmutable( '@' . $after ) ) );
		}

		$offset = (int) array_shift( $changes )['offset'];
		$cases  = '';

		foreach ( $changes as $change ) {
			$cases .= " WHEN $column < '" . Site_Time::format( $change['ts'] ) . "' THEN " . self::shifted( $column, $offset );
			$offset = (int) $change['offset'];
		}

		$rest = self::shifted( $column, $offset );

		return '' === $cases ? $rest : "CASE$cases ELSE $rest END";
	}

	/**
	 * SQL of a time some seconds later.
	 *
	 * @param string $column Trusted SQL.
	 * @param int    $offset Seconds.
	 */
	private static function shifted( string $column, int $offset ): string {
		if ( 0 === $offset ) {
			return $column;
		}

		// SQLite takes no negative interval.
		return ( $offset < 0 ? 'DATE_SUB' : 'DATE_ADD' ) . "( $column, INTERVAL " . abs( $offset ) . ' SECOND )';
	}
}
