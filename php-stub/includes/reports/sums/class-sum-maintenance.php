<?php

namespace Storedeck\Reports\Sums;

use Storedeck\Foundation\Cache\Cache;
use Storedeck\Foundation\Database\Data_Version;
use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Lock;
use Storedeck\Foundation\Database\Query_Exception;
use Storedeck\Foundation\Database\Row_Writer;
use Storedeck\Foundation\Database\Transaction;
use Storedeck\Foundation\Log;

defined( 'ABSPATH' ) || exit;

/**
 * Compares sums with the rows of orders, and merges differences. Only one process at a time changes merged rows.
 */
final class Sum_Maintenance {

	/** Lock that keeps other processes from changing merged rows. */
	public const LOCK = 'sums';

	/** Differences of one transaction. */
	private const MERGED = 1000;

	/** Option with the Unix time when sums were too large to be compared. */
	public const TOO_LARGE = 'storedeck_sums_too_large';

	/** Seconds to wait for another process that changes merged rows. */
	private const TIMEOUT = 20;

	/**
	 * Runs a callback when no other process is changing merged rows.
	 *
	 * @template T
	 * @param callable(): T $callback Callback.
	 * @param bool          $is_due   Whether to wait for another process; otherwise the callback is left out then.
	 * @return T|null What the callback returns.
	 * @throws Query_Exception When it is due, and another process is changing merged rows for long.
	 */
	public static function run( callable $callback, bool $is_due = false ) {
		$lock = new Lock( self::LOCK );

		if ( ! $lock->acquire( $is_due ? self::TIMEOUT : 0 ) ) {
			return $is_due ? throw new Query_Exception( 'Another process is changing sums.' ) : null;
		}

		try {
			return $callback();
		} finally {
			$lock->release();
		}
	}

	/**
	 * Compares the stored sums of some days and their months with the rows of orders,
	 * and corrects them. Tables that are still being filled are left out.
	 *
	 * @param string   $first First day.
	 * @param string   $last  Last day.
	 * @param string[] $names Names of the tables; none for all.
	 * @return int Number of sums that were wrong.
	 * @throws Query_Exception When another process is changing merged rows for long, or the database reports an error.
	 */
	public static function repair_all( string $first, string $last, array $names = array() ): int {
		return self::run(
			static function () use ( $first, $last, $names ): int {
				$tables = array_diff_key( Sum_State::get_tables( true ), Sum_State::get_incomplete( $first ) );
				$tables = array() === $names ? $tables : array_intersect_key( $tables, array_flip( $names ) );
				// Differences, which a database counts, unlike rows that are changed.
				$repair = static fn( Sum_Table $table ): int => self::repair( $table, $first, $last, random_int( 1, PHP_INT_MAX ) );
				$wrong  = array_map( static fn( Sum_Table $table ): ?int => self::unless_too_large( $table, $repair ), $tables );

				if ( in_array( null, $wrong, true ) ) {
					update_option( self::TOO_LARGE, time(), false );
				}

				return array_sum( $wrong );
			},
			true
		);
	}

	/**
	 * Adds to the sums of a table what they differ from the rows of orders, while the
	 * lock is held. Orders can be written meanwhile.
	 *
	 * @param string $first     First day.
	 * @param string $last      Last day.
	 * @param int    $change_id 0 to add it to the merged rows; otherwise an id that no other difference has.
	 * @return int Number of rows that were written.
	 */
	public static function repair( Sum_Table $table, string $first, string $last, int $change_id = 0 ): int {
		if ( ! $table->is_merged ) {
			return 0;
		}

		$is_mysql = ! Database::is_sqlite();
		$written  = 0;

		if ( $is_mysql ) {
			// A sum that does not fit is an error rather than the largest number that does.
			Row_Writer::execute(
				"SET @storedeck_sql_mode = @@SESSION.sql_mode, SESSION sql_mode = CONCAT( @@SESSION.sql_mode, ',STRICT_ALL_TABLES' )"
			);
		}

		try {
			foreach ( array_keys( Sum_Table::DATE_TYPES ) as $type ) {
				if ( $is_mysql ) {
					// Without locks on the rows that are read.
					Row_Writer::execute( 'SET TRANSACTION ISOLATION LEVEL READ COMMITTED' );
				}

				$written += Transaction::run(
					static function () use ( $table, $type, $first, $last, $change_id ): int {
						$rows = 0;

						foreach ( range( 0, (int) $table->has_months ) as $is_month ) {
							$rows += Row_Writer::execute( $table->get_correction_sql( $is_month, $type, $first, $last, $change_id ) );
						}

						return 0 === $change_id ? self::count_changed( $rows ) : $rows;
					},
					Transaction::TRIES
				);
			}
		} finally {
			$is_mysql && Row_Writer::execute( 'SET SESSION sql_mode = @storedeck_sql_mode' );
		}

		return $written;
	}

	/**
	 * Adds differences to the merged rows, until there are none or the time is up. Then reads again what reports read from
	 * merged rows.
	 */
	public static function merge( float $seconds ): void {
		$end     = microtime( true ) + $seconds;
		$version = Data_Version::get( Data_Version::SUMS );

		foreach ( Sum_State::get_tables( true ) as $table ) {
			do {
				$merged = self::unless_too_large( $table, self::merge_next( ... ) );
			} while ( $merged > 0 && microtime( true ) < $end );
		}

		Cache::renew_sums( $version, microtime( true ) + $seconds );
	}

	/**
	 * Merges some differences.
	 *
	 * @return int Number of differences.
	 * @throws Query_Exception When the database reports an error, or sums do not fit.
	 */
	private static function merge_next( Sum_Table $table ): int {
		$merge = static fn( bool $are_whole ): int => Transaction::run(
			static fn(): int => self::merge_batch( $table, self::get_differences( $table, $are_whole ) ),
			Transaction::TRIES
		);

		try {
			return $merge( false );
		} catch ( Query_Exception $error ) {
			return $error->is_too_large() ? $merge( true ) : throw $error;
		}
	}

	/**
	 * Merges differences in the open transaction.
	 *
	 * @param array<int, array<string, string|null>> $rows Differences.
	 * @return int Number of differences.
	 */
	private static function merge_batch( Sum_Table $table, array $rows ): int {
		if ( array() === $rows ) {
			return 0;
		}

		$set = new Sum_Set( $table );

		foreach ( $rows as $row ) {
			$set->add( $row );
			Row_Writer::execute(
				Database::with_tables( 'DELETE FROM {' . $table->table . '} WHERE ' ) . $table->get_key_sql( $row )
			);
		}

		if ( $table->is_merged ) {
			$set->write( true );
		}

		return self::count_changed( count( $rows ) );
	}

	/**
	 * The next differences.
	 *
	 * @param bool      $are_whole Whether those of a sum are together, which takes longer: a part of them may not fit
	 *                             although all of them do.
	 * @return array<int, array<string, string|null>> Rows.
	 */
	private static function get_differences( Sum_Table $table, bool $are_whole ): array {
		// Sorted by an expression, so that the database reads the index of change_id rather than all rows in order.
		$keys = $are_whole ? implode( ', ', array( 'change_id * 0', ...$table->get_key_columns() ) ) : 'change_id';
		$rows = Database::rows(
			'SELECT * FROM {' . $table->table . "} WHERE change_id > 0 ORDER BY $keys LIMIT %d",
			array( $are_whole ? self::MERGED + 1 : self::MERGED )
		);

		if ( count( $rows ) <= self::MERGED ) {
			return $rows;
		}

		$key   = $table->get_key( $rows[ self::MERGED ] );
		$whole = array_filter( $rows, static fn( array $row ): bool => $table->get_key( $row ) !== $key );

		return array() === $whole ? $rows : $whole;
	}

	/**
	 * Runs a callback. Sums that are too large leave a table as it is, which is right: differences are not merged then, and
	 * reports say that they cannot add them. They do not keep other tables from being handled.
	 *
	 * @param callable(Sum_Table): int $callback Callback.
	 * @return int|null What it returns; null when sums are too large.
	 * @throws Query_Exception When the database reports another error.
	 */
	private static function unless_too_large( Sum_Table $table, callable $callback ): ?int {
		try {
			return $callback( $table );
		} catch ( Query_Exception $error ) {
			if ( ! $error->is_too_large() ) {
				throw $error;
			}

			Log::error( "Amounts are too large for the sums of $table->name.", $error );

			return null;
		}
	}

	/**
	 * Records in the open transaction that merged rows change.
	 *
	 * @return int The number of rows.
	 */
	private static function count_changed( int $rows ): int {
		if ( $rows > 0 ) {
			Data_Version::increment( Data_Version::SUMS );
		}

		return $rows;
	}
}
