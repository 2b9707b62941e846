<?php

namespace Storedeck\Foundation\Database\Replica;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Row_Writer;

defined( 'ABSPATH' ) || exit;

/**
 * Writes the options of Replication_Status on the primary, past the option caches, which may be behind the database.
 */
final class Replication_Options {

	/** Seconds between two heartbeats. */
	private const INTERVAL = 10;

	/** Seconds after which a failed replica is tried again. */
	private const RETRY_AFTER = 15;

	/** Maximum of seconds until then, and how far a time may be ahead. A later time is of a clock that was wrong. */
	public const MAX_AHEAD = 300;

	/**
	 * Writes an option. A number that is lower than the stored one changes nothing, unless the stored one is too far ahead.
	 *
	 * @param int|null $max_ahead By how much the stored number may be higher; null for any number.
	 * @return bool False when the database reports an error.
	 */
	public static function write( string $name, string $value, ?int $max_ahead = null ): bool {
		$sql = Database::prepare(
			"INSERT INTO {wp:options} ( option_name, option_value, autoload ) VALUES ( %s, %s, 'no' )"
				. ' ON DUPLICATE KEY UPDATE option_value = IF( option_value + 0 < VALUES( option_value ) + 0'
				. ' OR option_value > VALUES( option_value ) + %d, VALUES( option_value ), option_value )',
			array( $name, $value, $max_ahead ?? PHP_INT_MAX )
		);

		return null !== Database::attempt( static fn() => Row_Writer::execute( $sql ) );
	}

	/**
	 * Writes the current time, unless the primary has a mark of the last seconds. While a replica lags, it tells until when
	 * it has all changes, also of hours without a change.
	 *
	 * @param Replication_Status $primary Marks of the primary.
	 */
	public static function beat( Replication_Status $primary ): void {
		if ( microtime( true ) - $primary->get_time() > self::INTERVAL ) {
			self::write( Replication_Status::HEARTBEAT, sprintf( '%.3F', microtime( true ) ), self::MAX_AHEAD );
		}
	}

	/**
	 * Records a failure, so that the next requests do not wait for the replica.
	 *
	 * @param float $waited Seconds that this request has waited.
	 */
	public static function suspend( float $waited ): void {
		$delay = min( self::MAX_AHEAD, max( self::RETRY_AFTER, (int) ceil( 2 * $waited ) ) );

		self::write( Replication_Status::RETRY, (string) ( time() + $delay ), self::MAX_AHEAD );
	}

	public static function delete_all(): void {
		foreach ( array( Replication_Status::HEARTBEAT, Replication_Status::RETRY, Replication_Status::REQUIRED ) as $name ) {
			delete_option( $name );
		}
	}
}
