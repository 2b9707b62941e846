<?php
/**
 * Remembers what the database answered.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports;

/**
 * One cache for all reports, with a fixed number of places.
 *
 * A query falls on one place; whoever comes later takes it over. The options
 * table thus never holds more than PLACES rows of it. An answer counts only
 * while the data version, the number of orders and the newest order are what
 * they were. Code that changes orders in another way calls the action
 * `storedeck_data_changed`.
 */
final class Cache {

	/**
	 * Option that is raised when the shop's data change.
	 */
	public const VERSION_OPTION = 'storedeck_data_version';

	/**
	 * Number of answers that are kept.
	 */
	private const PLACES = 64;

	/**
	 * Seconds for which an answer is kept at most.
	 */
	private const LIFETIME = 600;

	/**
	 * Longest answer that is kept, in bytes.
	 */
	private const MAX_LENGTH = 262144;

	/**
	 * What the answers of this request must carry.
	 *
	 * @var string|null
	 */
	private static ?string $state = null;

	/**
	 * Listens to changes of the shop's data.
	 */
	public static function register_hooks(): void {
		add_action( 'storedeck_data_changed', array( self::class, 'invalidate' ) );
	}

	/**
	 * Makes every kept answer void.
	 */
	public static function invalidate(): void {
		self::$state = null;
		update_option( self::VERSION_OPTION, (string) ( 1 + (int) get_option( self::VERSION_OPTION, '0' ) ) );
	}

	/**
	 * Frees all places.
	 */
	public static function clear(): void {
		for ( $place = 0; $place < self::PLACES; $place++ ) {
			delete_transient( self::place( $place ) );
		}
	}

	/**
	 * Rows of a query, remembered or fresh.
	 *
	 * @param string $sql     Prepared SQL.
	 * @param bool   $refresh Whether a remembered answer is refused.
	 * @return array<int, array<string, string|null>>
	 * @throws Query_Failed When the database reports an error.
	 */
	public static function rows( string $sql, bool $refresh = false ): array {
		global $wpdb;

		$key    = md5( $wpdb->remove_placeholder_escape( $sql ) );
		$place  = self::place( hexdec( substr( $key, 0, 4 ) ) % self::PLACES );
		$state  = self::state();
		$cached = $refresh ? false : get_transient( $place );

		if ( is_array( $cached ) && $key === ( $cached['key'] ?? '' ) && $state === ( $cached['state'] ?? '' ) ) {
			return $cached['rows'];
		}

		$rows = Database::run( $sql );
		$kept = array(
			'key'   => $key,
			'state' => $state,
			'rows'  => $rows,
		);

		if ( strlen( serialize( $kept ) ) <= self::MAX_LENGTH ) {
			set_transient( $place, $kept, self::LIFETIME );
		}

		return $rows;
	}

	/**
	 * What tells today's data from yesterday's.
	 *
	 * @throws Query_Failed When the database reports an error.
	 */
	private static function state(): string {
		if ( null === self::$state ) {
			$rows = Database::rows( 'SELECT COUNT(*) AS orders, MAX( order_id ) AS newest FROM {order_stats}' );

			self::$state = implode(
				'-',
				array( (string) get_option( self::VERSION_OPTION, '0' ), $rows[0]['orders'], $rows[0]['newest'] )
			);
		}

		return self::$state;
	}

	/**
	 * Name of a place.
	 *
	 * @param int $place Number of the place.
	 */
	private static function place( int $place ): string {
		return 'storedeck_report_' . $place;
	}
}
