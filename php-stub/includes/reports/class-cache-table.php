<?php
/**
 * Tables of cached values.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports;

defined( 'ABSPATH' ) || exit;

/**
 * Creates, reads and writes cache tables. Errors are ignored: without the cache,
 * requests only take longer.
 */
final class Cache_Table {

	/**
	 * Full name.
	 *
	 * @param string $table Name without prefix.
	 */
	public static function get_name( string $table ): string {
		global $wpdb;

		return $wpdb->prefix . $table;
	}

	/**
	 * Creates a table unless it exists.
	 *
	 * @param string   $table   Name without prefix.
	 * @param string[] $columns Columns and keys.
	 * @return bool Whether it exists now.
	 */
	public static function create( string $table, array $columns ): bool {
		global $wpdb;

		return self::execute(
			'CREATE TABLE IF NOT EXISTS ' . self::get_name( $table ) . ' ( ' . implode( ', ', $columns ) . ' ) '
				. $wpdb->get_charset_collate(),
			array()
		);
	}

	/**
	 * Drops a table.
	 *
	 * @param string $table Name without prefix.
	 */
	public static function drop( string $table ): void {
		self::execute( 'DROP TABLE IF EXISTS ' . self::get_name( $table ), array() );
	}

	/**
	 * Runs a statement.
	 *
	 * @param string                 $sql    Trusted SQL with placeholders.
	 * @param array<int, int|string> $values Values.
	 * @return bool Whether it succeeded.
	 */
	public static function execute( string $sql, array $values = array() ): bool {
		global $wpdb;

		$suppressed = $wpdb->suppress_errors( true );
		$result     = $wpdb->query( array() === $values ? $sql : (string) $wpdb->prepare( $sql, $values ) );

		$wpdb->suppress_errors( $suppressed );

		return false !== $result;
	}

	/**
	 * Reads rows; none when the table does not exist.
	 *
	 * @param string                 $sql    Trusted SQL with placeholders.
	 * @param array<int, int|string> $values Values.
	 * @return array<int, array<string, string|null>>
	 */
	public static function get_rows( string $sql, array $values ): array {
		global $wpdb;

		$suppressed = $wpdb->suppress_errors( true );
		$rows       = $wpdb->get_results( (string) $wpdb->prepare( $sql, $values ), ARRAY_A );

		$wpdb->suppress_errors( $suppressed );

		return is_array( $rows ) ? $rows : array();
	}
}
