<?php
/**
 * Writes rows that reports read.
 *
 * @package Storedeck
 */

namespace Storedeck\Sync;

use Storedeck\Reports\Database;
use Storedeck\Reports\Query_Exception;

defined( 'ABSPATH' ) || exit;

/**
 * Replaces and deletes rows; an error of the database is never passed over.
 */
final class Row_Writer {

	/**
	 * Rows of one statement.
	 */
	private const AT_ONCE = 100;

	/**
	 * Writes rows in place of those with the same keys.
	 *
	 * @param string                                        $table Short name.
	 * @param array<int, array<string, string|int|float|null>> $rows  Rows, all with the same columns.
	 * @throws Query_Exception When the database refuses them.
	 */
	public static function replace( string $table, array $rows ): void {
		global $wpdb;

		foreach ( array_chunk( $rows, self::AT_ONCE ) as $chunk ) {
			$columns = array_keys( $chunk[0] );
			$places  = array();
			$values  = array();

			foreach ( $chunk as $row ) {
				$line = array();

				foreach ( $columns as $column ) {
					if ( null === $row[ $column ] ) {
						$line[] = 'NULL';
						continue;
					}

					$line[]   = is_int( $row[ $column ] ) ? '%d' : '%s';
					$values[] = $row[ $column ];
				}

				$places[] = '( ' . implode( ', ', $line ) . ' )';
			}

			self::execute(
				$wpdb->prepare(
					'REPLACE INTO `' . Database::table( $table ) . '` ( `' . implode( '`, `', $columns ) . '` ) VALUES '
						. implode( ', ', $places ),
					$values
				)
			);
		}
	}

	/**
	 * Deletes rows.
	 *
	 * @param string $table  Short name.
	 * @param string $column Column.
	 * @param int[]  $ids    Values of the column.
	 * @param string $also   Trusted SQL of a further condition.
	 */
	public static function delete( string $table, string $column, array $ids, string $also = '' ): void {
		foreach ( array_chunk( $ids, 500 ) as $chunk ) {
			self::execute(
				'DELETE FROM `' . Database::table( $table ) . '` WHERE `' . $column . '` IN ( '
				. implode( ', ', array_map( 'intval', $chunk ) ) . ' )' . ( '' === $also ? '' : ' AND ' . $also )
			);
		}
	}

	/**
	 * Does several things as one, so that nobody reads what is half done.
	 *
	 * @param callable(): void $work Work.
	 * @throws \Throwable What the work throws, after it was taken back.
	 */
	public static function transaction( callable $work ): void {
		self::execute( 'START TRANSACTION' );

		try {
			$work();
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
	 * @throws Query_Exception When the database refuses it.
	 */
	public static function execute( string $sql ): void {
		global $wpdb;

		$shown = $wpdb->hide_errors();
		$done  = $wpdb->query( $sql );

		if ( $shown ) {
			$wpdb->show_errors();
		}

		if ( false === $done ) {
			throw new Query_Exception( 'The database did not take it.' );
		}
	}
}
