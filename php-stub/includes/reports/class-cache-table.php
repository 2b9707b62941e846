<?php
/**
 * Tables of what was computed and could be computed again.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports;

defined( 'ABSPATH' ) || exit;

/**
 * Makes, reads and writes them. Nothing fails because of such a table: where it
 * is missed or refused, answers only take longer.
 */
final class Cache_Table {

	/**
	 * Full name.
	 *
	 * @param string $table Name without prefix.
	 */
	public static function name( string $table ): string {
		global $wpdb;

		return $wpdb->prefix . $table;
	}

	/**
	 * Makes a table unless it is there.
	 *
	 * @param string   $table Name without prefix.
	 * @param string[] $lines Columns and keys.
	 * @return bool Whether it is there now.
	 */
	public static function make( string $table, array $lines ): bool {
		global $wpdb;

		return self::execute(
			'CREATE TABLE IF NOT EXISTS ' . self::name( $table ) . ' ( ' . implode( ', ', $lines ) . ' ) ' . $wpdb->get_charset_collate(),
			array()
		);
	}

	/**
	 * Removes a table.
	 *
	 * @param string $table Name without prefix.
	 */
	public static function drop( string $table ): void {
		self::execute( 'DROP TABLE IF EXISTS ' . self::name( $table ), array() );
	}

	/**
	 * Runs a statement.
	 *
	 * @param string                 $sql    Trusted SQL with placeholders.
	 * @param array<int, int|string> $values Values.
	 * @return bool Whether the database did it.
	 */
	public static function execute( string $sql, array $values = array() ): bool {
		global $wpdb;

		$suppressed = $wpdb->suppress_errors( true );
		$done       = $wpdb->query( array() === $values ? $sql : (string) $wpdb->prepare( $sql, $values ) );

		$wpdb->suppress_errors( $suppressed );

		return false !== $done;
	}

	/**
	 * Reads rows; none where the table is not there.
	 *
	 * @param string                 $sql    Trusted SQL with placeholders.
	 * @param array<int, int|string> $values Values.
	 * @return array<int, array<string, string|null>>
	 */
	public static function rows( string $sql, array $values ): array {
		global $wpdb;

		$suppressed = $wpdb->suppress_errors( true );
		$rows       = $wpdb->get_results( (string) $wpdb->prepare( $sql, $values ), ARRAY_A );

		$wpdb->suppress_errors( $suppressed );

		return is_array( $rows ) ? $rows : array();
	}
}
