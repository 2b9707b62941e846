<?php
/**
 * Metrics of customers.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports\Customers;

use Storedeck\Money\Decimal;
use Storedeck\Reports\Database;
use Storedeck\Reports\Report_Request;
use Storedeck\Reports\Sums\Sum_Table;

defined( 'ABSPATH' ) || exit;

/**
 * SQL of the metrics of customers, from the same rows, date column and statuses
 * as other reports.
 *
 * Refunds are not counted as orders, but subtracted from the total spend.
 * Customers without orders in the range have no row.
 */
final class Customer_Metrics {

	/**
	 * Range of all supported dates.
	 */
	private const ALL_TIME = array(
		'after'  => '1971-01-01T00:00:00',
		'before' => '9999-12-31T23:59:59',
	);

	/**
	 * SQL of the average order value in units; 0 without orders.
	 */
	public const AVERAGE = 'CASE WHEN COALESCE( metrics.orders_count, 0 ) = 0 THEN 0'
		. ' ELSE CAST( ROUND( metrics.total_spend * 1.0 / metrics.orders_count ) AS SIGNED ) END';

	/**
	 * SQL of a row per customer: `customer_id`, `orders_count`, `total_spend`
	 * (units) and `last_order`.
	 *
	 * @param array<string, mixed> $params May have `after`, `before` and `date_type`.
	 * @param int[]|null           $ids    Customers, null for all.
	 * @return array{0: string, 1: array<int, int|string>} SQL with placeholders and {table} names, and its values.
	 * @throws \InvalidArgumentException When the range ends before it starts.
	 */
	public static function get_sql( array $params, ?array $ids = null ): array {
		$request    = self::create_request( $params );
		$conditions = $request->build_conditions();

		if ( null !== $ids ) {
			$conditions->add(
				'stats.customer_id IN ( ' . Database::placeholders( $ids ) . ' )',
				$ids
			);
		}

		return array(
			// Adding 0 makes the database scan the rows in order rather than look up each through the index of
			// customers.
			'SELECT stats.customer_id + 0 AS customer_id,'
			. ' SUM( CASE WHEN stats.parent_id = 0 THEN 1 ELSE 0 END ) AS orders_count,'
			. ' SUM( ' . Decimal::sql_units( 'stats.total_sales' ) . ' ) AS total_spend,'
			. ' MAX( CASE WHEN stats.parent_id = 0 THEN ' . $request->date_column . ' END ) AS last_order'
			. ' FROM {order_stats} stats WHERE ' . $conditions->get_sql() . ' GROUP BY stats.customer_id + 0 ORDER BY NULL',
			$conditions->get_values(),
		);
	}

	/**
	 * Position of the date type of a request in Sum_Table::DATE_TYPES.
	 *
	 * @param array<string, mixed> $params May have `date_type`.
	 */
	public static function get_date_type( array $params ): int {
		return Sum_Table::get_date_type( self::create_request( $params )->date_column );
	}

	/**
	 * Request of the orders.
	 *
	 * @param array<string, mixed> $params May have `after`, `before` and `date_type`.
	 * @throws \InvalidArgumentException When the range ends before it starts.
	 */
	private static function create_request( array $params ): Report_Request {
		$rows  = require dirname( __DIR__ ) . '/common/order-rows.php';
		$range = array_intersect_key( $params, array_flip( array( 'after', 'before', 'date_type' ) ) ) + self::ALL_TIME;

		return Report_Request::from( $rows + array( 'filters' => array() ), $range );
	}
}
