<?php

namespace Storedeck\Reports\Sums;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Row_Writer;
use Storedeck\Foundation\Database\Sync_Lock;
use Storedeck\Foundation\Database\Transaction;
use Storedeck\Foundation\Money\Decimal;
use Storedeck\Foundation\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Has a row per customer and date type, written in the transaction that writes the rows of the customer's orders. Orders have no
 * index by total spend; this table has.
 */
final class Customer_Metrics_Table {

	public const TABLE = 'wp:storedeck_customer_metrics';

	/** Name in Sum_State. */
	public const NAME = 'metrics';

	/** Number of customers per query. */
	private const CHUNK = 500;

	/** Version of the rows. */
	private const VERSION = '2';

	/** Date type of the row that shows that the table is whole. */
	private const MARKER = 127;

	/** Whether the table has the current metrics of all customers. */
	public static function is_complete(): bool {
		return Sum_State::is_complete( self::NAME, Sum_State::ALL );
	}

	private static function exists( bool $refresh = false ): bool {
		return isset( Sum_State::get_existing( $refresh )[ self::NAME ] );
	}

	public static function get_table(): Stored_Table {
		return new Stored_Table(
			self::TABLE,
			self::MARKER,
			array(
				'date_type'    => 'tinyint(4)',
				'customer_id'  => 'bigint(20) unsigned',
				'orders_count' => 'bigint(20)',
				'total_spend'  => 'bigint(20)',
				'average'      => 'bigint(20)',
				'last_order'   => 'datetime NULL',
			),
			array(
				'PRIMARY KEY  (date_type,customer_id)',
				'KEY customer_id (customer_id)',
				'KEY orders_count (date_type,orders_count,customer_id)',
				'KEY total_spend (date_type,total_spend,customer_id)',
				'KEY average (date_type,average,customer_id)',
			),
			// The settings that metrics depend on.
			array( self::VERSION, Settings::get_currency()['code'], Settings::get_excluded_statuses() )
		);
	}

	/**
	 * Computes the metrics of customers again. Rows of customers that do not exist are deleted.
	 *
	 * @param int[] $ids Customers.
	 * @throws \Storedeck\Foundation\Database\Query_Exception When the database reports an error.
	 */
	public static function update( array $ids ): void {
		// Another process may have dropped the table since this one read the state.
		if ( ! self::exists( true ) ) {
			return;
		}

		$are_summed = Sum_State::is_complete( 'customers', Sum_State::ALL, true );

		foreach ( array_chunk( array_filter( $ids ), self::CHUNK ) as $chunk ) {
			$known = Database::ids( 'SELECT customer_id FROM {customer_lookup} WHERE customer_id IN ( %d )', array( $chunk ) );
			$rows  = array();

			foreach ( Sum_Table::DATE_TYPES as $type => $name ) {
				$metrics = ( new Customer_Metrics( array( 'date_type' => $name ) ) )->read( $chunk, $are_summed );

				foreach ( $known as $id ) {
					$rows[] = self::create_row( $type, $id, $metrics[ $id ] ?? null );
				}
			}

			Row_Writer::delete( self::TABLE, 'customer_id', $chunk );
			Row_Writer::append( self::TABLE, $rows );
		}
	}

	/**
	 * A row.
	 *
	 * @param array<string, string|null>|null $metrics Row of Customer_Metrics, null without orders.
	 * @return array<string, int|string|null>
	 */
	private static function create_row( int $type, int $id, ?array $metrics ): array {
		$metrics ??= array( 'orders_count' => 0, 'total_spend' => 0, 'last_order' => null );
		$average   = Decimal::of_units( $metrics['total_spend'], Decimal::SQL_SCALE )
			->divided_by( (int) $metrics['orders_count'], Decimal::SQL_SCALE )->to_units( Decimal::SQL_SCALE );

		return array( 'date_type' => $type, 'customer_id' => $id ) + compact( 'average' ) + $metrics;
	}

	/**
	 * Computes the metrics of customers again, while no order is written.
	 *
	 * @param int[] $ids Customers, with or without rows.
	 * @return int Number of rows that were wrong.
	 */
	public static function repair( array $ids ): int {
		if ( ! self::exists() ) {
			return 0;
		}

		$wrong = 0;

		Sync_Lock::run(
			static function () use ( $ids, &$wrong ): void {
				$before = self::get_rows( $ids );

				Transaction::run( static fn() => self::update( $ids ), Transaction::TRIES );

				$after = self::get_rows( $ids );
				$wrong = count( array_diff_assoc( $before, $after ) + array_diff_assoc( $after, $before ) );
			}
		);

		return $wrong;
	}

	/**
	 * The next customers that have a row here or in the table of customers.
	 *
	 * @param int $last  ID of the last customer.
	 * @param int $limit Maximum number.
	 * @return int[]
	 */
	public static function get_next( int $last, int $limit ): array {
		$ids = array();

		foreach ( array( 'customer_lookup', ...self::exists() ? array( self::TABLE ) : array() ) as $table ) {
			$sql = "SELECT DISTINCT customer_id FROM {{$table}} WHERE customer_id > %d ORDER BY customer_id LIMIT %d";
			$ids = array_unique( array( ...$ids, ...Database::ids( $sql, array( $last, $limit ) ) ) );
		}

		sort( $ids );

		return array_slice( $ids, 0, $limit );
	}

	public static function count(): int {
		return (int) Database::value( 'SELECT COUNT(*) FROM {customer_lookup}' );
	}

	/**
	 * Stored rows.
	 *
	 * @param int[] $ids Customers.
	 * @return array<string, string> Values by date type and customer.
	 */
	private static function get_rows( array $ids ): array {
		$sql  = "SELECT CONCAT( date_type, ' ', customer_id ) AS id, metrics.* FROM {" . self::TABLE . '} metrics';
		$rows = array_column( Database::rows( "$sql WHERE customer_id IN ( %d )", array( $ids ) ), null, 'id' );

		return array_map( static fn( array $row ): string => implode( ' ', $row ), $rows );
	}
}
