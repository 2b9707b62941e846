<?php
/**
 * Queries of customers.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports\Customers;

use Storedeck\Foundation\Cache\Cache;
use Storedeck\Foundation\Database\Database;
use Storedeck\Reports\Conditions;
use Storedeck\Reports\Sums\Customer_Metrics;
use Storedeck\Reports\Sums\Customer_Metrics_Table;

defined( 'ABSPATH' ) || exit;

/**
 * Builds and runs queries of customers, with the metrics of all customers where
 * needed.
 */
final class Customer_Query {

	/**
	 * Maximum number of ids used instead of a search.
	 */
	private const MAX_FOUND = 1000;

	/**
	 * Replaces a search with few results by their ids: a search reads all
	 * customers, so it should run only once per request.
	 *
	 * @param Conditions           $conditions         Conditions.
	 * @param array<string, mixed> $params             Parameters.
	 * @param bool                 $filters_by_metrics Whether metrics are used as a filter.
	 */
	public static function narrow_search( Conditions $conditions, array $params, bool $filters_by_metrics ): Conditions {
		if ( $filters_by_metrics || array() === Customer_Search_Conditions::split( $params['search'] ?? '' ) ) {
			return $conditions;
		}

		$sql = self::build( 'customers.customer_id AS id', ' LIMIT %d', array( self::MAX_FOUND + 1 ), $conditions, $params, false );
		$ids = array_map( 'intval', array_column( self::run( $sql, true, $params ), 'id' ) );

		if ( count( $ids ) > self::MAX_FOUND ) {
			return $conditions;
		}

		$result = new Conditions( static fn(): array => array() );

		if ( array() === $ids ) {
			$result->add( '1 = 0' );
		} else {
			$result->add( 'customers.customer_id IN ( ' . Database::placeholders( $ids ) . ' )', $ids );
		}

		return $result;
	}

	/**
	 * Whether metrics are used as a filter.
	 *
	 * @param array<string, mixed> $params  Parameters.
	 * @param Customer_Conditions  $filters Filters.
	 */
	public static function filters_by_metrics( array $params, Customer_Conditions $filters ): bool {
		return $filters->needs_metrics() || self::has_range( $params ) || null !== Customer_Clauses::get_metrics_sql( $params );
	}

	/**
	 * Whether the request has a date range.
	 *
	 * @param array<string, mixed> $params Parameters.
	 */
	public static function has_range( array $params ): bool {
		return isset( $params['after'] ) || isset( $params['before'] );
	}

	/**
	 * Runs a query.
	 *
	 * @param string               $sql              Prepared SQL.
	 * @param bool                 $is_cached        Whether the result is cached, which must not have personal data.
	 * @param array<string, mixed> $params           Parameters.
	 * @return array<int, array<string, string|null>>
	 */
	public static function run( string $sql, bool $is_cached, array $params ): array {
		if ( null !== Customer_Clauses::get_metrics_sql( $params ) ) {
			return Customer_Clauses::run( $sql, $params );
		}

		return $is_cached ? Cache::get_rows( $sql, ! empty( $params['force_cache_refresh'] ) ) : Database::run( $sql );
	}

	/**
	 * Date type of the metrics in Customer_Metrics_Table.
	 *
	 * @param array<string, mixed> $params        Parameters.
	 * @param bool                 $needs_metrics Whether metrics are needed.
	 * @return int|null Null when metrics must be computed or are not needed.
	 */
	public static function get_stored_type( array $params, bool $needs_metrics ): ?int {
		if ( ! $needs_metrics || self::has_range( $params ) || Customer_Clauses::change_orders( $params ) ) {
			return null;
		}

		return Customer_Metrics_Table::is_complete() ? Customer_Metrics::get_date_type( $params ) : null;
	}

	/**
	 * SQL of a query of customers.
	 *
	 * @param string               $select        SQL of the columns.
	 * @param string               $suffix        SQL of order and limit.
	 * @param array<int, int>      $values        Values of the suffix.
	 * @param Conditions           $conditions    Conditions.
	 * @param array<string, mixed> $params        Parameters.
	 * @param bool                 $needs_metrics Whether metrics are needed.
	 * @param int|null             $stored_type   Result of get_stored_type().
	 */
	public static function build(
		string $select,
		string $suffix,
		array $values,
		Conditions $conditions,
		array $params,
		bool $needs_metrics,
		?int $stored_type = null
	): string {
		$from     = '{customer_lookup} customers';
		$where    = $conditions->get_sql();
		$values   = array_merge( $conditions->get_values(), $values );
		$filtered = Customer_Clauses::get_metrics_sql( $params );

		if ( null !== $filtered ) {
			// It is prepared already. No value has its place.
			$place = '/* ' . bin2hex( random_bytes( 16 ) ) . ' */';
			$from  = "( $place ) metrics INNER JOIN $from ON customers.customer_id = metrics.customer_id";

			return str_replace( $place, $filtered, Database::prepare( "SELECT $select FROM $from WHERE $where$suffix", $values ) );
		}

		if ( null !== $stored_type ) {
			// All customers have metrics, so the other table is only read for its columns.
			$join   = " INNER JOIN $from ON customers.customer_id = metrics.customer_id";
			$from   = '{' . Customer_Metrics_Table::TABLE . '} metrics';
			$from  .= str_contains( "$select $where$suffix", 'customers.' ) ? $join : '';
			$where  = "metrics.date_type = %d AND $where";
			$values = array_merge( array( $stored_type ), $values );
		} elseif ( $needs_metrics ) {
			$needs_last_order                = str_contains( "$select $where", 'metrics.last_order' );
			list( $metrics, $metric_values ) = Customer_Metrics::get_sql( $params, null, $needs_last_order );

			$values = array_merge( $metric_values, $values );
			$from   = self::has_range( $params )
				? "( $metrics ) metrics INNER JOIN $from ON customers.customer_id = metrics.customer_id"
				: "$from LEFT JOIN ( $metrics ) metrics ON metrics.customer_id = customers.customer_id";
		}

		return Database::prepare( "SELECT $select FROM $from WHERE $where$suffix", $values );
	}

	/**
	 * Function that escapes a string for LIKE.
	 *
	 * @return callable(string):string
	 */
	public static function get_like_escape(): callable {
		global $wpdb;

		return array( $wpdb, 'esc_like' );
	}
}
