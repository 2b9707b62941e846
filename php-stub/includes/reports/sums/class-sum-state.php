<?php

namespace Storedeck\Reports\Sums;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Query_Exception;
use Storedeck\Foundation\Database\Replica\Report_Connection;
use Storedeck\Foundation\Database\Row_Writer;
use Storedeck\Foundation\Database\Sync_Lock;

defined( 'ABSPATH' ) || exit;

/**
 * Stores for each table the version of its definition, and since which day it has the sums of all orders. Reports read the rows of
 * orders for earlier days. A table that lost days has another mark from then on.
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

	/**
	 * Tables that exist in their current version: changes of orders are written to them.
	 *
	 * @param bool $refresh Whether to read the state again, which another process may have changed.
	 * @return array<string, Sum_Table> By name.
	 */
	public static function get_tables( bool $refresh = false ): array {
		$state = $refresh ? self::read_state() : self::get_state();

		return array_filter(
			Sum_Table::get_all(),
			static fn( Sum_Table $table ): bool => $table->version === ( $state[ $table->name ]['version'] ?? '' )
		);
	}

	/**
	 * Whether a table has the sums of all orders since a day.
	 *
	 * @param bool $refresh Whether to read the state again, which another process may have changed.
	 */
	public static function is_complete( Sum_Table $table, string $day, bool $refresh = false ): bool {
		$entry = ( $refresh ? self::read_state() : self::get_state() )[ $table->name ] ?? null;

		return null !== $entry && $table->version === $entry['version'] && $entry['since'] <= $day;
	}

	/** @return array<string, Sum_Table> By name. */
	public static function get_incomplete(): array {
		return array_filter( Sum_Table::get_all(), static fn( Sum_Table $table ): bool => ! self::is_complete( $table, self::ALL ) );
	}

	/**
	 * Prepares tables to be filled: creates those that are missing, and empty ones in place of those of an earlier version.
	 *
	 * @param string $run Id of the job that fills them.
	 * @return bool Whether any table lacks days.
	 */
	public static function begin( string $run ): bool {
		// Another process may have dropped tables since this one read the state.
		self::refresh();

		$incomplete = self::get_incomplete();

		// No process writes to a table that is replaced.
		Sync_Lock::run(
			static function () use ( $incomplete, $run ): void {
				foreach ( array_diff_key( $incomplete, self::get_tables() ) as $name => $table ) {
					// If this process ends before the new table exists, nothing is written to it.
					update_option( self::OPTION, array_diff_key( self::get_state(), array( $name => 0 ) ), true );

					$table->schema->drop();
					$table->schema->create();
				}

				self::set_since( $incomplete, self::NONE, $run );
			}
		);

		return array() !== $incomplete;
	}

	/**
	 * Records since which day the tables of a job are complete. Those that were invalidated meanwhile stay without days.
	 *
	 * @param string $run   Id of the job.
	 * @param string $since Day.
	 */
	public static function advance( string $run, string $since ): void {
		self::set_since( self::get_tables_of( $run ), $since, self::ALL === $since ? '' : $run, $run );
	}

	/** @return array<string, Sum_Table> Tables that a job fills, by name. */
	public static function get_tables_of( string $run ): array {
		self::refresh();

		$state = self::get_state();

		return array_filter( self::get_tables(), static fn( Sum_Table $table ): bool => $run === $state[ $table->name ]['run'] );
	}

	/** Records that an existing table has no complete day any more. */
	public static function invalidate( Sum_Table $table ): void {
		self::set_since( array( $table->name => $table ), self::NONE, '' );
	}

	/**
	 * Removes tables that do not exist.
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
		$stored = array() === $known ? array() : self::read_state();

		foreach ( $known as $name => $entry ) {
			$current = $stored[ $name ] ?? null;

			if ( null === $current || $current['since'] > $entry['since'] || ( $current['mark'] ?? '' ) !== ( $entry['mark'] ?? '' ) ) {
				self::refresh();

				return true;
			}
		}

		return false;
	}

	/** Drops all tables, while no other process fills them or writes orders. */
	public static function drop(): void {
		// Reports that are read meanwhile use the rows.
		delete_option( self::OPTION );

		foreach ( Sum_Table::get_all() as $table ) {
			$table->schema->drop();
		}
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
	 * Stores since which day tables are complete.
	 *
	 * @param array<string, Sum_Table> $tables Tables by name.
	 * @param string                   $since  Day.
	 * @param string                   $run    Id of the job that fills them; empty when there is none.
	 * @param string|null              $owner  Id of the job that must have been filling them until now; null for any or none.
	 */
	private static function set_since( array $tables, string $since, string $run, ?string $owner = null ): void {
		$mark = self::NONE === $since ? bin2hex( random_bytes( 8 ) ) : null;

		self::change(
			static function ( array $state ) use ( $tables, $since, $run, $owner, $mark ): array {
				foreach ( $tables as $name => $table ) {
					if ( null !== $owner && $owner !== ( $state[ $name ]['run'] ?? null ) ) {
						continue;
					}

					$state[ $name ] = array(
						'version' => $table->version,
						'since'   => $since,
						'run'     => $run,
						'mark'    => $mark ?? $state[ $name ]['mark'] ?? '',
					);
				}

				return $state;
			}
		);
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

	/** @return array<string, array{version: string, since: string, run: string, mark?: string}> */
	private static function get_state(): array {
		return self::to_state( Report_Connection::get_option( self::OPTION ) );
	}

	/** @return array<string, array{version: string, since: string, run: string, mark?: string}> */
	private static function read_state(): array {
		return self::to_state( self::read_value() );
	}

	/** @throws Query_Exception When the database reports an error. */
	private static function read_value(): string {
		return (string) Database::value( 'SELECT option_value FROM {wp:options} WHERE option_name = %s', array( self::OPTION ) );
	}

	/** @return array<string, array{version: string, since: string, run: string, mark?: string}> */
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
