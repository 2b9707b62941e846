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
 * Builds and runs what is asked about customers, with the figures of all of them where these are needed.
 */
final class Customer_Query {

	/**
	 * So many found customers are few.
	 */
	private const FEW = 1000;

	/**
	 * Who is meant by a search, when they are few: words may stand anywhere, so each question reads all
	 * customers, and one such question is enough.
	 *
	 * @param Conditions           $conditions Which customers are meant.
	 * @param array<string, mixed> $params     Parameters.
	 * @param bool                 $decide     Whether figures decide who is listed.
	 */
	public static function found( Conditions $conditions, array $params, bool $decide ): Conditions {
		if ( $decide || array() === Customer_Search_Conditions::words( $params['search'] ?? '' ) ) {
			return $conditions;
		}

		$sql = self::sql( 'customers.customer_id AS id', ' LIMIT %d', array( self::FEW + 1 ), $conditions, $params, false );
		$ids = array_map( 'intval', array_column( Database::run( $sql ), 'id' ) );

		if ( count( $ids ) > self::FEW ) {
			return $conditions;
		}

		$found = new Conditions( static fn(): array => array() );

		if ( array() === $ids ) {
			$found->add( '1 = 0' );
		} else {
			$found->add( 'customers.customer_id IN ( ' . Database::placeholders( $ids ) . ' )', $ids );
		}

		return $found;
	}

	/**
	 * Whether figures decide who is listed.
	 *
	 * @param array<string, mixed> $params  Parameters.
	 * @param Customer_Conditions     $filters Filters.
	 */
	public static function decide( array $params, Customer_Conditions $filters ): bool {
		return $filters->need_figures() || self::has_range( $params );
	}

	/**
	 * Whether a time is meant rather than all of it.
	 *
	 * @param array<string, mixed> $params Parameters.
	 */
	private static function has_range( array $params ): bool {
		return isset( $params['after'] ) || isset( $params['before'] );
	}

	/**
	 * Runs queries. What figures of all customers are computed for is kept until an order of the range or
	 * a customer changes; where that cannot be told it is remembered for a while. The rest is read afresh.
	 *
	 * @param string[]             $queries  Prepared SQL.
	 * @param bool                 $computed Whether figures of all customers are computed.
	 * @param array<string, mixed> $params   Parameters.
	 * @return array<int, array<int, array<string, string|null>>> Rows of each query.
	 */
	public static function run( array $queries, bool $computed, array $params ): array {
		if ( ! $computed ) {
			return array_map( array( Database::class, 'run' ), $queries );
		}

		$forced = ! empty( $params['force_cache_refresh'] );
		$token  = Result_Cache::token( Customer_Metrics::request( $params ), $forced, array( 'customer_lookup' ) );

		return Result_Cache::rows( $queries, $token, $forced );
	}

	/**
	 * Figures of all customers that are kept and hold for now.
	 *
	 * @param array<string, mixed> $params Parameters.
	 * @param bool                 $joined Whether figures are needed.
	 * @return int|null Number of the question in Customer_Metrics_Table; null where they are computed, or not needed.
	 */
	public static function kept( array $params, bool $joined ): ?int {
		return $joined && ! self::has_range( $params ) ? Customer_Metrics_Cache::of( $params ) : null;
	}

	/**
	 * SQL over customers.
	 *
	 * @param string               $select     What is read.
	 * @param string               $rest       Order and limit.
	 * @param array<int, int>      $values     Values of the rest.
	 * @param Conditions           $conditions Which customers are meant.
	 * @param array<string, mixed> $params     Parameters.
	 * @param bool                 $joined     Whether figures are needed.
	 * @param int|null             $kept       What kept() gave.
	 */
	public static function sql(
		string $select,
		string $rest,
		array $values,
		Conditions $conditions,
		array $params,
		bool $joined,
		?int $kept = null
	): string {
		$from = '{customer_lookup} customers';
		$more = array();

		if ( null !== $kept ) {
			$from = Customer_Metrics_Table::name() . ' figures INNER JOIN {customer_lookup} customers'
				. ' ON customers.customer_id = figures.customer_id AND figures.question = %d';
			$more = array( $kept );
		} elseif ( $joined ) {
			list( $figures, $more ) = Customer_Metrics::sql( $params );

			$from = self::has_range( $params )
				? "( $figures ) figures INNER JOIN $from ON customers.customer_id = figures.customer_id"
				: "$from LEFT JOIN ( $figures ) figures ON figures.customer_id = customers.customer_id";
		}

		return Database::prepare(
			"SELECT $select FROM $from WHERE " . $conditions->sql() . $rest,
			array_merge( $more, $conditions->values(), $values )
		);
	}

	/**
	 * Takes the meaning from the signs that LIKE knows.
	 *
	 * @return callable(string):string
	 */
	public static function escape(): callable {
		global $wpdb;

		return array( $wpdb, 'esc_like' );
	}
}
