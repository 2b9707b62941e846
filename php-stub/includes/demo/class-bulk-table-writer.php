<?php
/**
 * Table writer: appends rows to one table.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

use PDO;
use PDOStatement;
use RuntimeException;
use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * Collects rows and writes many with one statement: on SQLite by a statement that is
 * prepared once, elsewhere by an INSERT of limited length.
 */
final class Bulk_Table_Writer {
	/** Values in one SQLite statement; every build allows 999. */
	private const MOST_VALUES = 900;

	/** Length of one INSERT in bytes, far below what any server accepts. */
	private const MOST_BYTES = 250000;

	/** Characters that mean nothing inside quotes. */
	private const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 _-.:,@/+|';

	/**
	 * Values of the collected rows, for SQLite.
	 *
	 * @var list<string|int|null>
	 */
	private array $values = array();

	/** Text of the collected rows, for other databases. */
	private string $text = '';

	/** The statement for a full set of rows. */
	private ?PDOStatement $statement = null;

	/**
	 * Opens a table.
	 *
	 * @param wpdb         $wpdb    WordPress's database.
	 * @param PDO|null     $sqlite  Connection for the direct way.
	 * @param string       $table   Full name.
	 * @param list<string> $columns Columns.
	 */
	public function __construct( private wpdb $wpdb, private ?PDO $sqlite, private string $table, private array $columns ) {
	}

	/**
	 * Appends a row.
	 *
	 * @param list<string|int|null> $row A value for each column, in their order.
	 */
	public function add( array $row ): void {
		if ( $this->sqlite ) {
			array_push( $this->values, ...$row );
			if ( count( $this->values ) >= $this->rows_at_once() * count( $this->columns ) ) {
				$this->statement ??= $this->prepare( $this->rows_at_once() );
				$this->statement->execute( $this->values );
				$this->values = array();
			}
			return;
		}
		$this->text .= ( '' === $this->text ? '(' : ',(' ) . implode( ',', array_map( array( $this, 'literal' ), $row ) ) . ')';
		if ( strlen( $this->text ) > self::MOST_BYTES ) {
			$this->flush();
		}
	}

	/**
	 * Writes the rows that are still held.
	 *
	 * @throws RuntimeException When the database refuses them.
	 */
	public function flush(): void {
		if ( $this->values ) {
			$this->prepare( intdiv( count( $this->values ), count( $this->columns ) ) )->execute( $this->values );
			$this->values = array();
		}
		if ( '' !== $this->text ) {
			// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Names are constants, literal() treats each value.
			if ( false === $this->wpdb->query( $this->head() . $this->text ) ) {
				// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Printed on a terminal.
				throw new RuntimeException( 'Could not write to ' . $this->table . ': ' . $this->wpdb->last_error );
			}
			$this->text = '';
		}
	}

	/**
	 * A value as the database reads it. Numbers and plain text need no escaping.
	 *
	 * @param string|int|null $value Value.
	 */
	private function literal( string|int|null $value ): string {
		if ( is_int( $value ) ) {
			return (string) $value;
		}
		if ( null === $value ) {
			return 'NULL';
		}
		return strspn( $value, self::PLAIN ) === strlen( $value ) ? "'" . $value . "'" : $this->wpdb->prepare( '%s', $value );
	}

	/**
	 * Rows in one SQLite statement.
	 */
	private function rows_at_once(): int {
		return intdiv( self::MOST_VALUES, count( $this->columns ) );
	}

	/**
	 * The beginning of the statement.
	 */
	private function head(): string {
		return "INSERT INTO `{$this->table}` (`" . implode( '`,`', $this->columns ) . '`) VALUES ';
	}

	/**
	 * A SQLite statement for some rows.
	 *
	 * @param int $rows How many.
	 */
	private function prepare( int $rows ): PDOStatement {
		$row = '(' . implode( ',', array_fill( 0, count( $this->columns ), '?' ) ) . ')';
		return $this->sqlite->prepare( $this->head() . implode( ',', array_fill( 0, $rows, $row ) ) );
	}
}
