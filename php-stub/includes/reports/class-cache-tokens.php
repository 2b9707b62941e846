<?php
/**
 * Tokens that change with the data of a month.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports;

defined( 'ABSPATH' ) || exit;

/**
 * Gives each month a token that changes whenever one of its orders changes,
 * regardless of which code changed it.
 *
 * As long as no table was written (Table_Timestamps), no check is needed. After
 * a write, checksums of all rows are compared: of orders by month, of their
 * items by block of ids. Months with other checksums get a new token. This check
 * runs at most once a minute; in between, months with new orders, or with orders
 * whose modification date is newer, get a new token. A request that ignores the
 * cache always runs the check, unless the timestamps prove that nothing changed.
 */
final class Cache_Tokens {

	/**
	 * Seconds between two checks.
	 */
	private const LIFETIME = 60;

	/**
	 * Seconds for which timestamps are trusted. A long transaction that began in
	 * the same second as the last write is detected after this time.
	 */
	private const PROOF_LIFETIME = 600;

	/**
	 * With more changed blocks than this, all months get new tokens.
	 */
	private const MAX_BLOCKS = 100;

	/**
	 * Name of the cached record.
	 */
	private const RECORD_NAME = 'table checksums, 4';

	/**
	 * Records that this request has already checked.
	 *
	 * @var array<string, array<string, mixed>>
	 */
	private static array $records = array();

	/**
	 * Tokens of the months by a date column.
	 *
	 * @param string $column   Column of the orders, for example `date_paid`.
	 * @param bool   $refresh  Whether the request ignores the cache.
	 * @param bool   $may_scan Whether checksums of all rows may be computed.
	 * @return array<string, string>|null Month with orders => token; null when unknown.
	 */
	public static function get_month_tokens( string $column, bool $refresh, bool $may_scan ): ?array {
		global $wpdb;

		if ( is_a( $wpdb, 'WP_SQLite_DB' ) ) {
			return null;
		}

		$check = ! $may_scan ? null : static function ( ?array $previous, array $timestamps ) use ( $column ): array {
			return self::check_orders( $column, $previous, $timestamps );
		};

		try {
			$record = self::get_record( $column, array_keys( Row_Checksums::ORDER_TABLES ), $refresh, $check );
		} catch ( Query_Exception $exception ) {
			// The request can still succeed without the cache.
			return null;
		}

		return $record['tokens'] ?? null;
	}

	/**
	 * Token of the categories of products.
	 *
	 * @param bool $refresh Whether the request ignores the cache.
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function get_category_token( bool $refresh ): string {
		$tables = array_keys( Row_Checksums::CATEGORY_TABLES );
		$record = self::get_record( 'categories', $tables, $refresh, static fn(): array => self::check_categories() );

		return $record['tokens'][''] ?? '';
	}

	/**
	 * Resets the records of this request.
	 */
	public static function reset(): void {
		self::$records = array();
	}

	/**
	 * Returns a valid record.
	 *
	 * @param string        $name    Name of the record.
	 * @param string[]      $tables  Tables that it depends on.
	 * @param bool          $refresh Whether only a record proved by timestamps is valid.
	 * @param callable|null $check   Computes a record from the previous one and the timestamps; null to avoid it.
	 * @return array<string, mixed>|null Null when there is no valid record.
	 */
	private static function get_record( string $name, array $tables, bool $refresh, ?callable $check ): ?array {
		$key = get_current_blog_id() . $name . ( $refresh ? ' refresh' : '' );

		if ( isset( self::$records[ $key ] ) ) {
			return self::$records[ $key ];
		}

		$timestamps = Table_Timestamps::get( $tables );
		$cached     = Period_Cache::read( md5( self::RECORD_NAME . $name ), array( 0 ) )['0-0'] ?? null;
		$record     = null !== $cached && is_array( $cached['value'] ) ? $cached['value'] : null;
		$is_proved  = null !== $record
			&& min( $record['read'] ) + self::PROOF_LIFETIME > time()
			&& Table_Timestamps::are_unchanged( $record['timestamps'], $timestamps );

		if ( ! $is_proved ) {
			$state     = Cache::get_data_state( true );
			$is_recent = null !== $record && ! $refresh && $record['checked'] + self::LIFETIME > time();

			if ( $is_recent && $record['state'] === $state ) {
				self::$records[ $key ] = $record;

				return $record;
			}

			if ( $is_recent && isset( $record['orders'] ) && $record['state']['version'] === $state['version'] ) {
				$record = self::renew_changed_months( $name, $record );
			} elseif ( null !== $check ) {
				$record = array(
					'timestamps' => $timestamps,
					'checked'    => time(),
				) + $check( $record, $timestamps );
			} else {
				return null;
			}

			$record['state'] = $state;

			Period_Cache::write( md5( self::RECORD_NAME . $name ), 0, 0, md5( self::RECORD_NAME ), $record );
		}

		self::$records[ $key ] = $record;

		return $record;
	}

	/**
	 * Checks the tables that were written since the last check.
	 *
	 * @param string                    $column     Date column.
	 * @param array<string, mixed>|null $previous   Previous record.
	 * @param array<string, string>     $timestamps Timestamps of the tables, read before the check.
	 * @return array<string, mixed>
	 */
	private static function check_orders( string $column, ?array $previous, array $timestamps ): array {
		$is_same = static fn( string $table ): bool => null !== $previous && $previous['read'][ $table ] + self::PROOF_LIFETIME > time()
			&& '' !== $timestamps[ $table ] && $timestamps[ $table ] === $previous['timestamps'][ $table ];
		$read    = array();

		foreach ( array_keys( Row_Checksums::ORDER_TABLES ) as $table ) {
			$read[ $table ] = $is_same( $table ) ? $previous['read'][ $table ] : time();
		}

		$orders = $is_same( 'order_stats' ) ? $previous['orders'] : Row_Checksums::get_by_month( $column );
		$blocks = array();

		foreach ( array_keys( Row_Checksums::ORDER_TABLES ) as $table ) {
			if ( 'order_stats' !== $table ) {
				$blocks[ $table ] = $is_same( $table ) ? $previous['blocks'][ $table ] : Row_Checksums::get_by_block( $table );
			}
		}

		$changed = array();

		foreach ( $blocks as $table => $checksums ) {
			$before   = $previous['blocks'][ $table ] ?? array();
			$changed += array_diff_assoc( $checksums, $before ) + array_diff_key( $before, $checksums );
		}

		$is_new         = null === $previous || count( $changed ) > self::MAX_BLOCKS;
		$changed_months = $is_new ? array() : array_flip( Row_Checksums::get_months( $column, array_keys( $changed ) ) );
		$unchanged      = $is_new ? array() : array_diff_key( $previous['tokens'], $changed_months );
		$tokens         = array();

		foreach ( $orders as $month => $checksum ) {
			$is_same          = isset( $unchanged[ $month ] ) && $checksum === ( $previous['orders'][ $month ] ?? '' );
			$tokens[ $month ] = $is_same ? $unchanged[ $month ] : self::create_token();
		}

		return array(
			'read'   => $read,
			'orders' => $orders,
			'blocks' => $blocks,
			'tokens' => $tokens,
			'newest' => (int) Database::rows( 'SELECT MAX( order_id ) AS newest FROM {order_stats}' )[0]['newest'],
		);
	}

	/**
	 * Checks the categories.
	 *
	 * @return array<string, mixed>
	 */
	private static function check_categories(): array {
		$checksums = array_map( array( Row_Checksums::class, 'get_by_category_table' ), array_keys( Row_Checksums::CATEGORY_TABLES ) );

		return array(
			'read'   => array( time() ),
			'tokens' => array( '' => md5( (string) wp_json_encode( $checksums ) ) ),
		);
	}

	/**
	 * Gives months with new or modified orders a new token.
	 *
	 * @param string               $column Date column.
	 * @param array<string, mixed> $record Previous record.
	 * @return array<string, mixed>
	 */
	private static function renew_changed_months( string $column, array $record ): array {
		$rows = Database::rows(
			"SELECT DISTINCT SUBSTR( stats.$column, 1, 7 ) AS month FROM {order_stats} stats WHERE stats.order_id > %d"
			. " UNION SELECT SUBSTR( stats.$column, 1, 7 ) AS month FROM {orders} orders"
			. ' INNER JOIN {order_stats} stats ON stats.order_id = orders.id WHERE orders.date_updated_gmt >= %s',
			array( $record['newest'], (string) $record['state']['changed'] )
		);

		foreach ( $rows as $row ) {
			$record['tokens'][ (string) $row['month'] ] = self::create_token();
			// Makes the next check renew the token even if the checksum is the same as before.
			$record['orders'][ (string) $row['month'] ] = '';
		}

		// Timestamps cannot prove anything for tables that were not checked.
		return array( 'timestamps' => array_fill_keys( array_keys( $record['timestamps'] ), '' ) ) + $record;
	}

	/**
	 * A unique token.
	 */
	private static function create_token(): string {
		return md5( wp_generate_uuid4() );
	}
}
