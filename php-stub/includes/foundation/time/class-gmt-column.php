<?php

namespace Storedeck\Foundation\Time;

use DateTimeZone;

defined( 'ABSPATH' ) || exit;

/**
 * Converts a column in GMT to site time within SQL.
 *
 * Does not need time zone tables in the database: each time span between two
 * changes of the offset has its own offset.
 */
final class Gmt_Column {

	/**
	 * Seconds before and after a range in which changes are considered: no time
	 * zone is further from GMT.
	 */
	private const MARGIN = 2 * Site_Time::DAY;

	/**
	 * SQL of the column in site time.
	 *
	 * @param string $column Trusted SQL of a date with time.
	 * @param int    $after  First second of the range, site timestamp.
	 * @param int    $before Last second of the range, site timestamp.
	 * @return string SQL of a date with time.
	 */
	public static function to_site_time( string $column, DateTimeZone $zone, int $after, int $before ): string {
		// Logged times are never in the future, so later changes are not needed.
		$last    = max( $after, min( $before, time() ) ) + self::MARGIN;
		$changes = $zone->getTransitions( $after - self::MARGIN, $last );

		if ( ! is_array( $changes ) || array() === $changes ) {
			return self::shift( $column, $zone->getOffset( new \DateTimeImmutable( '@' . $after ) ) );
		}

		$offset = (int) array_shift( $changes )['offset'];
		$cases  = '';

		foreach ( $changes as $change ) {
			$cases .= " WHEN $column < '" . Site_Time::format( $change['ts'] ) . "' THEN " . self::shift( $column, $offset );
			$offset = (int) $change['offset'];
		}

		$rest = self::shift( $column, $offset );

		return '' === $cases ? $rest : "CASE$cases ELSE $rest END";
	}

	/**
	 * SQL of a time some seconds later.
	 *
	 * @param string $column Trusted SQL.
	 * @param int    $offset Seconds, may be negative.
	 */
	private static function shift( string $column, int $offset ): string {
		if ( 0 === $offset ) {
			return $column;
		}

		// SQLite does not support negative intervals.
		return ( $offset < 0 ? 'DATE_SUB' : 'DATE_ADD' ) . "( $column, INTERVAL " . abs( $offset ) . ' SECOND )';
	}
}
