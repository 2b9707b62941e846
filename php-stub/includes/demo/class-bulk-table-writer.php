<?php
/**
 * Inserts many rows into one table.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

use PDO;
use PDOStatement;
use RuntimeException;
use Storedeck\Common\Transaction;
use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * Buffers rows and inserts many of them with one statement: with a prepared statement on SQLite, with an
 * INSERT of limited length on other databases.
 */
final class Bulk_Table_Writer {
	/** Placeholders of one SQLite statement; every build supports 999. */
	private const MAX_VALUES = 900;

	/** Length of one INSERT in bytes, far below the limit of any server. */
	private const MAX_BYTES = 250000;

	/** Characters that need no escaping in quotes. */
	private const SAFE_CHARACTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 _-.:,@/+|';

	/** Rows of a full SQLite statement. */
	private int $max_rows;

	/** Rows that are buffered for SQLite. */
	private int $rows = 0;

	/**
	 * Values of the buffered rows, for SQLite.
	 *
	 * @var list<string|int|null>
	 */
	private array $values = array();

	/** SQL of the buffered rows, for other databases. */
	private string $sql = '';

	/** The prepared statement for a full buffer. */
	private ?PDOStatement $statement = null;

	/**
	 * Opens a table.
	 *
	 * @param wpdb         $wpdb    WordPress database.
	 * @param PDO|null     $sqlite  Connection to SQLite; null for other databases.
	 * @param string       $table   Full table name.
	 * @param list<string> $columns Columns.
	 */
	public function __construct( private wpdb $wpdb, private ?PDO $sqlite, private string $table, private array $columns ) {
		$this->max_rows = intdiv( self::MAX_VALUES, count( $columns ) );
	}

	/**
	 * Adds a row.
	 *
	 * @param list<string|int|null> $row Values in the order of the columns.
	 */
	public function add( array $row ): void {
		if ( $this->sqlite ) {
			array_push( $this->values, ...$row );
			if ( ++$this->rows === $this->max_rows ) {
				$this->statement ??= $this->prepare( $this->max_rows );
				$this->execute( $this->statement );
			}
			return;
		}
		$this->sql .= ( '' === $this->sql ? '(' : ',(' ) . implode( ',', array_map( array( $this, 'to_literal' ), $row ) ) . ')';
		if ( strlen( $this->sql ) > self::MAX_BYTES ) {
			$this->flush();
		}
	}

	/**
	 * Inserts the buffered rows.
	 *
	 * @throws RuntimeException When the database reports an error.
	 */
	public function flush(): void {
		if ( $this->rows > 0 ) {
			$this->execute( $this->prepare( $this->rows ) );
		}
		if ( '' !== $this->sql ) {
			// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Names are constants, to_literal() escapes each value.
			if ( false === $this->wpdb->query( $this->get_insert() . $this->sql ) ) {
				// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Printed on a terminal.
				throw new RuntimeException( 'Could not write to ' . $this->table . ': ' . $this->wpdb->last_error );
			}
			$this->sql = '';
		}
	}

	/**
	 * Inserts the rows that are buffered for SQLite.
	 *
	 * @param PDOStatement $statement INSERT.
	 */
	private function execute( PDOStatement $statement ): void {
		// A failed statement of $wpdb has ended the transaction of this connection.
		if ( Transaction::is_open() ) {
			Transaction::check();
		}
		$statement->execute( $this->values );
		$this->values = array();
		$this->rows   = 0;
	}

	/**
	 * SQL literal of a value.
	 *
	 * @param string|int|null $value Value.
	 */
	private function to_literal( string|int|null $value ): string {
		if ( is_int( $value ) ) {
			return (string) $value;
		}
		if ( null === $value ) {
			return 'NULL';
		}
		return strspn( $value, self::SAFE_CHARACTERS ) === strlen( $value ) ? "'" . $value . "'" : $this->wpdb->prepare( '%s', $value );
	}

	/**
	 * INSERT statement without rows.
	 */
	private function get_insert(): string {
		return "INSERT INTO `{$this->table}` (`" . implode( '`,`', $this->columns ) . '`) VALUES ';
	}

	/**
	 * Prepares a SQLite statement.
	 *
	 * @param int $rows Number of rows.
	 */
	private function prepare( int $rows ): PDOStatement {
		$row = '(' . implode( ',', array_fill( 0, count( $this->columns ), '?' ) ) . ')';
		return $this->sqlite->prepare( $this->get_insert() . implode( ',', array_fill( 0, $rows, $row ) ) );
	}
}
