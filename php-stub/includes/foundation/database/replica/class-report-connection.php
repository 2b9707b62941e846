<?php

namespace Storedeck\Foundation\Database\Replica;

use Closure;
use mysqli;
use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Sync_Lock;
use Storedeck\Foundation\Database\Transaction;
use Storedeck\Foundation\Log;
use Storedeck\Foundation\Request_State;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * Reads each answer from one state of one server: from a snapshot of the replica, or from one of the primary on a
 * connection of its own. If a snapshot fails midway, the answer starts again.
 */
final class Report_Connection extends Request_State {

	/** Classes of $wpdb with one server, that of wp-config.php: that of WordPress, and of Query Monitor. */
	private const PLAIN_CLASSES = array( 'wpdb', 'QM_DB' );

	/** Connection of this request to the replica. */
	private ?Replica_Database $replica = null;

	/**
	 * Second connection of this request to the primary. What functions of WordPress read and cache meanwhile, and what
	 * they write, is not of its snapshot.
	 */
	private ?Replica_Database $primary = null;

	/** Whether an answer is being read. */
	private bool $is_running = false;

	/** The connection whose snapshot it is read from. */
	private ?Replica_Database $snapshot = null;

	/** Unix time until which its data reach; null if they are current. */
	private ?int $until = null;

	/** Why the snapshot failed to give it. */
	private ?Replica_Exception $failure = null;

	/**
	 * Options that were read for it, by name.
	 *
	 * @var array<string, mixed>
	 */
	private array $options = array();

	/**
	 * Restores tables that lost rows in a crash of the database, before an answer is read.
	 *
	 * @var callable(): void
	 */
	private $check;

	/**
	 * Whether no table of the snapshot lost rows.
	 *
	 * @var callable(): bool
	 */
	private $are_whole;

	/**
	 * Registers what looks for tables that lost rows, and the snapshot as what queries are read from.
	 *
	 * @param callable(): void $check     Restores them.
	 * @param callable(): bool $are_whole Whether there are none.
	 */
	public static function register( callable $check, callable $are_whole ): void {
		$state            = self::current();
		$state->check     = $check;
		$state->are_whole = $are_whole;

		Database::find_snapshot_with( static fn(): ?Closure => self::has_snapshot() ? self::read( ... ) : null );
	}

	/**
	 * Reads an answer. Inside an answer or a transaction the callback is a part of it.
	 *
	 * @template T
	 * @param callable(): T $answer  Reads reports and changes nothing.
	 * @param bool          $can_lag Whether a replica may give it.
	 * @return T What the callback returns.
	 */
	public static function run( callable $answer, bool $can_lag = true ) {
		$state = self::current();

		if ( $state->is_running || Transaction::is_open() ) {
			return $answer();
		}

		$state->is_running = true;

		try {
			foreach ( array( 'use_replica', 'use_primary' ) as $use ) {
				if ( $state->$use( $can_lag ) ) {
					$result = $state->try_snapshot( $answer );

					if ( null !== $result ) {
						return $result[0];
					}
				}
			}

			( $state->check )();

			return Repeated_Answer::run( $answer );
		} finally {
			$state->replica?->end();
			$state->primary?->end();
			$state->stop();
			$state->is_running = false;
		}
	}

	/**
	 * State of the replica for the current user.
	 */
	public static function check(): Replica_Check {
		try {
			return Replica_Check::run( array( self::class, 'connect' ), get_current_user_id() );
		} finally {
			self::current()->replica?->end();
		}
	}

	/**
	 * Whether the report engine reads from a snapshot. What writes reads the current state of the primary, also inside an
	 * answer.
	 */
	public static function has_snapshot(): bool {
		return null !== self::current()->snapshot && ! Transaction::is_open() && ! Sync_Lock::is_running();
	}

	/**
	 * Whether the report engine reads from the replica.
	 */
	public static function is_replica(): bool {
		return self::has_snapshot() && self::current()->snapshot === self::current()->replica;
	}

	/**
	 * Unix time until which the data of the answer reach, if it is read from a replica that lags.
	 */
	public static function get_until(): ?int {
		return self::is_replica() ? self::current()->until : null;
	}

	/**
	 * Runs a query on the connection of the snapshot.
	 *
	 * @return array<int, array<string, string|null>> Rows.
	 * @throws Replica_Exception When the server reports an error.
	 */
	private static function read( string $sql ): array {
		try {
			return self::current()->snapshot?->read( $sql ) ?? array();
		} catch ( Replica_Exception $error ) {
			// Kept, because a plugin may catch it.
			self::current()->failure = $error;

			throw $error;
		}
	}

	/**
	 * An option that tells which tables are complete, read from the database: on a replica that lags, others are, and a
	 * shared object cache that a server lost may have an earlier value.
	 */
	public static function get_option( string $name ): mixed {
		if ( ! self::has_snapshot() && ! wp_using_ext_object_cache() ) {
			return get_option( $name );
		}

		return self::read_once(
			$name,
			static function () use ( $name ) {
				$rows = Database::rows( 'SELECT option_value FROM {wp:options} WHERE option_name = %s', array( $name ) );

				return maybe_unserialize( $rows[0]['option_value'] ?? false );
			}
		);
	}

	/**
	 * Reads what is the same in all of an answer once for it: with a snapshot nothing changes meanwhile, and without one the
	 * answer is read again if something does.
	 *
	 * @template T
	 * @param string        $name Name of the options.
	 * @param callable(): T $read Reads them.
	 * @return T
	 */
	public static function read_once( string $name, callable $read ) {
		$state = self::current();

		if ( ! $state->is_running || Transaction::is_open() || Sync_Lock::is_running() ) {
			return $read();
		}

		return $state->options[ $name ] ??= $read();
	}

	/**
	 * Forgets the options that were read for the answer.
	 */
	public static function forget_options(): void {
		self::current()->options = array();
	}

	/**
	 * Connects to the replica, once in a request.
	 *
	 * @throws Replica_Exception When that is not possible.
	 */
	public static function connect(): Replica_Database {
		return self::current()->replica ??= new Replica_Database( Replica_Settings::get_connection(), Replica_Settings::get_timeout() );
	}

	/**
	 * Begins to read from the replica if it can give the answer.
	 */
	private function use_replica( bool $can_lag ): bool {
		if ( ! $can_lag || ! Replica_Settings::are_usable() ) {
			return false;
		}

		$check          = Replica_Check::run( array( self::class, 'connect' ), get_current_user_id() );
		$this->snapshot = $check->get_database();
		$this->until    = $check->get_until();

		return null !== $this->snapshot;
	}

	/**
	 * Begins to read from a snapshot of the primary, if another connection reads the same as that of WordPress: not with
	 * SQLite or a class that chooses servers, nor while another plugin or a test has turned off autocommit.
	 */
	private function use_primary(): bool {
		global $wpdb;

		if ( ! $wpdb->dbh instanceof mysqli || ! in_array( get_class( $wpdb ), self::PLAIN_CLASSES, true ) ) {
			return false;
		}

		if ( '1' !== $wpdb->get_var( 'SELECT @@SESSION.autocommit' ) ) {
			return false;
		}

		try {
			$this->primary ??= new Replica_Database( Replica_Settings::get_primary() );
			$this->primary->begin();
		} catch ( Replica_Exception $error ) {
			// The server may have no connection left.
			$this->primary = null;
		}

		$this->snapshot = $this->primary;

		return null !== $this->snapshot;
	}

	/**
	 * Reads an answer from a snapshot.
	 *
	 * @return array{0: mixed}|null What the callback returns; null when the server failed.
	 * @throws Throwable What the callback throws.
	 */
	private function try_snapshot( callable $answer ): ?array {
		$start = microtime( true );

		try {
			if ( ! ( $this->are_whole )() ) {
				// They are filled again by what reads the primary.
				$this->stop();

				return null;
			}

			$result = $answer();
		} catch ( Throwable $error ) {
			if ( null === $this->failure ) {
				throw $error;
			}
		}

		if ( null === $this->failure ) {
			return array( $result ?? null );
		}

		if ( $this->snapshot === $this->replica ) {
			Log::error( 'A report was read from the primary because the replica failed.', $this->failure );

			if ( $this->failure->is_lasting() ) {
				$this->replica = null;

				Replication_Options::suspend( microtime( true ) - $start );
			}
		} elseif ( $this->failure->is_lasting() ) {
			$this->primary = null;
		}

		$this->stop();

		return null;
	}

	/**
	 * Ends reading from a snapshot.
	 */
	private function stop(): void {
		$this->snapshot = null;
		$this->failure  = null;
		$this->options  = array();
	}
}
