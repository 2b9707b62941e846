<?php

namespace Storedeck\Reports\Customers;

use Storedeck\Foundation\Cache\Cache;
use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Hooks\Failures;
use Storedeck\Reports\Conditions;
use Storedeck\Reports\Hooks\Clause_Hooks;
use Storedeck\Reports\Hooks\Request_Filters;
use Storedeck\Reports\Model\Facts;
use Storedeck\Reports\Report_Request;
use Storedeck\Reports\Sums\Customer_Metrics;
use Storedeck\Reports\Sums\Customer_Metrics_Table;

defined( 'ABSPATH' ) || exit;

/**
 * Builds and runs queries of customers, with their metrics where a query names them: stored ones, or those of their orders.
 *
 * Clauses of plugins can refer to `wc_customer_lookup` and, where a customer has orders, to `wc_order_stats`; customers without
 * a remaining row are not listed.
 */
final class Customer_Rows {

	/** Maximum number of ids used instead of a search. */
	private const MAX_FOUND = 1000;

	/** Columns of stored metrics, which have indexes. */
	private const STORED = array(
		'customer_orders'     => 'metrics.orders_count',
		'customer_spend'      => 'metrics.total_spend',
		'customer_average'    => 'metrics.average',
		'customer_last_order' => 'metrics.last_order',
	);

	private Conditions $conditions;

	public readonly Customer_Metrics $metrics;

	/** Clauses of plugins. */
	private ?Clause_Hooks $clauses;

	/** Whether the clauses change anything. */
	private bool $is_filtered;

	/** Whether the request has a period, in which all listed customers have an order. */
	public readonly bool $has_period;

	/** @param bool $is_cached Whether results are cached, which must not have personal data, and not be in a transaction. */
	public function __construct( private Report_Request $request, private bool $is_cached = true ) {
		$context = $request->definition['context'] ?? '';

		if ( '' !== $context ) {
			Failures::add_unsupported( "{$context}_subquery", array( 'select' ) );
		}

		$this->has_period  = isset( $request->params['after'] ) || isset( $request->params['before'] );
		$this->metrics     = new Customer_Metrics( $request->params, '' === $context ? '' : 'customers' );
		$this->conditions  = $request->build_filters();
		$this->clauses     = $request->hooks->get( 'subquery' );
		$this->is_filtered = null !== $this->get_filtered_sql( null );

		$this->narrow_search();
	}

	/** Whether all customers with orders in the period are listed, and those of any plugin are the same. */
	public function are_all_of_period(): bool {
		return $this->has_period && array() === $this->conditions->get_all() && ! $this->has_other_orders();
	}

	/** Whether plugins change which orders are added up. */
	private function has_other_orders(): bool {
		return $this->is_filtered
			|| isset( $this->request->definition['context'] ) && Request_Filters::can_change_orders( $this->request->params );
	}

	/**
	 * Column of the id to sort by. Where each row of metrics has a customer, they are sorted before the join.
	 *
	 * @param string $orderby SQL of the order.
	 */
	public function get_id( string $orderby ): string {
		$has_metrics = array() !== Facts::get_keys( $orderby ) && ( $this->has_period || null !== $this->get_stored_type() );

		return ( $has_metrics ? 'metrics' : 'customers' ) . '.customer_id';
	}

	/**
	 * Runs a query.
	 *
	 * @param string          $select SQL of the columns, with keys of metrics.
	 * @param string          $end    SQL of order and limit.
	 * @param array<int, int> $values Values of its placeholders.
	 * @return array<int, array<string, string|null>>
	 */
	public function query( string $select, string $end = '', array $values = array() ): array {
		$sql = $this->build( $select, $end, $values );

		return match ( true ) {
			$this->is_filtered => $this->clauses->query( $sql ),
			$this->is_cached   => Cache::get_rows( $sql, ! empty( $this->request->params['force_cache_refresh'] ) ),
			default            => Database::run( $sql ),
		};
	}

	public function count(): int {
		$counted = $this->is_cached && $this->are_all_of_period() ? $this->metrics->count() : null;

		return $counted ?? (int) $this->query( 'COUNT(*) AS total' )[0]['total'];
	}

	/**
	 * Metrics of some customers.
	 *
	 * @param int[] $ids Customers, at least one.
	 * @return array<int, array<string, string|null>> `customer_id`, `orders_count`, `total_spend` (units) and `last_order`.
	 */
	public function get_metrics( array $ids ): array {
		if ( $this->is_filtered ) {
			return $this->clauses->query( (string) $this->get_filtered_sql( $ids ) );
		}

		$stored_type = $this->get_stored_type();

		return null === $stored_type
			? $this->metrics->read( $ids )
			: Database::rows(
				'SELECT customer_id, orders_count, total_spend, last_order FROM {' . Customer_Metrics_Table::TABLE . '}'
					. ' WHERE date_type = %d AND customer_id IN ( ' . Database::placeholders( $ids ) . ' )',
				array( $stored_type, ...$ids )
			);
	}

	/** Replaces a search with few results by their ids: a search reads all customers, so it should run only once per request. */
	private function narrow_search(): void {
		if ( '' === trim( (string) ( $this->request->params['search'] ?? '' ), ", \t\n" ) || $this->needs_metrics( '' ) ) {
			return;
		}

		$rows = $this->query( 'customers.customer_id AS id', ' LIMIT %d', array( self::MAX_FOUND + 1 ) );
		$ids  = array_map( 'intval', array_column( $rows, 'id' ) );

		if ( count( $ids ) <= self::MAX_FOUND ) {
			$this->conditions = new Conditions();
			$this->conditions->add( 'customers.customer_id IN ( ' . Database::placeholders( $ids ) . ' )', $ids );
		}
	}

	/** @param string $sql SQL besides the conditions. */
	private function needs_metrics( string $sql ): bool {
		return $this->has_period || $this->is_filtered
			|| array() !== Facts::get_keys( $sql . implode( ' ', $this->conditions->get_all() ) );
	}

	/** @return int|null Date type of the metrics that are stored; null when they must be computed. */
	private function get_stored_type(): ?int {
		$is_stored = ! $this->has_period && ! $this->has_other_orders() && Customer_Metrics_Table::is_complete();

		return $is_stored ? $this->metrics->get_date_type() : null;
	}

	/**
	 * SQL of a query.
	 *
	 * @param string          $select SQL of the columns.
	 * @param string          $end    SQL of order and limit.
	 * @param array<int, int> $values Values of its placeholders.
	 */
	private function build( string $select, string $end, array $values ): string {
		$needs_metrics = $this->needs_metrics( $select . $end );
		$stored_type   = $needs_metrics ? $this->get_stored_type() : null;
		$where         = array() === $this->conditions->get_all() ? '1 = 1' : implode( ' AND ', $this->conditions->get_all() );
		$values        = array_merge( $this->conditions->get_values(), $values );
		$has_order     = in_array( 'customer_last_order', Facts::get_keys( $where ), true );
		// Of what names no dimension, the columns are those of customers.
		$others        = array_filter( array( $end, ...$this->conditions->get_parts() ) );
		$has_others    = in_array( array(), array_map( Facts::get_keys( ... ), $others ), true );

		list( $select, $rows, $end ) = array_map(
			static fn( string $sql ): string => Facts::to_sql( $sql, null === $stored_type ? null : self::STORED ),
			array( $select, $where, $end )
		);

		$customers = '{customer_lookup} customers';
		$match     = 'ON customers.customer_id = metrics.customer_id';

		if ( ! $needs_metrics || null !== $stored_type ) {
			// All customers have metrics, so the other table is only read for its columns.
			$from = null === $stored_type ? $customers
				: '{' . Customer_Metrics_Table::TABLE . '} metrics' . ( $has_others ? " INNER JOIN $customers $match" : '' );
			$rows = null === $stored_type ? $rows : "metrics.date_type = $stored_type AND $rows";

			return Database::prepare( "SELECT $select FROM $from WHERE $rows$end", $values );
		}

		list( $before, $after ) = $this->has_period || $this->is_filtered
			? array( '( ', " ) metrics INNER JOIN $customers $match" )
			: array( "$customers LEFT JOIN ( ", " ) metrics $match" );

		return Database::with_tables( "SELECT $select FROM $before" )
			. ( $this->is_filtered ? $this->get_filtered_sql( null ) : $this->metrics->get_sql( $has_order ) )
			. Database::prepare( "$after WHERE $rows$end", $values );
	}

	/**
	 * SQL of a row per customer with the columns of get_metrics() and the clauses of plugins.
	 *
	 * @param int[]|null $ids Customers, null for all.
	 * @return string|null Prepared SQL; null when plugins add no clauses.
	 */
	private function get_filtered_sql( ?array $ids ): ?string {
		if ( null === $this->clauses ) {
			return null;
		}

		list( $columns, $orders ) = $this->metrics->get_parts();

		$conditions = new Conditions();

		// The values of the join come first in the query.
		$conditions->add( '1 = 1', $orders->get_values() );

		if ( null !== $ids ) {
			$conditions->add( 'customers.customer_id IN ( ' . Database::placeholders( $ids ) . ' )', $ids );
		}

		if ( $this->has_period ) {
			$conditions->add( 'stats.order_id IS NOT NULL' );
		}

		$sql = $this->clauses->get_sql(
			"customers.customer_id AS customer_id, $columns",
			$this->request->definition['from'] . ' ON stats.customer_id = customers.customer_id AND ' . $orders->get_sql(),
			$conditions,
			' GROUP BY 1',
			array(),
			false
		);

		return $this->clauses->has_changed() ? $sql : null;
	}
}
