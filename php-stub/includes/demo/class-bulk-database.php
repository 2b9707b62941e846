<?php
/**
 * Database: fast writing of many rows.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

use PDO;
use RuntimeException;
use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * Hands out table writers and runs the few other statements that a fill needs.
 */
final class Bulk_Database {
	/**
	 * The SQLite connection, when WordPress runs on one that can be reached.
	 */
	private ?PDO $sqlite = null;

	/**
	 * Writers by table.
	 *
	 * @var array<string, Bulk_Table_Writer>
	 */
	private array $writers = array();

	/**
	 * Connects.
	 *
	 * @param wpdb $wpdb WordPress's database.
	 */
	public function __construct( private wpdb $wpdb ) {
		$this->sqlite = self::find_sqlite( $wpdb );
	}

	/**
	 * Full name of a table.
	 *
	 * @param string $table Name without prefix.
	 */
	public function name( string $table ): string {
		$shared = array( 'users', 'usermeta' );
		return in_array( $table, $shared, true ) ? $this->wpdb->$table : $this->wpdb->prefix . $table;
	}

	/**
	 * The writer of a table; opened with its columns, later asked for by name.
	 *
	 * @param string       $table   Name without prefix.
	 * @param list<string> $columns Columns, in the order in which values will come.
	 */
	public function writer( string $table, array $columns ): Bulk_Table_Writer {
		$this->writers[ $table ] ??= new Bulk_Table_Writer( $this->wpdb, $this->sqlite, $this->name( $table ), $columns );
		return $this->writers[ $table ];
	}

	/**
	 * Writes what the writers still hold.
	 */
	public function flush(): void {
		foreach ( $this->writers as $writer ) {
			$writer->flush();
		}
	}

	/**
	 * Begins a transaction.
	 */
	public function begin(): void {
		$this->run( 'START TRANSACTION' );
	}

	/**
	 * Ends the transaction and begins the next.
	 */
	public function next(): void {
		$this->commit();
		$this->begin();
	}

	/**
	 * Ends the transaction.
	 */
	public function commit(): void {
		$this->run( 'COMMIT' );
	}

	/**
	 * Takes back what the open transaction, if there is one, has written.
	 */
	public function rollback(): void {
		$this->run( 'ROLLBACK' );
	}

	/**
	 * Highest value of a column, 0 when there are no rows.
	 *
	 * @param string $table  Name without prefix.
	 * @param string $column Column.
	 */
	public function highest( string $table, string $column ): int {
		return (int) $this->wpdb->get_var( $this->wpdb->prepare( 'SELECT MAX( %i ) FROM %i', $column, $this->name( $table ) ) );
	}

	/**
	 * One column of the rows in which another column has one of some values.
	 *
	 * @param string           $table  Name without prefix.
	 * @param string           $wanted Column to read.
	 * @param string           $column Column to compare.
	 * @param list<string|int> $values Values.
	 * @return list<string>
	 */
	public function column( string $table, string $wanted, string $column, array $values ): array {
		$found = array();
		foreach ( array_chunk( $values, 500 ) as $chunk ) {
			$places = implode( ',', array_fill( 0, count( $chunk ), '%s' ) );
			// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared,WordPress.DB.PreparedSQLPlaceholders -- Only placeholders are interpolated.
			$query = $this->wpdb->prepare( "SELECT %i FROM %i WHERE %i IN ($places)", $wanted, $this->name( $table ), $column, ...$chunk );
			// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Prepared in the line before.
			$found = array_merge( $found, $this->wpdb->get_col( $query ) );
		}
		return $found;
	}

	/**
	 * Ids of the posts whose guid contains a text.
	 *
	 * @param string $part Text.
	 * @return list<int>
	 */
	public function posts_with_guid( string $part ): array {
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
		foreach ( array_chunk( $ids, 500 ) as $chunk ) {
			$places = implode( ',', array_fill( 0, count( $chunk ), '%d' ) );
			// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared,WordPress.DB.PreparedSQLPlaceholders -- Only placeholders are interpolated.
			$this->run( $this->wpdb->prepare( "DELETE FROM %i WHERE %i IN ($places)", $this->name( $table ), $column, ...$chunk ) );
		}
	}

	/**
	 * Deletes all rows of a table.
	 *
	 * @param string $table Name without prefix.
	 */
	public function truncate( string $table ): void {
		$this->run( $this->wpdb->prepare( 'TRUNCATE TABLE %i', $this->name( $table ) ) );
	}

	/**
	 * Whether a table has rows; false when there is no such table.
	 *
	 * @param string $table Name without prefix.
	 */
	public function has_rows( string $table ): bool {
		return null !== $this->wpdb->get_var( $this->wpdb->prepare( 'SELECT 1 FROM %i LIMIT 1', $this->name( $table ) ) );
	}

	/**
	 * Whether there is a table.
	 *
	 * @param string $table Name without prefix.
	 */
	public function has_table( string $table ): bool {
		$name = $this->name( $table );
		return $name === $this->wpdb->get_var( $this->wpdb->prepare( 'SHOW TABLES LIKE %s', $this->wpdb->esc_like( $name ) ) );
	}

	/**
	 * Sets a number in rows found by id.
	 *
	 * @param string          $table  Name without prefix.
	 * @param string          $key    Column of the id.
	 * @param string          $column Column of the number.
	 * @param array<int, int> $values Number to set, by id.
	 */
	public function set( string $table, string $key, string $column, array $values ): void {
		foreach ( $values as $id => $value ) {
			$this->run( $this->wpdb->prepare( 'UPDATE %i SET %i = %d WHERE %i = %d', $this->name( $table ), $column, $value, $key, $id ) );
		}
	}

	/**
	 * Runs a statement that is already prepared.
	 *
	 * @param string $statement Statement.
	 * @throws RuntimeException When the database refuses it.
	 */
	private function run( string $statement ): void {
		// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Every caller prepares it.
		if ( false === $this->wpdb->query( $statement ) ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Printed on a terminal.
			throw new RuntimeException( 'The database refused: ' . $this->wpdb->last_error );
		}
	}

	/**
	 * The connection below WordPress's SQLite integration, which otherwise parses each statement as MySQL's.
	 *
	 * @param wpdb $wpdb WordPress's database.
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
