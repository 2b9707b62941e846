<?php
/**
 * Remembers what the database answered.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports;

defined( 'ABSPATH' ) || exit;

/**
 * One cache for all reports, with a fixed number of places.
 *
 * A query falls on one of two places, so that the few queries of one screen do
 * not drive each other out; whoever comes later takes a place over. The options
 * table thus never holds more than PLACES rows of it.
 *
 * An answer counts only while the data version, the newest order and the last
 * change of an order are what they were. These are the ends of indexes: to
 * count a million orders takes longer than many an answer. What they do not
 * tell, an old row that was changed or deleted behind the back of every
 * program, shows after LIFETIME. Code that changes orders calls the action
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
	private const LIFETIME = 60;

	/**
	 * Longest answer that is kept, in bytes.
	 */
	private const MAX_LENGTH = 262144;

	/**
	 * What the answers of this request must carry.
	 *
	 * @var array{version: string, newest: string, changed: string}|null
	 */
	private static ?array $state = null;

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
		Cache_Tokens::forget();
		update_option( self::VERSION_OPTION, (string) ( 1 + (int) get_option( self::VERSION_OPTION, '0' ) ) );
	}

	/**
	 * Frees all places, and what is kept of periods and customers.
	 */
	public static function clear(): void {
		for ( $place = 0; $place < self::PLACES; $place++ ) {
			delete_transient( self::place( $place ) );
		}

		Period_Cache::drop();
		Customers\Customer_Metrics_Table::drop();
	}

	/**
	 * Rows of one or more queries, remembered or fresh. What is asked together
	 * is of the same age.
	 *
	 * @param string[] $queries Prepared SQL.
	 * @param bool     $refresh Whether a remembered answer is refused.
	 * @return array<int, array<int, array<string, string|null>>> Rows of each query.
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function rows( array $queries, bool $refresh = false ): array {
		global $wpdb;

		$key   = md5( $wpdb->remove_placeholder_escape( implode( ';', $queries ) ) );
		$state = implode( '-', self::state() );
		$free  = null;

		foreach ( self::places( $key ) as $place ) {
			$cached = get_transient( $place );
			$lives  = is_array( $cached ) && $state === ( $cached['state'] ?? '' );

			if ( $lives && $key === ( $cached['key'] ?? '' ) ) {
				if ( ! $refresh ) {
					return $cached['rows'];
				}

				$free = $place;
				break;
			}

			$free = $free ?? ( $lives ? null : $place );
		}

		$rows = array_map( array( Database::class, 'run' ), $queries );
		$kept = array(
			'key'   => $key,
			'state' => $state,
			'rows'  => $rows,
		);

		if ( strlen( serialize( $kept ) ) <= self::MAX_LENGTH ) {
			set_transient( $free ?? self::places( $key )[0], $kept, self::LIFETIME );
		}

		return $rows;
	}

	/**
	 * What tells today's data from yesterday's, as far as a glance can tell.
	 *
	 * @param bool $again Whether to look even if this request did already.
	 * @return array{version: string, newest: string, changed: string}
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function state( bool $again = false ): array {
		if ( null === self::$state || $again ) {
			self::$state = array(
				'version' => (string) get_option( self::VERSION_OPTION, '0' ),
				'newest'  => (string) Database::rows( 'SELECT MAX( order_id ) AS newest FROM {order_stats}' )[0]['newest'],
				'changed' => (string) Database::rows( 'SELECT MAX( date_updated_gmt ) AS changed FROM {orders}' )[0]['changed'],
			);
		}

		return self::$state;
	}

	/**
	 * The places on which a query may fall.
	 *
	 * @param string $key Hash of the query.
	 * @return string[]
	 */
	private static function places( string $key ): array {
		return array(
			self::place( hexdec( substr( $key, 0, 4 ) ) % self::PLACES ),
			self::place( hexdec( substr( $key, 4, 4 ) ) % self::PLACES ),
		);
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
