<?php
/**
 * What customers bought.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports\Customers;

use Storedeck\Money\Decimal;
use Storedeck\Reports\Database;
use Storedeck\Reports\Report_Request;

defined( 'ABSPATH' ) || exit;

/**
 * SQL of the figures of customers, read from the same rows, by the same date and
 * without the same statuses as every other report.
 *
 * Orders count by themselves, what was paid back is taken from what was spent. A
 * customer without orders in the range has no row.
 */
final class Customer_Metrics {

	/**
	 * Reading the whole time: the years that the shop's clock knows.
	 */
	private const ALWAYS = array(
		'after'  => '1971-01-01T00:00:00',
		'before' => '9999-12-31T23:59:59',
	);

	/**
	 * SQL of the average value of orders, in units; zero without orders.
	 */
	public const AVERAGE = 'CASE WHEN COALESCE( figures.orders_count, 0 ) = 0 THEN 0'
		. ' ELSE CAST( ROUND( figures.total_spend * 1.0 / figures.orders_count ) AS SIGNED ) END';

	/**
	 * SQL of a row for each customer: `customer_id`, `orders_count`, `total_spend` (units), `last_order`, and between
	 * which times its orders and refunds lie (`first_row`, `last_row`).
	 *
	 * @param array<string, mixed> $params `after`, `before` and `date_type`, where they are given.
	 * @param int[]|null           $ids    Only these customers; null for all.
	 * @return array{0: string, 1: array<int, int|string>} SQL with placeholders and {table} names, and its values.
	 * @throws \InvalidArgumentException When the range ends before it begins.
	 */
	public static function sql( array $params, ?array $ids = null ): array {
		$request    = self::request( $params );
		$conditions = $request->conditions();

		if ( null !== $ids ) {
			$conditions->add(
				'stats.customer_id IN ( ' . Database::placeholders( $ids ) . ' )',
				$ids
			);
		}

		return array(
			// A sum is no column: rows are read in the order in which they lie, not one by one through the index of customers.
			'SELECT stats.customer_id + 0 AS customer_id,'
			. ' SUM( CASE WHEN stats.parent_id = 0 THEN 1 ELSE 0 END ) AS orders_count,'
			. ' SUM( ' . Decimal::sql_units( 'stats.total_sales' ) . ' ) AS total_spend,'
			. ' MAX( CASE WHEN stats.parent_id = 0 THEN ' . $request->date_column . ' END ) AS last_order,'
			. " MIN( $request->date_column ) AS first_row, MAX( $request->date_column ) AS last_row"
			. ' FROM {order_stats} stats WHERE ' . $conditions->sql() . ' GROUP BY stats.customer_id + 0 ORDER BY NULL',
			$conditions->values(),
		);
	}

	/**
	 * Column of the orders that decides about the day.
	 *
	 * @param array<string, mixed> $params `date_type`, where it is given.
	 */
	public static function date_column( array $params ): string {
		return substr( (string) strrchr( self::request( $params )->date_column, '.' ), 1 );
	}

	/**
	 * Which orders count.
	 *
	 * @param array<string, mixed> $params `after`, `before` and `date_type`, where they are given.
	 * @throws \InvalidArgumentException When the range ends before it begins.
	 */
	public static function request( array $params ): Report_Request {
		$rows  = require dirname( __DIR__ ) . '/definitions/order-rows.php';
		$range = array_intersect_key( $params, array_flip( array( 'after', 'before', 'date_type' ) ) ) + self::ALWAYS;

		return Report_Request::from( $rows + array( 'filters' => array() ), $range );
	}
}
