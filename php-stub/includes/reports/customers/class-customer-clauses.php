<?php
/**
 * Filters of the customers report.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports\Customers;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Hooks\Failures;
use Storedeck\Reports\Attribute_Lookup;
use Storedeck\Reports\Conditions;
use Storedeck\Reports\Hooks\Clause_Hooks;
use Storedeck\Reports\Hooks\Query_Args;
use Storedeck\Reports\Hooks\Report_Hooks;
use Storedeck\Reports\Hooks\Request_Settings;
use Storedeck\Reports\Sums\Customer_Metrics;
use Storedeck\Reports\Sums\Table_Recovery;

defined( 'ABSPATH' ) || exit;

/**
 * Applies the filters of SQL clauses to customers and their orders. Clauses can refer to `wc_customer_lookup` and, where a
 * customer has orders, to `wc_order_stats`; customers without a remaining row are not listed.
 */
final class Customer_Clauses {

	/**
	 * Tables that clauses can be joined with.
	 */
	private const FROM = '{customer_lookup} customers LEFT JOIN {order_stats} stats';

	/**
	 * Filters of the request.
	 *
	 * @var Report_Hooks
	 */
	private Report_Hooks $hooks;

	/**
	 * Filter of the query that was built last.
	 *
	 * @var Clause_Hooks|null
	 */
	private ?Clause_Hooks $clauses = null;

	/**
	 * Takes the context.
	 *
	 * @param string $context `customers` or `customers_stats`.
	 */
	private function __construct( string $context ) {
		$this->hooks = new Report_Hooks( $context, self::FROM );
	}

	/**
	 * Reads the report with the filters of plugins, again without them if one fails.
	 *
	 * @template T
	 * @param string                                          $context    `customers` or `customers_stats`.
	 * @param callable(): array<string, array<string, mixed>> $get_schema Returns the parameters of the report.
	 * @param array<string, mixed>                            $params     Validated parameters.
	 * @param callable(array<string, mixed>): T               $read       Reads the report with the parameters that it gets.
	 * @return T
	 */
	public static function read( string $context, callable $get_schema, array $params, callable $read ) {
		$own    = new self( $context );
		$params = array( Customer_Metrics::KEY => $own ) + Query_Args::filter( $context, $get_schema, $params );

		Failures::add_unsupported( "{$context}_subquery", array( 'select' ) );

		return Table_Recovery::read( static fn() => $own->hooks->read( static fn() => $read( $params ) ) );
	}

	/**
	 * Whether plugins change which orders are added up.
	 *
	 * @param array<string, mixed> $params Parameters.
	 */
	public static function change_orders( array $params ): bool {
		return Customer_Metrics::is_of_report( $params )
			&& ( Request_Settings::are_filtered( $params ) || null !== self::get_metrics_sql( $params ) );
	}

	/**
	 * SQL of a row per customer with the columns of Customer_Metrics::get_sql() and the clauses of plugins.
	 *
	 * @param array<string, mixed> $params Parameters.
	 * @param int[]|null           $ids    Customers, null for all.
	 * @return string|null Prepared SQL; null when plugins add no clauses.
	 */
	public static function get_metrics_sql( array $params, ?array $ids = null ): ?string {
		$own     = $params[ Customer_Metrics::KEY ] ?? null;
		$clauses = $own?->hooks->get( 'subquery' );

		if ( null === $clauses ) {
			return null;
		}

		list( $columns, $orders ) = Customer_Metrics::get_parts( $params );

		$conditions = new Conditions( array( Attribute_Lookup::class, 'find_terms' ) );

		// The values of the join come first in the query.
		$conditions->add( '1 = 1', $orders->get_values() );

		if ( null !== $ids ) {
			$conditions->add( 'customers.customer_id IN ( ' . Database::placeholders( $ids ) . ' )', $ids );
		}

		if ( Customer_Query::has_range( $params ) ) {
			$conditions->add( 'stats.order_id IS NOT NULL' );
		}

		$sql = $clauses->get_sql(
			"customers.customer_id AS customer_id, $columns",
			self::FROM . ' ON stats.customer_id = customers.customer_id AND ' . $orders->get_sql(),
			$conditions,
			' GROUP BY 1',
			array(),
			false
		);

		$own->clauses = $clauses;

		return $clauses->has_changed() ? $sql : null;
	}

	/**
	 * Runs a query with the SQL of get_metrics_sql().
	 *
	 * @param string               $sql    SQL.
	 * @param array<string, mixed> $params Parameters.
	 * @return array<int, array<string, string|null>>
	 */
	public static function run( string $sql, array $params ): array {
		return $params[ Customer_Metrics::KEY ]->clauses->query( $sql );
	}
}
