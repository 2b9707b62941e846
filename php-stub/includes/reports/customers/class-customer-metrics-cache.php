<?php
/**
 * Cache of the metrics of all customers.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports\Customers;

use Storedeck\Common\Lock;
use Storedeck\Reports\Cache_Table;
use Storedeck\Reports\Cache_Tokens;
use Storedeck\Reports\Database;
use Storedeck\Reports\Period_Cache;
use Storedeck\Reports\Table_Timestamps;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps the metrics of customers in a table (Customer_Metrics_Table), because
 * orders have no index by total spend. They are stored with the tokens of the
 * months (Cache_Tokens). When the token of a month changes, the metrics of its
 * customers are computed again, and customers without a row get one. Only one
 * request at a time updates the table, in a transaction.
 */
final class Customer_Metrics_Cache {

	/**
	 * Version of the format of the rows.
	 */
	private const VERSION = '1';

	/**
	 * With more changed months or customers than this, the metrics of all
	 * customers are computed again.
	 */
	private const MAX_MONTHS    = 12;
	private const MAX_CUSTOMERS = 50000;

	/**
	 * Seconds to wait for another request that updates the table.
	 */
	private const LOCK_TIMEOUT = 20;

	/**
	 * Maximum number of cached queries; each has a row per customer.
	 */
	private const MAX_QUERIES = 3;

	/**
	 * Id of the query whose metrics are cached and current.
	 *
	 * @param array<string, mixed> $params Parameters, without a range.
	 * @return int|null Null when they must be computed for the request.
	 */
	public static function get_query_id( array $params ): ?int {
		$column = Customer_Metrics::get_date_column( $params );
		$tokens = Cache_Tokens::get_month_tokens( $column, ! empty( $params['force_cache_refresh'] ), true );

		if ( null === $tokens ) {
			return null;
		}

		$cache = new self(
			md5( self::VERSION . Database::prepare_unescaped( ...Customer_Metrics::get_sql( $params ) ) ),
			$params,
			$column,
			array_filter( $tokens, array( self::class, 'has_date' ), ARRAY_FILTER_USE_KEY ),
			Table_Timestamps::get( array( 'customer_lookup' ) )['customer_lookup']
		);

		return $cache->is_valid() || $cache->refresh() ? $cache->query_id : null;
	}

	/**
	 * Id of the query.
	 *
	 * @var int
	 */
	private int $query_id;

	/**
	 * Sets the query and the state of the data.
	 *
	 * @param string                $name      Name of the record.
	 * @param array<string, mixed>  $params    Parameters.
	 * @param string                $column    Date column of orders.
	 * @param array<string, string> $tokens    Tokens of the months.
	 * @param string                $timestamp Timestamp of the customers table; empty when unknown.
	 */
	private function __construct(
		private string $name,
		private array $params,
		private string $column,
		private array $tokens,
		private string $timestamp
	) {
		// As many hexadecimal digits as an integer can hold.
		$this->query_id = (int) hexdec( substr( $name, 0, 15 ) );
	}

	/**
	 * Whether the cached metrics are current.
	 */
	private function is_valid(): bool {
		$record = $this->get_record();

		return null !== $record && '' !== $this->timestamp && $this->timestamp === $record['timestamp']
			&& array() === $this->get_changed_months( $record ) && Customer_Metrics_Table::has_rows( $this->query_id );
	}

	/**
	 * Updates the cached metrics.
	 */
	private function refresh(): bool {
		$lock = new Lock( 'metrics_' . $this->name );

		if ( ! $lock->acquire( self::LOCK_TIMEOUT ) ) {
			return false;
		}

		try {
			if ( $this->is_valid() ) {
				return true;
			}

			// Do not lock the rows that are read, so that orders can be placed meanwhile.
			$is_done = Customer_Metrics_Table::create()
				&& Cache_Table::execute( 'SET TRANSACTION ISOLATION LEVEL READ COMMITTED' )
				&& Cache_Table::execute( 'START TRANSACTION' )
				&& $this->write();

			Cache_Table::execute( $is_done ? 'COMMIT' : 'ROLLBACK' );
		} finally {
			$lock->release();
		}

		return $is_done;
	}

	/**
	 * Updates the rows and the record.
	 */
	private function write(): bool {
		$customers = $this->get_stale_customers();
		$is_done   = null === $customers
			? Customer_Metrics_Table::fill( $this->query_id, $this->params )
			: Customer_Metrics_Table::refresh( $this->query_id, $this->params, $customers );

		if ( $is_done ) {
			Customer_Metrics_Table::delete_others( $this->query_id, self::MAX_QUERIES );
			Period_Cache::write(
				$this->name,
				0,
				0,
				md5( self::VERSION ),
				array(
					'tokens'    => $this->tokens,
					'timestamp' => $this->timestamp,
				)
			);
		}

		return $is_done;
	}

	/**
	 * Customers whose metrics must be computed again.
	 *
	 * @return int[]|null Null for all.
	 */
	private function get_stale_customers(): ?array {
		$record = $this->get_record();
		$months = null === $record ? array() : $this->get_changed_months( $record );

		if ( null === $record || count( $months ) > self::MAX_MONTHS || ! Customer_Metrics_Table::has_rows( $this->query_id ) ) {
			return null;
		}

		$ids = Customer_Metrics_Table::get_missing_customers( $this->query_id );

		foreach ( $months as $month ) {
			$affected = Customer_Metrics_Table::get_customers_of_month( $this->query_id, $this->column, $month );
			$ids      = array_unique( array_merge( $ids, $affected ) );
		}

		return count( $ids ) > self::MAX_CUSTOMERS ? null : array_values( $ids );
	}

	/**
	 * Cached record.
	 *
	 * @return array{tokens: array<string, string>, timestamp: string}|null
	 */
	private function get_record(): ?array {
		$record = Period_Cache::read( $this->name, array( 0 ) )['0-0']['value'] ?? null;

		return isset( $record['tokens'], $record['timestamp'] ) ? $record : null;
	}

	/**
	 * Months that changed.
	 *
	 * @param array{tokens: array<string, string>, timestamp: string} $record Cached record.
	 * @return string[]
	 */
	private function get_changed_months( array $record ): array {
		return array_keys( array_diff_assoc( $this->tokens, $record['tokens'] ) + array_diff_key( $record['tokens'], $this->tokens ) );
	}

	/**
	 * Whether a month is a date; orders without a date are not counted.
	 *
	 * @param string $month For example `2026-11`.
	 */
	private static function has_date( string $month ): bool {
		return $month >= '1971-01';
	}
}
