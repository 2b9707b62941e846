<?php

namespace Storedeck\Reports\Sums;

use Storedeck\Foundation\Cache\Cache;
use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Query_Exception;
use Storedeck\Foundation\Database\Replica\Report_Connection;
use Storedeck\Foundation\Database\Transaction;
use Storedeck\Foundation\Log;
use Storedeck\Foundation\Request_State;

defined( 'ABSPATH' ) || exit;

/**
 * Handles tables that another process drops while this one reads them, and tables that are missing or lack rows, for example
 * because a backup was restored without them or in part.
 */
final class Table_Recovery extends Request_State {

	/** How often to read while tables are dropped. */
	private const TRIES = 3;

	/** Whether read() is running. */
	private bool $is_reading = false;

	/**
	 * Reads a report, and again if tables that it may have read were dropped meanwhile. Tables that are missing are forgotten:
	 * what reads them uses the rows of orders until they are filled.
	 *
	 * @template T
	 * @param callable(): T $read Reads a report.
	 * @return T What the callback returns.
	 * @throws Query_Exception When the database reports another error.
	 */
	public static function read( callable $read ) {
		// A snapshot is of one state, and its errors are handled with the whole answer.
		if ( self::current()->is_reading || Transaction::is_open() || Report_Connection::has_snapshot() ) {
			return $read();
		}

		self::current()->is_reading = true;

		try {
			for ( $try = 1; $try < self::TRIES; $try++ ) {
				try {
					$result = $read();

					if ( ! Sum_State::has_lost_days() ) {
						return $result;
					}

					// Tables that are being filled may have given results that were cached.
					Cache::invalidate();
				} catch ( Query_Exception $error ) {
					if ( ! Sum_State::has_lost_days() && ! self::forget() ) {
						throw $error;
					}
				}
			}

			return $read();
		} finally {
			self::current()->is_reading = false;
		}
	}

	/**
	 * Runs what writes sums, and again if it failed because tables are missing.
	 *
	 * @template T
	 * @param callable(): T $run Writes sums, completely or not at all.
	 * @return T What the callback returns.
	 * @throws Query_Exception When the database reports another error.
	 */
	public static function retry( callable $run ) {
		try {
			return $run();
		} catch ( Query_Exception $error ) {
			if ( Transaction::is_open() || ! self::forget() ) {
				throw $error;
			}

			return $run();
		}
	}

	/** Forgets tables that are missing or lack rows, if there are any. */
	public static function check(): void {
		if ( true !== Database::attempt( array( self::class, 'are_whole' ) ) ) {
			self::forget();
		}
	}

	/**
	 * Whether all tables exist and none was emptied or restored in part.
	 *
	 * @throws Query_Exception When a table is missing.
	 */
	public static function are_whole(): bool {
		return array() === self::find_incomplete( Sum_State::get_existing() );
	}

	/**
	 * Finds tables that were emptied or restored in part.
	 *
	 * @param array<string, Stored_Table> $tables Tables by name.
	 * @return string[] Names.
	 * @throws Query_Exception When a table is missing.
	 */
	private static function find_incomplete( array $tables ): array {
		$names = array_keys( $tables );
		$sql   = array_map( static fn( string $name ): string => $tables[ $name ]->get_marker_sql( $name ), $names );

		return array() === $sql ? array() : array_diff( $names, Database::column( implode( ' UNION ALL ', $sql ) ) );
	}

	/**
	 * Forgets tables that are missing or lack rows, and starts to fill them again.
	 *
	 * @return bool Whether there were any.
	 */
	private static function forget(): bool {
		try {
			$names  = Database::column( 'SHOW TABLES LIKE %s', array( Database::esc_like( Database::table( 'wp:storedeck_' ) ) . '%' ) );
			$exists = static fn( Stored_Table $table ): bool => in_array( Database::table( $table->table ), $names, true );
			$known  = Sum_State::get_existing( true );
			$found  = array_filter( $known, $exists );
			$lost   = array_merge( array_keys( array_diff_key( $known, $found ) ), self::find_incomplete( $found ) );

			// Without any table of this plugin, the database was replaced: what reads it fails.
			$is_changed = array() !== $names && Sum_State::forget( $lost );
		} catch ( Query_Exception $error ) {
			// The database does not answer at all.
			return false;
		}

		if ( $is_changed ) {
			Log::error(
				'Tables of report sums are missing or lack rows, and will be filled again.',
				new Query_Exception( implode( ', ', $lost ) )
			);
			Sum_Jobs::fill();
		}

		return $is_changed;
	}
}
