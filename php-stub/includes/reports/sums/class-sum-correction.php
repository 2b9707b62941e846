<?php

namespace Storedeck\Reports\Sums;

use Storedeck\Foundation\Database\Database;

defined( 'ABSPATH' ) || exit;

/**
 * SQL that fills and repairs a table of sums: it adds what they differ from those of the rows.
 */
final class Sum_Correction {

	public function __construct( private Sum_Table $table ) {
	}

	/**
	 * SQL that adds to the sums of some days what they differ from those of their orders, or to those of their months what they
	 * differ from those of all days of these. A single statement, so that both are read at the same time.
	 *
	 * @param int    $is_month  1 for the sums of months, 0 for those of days.
	 * @param int    $type      Position in DATE_TYPES.
	 * @param string $first     First day.
	 * @param string $last      Last day.
	 * @param int    $change_id 0 to add it to the merged rows; otherwise an id that no other difference has.
	 * @return string Prepared SQL.
	 */
	public function get_sql( int $is_month, int $type, string $first, string $last, int $change_id ): string {
		if ( 1 === $is_month ) {
			$first  = substr( $first, 0, 8 ) . '01';
			$last   = gmdate( 'Y-m-t', (int) strtotime( "$last UTC" ) );
			$others = $this->get_stored_sql( 0, "CONCAT( SUBSTR( day, 1, 8 ), '01' )", '%1$s', array( $type, $first, $last ) );
		} else {
			$date   = Sum_Table::DATE_TYPES[ $type ];
			$rows   = implode( ' AND ', array_filter( array( $this->table->where, "stats.$date >= %s AND stats.$date <= %s" ) ) );
			$orders = Sum_Table::get_orders_sql( array( $this->table ), $rows, array( "$first 00:00:00", "$last 23:59:59" ) );
			// The first sum is the number of orders.
			$others = "SELECT SUBSTR( $date, 1, 10 ) AS day, {$this->get_group_columns()}, 1 AS " . $this->table->for_sums( '%1$s' )
				. " FROM ( $orders ) orders";
		}

		$table  = $this->table;
		$keys   = $this->get_group_columns();
		$stored = $this->get_stored_sql( $is_month, 'SUBSTR( day, 1, 10 )', '-%1$s AS %1$s', array( $type, $first, $last ) );

		return Database::with_tables( 'INSERT INTO {' . $table->table . '}' )
			. " ( is_month, date_type, day, $keys, change_id, " . $table->for_sums( '%1$s' ) . ' )'
			. " SELECT $is_month, $type, day, $keys, $change_id, " . $table->for_sums( 'SUM( %1$s )' )
			. " FROM ( $others UNION ALL $stored ) differences GROUP BY day, $keys HAVING " . $table->for_sums( 'SUM( %1$s ) <> 0', ' OR ' )
			. ' ON DUPLICATE KEY UPDATE ' . $table->for_sums( '%1$s = %1$s + VALUES( %1$s )' );
	}

	/**
	 * SQL of stored sums.
	 *
	 * @param int                    $is_month 1 for the sums of months, 0 for those of days.
	 * @param string                 $day      SQL of the day.
	 * @param string                 $sum      SQL with `%1$s` for the column of a sum.
	 * @param array<int, int|string> $days     Date type, first and last day.
	 * @return string Prepared SQL.
	 */
	private function get_stored_sql( int $is_month, string $day, string $sum, array $days ): string {
		return Database::prepare(
			"SELECT $day AS day, {$this->get_group_columns()}, " . $this->table->for_sums( $sum )
				. " FROM {{$this->table->table}} WHERE is_month = $is_month AND date_type = %d AND day >= %s AND day <= %s",
			$days
		);
	}

	/** Columns that identify sums of the same day. */
	private function get_group_columns(): string {
		return implode( ', ', array( ...array_keys( Sum_Table::ORDER_KEYS ), ...array_keys( $this->table->keys ) ) );
	}
}
