<?php
/**
 * List of customers.
 *
 * @package Storedeck
 */

namespace Storedeck\Customers;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Where;
use Storedeck\Foundation\Settings\Personal_Data;
use Storedeck\Reports\Conditions;
use Storedeck\Reports\Customers\Customer_Query;
use Storedeck\Reports\Customers\Customer_Search_Conditions;
use Storedeck\Reports\Sums\Customer_Metrics;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the customers of a page, then the metrics of their orders. Metrics of
 * all customers are computed only when the list is filtered or sorted by a
 * metric.
 */
final class Customer_List {

	/**
	 * Orderings by columns of customers.
	 */
	private const COLUMNS = array(
		'id'               => 'customers.customer_id {d}',
		'username'         => 'customers.username {d}',
		'name'             => 'customers.first_name {d}, customers.last_name {d}',
		'country'          => 'customers.country {d}',
		'city'             => 'customers.city {d}',
		'state'            => 'customers.state {d}',
		'postcode'         => 'customers.postcode {d}',
		'date_registered'  => 'customers.date_registered {d}',
		'date_last_active' => 'customers.date_last_active {d}',
	);

	/**
	 * SQL of the metrics, which are those of the customers report. Amounts are in
	 * units of Decimal::SQL_SCALE.
	 */
	private const METRICS = array(
		'orders_count'    => 'COALESCE( metrics.orders_count, 0 )',
		'total_spend'     => 'COALESCE( metrics.total_spend, 0 )',
		'avg_order_value' => Customer_Metrics::AVERAGE,
		'date_last_order' => 'metrics.last_order',
	);

	/**
	 * Reads a page of customers.
	 *
	 * @param array<string, mixed> $params Valid parameters.
	 * @return array{0: list<array<string, mixed>>, 1: int} Customers, and the number of customers on all pages.
	 */
	public static function get_page( array $params ): array {
		$orderby     = Personal_Data::get_sort_column( $params['orderby'] ?? 'date_registered' );
		$where       = Customer_Filters::create_where( $params, self::METRICS );
		$has_metrics = isset( self::METRICS[ $orderby ] ) || str_contains( $where->sql(), 'metrics.' );

		self::add_search( $where, (string) ( $params['search'] ?? '' ), (string) ( $params['searchby'] ?? 'name' ) );

		list( $join, $values ) = $has_metrics ? self::join_metrics( null ) : array( '', array() );

		$values    = array_merge( $values, $where->values() );
		$from      = ' FROM {customer_lookup} customers' . $join . ' WHERE ' . $where->sql();
		$total     = self::count( $where, $from, $values );
		$limit     = (int) $params['per_page'];
		$direction = 'asc' === ( $params['order'] ?? 'desc' ) ? 'ASC' : 'DESC';
		$terms     = self::COLUMNS[ $orderby ] ?? ( self::METRICS[ $orderby ] ?? self::COLUMNS['date_registered'] ) . ' {d}';

		$start  = $limit * ( (int) $params['page'] - 1 );
		$order  = ' ORDER BY ' . str_replace( '{d}', $direction, $terms ) . ', customers.customer_id ' . $direction . ' LIMIT %d, %d';
		$values = array_merge( $values, array( $start, $limit ) );
		$ids    = array();

		// The highest values come first, so customers without orders are joined only when the page is not full.
		if ( $has_metrics && 'DESC' === $direction && isset( self::METRICS[ $orderby ] ) ) {
			$ids = self::get_ids( str_replace( ' LEFT JOIN ( ', ' INNER JOIN ( ', $from ) . $order, $values );
		}

		if ( count( $ids ) < $limit ) {
			$ids = self::get_ids( $from . $order, $values );
		}

		return array( self::get_many( $ids ), $total );
	}

	/**
	 * Customers by id, in the order of the ids.
	 *
	 * @param int[] $ids Ids.
	 * @return list<array<string, mixed>>
	 */
	public static function get_many( array $ids ): array {
		if ( array() === $ids ) {
			return array();
		}

		list( $join, $values ) = self::join_metrics( $ids );

		$rows = array_column(
			Database::rows(
				'SELECT customers.*, metrics.orders_count, metrics.total_spend, metrics.last_order AS date_last_order'
					. ' FROM {customer_lookup} customers'
					. $join . ' WHERE customers.customer_id IN ( ' . Database::placeholders( $ids ) . ' )',
				array_merge( $values, $ids )
			),
			null,
			'customer_id'
		);
		$list = array();

		foreach ( $ids as $id ) {
			if ( isset( $rows[ $id ] ) ) {
				$list[] = Customer::present( $rows[ $id ] );
			}
		}

		return $list;
	}

	/**
	 * Adds a search, as in the customers report: each word must match.
	 *
	 * @param Where  $where  Conditions.
	 * @param string $search Search text.
	 * @param string $by     name, username, email or all.
	 */
	private static function add_search( Where $where, string $search, string $by ): void {
		$conditions = new Conditions( static fn(): array => array() );

		Customer_Search_Conditions::add( $conditions, $search, $by, Customer_Query::get_like_escape() );

		$where->add( $conditions->get_sql(), $conditions->get_values() );
	}

	/**
	 * Number of customers. Metrics are joined only when a condition uses them.
	 *
	 * @param Where                  $where  Conditions.
	 * @param string                 $from   Trusted SQL from FROM on.
	 * @param array<int, int|string> $values Values of that SQL.
	 */
	private static function count( Where $where, string $from, array $values ): int {
		if ( ! str_contains( $where->sql(), 'metrics.' ) ) {
			$from   = ' FROM {customer_lookup} customers WHERE ' . $where->sql();
			$values = $where->values();
		}

		return (int) Database::rows( 'SELECT COUNT( * ) AS total' . $from, $values )[0]['total'];
	}

	/**
	 * Ids of customers.
	 *
	 * @param string                 $sql    Trusted SQL from FROM on.
	 * @param array<int, int|string> $values Values.
	 * @return int[]
	 */
	private static function get_ids( string $sql, array $values ): array {
		return array_map( 'intval', array_column( Database::rows( 'SELECT customers.customer_id AS id' . $sql, $values ), 'id' ) );
	}

	/**
	 * SQL that joins the metrics of the orders of each customer.
	 *
	 * @param int[]|null $ids Customers; all when null.
	 * @return array{0: string, 1: array<int, int|string>} SQL and values.
	 */
	private static function join_metrics( ?array $ids ): array {
		list( $metrics, $values ) = Customer_Metrics::get_sql( array(), $ids );

		return array( " LEFT JOIN ( $metrics ) metrics ON metrics.customer_id = customers.customer_id", $values );
	}
}
