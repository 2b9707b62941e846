<?php
/**
 * Writes many rows fast.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

use PDO;
use RuntimeException;
use Storedeck\Reports\Database;
use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * Provides table writers and the other statements that filling a database needs.
 */
final class Bulk_Database {
	/**
	 * Connection to SQLite; null for other databases.
	 */
	private ?PDO $sqlite = null;

	/**
	 * Table writers by table name.
	 *
	 * @var array<string, Bulk_Table_Writer>
	 */
	private array $writers = array();

	/**
	 * Connects to the database.
	 *
	 * @param wpdb $wpdb WordPress database.
	 */
	public function __construct( private wpdb $wpdb ) {
		$this->sqlite = self::find_sqlite( $wpdb );
	}

	/**
	 * Full name of a table.
	 *
	 * @param string $table Name without prefix.
	 */
	public function get_table_name( string $table ): string {
		return in_array( $table, array( 'users', 'usermeta' ), true ) ? $this->wpdb->$table : $this->wpdb->prefix . $table;
	}

	/**
	 * Gets the writer of a table.
	 *
	 * @param string       $table   Name without prefix.
	 * @param list<string> $columns Columns in the order of the values; used on the first call only.
	 */
	public function get_writer( string $table, array $columns ): Bulk_Table_Writer {
		$this->writers[ $table ] ??= new Bulk_Table_Writer( $this->wpdb, $this->sqlite, $this->get_table_name( $table ), $columns );
		return $this->writers[ $table ];
	}

	/**
	 * Inserts the rows that all table writers have buffered.
	 */
	public function flush(): void {
		foreach ( $this->writers as $writer ) {
			$writer->flush();
		}
	}

	/**
	 * Maximum of a column, 0 when the table is empty.
	 *
	 * @param string $table  Name without prefix.
	 * @param string $column Column.
	 */
	public function get_max( string $table, string $column ): int {
		return (int) $this->wpdb->get_var( $this->wpdb->prepare( 'SELECT MAX( %i ) FROM %i', $column, $this->get_table_name( $table ) ) );
	}

	/**
	 * Gets a column of the rows in which another column has one of some values.
	 *
	 * @param string           $table    Name without prefix.
	 * @param string           $selected Column to get.
	 * @param string           $column   Column to compare.
	 * @param list<string|int> $values   Values.
	 * @return list<string>
	 */
	public function get_column( string $table, string $selected, string $column, array $values ): array {
		$name  = $this->get_table_name( $table );
		$found = array();
		foreach ( array_chunk( $values, 500 ) as $chunk ) {
			$places = Database::placeholders( $chunk, '%s' );
			// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared,WordPress.DB.PreparedSQLPlaceholders -- Only placeholders are interpolated.
			$query = $this->wpdb->prepare( "SELECT %i FROM %i WHERE %i IN ($places)", $selected, $name, $column, ...$chunk );
			// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Prepared in the line before.
			$found = array_merge( $found, $this->wpdb->get_col( $query ) );
		}
		return $found;
	}

	/**
	 * Gets the ids of posts whose guid contains a string.
	 *
	 * @param string $part String.
	 * @return list<int>
	 */
	public function find_posts_by_guid( string $part ): array {
		$pattern = '%' . $this->wpdb->esc_like( $part ) . '%';
		$found   = $this->wpdb->get_col( $this->wpdb->prepare( 'SELECT ID FROM %i WHERE guid LIKE %s', $this->wpdb->posts, $pattern ) );
		return array_map( 'intval', $found );
	}

	/**
	 * Deletes the rows in which a column has one of some ids.
	 *
	 * @param string    $table  Name without prefix.
	 * @param string    $column Column.
	 * @param list<int> $ids    Ids.
	 */
	public function delete( string $table, string $column, array $ids ): void {
		$name = $this->get_table_name( $table );
		foreach ( array_chunk( $ids, 500 ) as $chunk ) {
			$places = Database::placeholders( $chunk );
			// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared,WordPress.DB.PreparedSQLPlaceholders -- Only placeholders are interpolated.
			$this->run( $this->wpdb->prepare( "DELETE FROM %i WHERE %i IN ($places)", $name, $column, ...$chunk ) );
		}
	}

	/**
	 * Deletes all rows of a table.
	 *
	 * @param string $table Name without prefix.
	 */
	public function truncate( string $table ): void {
		$this->run( $this->wpdb->prepare( 'TRUNCATE TABLE %i', $this->get_table_name( $table ) ) );
	}

	/**
	 * Whether a table has rows; false when the table does not exist.
	 *
	 * @param string $table Name without prefix.
	 */
	public function has_rows( string $table ): bool {
		return null !== $this->wpdb->get_var( $this->wpdb->prepare( 'SELECT 1 FROM %i LIMIT 1', $this->get_table_name( $table ) ) );
	}

	/**
	 * Whether a table exists.
	 *
	 * @param string $table Name without prefix.
	 */
	public function has_table( string $table ): bool {
		$name = $this->get_table_name( $table );
		return $name === $this->wpdb->get_var( $this->wpdb->prepare( 'SHOW TABLES LIKE %s', $this->wpdb->esc_like( $name ) ) );
	}

	/**
	 * Updates a number in rows by id.
	 *
	 * @param string          $table  Name without prefix.
	 * @param string          $key    Column of the id.
	 * @param string          $column Column of the number.
	 * @param array<int, int> $values Numbers by id.
	 */
	public function update_column( string $table, string $key, string $column, array $values ): void {
		$name = $this->get_table_name( $table );
		foreach ( $values as $id => $value ) {
			$this->run( $this->wpdb->prepare( 'UPDATE %i SET %i = %d WHERE %i = %d', $name, $column, $value, $key, $id ) );
		}
	}

	/**
	 * Runs a prepared statement.
	 *
	 * @param string $statement SQL.
	 * @throws RuntimeException When the database reports an error.
	 */
	private function run( string $statement ): void {
		// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Every caller prepares it.
		if ( false === $this->wpdb->query( $statement ) ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Printed on a terminal.
			throw new RuntimeException( 'Database error: ' . $this->wpdb->last_error );
		}
	}

	/**
	 * Gets the connection that the SQLite integration of WordPress uses. Writing
	 * to it directly skips the translation from MySQL.
	 *
	 * @param wpdb $wpdb WordPress database.
	 */
	private static function find_sqlite( wpdb $wpdb ): ?PDO {
		$steps  = array( 'get_driver', 'get_connection', 'get_pdo' );
		$object = $wpdb;
		foreach ( $steps as $step ) {
			if ( ! is_object( $object ) || ! method_exists( $object, $step ) ) {
				return null;
			}
			$object = $object->$step();
		}
		return $object instanceof PDO && 'sqlite' === $object->getAttribute( PDO::ATTR_DRIVER_NAME ) ? $object : null;
	}
}
