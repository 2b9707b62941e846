<?php
/**
 * Writes many rows fast.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

use PDO;
use Storedeck\Reports\Database;
use Storedeck\Sync\Row_Writer;
use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * Collects the rows of all tables, and writes many of them with one statement. Names of tables are without prefix.
 */
final class Bulk_Database {
	/** Connection to SQLite; null for other databases. */
	private ?PDO $sqlite;

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
	 * @param string $table Name.
	 */
	public function get_table_name( string $table ): string {
		return in_array( $table, array( 'users', 'usermeta' ), true ) ? $this->wpdb->$table : $this->wpdb->prefix . $table;
	}

	/**
	 * Adds a row.
	 *
	 * @param string                         $table Name.
	 * @param array<string, string|int|null> $row   Values by column; all rows of a table have the columns of the first one, in its order.
	 */
	public function add( string $table, array $row ): void {
		$this->writers[ $table ] ??= new Bulk_Table_Writer( $this->wpdb, $this->sqlite, $this->get_table_name( $table ), array_keys( $row ) );
		$this->writers[ $table ]->add( array_values( $row ) );
	}

	/**
	 * Inserts the rows that are still collected.
	 */
	public function flush(): void {
		foreach ( $this->writers as $writer ) {
			$writer->flush();
		}
	}

	/**
	 * Maximum of a column, 0 when the table is empty.
	 *
	 * @param string $table  Name.
	 * @param string $column Column.
	 */
	public function get_max( string $table, string $column ): int {
		return (int) $this->wpdb->get_var( $this->wpdb->prepare( 'SELECT MAX( %i ) FROM %i', $column, $this->get_table_name( $table ) ) );
	}

	/**
	 * Gets the ids of the rows in which a column has one of some values.
	 *
	 * @param string           $table  Name.
	 * @param string           $id     Column of the id.
	 * @param string           $column Column to compare.
	 * @param list<string|int> $values Values.
	 * @return list<int>
	 */
	public function get_ids( string $table, string $id, string $column, array $values ): array {
		$name  = $this->get_table_name( $table );
		$found = array();
		foreach ( array_chunk( $values, 500 ) as $chunk ) {
			$sql   = "SELECT `$id` AS id FROM `$name` WHERE `$column` IN ( " . Database::placeholders( $chunk, '%s' ) . ' )';
			$found = array_merge( $found, array_column( Database::rows( $sql, $chunk ), 'id' ) );
		}
		return array_map( 'intval', $found );
	}

	/**
	 * Deletes the rows in which a column has one of some ids.
	 *
	 * @param string    $table  Name.
	 * @param string    $column Column.
	 * @param list<int> $ids    Ids.
	 */
	public function delete( string $table, string $column, array $ids ): void {
		foreach ( array_chunk( array_map( 'intval', $ids ), 500 ) as $chunk ) {
			Row_Writer::execute( "DELETE FROM `{$this->get_table_name( $table )}` WHERE `$column` IN ( " . implode( ', ', $chunk ) . ' )' );
		}
	}

	/**
	 * Gets the connection that the SQLite integration of WordPress uses. Writing
	 * to it directly skips the translation from MySQL.
	 *
	 * @param wpdb $wpdb WordPress database.
	 */
	private static function find_sqlite( wpdb $wpdb ): ?PDO {
		$object = $wpdb;
		foreach ( array( 'get_driver', 'get_connection', 'get_pdo' ) as $step ) {
			if ( ! is_object( $object ) || ! method_exists( $object, $step ) ) {
				return null;
			}
			$object = $object->$step();
		}
		return $object instanceof PDO && 'sqlite' === $object->getAttribute( PDO::ATTR_DRIVER_NAME ) ? $object : null;
	}
}
