<?php
/**
 * Figures of all customers, kept in a table.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports\Customers;

use Storedeck\Reports\Cache_Table;
use Storedeck\Reports\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Writes and compares the rows; Customer_Metrics_Cache decides when. The figures stand
 * beside a number of the question that they answer, and in indexes in which a
 * page of the best customers is found without reading the others.
 */
final class Customer_Metrics_Table {

	/**
	 * Name without prefix.
	 */
	private const TABLE = 'storedeck_customer_figures';

	/**
	 * Customers whose figures are computed at once.
	 */
	private const CHUNK = 1000;

	/**
	 * Full name.
	 */
	public static function name(): string {
		return Cache_Table::name( self::TABLE );
	}

	/**
	 * Makes the table unless it is there.
	 */
	public static function make(): bool {
		return Cache_Table::make(
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
	 * Removes the table.
	 */
	public static function drop(): void {
		Cache_Table::drop( self::TABLE );
	}

	/**
	 * Whether there are rows of a question.
	 *
	 * @param int $question Number of the question.
	 */
	public static function has( int $question ): bool {
		$sql = 'SELECT customer_id FROM ' . self::name() . ' WHERE question = %d LIMIT 1';

		return array() !== Cache_Table::rows( $sql, array( $question ) );
	}

	/**
	 * Computes the figures of all customers.
	 *
	 * @param int                  $question Number of the question.
	 * @param array<string, mixed> $params   Parameters.
	 */
	public static function fill( int $question, array $params ): bool {
		list( $figures, $values ) = Customer_Metrics::sql( $params );

		$from   = " FROM ( $figures ) figures STRAIGHT_JOIN {customer_lookup} customers ON customers.customer_id = figures.customer_id";
		$others = ' FROM {customer_lookup} customers LEFT JOIN ' . self::name() . ' figures'
			. ' ON figures.question = %d AND figures.customer_id = customers.customer_id WHERE figures.customer_id IS NULL';

		Database::make_room();

		return Cache_Table::execute( 'DELETE FROM ' . self::name() . ' WHERE question = %d', array( $question ) )
			&& self::insert( 'INSERT', $question, $from, $values )
			&& self::insert( 'INSERT', $question, $others, array( $question ) );
	}

	/**
	 * Computes the figures of some customers anew.
	 *
	 * @param int                  $question Number of the question.
	 * @param array<string, mixed> $params   Parameters.
	 * @param int[]                $ids      Customers.
	 */
	public static function refresh( int $question, array $params, array $ids ): bool {
		foreach ( array_chunk( $ids, self::CHUNK ) as $chunk ) {
			list( $figures, $values ) = Customer_Metrics::sql( $params, $chunk );

			$from = " FROM {customer_lookup} customers LEFT JOIN ( $figures ) figures ON figures.customer_id = customers.customer_id"
				. ' WHERE customers.customer_id IN ( ' . Database::placeholders( $chunk ) . ' )';

			if ( ! self::insert( 'REPLACE', $question, $from, array_merge( $values, $chunk ) ) ) {
				return false;
			}
		}

		return true;
	}

	/**
	 * Customers whose figures a month may have changed: those in whose time it lies, and those who have orders in it now.
	 *
	 * @param int    $question Number of the question.
	 * @param string $column   Column of the orders that decides about the day.
	 * @param string $month    For example `2026-11`.
	 * @return int[]
	 */
	public static function of_month( int $question, string $column, string $month ): array {
		list( $year, $number ) = array_map( 'intval', explode( '-', $month ) );

		$first = $month . '-01';
		$next  = gmdate( 'Y-m-d', (int) gmmktime( 0, 0, 0, $number + 1, 1, $year ) );
		$rows  = Database::rows(
			'SELECT customer_id FROM ' . self::name() . ' WHERE question = %d AND first_row < %s AND last_row >= %s'
			. " UNION SELECT stats.customer_id FROM {order_stats} stats WHERE stats.$column >= %s AND stats.$column < %s",
			array( $question, $next, $first, $first, $next )
		);

		return array_map( 'intval', array_column( $rows, 'customer_id' ) );
	}

	/**
	 * Customers that have no row yet.
	 *
	 * @param int $question Number of the question.
	 * @return int[]
	 */
	public static function missing( int $question ): array {
		$rows = Database::rows(
			'SELECT customers.customer_id AS id FROM {customer_lookup} customers LEFT JOIN ' . self::name() . ' figures'
			. ' ON figures.question = %d AND figures.customer_id = customers.customer_id WHERE figures.customer_id IS NULL',
			array( $question )
		);

		return array_map( 'intval', array_column( $rows, 'id' ) );
	}

	/**
	 * Removes the rows of other questions where there are too many.
	 *
	 * @param int $question Number of the question that stays.
	 * @param int $most     How many may be kept.
	 */
	public static function make_room( int $question, int $most ): void {
		if ( count( Cache_Table::rows( 'SELECT DISTINCT question FROM ' . self::name() . ' LIMIT %d', array( $most + 1 ) ) ) > $most ) {
			Cache_Table::execute( 'DELETE FROM ' . self::name() . ' WHERE question <> %d', array( $question ) );
		}
	}

	/**
	 * Writes figures.
	 *
	 * @param string                 $verb     INSERT or REPLACE.
	 * @param int                    $question Number of the question.
	 * @param string                 $from     Trusted SQL: customers, and figures where they have some.
	 * @param array<int, int|string> $values   Values of its placeholders.
	 */
	private static function insert( string $verb, int $question, string $from, array $values ): bool {
		$sql = $verb . ' INTO ' . self::name()
			. ' ( question, customer_id, orders_count, total_spend, average, last_order, first_row, last_row )'
			. ' SELECT %d, customers.customer_id, COALESCE( figures.orders_count, 0 ), COALESCE( figures.total_spend, 0 ), '
			. Customer_Metrics::AVERAGE . ', figures.last_order, figures.first_row, figures.last_row' . $from;

		return Cache_Table::execute( Database::with_tables( $sql ), array_merge( array( $question ), $values ) );
	}
}
