<?php
/**
 * Queries of customers.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports\Customers;

use Storedeck\Reports\Conditions;
use Storedeck\Reports\Database;
use Storedeck\Reports\Result_Cache;

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
		$ids = array_map( 'intval', array_column( Database::run( $sql ), 'id' ) );

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
		return $filters->needs_metrics() || self::has_range( $params );
	}

	/**
	 * Whether the request has a date range.
	 *
	 * @param array<string, mixed> $params Parameters.
	 */
	private static function has_range( array $params ): bool {
		return isset( $params['after'] ) || isset( $params['before'] );
	}

	/**
	 * Runs queries. Results based on the metrics of all customers are cached until
	 * an order of the range or a customer changes, or for a short time when that
	 * is unknown. Other results are not cached.
	 *
	 * @param string[]             $queries          Prepared SQL.
	 * @param bool                 $computes_metrics Whether the metrics of all customers are computed.
	 * @param array<string, mixed> $params           Parameters.
	 * @return array<int, array<int, array<string, string|null>>> Rows of each query.
	 */
	public static function run( array $queries, bool $computes_metrics, array $params ): array {
		if ( ! $computes_metrics ) {
			return array_map( array( Database::class, 'run' ), $queries );
		}

		$refresh = ! empty( $params['force_cache_refresh'] );
		$token   = Result_Cache::get_token( Customer_Metrics::create_request( $params ), $refresh, array( 'customer_lookup' ) );

		return Result_Cache::get_rows( $queries, $token, $refresh );
	}

	/**
	 * Id of cached metrics of all customers that are current.
	 *
	 * @param array<string, mixed> $params        Parameters.
	 * @param bool                 $needs_metrics Whether metrics are needed.
	 * @return int|null Query id in Customer_Metrics_Table; null when metrics are computed or not needed.
	 */
	public static function get_cache_id( array $params, bool $needs_metrics ): ?int {
		return $needs_metrics && ! self::has_range( $params ) ? Customer_Metrics_Cache::get_query_id( $params ) : null;
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
	 * @param int|null             $cache_id      Result of get_cache_id().
	 */
	public static function build(
		string $select,
		string $suffix,
		array $values,
		Conditions $conditions,
		array $params,
		bool $needs_metrics,
		?int $cache_id = null
	): string {
		$from          = '{customer_lookup} customers';
		$metric_values = array();

		if ( null !== $cache_id ) {
			$from          = Customer_Metrics_Table::get_name() . ' metrics INNER JOIN {customer_lookup} customers'
				. ' ON customers.customer_id = metrics.customer_id AND metrics.question = %d';
			$metric_values = array( $cache_id );
		} elseif ( $needs_metrics ) {
			list( $metrics, $metric_values ) = Customer_Metrics::get_sql( $params );

			$from = self::has_range( $params )
				? "( $metrics ) metrics INNER JOIN $from ON customers.customer_id = metrics.customer_id"
				: "$from LEFT JOIN ( $metrics ) metrics ON metrics.customer_id = customers.customer_id";
		}

		return Database::prepare(
			"SELECT $select FROM $from WHERE " . $conditions->get_sql() . $suffix,
			array_merge( $metric_values, $conditions->get_values(), $values )
		);
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
