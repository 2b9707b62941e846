<?php

namespace Storedeck\Reports\Sums;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Query_Exception;
use Storedeck\Foundation\Database\Replica\Report_Connection;
use Storedeck\Foundation\Database\Row_Writer;
use Storedeck\Foundation\Database\Sync_Lock;

defined( 'ABSPATH' ) || exit;

/**
 * Stores for each table the version of its definition, and since which day it has all orders. Reports read the rows of orders for
 * earlier days. A table that loses days has another `run` from then on, that of the job that fills it again if there is one.
 */
final class Sum_State {

	private const OPTION = 'storedeck_sums';

	/** How often to change the stored state that other processes change, too. */
	private const TRIES = 5;

	/** Option that exists while the tables must not be filled. */
	private const SUSPENDED = 'storedeck_sums_suspended';

	/** Day of a table without complete days, and of one with all days. */
	public const NONE = '9999-12-31';
	public const ALL  = '0000-00-00';

	/** @return array<string, Stored_Table> Those of sums, and of the metrics of customers, by name. */
	private static function get_all(): array {
		return Sum_Table::get_all() + array( Customer_Metrics_Table::NAME => Customer_Metrics_Table::get_table() );
	}

	/**
	 * Tables that exist in their current version: changes of orders are written to them.
	 *
	 * @param bool $refresh Whether to read the state again, which another process may have changed.
	 * @return array<string, Stored_Table> By name.
	 */
	public static function get_existing( bool $refresh = false ): array {
		return array_diff_key( self::get_all(), self::get_incomplete( self::NONE, $refresh ) );
	}

	/** @return array<string, Sum_Table> Those of sums, by name. */
	public static function get_tables( bool $refresh = false ): array {
		return array_intersect_key( Sum_Table::get_all(), self::get_existing( $refresh ) );
	}

	/**
	 * Tables that lack orders since a day, or do not exist.
	 *
	 * @param bool $refresh Whether to read the state again, which another process may have changed.
	 * @return array<string, Stored_Table> By name.
	 */
	public static function get_incomplete( string $day = self::ALL, bool $refresh = false ): array {
		$state = self::get_state( $refresh );

		return array_filter(
			self::get_all(),
			static fn( Stored_Table $table, string $name ): bool =>
				$table->version !== ( $state[ $name ]['version'] ?? '' ) || $state[ $name ]['since'] > $day,
			ARRAY_FILTER_USE_BOTH
		);
	}

	/** Whether a table has all orders since a day. */
	public static function is_complete( string $name, string $day, bool $refresh = false ): bool {
		return ! isset( self::get_incomplete( $day, $refresh )[ $name ] );
	}

	/**
	 * Prepares tables to be filled: creates those that are missing, and empty ones in place of those of an earlier version.
	 *
	 * @param string $run Id of the job that fills them.
	 */
	public static function begin( string $run ): void {
		// Another process may have dropped tables since this one read the state.
		self::refresh();

		$incomplete = self::get_incomplete();

		// No process writes to a table that is replaced.
		Sync_Lock::run(
			static function () use ( $incomplete, $run ): void {
				$missing = array_diff_key( $incomplete, self::get_existing() );

				// If this process ends before the new tables exist, nothing is written to them.
				self::forget( array_keys( $missing ) );

				foreach ( $missing as $table ) {
					$table->drop();
					$table->create();
				}

				self::empty( $incomplete, $run );
			}
		);
	}

	/**
	 * Records since which day tables of a job are complete. Those that were invalidated meanwhile stay without days.
	 *
	 * @param string   $run   Id of the job.
	 * @param string   $since Day.
	 * @param string[] $names Tables.
	 */
	public static function advance( string $run, string $since, array $names ): void {
		self::change(
			static function ( array $state ) use ( $run, $since, $names ): array {
				foreach ( $names as $name ) {
					if ( $run === ( $state[ $name ]['run'] ?? '' ) ) {
						$state[ $name ]['since'] = $since;
					}
				}

				return $state;
			}
		);
	}

	/** @return string[] Names of the tables that a job fills. */
	public static function get_names_of( string $run ): array {
		self::refresh();

		$state = self::get_state();

		return array_filter( array_keys( self::get_existing() ), static fn( string $name ): bool => $run === $state[ $name ]['run'] );
	}

	/** Records that an existing table has no complete day any more. */
	public static function invalidate( Sum_Table $table ): void {
		self::empty( array( $table->name => $table ), bin2hex( random_bytes( 8 ) ) );
	}

	/**
	 * Records that tables have no complete day.
	 *
	 * @param array<string, Stored_Table> $tables By name.
	 * @param string                    $run     Id that no earlier record of them has.
	 */
	private static function empty( array $tables, string $run ): void {
		$entries = array_map(
			static fn( Stored_Table $table ): array => array( 'version' => $table->version, 'since' => self::NONE, 'run' => $run ),
			$tables
		);

		self::change( static fn( array $state ): array => array_merge( $state, $entries ) );
	}

	/**
	 * Removes tables that do not exist from the state.
	 *
	 * @param string[] $names Names.
	 * @return bool Whether the stored state had any of them.
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function forget( array $names ): bool {
		return self::change( static fn( array $state ): array => array_diff_key( $state, array_flip( $names ) ) );
	}

	/**
	 * Whether another process dropped or invalidated tables since this one read
	 * which days they have. Then this process reads that again.
	 *
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function has_lost_days(): bool {
		$known  = array_filter( self::get_state(), static fn( array $entry ): bool => self::NONE !== $entry['since'] );
		$stored = array() === $known ? array() : self::get_state( true );

		foreach ( $known as $name => $entry ) {
			$current = $stored[ $name ] ?? null;

			if ( null === $current || $current['since'] > $entry['since'] || $current['run'] !== $entry['run'] ) {
				self::refresh();

				return true;
			}
		}

		return false;
	}

	/** Drops all tables, while no order is written. */
	public static function drop(): void {
		Sync_Lock::run(
			static function (): void {
				// Reports that are read meanwhile use the rows.
				delete_option( self::OPTION );

				foreach ( self::get_all() as $table ) {
					$table->drop();
				}
			}
		);
	}

	public static function suspend( bool $is_suspended ): void {
		$is_suspended ? update_option( self::SUSPENDED, '1', true ) : delete_option( self::SUSPENDED );
	}

	public static function is_suspended(): bool {
		self::refresh();

		wp_cache_delete( self::SUSPENDED, 'options' );

		return '1' === get_option( self::SUSPENDED );
	}

	/**
	 * Changes the stored state, and again if another process has changed it meanwhile.
	 *
	 * @param callable(array): array $change Returns the new state for the stored one.
	 * @return bool Whether the state is another one.
	 * @throws Query_Exception When other processes change it all the time, or the database reports an error.
	 */
	private static function change( callable $change ): bool {
		for ( $try = 0; $try < self::TRIES; $try++ ) {
			$stored = self::read_value();
			$state  = self::to_state( $stored );
			$new    = $change( $state );

			if ( $new === $state ) {
				return false;
			}

			if ( '' === $stored ) {
				self::refresh();
				update_option( self::OPTION, $new, true );
				return true;
			}

			$changed = Row_Writer::run(
				'UPDATE {wp:options} SET option_value = %s WHERE option_name = %s AND option_value = %s',
				array( maybe_serialize( $new ), self::OPTION, $stored )
			);

			self::refresh();

			if ( $changed > 0 ) {
				return true;
			}
		}

		throw new Query_Exception( 'Another process is changing the state of sums.', Query_Exception::LOCKED );
	}

	/**
	 * The state: of each table its version, the first complete day, and the id of the job that fills or filled it.
	 *
	 * @param bool $refresh Whether to read it again, which another process may have changed.
	 * @return array<string, array{version: string, since: string, run: string}> By name.
	 */
	private static function get_state( bool $refresh = false ): array {
		return self::to_state( $refresh ? self::read_value() : Report_Connection::get_option( self::OPTION ) );
	}

	/** @throws Query_Exception When the database reports an error. */
	private static function read_value(): string {
		return (string) Database::value( 'SELECT option_value FROM {wp:options} WHERE option_name = %s', array( self::OPTION ) );
	}

	/** @return array<string, array{version: string, since: string, run: string}> */
	private static function to_state( mixed $value ): array {
		$state = maybe_unserialize( $value );

		return is_array( $state ) ? $state : array();
	}

	/** Forgets the state that this process knows, which another one may have changed since. */
	private static function refresh(): void {
		foreach ( array( 'alloptions', 'notoptions', self::OPTION ) as $key ) {
			wp_cache_delete( $key, 'options' );
		}

		Report_Connection::forget_options();
	}
}
