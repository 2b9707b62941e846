<?php
/**
 * Maintenance of sums.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports\Sums;

use Storedeck\Common\Lock;
use Storedeck\Common\Transaction;
use Storedeck\Reports\Data_Version;
use Storedeck\Reports\Database;
use Storedeck\Reports\Query_Exception;
use Storedeck\Sync\Row_Writer;

defined( 'ABSPATH' ) || exit;

/**
 * Compares sums with the rows of orders, and merges differences. Only one
 * process at a time changes merged rows.
 */
final class Sum_Maintenance {

	/**
	 * Differences of one transaction.
	 */
	private const MERGED = 1000;

	/**
	 * Seconds to wait for another process that changes merged rows.
	 */
	private const TIMEOUT = 20;

	/**
	 * Lock of the process that changes merged rows.
	 */
	public static function create_lock(): Lock {
		return new Lock( 'sums' );
	}

	/**
	 * Runs a callback unless another process is changing merged rows.
	 *
	 * @param callable(): void $callback Callback.
	 */
	public static function run( callable $callback ): void {
		$lock = self::create_lock();

		if ( $lock->acquire() ) {
			try {
				$callback();
			} finally {
				$lock->release();
			}
		}
	}

	/**
	 * Runs a callback when no other process is changing merged rows.
	 *
	 * @template T
	 * @param callable(): T $callback Callback.
	 * @return T What the callback returns.
	 * @throws Query_Exception When another process is changing merged rows for long.
	 */
	public static function run_exclusively( callable $callback ) {
		$lock = self::create_lock();

		if ( ! $lock->acquire( self::TIMEOUT ) ) {
			throw new Query_Exception( 'Another process is changing sums.' );
		}

		try {
			return $callback();
		} finally {
			$lock->release();
		}
	}

	/**
	 * Computes the sums of some days from the rows of orders, and corrects the
	 * stored sums of all tables.
	 *
	 * @param string   $first First day of a month or of a part of it.
	 * @param string   $last  Last day.
	 * @param string[] $names Names of the tables; none for all.
	 * @return int Number of tables with wrong sums.
	 * @throws Query_Exception When another process is changing merged rows for long, or the database reports an error.
	 */
	public static function repair_all( string $first, string $last, array $names = array() ): int {
		return self::run_exclusively(
			static function () use ( $first, $last, $names ): int {
				$tables = Sum_State::get_tables( true );
				$tables = array() === $names ? $tables : array_intersect_key( $tables, array_flip( $names ) );

				return count( array_filter( $tables, static fn( Sum_Table $table ): bool => self::repair( $table, $first, $last ) ) );
			}
		);
	}

	/**
	 * The same for one table, while the lock is held. Orders can be written
	 * meanwhile.
	 *
	 * @param Sum_Table $table Table.
	 * @param string    $first First day of a month or of a part of it.
	 * @param string    $last  Last day.
	 * @return bool Whether any sum was wrong.
	 */
	public static function repair( Sum_Table $table, string $first, string $last ): bool {
		global $wpdb;

		$differed = 0;

		foreach ( array_keys( Sum_Table::DATE_TYPES ) as $type ) {
			if ( ! is_a( $wpdb, 'WP_SQLite_DB' ) ) {
				// Without locks on the rows that are read.
				Row_Writer::execute( 'SET TRANSACTION ISOLATION LEVEL READ COMMITTED' );
			}

			$differed += Transaction::run(
				static fn(): int => self::count_changed( Row_Writer::execute( $table->get_repair_sql( $type, $first, $last ) ) ),
				Transaction::TRIES
			);
		}

		return $differed > 0;
	}

	/**
	 * Adds differences to the merged rows, until there are none or the time is up.
	 *
	 * @param float $seconds Seconds.
	 */
	public static function merge( float $seconds ): void {
		$end = microtime( true ) + $seconds;

		foreach ( Sum_State::get_tables( true ) as $table ) {
			do {
				$merged = Transaction::run( static fn(): int => self::merge_batch( $table ), Transaction::TRIES );
			} while ( self::MERGED === $merged && microtime( true ) < $end );
		}
	}

	/**
	 * Merges some differences.
	 *
	 * @param Sum_Table $table Table.
	 * @return int Number of differences.
	 */
	private static function merge_batch( Sum_Table $table ): int {
		$rows = Database::rows(
			'SELECT * FROM {' . $table->get_table() . '} WHERE change_id > 0 ORDER BY change_id LIMIT %d',
			array( self::MERGED )
		);

		if ( array() === $rows ) {
			return 0;
		}

		$set = new Sum_Set( $table );

		foreach ( $rows as $row ) {
			$set->add_stored( $row );
			Row_Writer::execute(
				Database::with_tables( 'DELETE FROM {' . $table->get_table() . '} WHERE ' ) . $table->get_key_sql( $row )
			);
		}

		$set->write( 0 );

		return self::count_changed( count( $rows ) );
	}

	/**
	 * Records in the open transaction that merged rows change.
	 *
	 * @param int $rows Number of rows.
	 * @return int The same number.
	 */
	private static function count_changed( int $rows ): int {
		if ( $rows > 0 ) {
			Data_Version::increment( Data_Version::SUMS );
		}

		return $rows;
	}
}
