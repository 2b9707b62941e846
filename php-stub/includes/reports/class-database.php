<?php
/**
 * The engine's way to the database.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports;

use Storedeck\Store\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * Prepares and runs queries; a query that fails is never an empty answer.
 */
final class Database {

	/**
	 * Bytes that the groups of a query may take in memory.
	 */
	private const ROOM = 134217728;

	/**
	 * Whether the server was told so.
	 *
	 * @var bool
	 */
	private static bool $has_room = false;

	/**
	 * Full name of a table.
	 *
	 * @param string $table Short name; `wp:terms` and the like for tables of WordPress.
	 */
	public static function table( string $table ): string {
		global $wpdb;

		return str_starts_with( $table, 'wp:' ) ? $wpdb->prefix . substr( $table, 3 ) : Tables::get_name( $table );
	}

	/**
	 * Replaces {table} by full names in trusted SQL.
	 *
	 * @param string $sql SQL.
	 */
	public static function with_tables( string $sql ): string {
		return (string) preg_replace_callback(
			'/\{([a-z_:]+)\}/',
			static fn( array $found ): string => self::table( $found[1] ),
			$sql
		);
	}

	/**
	 * Puts values into SQL.
	 *
	 * @param string                 $sql    Trusted SQL with {table} names and placeholders.
	 * @param array<int, int|string> $values Values for the placeholders.
	 */
	public static function prepare( string $sql, array $values ): string {
		global $wpdb;

		$sql = self::with_tables( $sql );

		return array() === $values ? $sql : (string) $wpdb->prepare( $sql, $values );
	}

	/**
	 * Puts values into SQL that is only compared: without what WordPress hides percent signs behind.
	 *
	 * @param string                 $sql    Trusted SQL with {table} names and placeholders.
	 * @param array<int, int|string> $values Values for the placeholders.
	 */
	public static function plain( string $sql, array $values ): string {
		global $wpdb;

		return $wpdb->remove_placeholder_escape( self::prepare( $sql, $values ) );
	}

	/**
	 * Placeholders for a list of values.
	 *
	 * @param array<int|string, mixed> $values      Values, at least one.
	 * @param string                   $placeholder Placeholder of a value.
	 */
	public static function placeholders( array $values, string $placeholder = '%d' ): string {
		return implode( ', ', array_fill( 0, count( $values ), $placeholder ) );
	}

	/**
	 * Lets the server hold large groups in memory for the rest of this request:
	 * written to disk, hundreds of thousands of them take many times as long.
	 */
	public static function make_room(): void {
		global $wpdb;

		if ( self::$has_room || is_a( $wpdb, 'WP_SQLite_DB' ) ) {
			return;
		}

		self::$has_room = true;

		foreach ( array( 'tmp_table_size', 'max_heap_table_size' ) as $name ) {
			Cache_Table::execute( "SET SESSION $name = GREATEST( @@SESSION.$name, %d )", array( self::ROOM ) );
		}
	}

	/**
	 * Runs a query.
	 *
	 * @param string                 $sql    Trusted SQL with {table} names and placeholders.
	 * @param array<int, int|string> $values Values for the placeholders.
	 * @return array<int, array<string, string|null>> Rows.
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function rows( string $sql, array $values = array() ): array {
		return self::run( self::prepare( $sql, $values ) );
	}

	/**
	 * Runs prepared SQL.
	 *
	 * @param string $sql SQL.
	 * @return array<int, array<string, string|null>> Rows.
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function run( string $sql ): array {
		global $wpdb;

		$shown            = $wpdb->hide_errors();
		$wpdb->last_error = '';
		$rows             = $wpdb->get_results( $sql, ARRAY_A );
		$failed           = '' !== $wpdb->last_error || ! is_array( $rows );

		if ( $shown ) {
			$wpdb->show_errors();
		}

		if ( $failed ) {
			throw new Query_Exception( 'The database did not answer.' );
		}

		return $rows;
	}
}
