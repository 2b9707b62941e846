<?php

declare( strict_types=1 );

namespace Storedeck\Tools\Order_Files;

use PDO;
use PDOStatement;
use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Row_Writer;
use Storedeck\Foundation\Database\Transaction;

defined( 'ABSPATH' ) || exit;

/**
 * Collects the rows of all tables, and inserts many of them with one statement. Names of tables are without prefix.
 */
final class Bulk_Database {
	/** Values of one SQLite statement; every build supports 999. */
	private const SQLITE_VALUES = 900;

	/** Values of one statement of other databases. */
	private const OTHER_VALUES = 3000;

	/** Characters that need no escaping in quotes. */
	private const SAFE_CHARACTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 _-.:,@/+|';

	/** Connection to SQLite; null for other databases. */
	private ?PDO $sqlite;

	/**
	 * Columns by table.
	 *
	 * @var array<string, list<string>>
	 */
	private array $columns = array();

	/**
	 * Values of the collected rows by table.
	 *
	 * @var array<string, list<string|int|null>>
	 */
	private array $values = array();

	/**
	 * Prepared SQLite statements by table and number of values.
	 *
	 * @var array<string, PDOStatement>
	 */
	private array $statements = array();

	public function __construct() {
		$this->sqlite = Database::get_sqlite();
	}

	/**
	 * Full name of a table.
	 */
	public function get_table_name( string $table ): string {
		return Database::table( "wp:$table" );
	}

	/**
	 * Adds a row.
	 *
	 * @param array<string, string|int|null> $row Values by column. All rows of a table have the same columns, in any sequence.
	 */
	public function add( string $table, array $row ): void {
		$this->columns[ $table ] ??= array_keys( $row );
		$this->values[ $table ]  ??= array();
		if ( array_keys( $row ) !== $this->columns[ $table ] ) {
			$row = array_replace( array_fill_keys( $this->columns[ $table ], null ), $row );
		}
		array_push( $this->values[ $table ], ...array_values( $row ) );
		if ( count( $this->values[ $table ] ) + count( $row ) > ( $this->sqlite ? self::SQLITE_VALUES : self::OTHER_VALUES ) ) {
			$this->insert( $table );
		}
	}

	/**
	 * Adds a post with its meta.
	 *
	 * @param string                    $gmt     Creation time in GMT.
	 * @param string                    $local   The same in site time.
	 * @param array<string, string|int> $columns ID, post_title, post_name, post_type, guid and others.
	 * @param array<string, mixed>      $metas   See add_metas().
	 */
	public function add_post( string $gmt, string $local, array $columns, array $metas ): void {
		$this->add( 'posts', $columns + array(
			'post_author' => 0, 'post_date' => $local, 'post_date_gmt' => $gmt, 'post_content' => '', 'post_excerpt' => '',
			'post_status' => 'publish', 'comment_status' => 'closed', 'ping_status' => 'closed', 'to_ping' => '', 'pinged' => '',
			'post_modified' => $local, 'post_modified_gmt' => $gmt, 'post_content_filtered' => '', 'post_parent' => 0,
			'menu_order' => 0, 'comment_count' => 0,
		) );
		$this->add_metas( 'postmeta', 'post_id', $columns['ID'], $metas );
	}

	/**
	 * Adds the rows of metas.
	 *
	 * @param string               $column Column of the id of what has them.
	 * @param array<string, mixed> $metas  Values by key: a string, or a list of several.
	 */
	public function add_metas( string $table, string $column, int $id, array $metas ): void {
		foreach ( $metas as $key => $values ) {
			foreach ( (array) $values as $value ) {
				$row = array( $column => $id, 'meta_key' => $key, 'meta_value' => $value );
				$this->add( $table, $row );
			}
		}
	}

	/**
	 * Inserts the rows that are still collected.
	 */
	public function flush(): void {
		array_map( array( $this, 'insert' ), array_keys( array_filter( $this->values ) ) );
	}

	/**
	 * Maximum of a column, 0 when the table is empty.
	 */
	public function get_max( string $table, string $column ): int {
		return (int) Database::value( 'SELECT MAX( %i ) FROM %i', array( $column, $this->get_table_name( $table ) ) );
	}

	/**
	 * Inserts the collected rows of a table.
	 */
	private function insert( string $table ): void {
		$values = $this->values[ $table ];
		$width  = count( $this->columns[ $table ] );
		$insert = "INSERT INTO `{$this->get_table_name( $table )}` (`" . implode( '`,`', $this->columns[ $table ] ) . '`) VALUES ';
		// Rows that cannot be inserted must not be tried again.
		$this->values[ $table ] = array();
		if ( ! $this->sqlite ) {
			$rows = array_chunk( array_map( array( $this, 'to_literal' ), $values ), $width );
			$to_sql = static fn( array $row ): string => '(' . implode( ',', $row ) . ')';
			Row_Writer::execute( $insert . implode( ',', array_map( $to_sql, $rows ) ) );
			return;
		}
		// A failed statement of $wpdb has ended the transaction of this connection.
		if ( Transaction::is_open() ) {
			Transaction::check();
		}
		$row  = '(' . implode( ',', array_fill( 0, $width, '?' ) ) . ')';
		$rows = intdiv( count( $values ), $width );

		$this->statements[ "$table $rows" ] ??= $this->sqlite->prepare( $insert . implode( ',', array_fill( 0, $rows, $row ) ) );
		$this->statements[ "$table $rows" ]->execute( $values );
	}

	/**
	 * SQL literal of a value.
	 */
	private function to_literal( string|int|null $value ): string {
		if ( ! is_string( $value ) ) {
			return (string) ( $value ?? 'NULL' );
		}
		return strspn( $value, self::SAFE_CHARACTERS ) === strlen( $value )
			? "'" . $value . "'"
			: Database::prepare( '%s', array( $value ) );
	}
}
