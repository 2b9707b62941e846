<?php

namespace Storedeck\Reports\Sums;

use Storedeck\Foundation\Database\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Splits all days that have orders or sums into slices that take about a second.
 */
final class Sum_Days {

	/** Maximum number of orders of a slice of several months, or of parts of a month. */
	private const MAX_ORDERS = 10000;

	/** First days of the parts of a month with more orders. */
	private const STARTS = array( 25, 17, 9, 1 );

	/** @return array<int, array{0: string, 1: string}> First and last days of the slices, from the latest to the earliest. */
	public static function get_slices(): array {
		$slices = array();
		$orders = 0;

		foreach ( self::get_months() as $month => $count ) {
			$starts = $count > self::MAX_ORDERS ? self::STARTS : array( 1 );
			$last   = gmdate( 'Y-m-t', (int) strtotime( "$month-01 UTC" ) );

			foreach ( $starts as $start ) {
				$first   = sprintf( '%s-%02d', $month, $start );
				$orders += $count / count( $starts );

				if ( array() === $slices || $orders > self::MAX_ORDERS ) {
					$slices[] = array( $first, $last );
					$orders   = $count / count( $starts );
				} else {
					$slices[ count( $slices ) - 1 ][0] = $first;
				}

				$last = sprintf( '%s-%02d', $month, $start - 1 );
			}
		}

		return $slices;
	}

	/** @return array<string, int> Orders by month, for example `2026-11`, the latest first; 0 where there are only sums. */
	private static function get_months(): array {
		$months = array();

		foreach ( Sum_Table::DATE_TYPES as $column ) {
			foreach ( Database::rows(
				"SELECT SUBSTR( $column, 1, 7 ) AS month_of, COUNT(*) AS orders FROM {order_stats}"
					. " WHERE $column >= '0001-01-01' GROUP BY month_of"
			) as $row ) {
				$months[ $row['month_of'] ] = max( $months[ $row['month_of'] ] ?? 0, (int) $row['orders'] );
			}
		}

		foreach ( Sum_State::get_tables() as $table ) {
			$sql = 'SELECT DISTINCT SUBSTR( day, 1, 7 ) AS month_of FROM {' . $table->table . '}'
				. ' WHERE is_month < ' . Sum_Table::MARKER;

			$months += array_fill_keys( Database::column( $sql ), 0 );
		}

		krsort( $months );

		return $months;
	}
}
