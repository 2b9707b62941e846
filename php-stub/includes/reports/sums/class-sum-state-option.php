<?php

namespace Storedeck\Reports\Sums;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Query_Exception;
use Storedeck\Foundation\Database\Replica\Report_Connection;
use Storedeck\Foundation\Database\Row_Writer;

defined( 'ABSPATH' ) || exit;

/**
 * Option with the state of the tables of sums, which several processes change.
 */
final class Sum_State_Option {

	/**
	 * Name of the option.
	 */
	public const NAME = 'storedeck_sums';

	/**
	 * How often to change the stored state that other processes change, too.
	 */
	private const TRIES = 5;

	/**
	 * Changes the stored state, and again if another process has changed it meanwhile.
	 *
	 * @param callable(array): array $change Returns the new state for the stored one.
	 * @return bool Whether the state is another one.
	 * @throws Query_Exception When other processes change it all the time, or the database reports an error.
	 */
	public static function change( callable $change ): bool {
		for ( $try = 0; $try < self::TRIES; $try++ ) {
			$stored = self::read_value();
			$state  = self::to_state( $stored );
			$new    = $change( $state );

			if ( $new === $state ) {
				return false;
			}

			if ( '' === $stored ) {
				self::refresh();
				self::save( $new );
				return true;
			}

			$changed = Row_Writer::execute(
				Database::prepare(
					'UPDATE {wp:options} SET option_value = %s WHERE option_name = %s AND option_value = %s',
					array( maybe_serialize( $new ), self::NAME, $stored )
				)
			);

			self::refresh();

			if ( $changed > 0 ) {
				return true;
			}
		}

		throw new Query_Exception( 'Another process is changing the state of sums.', Query_Exception::LOCKED );
	}

	/**
	 * Stores the state.
	 *
	 * @param array<string, array{version: string, since: string, run: string, mark?: string}> $state State.
	 */
	public static function save( array $state ): void {
		update_option( self::NAME, $state, true );
	}

	/**
	 * Stored state.
	 *
	 * @return array<string, array{version: string, since: string, run: string, mark?: string}>
	 */
	public static function get(): array {
		$state = Report_Connection::get_option( self::NAME );

		return is_array( $state ) ? $state : array();
	}

	/**
	 * Stored state, read from the database.
	 *
	 * @return array<string, array{version: string, since: string, run: string, mark?: string}>
	 */
	public static function read(): array {
		return self::to_state( self::read_value() );
	}

	/**
	 * Value of the option in the database.
	 *
	 * @throws \Storedeck\Foundation\Database\Query_Exception When the database reports an error.
	 */
	private static function read_value(): string {
		$rows = Database::rows( 'SELECT option_value FROM {wp:options} WHERE option_name = %s', array( self::NAME ) );

		return (string) ( $rows[0]['option_value'] ?? '' );
	}

	/**
	 * State of a value of the option.
	 *
	 * @return array<string, array{version: string, since: string, run: string, mark?: string}>
	 */
	private static function to_state( string $value ): array {
		$state = maybe_unserialize( $value );

		return is_array( $state ) ? $state : array();
	}

	/**
	 * Forgets the state that this process knows, which another one may have changed
	 * since.
	 */
	public static function refresh(): void {
		foreach ( array( 'alloptions', 'notoptions', self::NAME ) as $key ) {
			wp_cache_delete( $key, 'options' );
		}

		Report_Connection::forget_options();
	}
}
