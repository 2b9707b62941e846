<?php
/**
 * Table of the metrics of all customers.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports\Customers;

use Storedeck\Reports\Cache_Table;
use Storedeck\Reports\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and writes the rows; Customer_Metrics_Cache decides when. Each row has
 * the id of a query; indexes allow reading the customers with the highest
 * metrics.
 */
final class Customer_Metrics_Table {

	/**
	 * Name without prefix.
	 */
	private const TABLE = 'storedeck_customer_figures';

	/**
	 * Number of customers per query.
	 */
	private const CHUNK = 1000;

	/**
	 * Full name.
	 */
	public static function get_name(): string {
		return Cache_Table::get_name( self::TABLE );
	}

	/**
	 * Creates the table unless it exists.
	 */
	public static function create(): bool {
		return Cache_Table::create(
			self::TABLE,
			array(
				'question bigint(20) unsigned NOT NULL',
				'customer_id bigint(20) unsigned NOT NULL',
				'orders_count bigint(20) NOT NULL',
				'total_spend bigint(20) NOT NULL',
				'average bigint(20) NOT NULL',
				'last_order datetime NULL',
				'first_row datetime NULL',
				'last_row datetime NULL',
				'PRIMARY KEY  (question,customer_id)',
				'KEY orders_count (question,orders_count,customer_id)',
				'KEY total_spend (question,total_spend,customer_id)',
				'KEY average (question,average,customer_id)',
			)
		);
	}

	/**
	 * Drops the table.
	 */
	public static function drop(): void {
		Cache_Table::drop( self::TABLE );
	}

	/**
	 * Whether there are rows of a query.
	 *
	 * @param int $query_id Query id.
	 */
	public static function has_rows( int $query_id ): bool {
		$sql = 'SELECT customer_id FROM ' . self::get_name() . ' WHERE question = %d LIMIT 1';

		return array() !== Cache_Table::get_rows( $sql, array( $query_id ) );
	}

	/**
	 * Computes the metrics of all customers.
	 *
	 * @param int                  $query_id Query id.
	 * @param array<string, mixed> $params   Parameters.
	 */
	public static function fill( int $query_id, array $params ): bool {
		list( $metrics, $values ) = Customer_Metrics::get_sql( $params );

		$from            = " FROM ( $metrics ) metrics STRAIGHT_JOIN {customer_lookup} customers"
			. ' ON customers.customer_id = metrics.customer_id';
		$other_customers = ' FROM {customer_lookup} customers LEFT JOIN ' . self::get_name() . ' metrics'
			. ' ON metrics.question = %d AND metrics.customer_id = customers.customer_id WHERE metrics.customer_id IS NULL';

		Database::raise_memory_limits();

		return Cache_Table::execute( 'DELETE FROM ' . self::get_name() . ' WHERE question = %d', array( $query_id ) )
			&& self::insert( 'INSERT', $query_id, $from, $values )
			&& self::insert( 'INSERT', $query_id, $other_customers, array( $query_id ) );
	}

	/**
	 * Computes the metrics of some customers again.
	 *
	 * @param int                  $query_id Query id.
	 * @param array<string, mixed> $params   Parameters.
	 * @param int[]                $ids      Customers.
	 */
	public static function refresh( int $query_id, array $params, array $ids ): bool {
		foreach ( array_chunk( $ids, self::CHUNK ) as $chunk ) {
			list( $metrics, $values ) = Customer_Metrics::get_sql( $params, $chunk );

			$from = " FROM {customer_lookup} customers LEFT JOIN ( $metrics ) metrics ON metrics.customer_id = customers.customer_id"
				. ' WHERE customers.customer_id IN ( ' . Database::placeholders( $chunk ) . ' )';

			if ( ! self::insert( 'REPLACE', $query_id, $from, array_merge( $values, $chunk ) ) ) {
				return false;
			}
		}

		return true;
	}

	/**
	 * Customers whose metrics a month may affect: those whose first and last
	 * rows enclose it, and those with orders in it.
	 *
	 * @param int    $query_id Query id.
	 * @param string $column   Date column of orders.
	 * @param string $month    For example `2026-11`.
	 * @return int[]
	 */
	public static function get_customers_of_month( int $query_id, string $column, string $month ): array {
		list( $year, $number ) = array_map( 'intval', explode( '-', $month ) );

		$first = $month . '-01';
		$next  = gmdate( 'Y-m-d', (int) gmmktime( 0, 0, 0, $number + 1, 1, $year ) );
		$rows  = Database::rows(
			'SELECT customer_id FROM ' . self::get_name() . ' WHERE question = %d AND first_row < %s AND last_row >= %s'
			. " UNION SELECT stats.customer_id FROM {order_stats} stats WHERE stats.$column >= %s AND stats.$column < %s",
			array( $query_id, $next, $first, $first, $next )
		);

		return array_map( 'intval', array_column( $rows, 'customer_id' ) );
	}

	/**
	 * Customers without a row.
	 *
	 * @param int $query_id Query id.
	 * @return int[]
	 */
	public static function get_missing_customers( int $query_id ): array {
		$rows = Database::rows(
			'SELECT customers.customer_id AS id FROM {customer_lookup} customers LEFT JOIN ' . self::get_name() . ' metrics'
			. ' ON metrics.question = %d AND metrics.customer_id = customers.customer_id WHERE metrics.customer_id IS NULL',
			array( $query_id )
		);

		return array_map( 'intval', array_column( $rows, 'id' ) );
	}

	/**
	 * Deletes the rows of other queries when there are too many.
	 *
	 * @param int $query_id Query id to keep.
	 * @param int $max      Maximum number of queries.
	 */
	public static function delete_others( int $query_id, int $max ): void {
		$query_ids = Cache_Table::get_rows( 'SELECT DISTINCT question FROM ' . self::get_name() . ' LIMIT %d', array( $max + 1 ) );

		if ( count( $query_ids ) > $max ) {
			Cache_Table::execute( 'DELETE FROM ' . self::get_name() . ' WHERE question <> %d', array( $query_id ) );
		}
	}

	/**
	 * Writes metrics.
	 *
	 * @param string                 $statement INSERT or REPLACE.
	 * @param int                    $query_id  Query id.
	 * @param string                 $from      Trusted SQL of customers with their metrics.
	 * @param array<int, int|string> $values    Values of the placeholders.
	 */
	private static function insert( string $statement, int $query_id, string $from, array $values ): bool {
		$sql = $statement . ' INTO ' . self::get_name()
			. ' ( question, customer_id, orders_count, total_spend, average, last_order, first_row, last_row )'
			. ' SELECT %d, customers.customer_id, COALESCE( metrics.orders_count, 0 ), COALESCE( metrics.total_spend, 0 ), '
			. Customer_Metrics::AVERAGE . ', metrics.last_order, metrics.first_row, metrics.last_row' . $from;

		return Cache_Table::execute( Database::with_tables( $sql ), array_merge( array( $query_id ), $values ) );
	}
}
