<?php
/**
 * Database server of an answer.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports\Replica;

use Storedeck\Common\Log;
use Storedeck\Common\Transaction;
use Storedeck\Reports\Database;
use Storedeck\Sync\Sync_Lock;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * Chooses for each answer the server from which the report engine reads all of it. If the replica fails midway, the
 * answer starts again on the primary.
 */
final class Report_Connection {

	/**
	 * Connection of this process to the replica.
	 *
	 * @var Replica_Database|null
	 */
	private static ?Replica_Database $replica = null;

	/**
	 * The replica while an answer is read from it.
	 *
	 * @var Replica_Database|null
	 */
	private static ?Replica_Database $current = null;

	/**
	 * Unix time until which the data of the answer reach; null if they are current.
	 *
	 * @var int|null
	 */
	private static ?int $until = null;

	/**
	 * Whether an answer is being read.
	 *
	 * @var bool
	 */
	private static bool $is_running = false;

	/**
	 * Why the replica failed to give the answer.
	 *
	 * @var Replica_Exception|null
	 */
	private static ?Replica_Exception $failure = null;

	/**
	 * Options that were read for the answer, by server and name.
	 *
	 * @var array<string, mixed>
	 */
	private static array $options = array();

	/**
	 * Reads an answer. Inside an answer the callback is a part of it.
	 *
	 * @template T
	 * @param callable(): T $answer Reads reports and changes nothing.
	 * @return T What the callback returns.
	 */
	public static function run( callable $answer ) {
		if ( self::$is_running ) {
			return $answer();
		}

		self::$is_running = true;
		self::$options    = array();

		try {
			if ( ! Replica_Settings::are_usable() ) {
				return $answer();
			}

			$check         = Replica_Check::run( array( self::class, 'connect' ), get_current_user_id() );
			self::$current = $check->get_database();
			self::$until   = $check->get_until();

			return null === self::$current ? $answer() : self::try_replica( $answer );
		} finally {
			self::$replica?->end();
			self::$is_running = false;
			self::stop();
		}
	}

	/**
	 * State of the replica for the current user.
	 */
	public static function check(): Replica_Check {
		try {
			return Replica_Check::run( array( self::class, 'connect' ), get_current_user_id() );
		} finally {
			self::$replica?->end();
		}
	}

	/**
	 * Whether the report engine reads from the replica. What writes reads from the primary, also inside an answer.
	 */
	public static function is_replica(): bool {
		return null !== self::$current && ! Transaction::is_open() && ! Sync_Lock::is_running();
	}

	/**
	 * Unix time until which the data of the answer reach, if it is read from a replica that lags.
	 */
	public static function get_until(): ?int {
		return self::is_replica() ? self::$until : null;
	}

	/**
	 * Runs a query on the replica.
	 *
	 * @param string $sql SQL.
	 * @return array<int, array<string, string|null>> Rows.
	 * @throws Replica_Exception When the replica reports an error.
	 */
	public static function read( string $sql ): array {
		try {
			return null === self::$current ? array() : self::$current->read( $sql );
		} catch ( Replica_Exception $error ) {
			// Kept, because a plugin may catch it.
			self::$failure = $error;

			throw $error;
		}
	}

	/**
	 * An option that tells which tables are complete, read from the database: on a replica that lags, others are, and a
	 * shared object cache that a server lost may have an earlier value.
	 *
	 * @param string $name Name.
	 * @return mixed
	 */
	public static function get_option( string $name ) {
		if ( ! self::is_replica() && ! wp_using_ext_object_cache() ) {
			return get_option( $name );
		}

		$key = ( self::is_replica() ? 'replica ' : 'primary ' ) . $name;

		if ( self::$is_running && array_key_exists( $key, self::$options ) ) {
			return self::$options[ $key ];
		}

		$rows = Database::rows( 'SELECT option_value FROM {wp:options} WHERE option_name = %s', array( $name ) );

		self::$options[ $key ] = maybe_unserialize( $rows[0]['option_value'] ?? false );

		return self::$options[ $key ];
	}

	/**
	 * Forgets the options that were read for the answer.
	 */
	public static function forget_options(): void {
		self::$options = array();
	}

	/**
	 * Connects to the replica, once in a process.
	 *
	 * @throws Replica_Exception When that is not possible.
	 */
	public static function connect(): Replica_Database {
		return self::$replica ??= new Replica_Database();
	}

	/**
	 * Reads an answer from the replica, or from the primary if it fails.
	 *
	 * @param callable $answer Answer.
	 * @return mixed
	 * @throws Throwable What the callback throws.
	 */
	private static function try_replica( callable $answer ) {
		$start  = microtime( true );
		$result = null;

		try {
			$result = $answer();
		} catch ( Throwable $error ) {
			if ( null === self::$failure ) {
				throw $error;
			}
		}

		if ( null === self::$failure ) {
			return $result;
		}

		Log::error( 'A report was read from the primary because the replica failed.', self::$failure );

		if ( self::$failure->is_lasting() ) {
			self::$replica = null;

			Marks_Writer::suspend( microtime( true ) - $start );
		}

		self::stop();

		return $answer();
	}

	/**
	 * Ends reading from the replica.
	 */
	private static function stop(): void {
		self::$current = null;
		self::$failure = null;
		self::$options = array();
	}
}
