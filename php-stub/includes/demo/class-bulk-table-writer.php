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
use Storedeck\Common\Transaction;
use Storedeck\Sync\Row_Writer;
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

	/** Values of a full SQLite statement. */
	private int $full;

	/** INSERT statement without rows. */
	private string $insert;

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
	public function __construct( private wpdb $wpdb, private ?PDO $sqlite, string $table, private array $columns ) {
		$this->full   = self::MAX_VALUES - self::MAX_VALUES % count( $columns );
		$this->insert = "INSERT INTO `$table` (`" . implode( '`,`', $columns ) . '`) VALUES ';
	}

	/**
	 * Adds a row.
	 *
	 * @param list<string|int|null> $row Values in the order of the columns.
	 */
	public function add( array $row ): void {
		if ( $this->sqlite ) {
			array_push( $this->values, ...$row );
			if ( count( $this->values ) === $this->full ) {
				$this->statement ??= $this->prepare();
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
	 */
	public function flush(): void {
		if ( $this->values ) {
			$this->execute( $this->prepare() );
		}
		if ( '' !== $this->sql ) {
			Row_Writer::execute( $this->insert . $this->sql );
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
	 * Prepares a SQLite statement for the buffered rows.
	 */
	private function prepare(): PDOStatement {
		$width = count( $this->columns );
		$row   = '(' . implode( ',', array_fill( 0, $width, '?' ) ) . ')';
		return $this->sqlite->prepare( $this->insert . implode( ',', array_fill( 0, intdiv( count( $this->values ), $width ), $row ) ) );
	}
}
