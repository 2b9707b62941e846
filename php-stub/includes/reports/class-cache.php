<?php
/**
 * Cache of query results.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports;

defined( 'ABSPATH' ) || exit;

/**
 * Cache of all reports with a fixed number of slots in transients.
 *
 * Each query maps to one of two slots, so that the few queries of a screen
 * rarely replace each other.
 *
 * An entry is valid while the data version, the newest order id and the last
 * modification date of an order are unchanged. These can be read from the ends
 * of indexes; counting a million orders would take longer than many queries.
 * Other changes, such as an old row that is changed or deleted directly in the
 * database, show after LIFETIME. Code that changes orders calls the action
 * `storedeck_data_changed`.
 */
final class Cache {

	/**
	 * Number of slots.
	 */
	private const SLOTS = 64;

	/**
	 * Seconds for which an entry is valid.
	 */
	private const LIFETIME = 60;

	/**
	 * Maximum size of an entry in bytes.
	 */
	private const MAX_LENGTH = 262144;

	/**
	 * Current state of the data.
	 *
	 * @var array{version: string, newest: string, changed: string}|null
	 */
	private static ?array $state = null;

	/**
	 * Registers hooks.
	 */
	public static function register_hooks(): void {
		add_action( 'storedeck_data_changed', array( self::class, 'invalidate' ) );
	}

	/**
	 * Invalidates all entries. If the database cannot do it, they still expire
	 * after LIFETIME.
	 */
	public static function invalidate(): void {
		self::$state = null;
		Cache_Tokens::reset();

		try {
			Data_Version::increment();
		} catch ( Query_Exception $exception ) {
			// The change was made before the action is called.
			return;
		}
	}

	/**
	 * Deletes all entries and the tables of the other caches.
	 */
	public static function clear(): void {
		for ( $slot = 0; $slot < self::SLOTS; $slot++ ) {
			delete_transient( self::get_slot_name( $slot ) );
		}

		Period_Cache::drop();
		Customers\Customer_Metrics_Table::drop();
	}

	/**
	 * Rows of one or more queries, from the cache or the database. Results of
	 * queries that are passed together are of the same age.
	 *
	 * @param string[] $queries Prepared SQL.
	 * @param bool     $refresh Whether to ignore the cache.
	 * @return array<int, array<int, array<string, string|null>>> Rows of each query.
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function get_rows( array $queries, bool $refresh = false ): array {
		global $wpdb;

		$key       = md5( $wpdb->remove_placeholder_escape( implode( ';', $queries ) ) );
		$state     = implode( '-', self::get_data_state() );
		$free_slot = null;

		foreach ( self::get_slots( $key ) as $slot ) {
			$cached   = get_transient( $slot );
			$is_valid = is_array( $cached ) && $state === ( $cached['state'] ?? '' );

			if ( $is_valid && $key === ( $cached['key'] ?? '' ) ) {
				if ( ! $refresh ) {
					return $cached['rows'];
				}

				$free_slot = $slot;
				break;
			}

			$free_slot = $free_slot ?? ( $is_valid ? null : $slot );
		}

		$rows  = array_map( array( Database::class, 'run' ), $queries );
		$entry = array(
			'key'   => $key,
			'state' => $state,
			'rows'  => $rows,
		);

		if ( strlen( serialize( $entry ) ) <= self::MAX_LENGTH ) {
			set_transient( $free_slot ?? self::get_slots( $key )[0], $entry, self::LIFETIME );
		}

		return $rows;
	}

	/**
	 * State of the data that entries must match.
	 *
	 * @param bool $refresh Whether to read it again in the same request.
	 * @return array{version: string, newest: string, changed: string}
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function get_data_state( bool $refresh = false ): array {
		if ( null === self::$state || $refresh ) {
			self::$state = array(
				'version' => Data_Version::get(),
				'newest'  => (string) Database::rows( 'SELECT MAX( order_id ) AS newest FROM {order_stats}' )[0]['newest'],
				'changed' => (string) Database::rows( 'SELECT MAX( date_updated_gmt ) AS changed FROM {orders}' )[0]['changed'],
			);
		}

		return self::$state;
	}

	/**
	 * The two slots of a query.
	 *
	 * @param string $key Hash of the query.
	 * @return string[]
	 */
	private static function get_slots( string $key ): array {
		return array(
			self::get_slot_name( hexdec( substr( $key, 0, 4 ) ) % self::SLOTS ),
			self::get_slot_name( hexdec( substr( $key, 4, 4 ) ) % self::SLOTS ),
		);
	}

	/**
	 * Name of the transient of a slot.
	 *
	 * @param int $slot Number of the slot.
	 */
	private static function get_slot_name( int $slot ): string {
		return 'storedeck_report_' . $slot;
	}
}
