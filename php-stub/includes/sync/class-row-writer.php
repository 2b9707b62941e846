<?php
/**
 * Writes rows to the database.
 *
 * @package Storedeck
 */

namespace Storedeck\Sync;

use Storedeck\Reports\Database;
use Storedeck\Reports\Query_Exception;

defined( 'ABSPATH' ) || exit;

/**
 * Replaces and deletes rows. Every database error throws an exception.
 */
final class Row_Writer {

	/**
	 * Rows of one statement.
	 */
	private const BATCH = 100;

	/**
	 * Inserts rows and replaces those with the same key.
	 *
	 * @param string                                           $table Short table name.
	 * @param array<int, array<string, string|int|float|null>> $rows  Rows, all with the same columns.
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function replace( string $table, array $rows ): void {
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
					'REPLACE INTO `' . Database::table( $table ) . '` ( `' . implode( '`, `', $columns ) . '` ) VALUES '
						. implode( ', ', $rows_sql ),
					$values
				)
			);
		}
	}

	/**
	 * Deletes rows.
	 *
	 * @param string $table     Short table name.
	 * @param string $column    Column.
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
	 * Runs a callback in a transaction.
	 *
	 * @param callable(): void $callback Callback.
	 * @throws \Throwable What the callback throws, after the rollback.
	 */
	public static function transaction( callable $callback ): void {
		self::execute( 'START TRANSACTION' );

		try {
			$callback();
			self::execute( 'COMMIT' );
		} catch ( \Throwable $error ) {
			self::execute( 'ROLLBACK' );
			throw $error;
		}
	}

	/**
	 * Runs a statement.
	 *
	 * @param string $sql Prepared SQL.
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function execute( string $sql ): void {
		global $wpdb;

		$showed_errors = $wpdb->hide_errors();
		$result        = $wpdb->query( $sql );

		if ( $showed_errors ) {
			$wpdb->show_errors();
		}

		if ( false === $result ) {
			throw new Query_Exception( 'Could not write to the database.' );
		}
	}
}
