<?php

namespace Storedeck\Foundation\Cache;

use Storedeck\Foundation\Database\Data_Version;
use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Query_Exception;
use Storedeck\Foundation\Database\Replica\Report_Connection;

defined( 'ABSPATH' ) || exit;

/**
 * Caches the results of queries that no table of sums can answer, and numbers of
 * distinct values, with a fixed number of slots: in transients, and in options,
 * which are still there when an object cache was emptied.
 *
 * Each query maps to one of two slots, so that the few queries of a screen
 * rarely replace each other. An entry is valid while the version of the data is
 * the same.
 */
final class Cache {

	/** Number of slots. */
	private const SLOTS = 64;

	/**
	 * Names of the transients of queries, and of the options of those whose results are valid for longer, by the version that
	 * ends them.
	 */
	private const ROWS    = 'storedeck_report_';
	private const OPTIONS = array( Data_Version::SUMS => 'storedeck_counts_', Data_Version::SETTLED => 'storedeck_settled_' );

	/** Maximum size of an entry in bytes. */
	private const MAX_LENGTH = 262144;

	public static function register_hooks(): void {
		add_action( 'storedeck_data_changed', array( self::class, 'invalidate' ) );
	}

	/**
	 * Invalidates all entries, after a sync those of settled days only as far as it changed them. If the database cannot do it,
	 * transients still expire after an hour.
	 *
	 * @param bool|string $is_synced Whether rows of orders were synced with the changes.
	 */
	public static function invalidate( $is_synced = false ): void {
		try {
			Data_Version::increment( ...true === $is_synced ? array( Data_Version::OPTION ) : array() );
		} catch ( Query_Exception $exception ) {
			// The change was made before the action is called.
			return;
		}
	}

	public static function clear(): void {
		self::clear_transients();

		foreach ( self::OPTIONS as $name ) {
			for ( $slot = 0; $slot < self::SLOTS; $slot++ ) {
				delete_option( $name . $slot );
			}
		}
	}

	/**
	 * Deletes what an object cache loses when it is emptied.
	 */
	public static function clear_transients(): void {
		for ( $slot = 0; $slot < self::SLOTS; $slot++ ) {
			delete_transient( self::ROWS . $slot );
		}
	}

	/**
	 * Rows of a query, from the cache or the database.
	 *
	 * @param string      $sql     Prepared SQL.
	 * @param bool        $refresh Whether to ignore the cache.
	 * @param string      $option  Data_Version that ends the result: SUMS when it reads only sums whose differences were merged.
	 * @param string|null $version This version, if it is known.
	 * @return array<int, array<string, string|null>>
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function get_rows(
		string $sql,
		bool $refresh = false,
		string $option = Data_Version::OPTION,
		?string $version = null
	): array {
		Database::raise_memory_limits();

		// Without a snapshot the query may read later changes than the version that is read before it.
		$state     = Report_Connection::has_snapshot() ? 'snapshot ' : '';
		$key       = md5( $state . Database::unescape( $sql ) );
		$version ??= Data_Version::get( $option );
		$is_stored = isset( self::OPTIONS[ $option ] );
		$slots     = self::get_slots( self::OPTIONS[ $option ] ?? self::ROWS, $key );
		$free_slot = null;

		foreach ( $slots as $slot ) {
			$cached   = $is_stored ? get_option( $slot ) : get_transient( $slot );
			$is_valid = is_array( $cached ) && $version === ( $cached['version'] ?? '' );

			if ( $is_valid && $key === ( $cached['key'] ?? '' ) ) {
				if ( ! $refresh ) {
					return $cached['rows'];
				}

				$free_slot = $slot;
				break;
			}

			$free_slot = $free_slot ?? ( $is_valid ? null : $slot );
		}

		$rows  = Database::run( $sql );
		$entry = array( 'key' => $key, 'version' => $version, 'rows' => $rows );

		if ( Data_Version::SUMS === $option ) {
			$entry += array( 'sql' => Database::unescape( $sql ), 'time' => time() );
		}

		if ( strlen( serialize( $entry ) ) <= self::MAX_LENGTH ) {
			self::set( $free_slot ?? $slots[0], $entry, $is_stored );
		}

		return $rows;
	}

	/**
	 * Reads what was read from merged sums again after these changed, so that no report has to wait for it. Results that are
	 * older than a day are those of ranges that are no longer shown.
	 *
	 * @param string $previous Version before the change.
	 * @param float  $end      Unix time when to stop.
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function renew_sums( string $previous, float $end ): void {
		$version = Data_Version::get( Data_Version::SUMS );

		for ( $slot = 0; $slot < self::SLOTS && $version !== $previous && microtime( true ) < $end; $slot++ ) {
			$name  = self::OPTIONS[ Data_Version::SUMS ] . $slot;
			$entry = get_option( $name );

			if ( is_array( $entry ) && $previous === $entry['version'] && ( $entry['time'] ?? 0 ) > time() - DAY_IN_SECONDS ) {
				self::set( $name, array( 'version' => $version, 'rows' => Database::run( $entry['sql'] ) ) + $entry, true );
			}
		}
	}

	/**
	 * Stores an entry.
	 *
	 * @param bool $is_stored Whether it is in an option.
	 */
	private static function set( string $slot, array $entry, bool $is_stored ): void {
		if ( $is_stored ) {
			update_option( $slot, $entry, false );
		} else {
			set_transient( $slot, $entry, HOUR_IN_SECONDS );
		}
	}

	/**
	 * The two slots of a query.
	 *
	 * @param string $name ROWS or one of OPTIONS.
	 * @param string $key  Hash of the query.
	 * @return string[]
	 */
	private static function get_slots( string $name, string $key ): array {
		return array( $name . hexdec( substr( $key, 0, 4 ) ) % self::SLOTS, $name . hexdec( substr( $key, 4, 4 ) ) % self::SLOTS );
	}
}
