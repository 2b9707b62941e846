<?php

namespace Storedeck\Foundation\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Inserts, updates, replaces and deletes rows. Every database error throws an
 * exception. Writes of several rows belong in Foundation\Database\Transaction.
 */
final class Row_Writer {

	/** Rows of one statement. */
	private const BATCH = 100;

	/**
	 * Inserts a row.
	 *
	 * @param string                               $table Short table name.
	 * @param array<string, string|int|float|null> $row   Columns.
	 * @return int Its id, if the table creates ids.
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function insert( string $table, array $row ): int {
		global $wpdb;

		self::checked( static fn() => $wpdb->insert( Database::table( $table ), $row ) );

		return (int) $wpdb->insert_id;
	}

	/**
	 * Updates rows.
	 *
	 * @param string                               $table Short table name.
	 * @param array<string, string|int|float|null> $row   Columns to change, at least one.
	 * @param array<string, string|int>            $where Columns to compare.
	 * @return int Number of rows that changed.
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function update( string $table, array $row, array $where ): int {
		global $wpdb;

		return self::checked( static fn() => $wpdb->update( Database::table( $table ), $row, $where ) );
	}

	/**
	 * Inserts rows and replaces those with the same key.
	 *
	 * @param string                                           $table Short table name.
	 * @param array<int, array<string, string|int|float|null>> $rows  Rows, all with the same columns.
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function replace( string $table, array $rows ): void {
		self::insert_all( 'REPLACE', $table, $rows, '' );
	}

	/**
	 * Inserts rows.
	 *
	 * @param string                                           $table Short table name.
	 * @param array<int, array<string, string|int|float|null>> $rows  Rows, all with the same columns.
	 * @return int Id of one of them, if the table creates ids.
	 * @throws Query_Exception When the database reports an error, for example because a key exists.
	 */
	public static function append( string $table, array $rows ): int {
		global $wpdb;

		self::insert_all( 'INSERT', $table, $rows, '' );

		return (int) $wpdb->insert_id;
	}

	/**
	 * Inserts rows, and adds numbers to those of rows with the same key.
	 *
	 * @param string                                           $table   Short table name.
	 * @param array<int, array<string, string|int|float|null>> $rows    Rows, all with the same columns.
	 * @param string[]                                         $columns Columns to add.
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function add_to( string $table, array $rows, array $columns ): void {
		$additions = array_map( static fn( string $column ): string => "`$column` = `$column` + VALUES( `$column` )", $columns );

		self::insert_all( 'INSERT', $table, $rows, ' ON DUPLICATE KEY UPDATE ' . implode( ', ', $additions ) );
	}

	/**
	 * Deletes rows.
	 *
	 * @param string $table     Short table name.
	 * @param int[]  $ids       Values of the column.
	 * @param string $condition Trusted SQL of an additional condition.
	 */
	public static function delete( string $table, string $column, array $ids, string $condition = '' ): void {
		foreach ( array_chunk( $ids, 500 ) as $chunk ) {
			self::execute(
				'DELETE FROM `' . Database::table( $table ) . '` WHERE `' . $column . '` IN ( '
				. implode( ', ', array_map( 'intval', $chunk ) ) . ' )' . ( '' === $condition ? '' : ' AND ' . $condition )
			);
		}
	}

	/**
	 * Runs a statement with placeholders.
	 *
	 * @param string                                         $sql    Trusted SQL with {table} names and placeholders.
	 * @param array<int, int|float|string|array<int|string>> $values Values of the placeholders, see Database::prepare().
	 * @return int Number of rows that it changed.
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function run( string $sql, array $values = array() ): int {
		return self::execute( Database::prepare( $sql, $values ) );
	}

	/**
	 * Runs a statement.
	 *
	 * @param string $sql Prepared SQL.
	 * @return int Number of rows that it changed.
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function execute( string $sql ): int {
		global $wpdb;

		return self::checked( static fn() => $wpdb->query( $sql ) );
	}

	/**
	 * Inserts rows.
	 *
	 * @param string                                           $statement INSERT or REPLACE.
	 * @param string                                           $table     Short table name.
	 * @param array<int, array<string, string|int|float|null>> $rows      Rows, all with the same columns.
	 * @param string                                           $suffix    SQL after the rows.
	 * @throws Query_Exception When the database reports an error.
	 */
	private static function insert_all( string $statement, string $table, array $rows, string $suffix ): void {
		global $wpdb;

		foreach ( array_chunk( $rows, self::BATCH ) as $chunk ) {
			$columns  = array_keys( $chunk[0] );
			$rows_sql = array();
			$values   = array();

			foreach ( $chunk as $row ) {
				$placeholders = array();

				foreach ( $columns as $column ) {
					if ( null === $row[ $column ] ) {
						$placeholders[] = 'NULL';
						continue;
					}

					$placeholders[] = is_int( $row[ $column ] ) ? '%d' : '%s';
					$values[]       = $row[ $column ];
				}

				$rows_sql[] = '( ' . implode( ', ', $placeholders ) . ' )';
			}

			self::execute(
				$wpdb->prepare(
					$statement . ' INTO `' . Database::table( $table ) . '` ( `' . implode( '`, `', $columns ) . '` ) VALUES '
						. implode( ', ', $rows_sql ) . $suffix,
					$values
				)
			);
		}
	}

	/**
	 * Runs a statement of $wpdb.
	 *
	 * @param callable(): (int|bool) $statement Returns false when the database reports an error.
	 * @return int Number of rows that it changed.
	 * @throws Query_Exception When the database reports an error.
	 */
	private static function checked( callable $statement ): int {
		global $wpdb;

		$showed_errors = $wpdb->hide_errors();

		try {
			$result = $statement();
		} finally {
			if ( $showed_errors ) {
				$wpdb->show_errors();
			}
		}

		if ( false === $result ) {
			throw Query_Exception::create( 'Could not write to the database. ' . $wpdb->last_error );
		}

		return (int) $result;
	}
}
