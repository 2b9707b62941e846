<?php

namespace Storedeck\Foundation\Database;

use mysqli;
use mysqli_driver;
use mysqli_sql_exception;
use Storedeck\Foundation\Hooks\Failures;
use Storedeck\Foundation\Request_State;
use Throwable;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.RestrictedFunctions, WordPress.DB.RestrictedClasses -- $wpdb cannot be kept from connecting again.

/**
 * Runs writes that are stored completely or not at all.
 *
 * $wpdb reports a refused statement only by its return value, which WordPress'
 * own functions ignore, and it connects again by itself, which would commit the
 * rest of a transaction statement by statement. While a transaction is open, the
 * driver therefore throws every error: nothing runs after a refused statement or
 * on another connection. SQLite's driver throws nothing and rolls back by itself;
 * there the next statement throws. This holds for statements of WordPress and other
 * plugins too, also if they expected the error: a statement that may fail belongs
 * outside of a transaction, or must not fail (INSERT IGNORE).
 */
final class Transaction extends Request_State {

	/** How often to run writes that other processes may conflict with. */
	public const TRIES = 5;

	/** Seconds after which no other attempt begins, because each may wait long for another process. */
	private const MAX_SECONDS = 15;

	/**
	 * Errors after which the same statements may succeed: lock wait timeout, deadlock, duplicate key, and a row that
	 * changed since the transaction read it (MariaDB with innodb_snapshot_isolation, the default since 11.6.2).
	 */
	private const RETRYABLE = array( Query_Exception::LOCKED, 1213, 1062, Query_Exception::CHANGED );

	/** Whether it is open. */
	private bool $is_open = false;

	/** Why it cannot be committed. */
	private ?Throwable $failure = null;

	/**
	 * Its connection.
	 *
	 * @var mixed
	 */
	private $connection = null;

	/**
	 * Checks on a new connection whether it was committed.
	 *
	 * @var callable(): bool|null
	 */
	private $commit_check = null;

	/**
	 * Callbacks to run before the commit, by name.
	 *
	 * @var array<string, callable>
	 */
	private array $before = array();

	/**
	 * Callbacks to run after it.
	 *
	 * @var list<callable>
	 */
	private array $after = array();

	/**
	 * Runs a callback in a transaction. Inside an open transaction it becomes a
	 * part of that one.
	 *
	 * @template T
	 * @param callable(): T $callback Callback.
	 * @param int           $tries    How often to run it when the database rolls it back because of another process.
	 * @return T What the callback returns.
	 * @throws Query_Exception When the database refuses a statement. Nothing is stored.
	 * @throws Throwable       What the callback throws. Nothing is stored.
	 */
	public static function run( callable $callback, int $tries = 1 ) {
		if ( self::is_open() ) {
			return self::current()->join( $callback );
		}

		$end = microtime( true ) + self::MAX_SECONDS;

		while ( true ) {
			$transaction = self::current();

			try {
				$result = $transaction->attempt( $callback );
				break;
			} catch ( Query_Exception $error ) {
				if ( --$tries < 1 || microtime( true ) > $end || ! in_array( $error->getCode(), self::RETRYABLE, true ) ) {
					throw $error;
				}

				usleep( wp_rand( 5000, 50000 ) );
			}
		}

		array_map( array( self::class, 'run_after_commit' ), $transaction->after );

		return $result;
	}

	public static function is_open(): bool {
		return self::current()->is_open;
	}

	/**
	 * Runs a callback once before the commit of the open transaction.
	 *
	 * @param string           $name     Name; a callback of the same name is replaced.
	 * @param callable(): void $callback Callback.
	 */
	public static function before_commit( string $name, callable $callback ): void {
		self::current()->before[ $name ] = $callback;
	}

	/**
	 * Sets a callback that checks whether the open transaction was committed, for a connection that is lost before
	 * the database confirms the commit.
	 *
	 * @param callable(): bool $check Reads a row that only this transaction wrote.
	 */
	public static function set_commit_check( callable $check ): void {
		self::current()->commit_check = $check;
	}

	/**
	 * Runs a callback after the commit of the open transaction, or immediately
	 * when none is open. An error of the callback is logged and does not undo the commit.
	 *
	 * @param callable(): void $callback Callback.
	 */
	public static function after_commit( callable $callback ): void {
		if ( self::is_open() ) {
			self::current()->after[] = $callback;
		} else {
			self::run_after_commit( $callback );
		}
	}

	/**
	 * Checks that all earlier statements succeeded and that the connection is
	 * still the same. A filter of `query`.
	 *
	 * @param string $sql The next statement.
	 * @return string
	 * @throws Query_Exception When the transaction cannot be committed.
	 */
	public static function check( $sql = '' ) {
		$transaction            = self::current();
		$transaction->failure ??= $transaction->find_failure();

		if ( null !== $transaction->failure ) {
			throw $transaction->failure;
		}

		return $transaction->join_statement( $sql );
	}

	/**
	 * Finds a reason why the open transaction cannot be committed. A failed statement ends it, also one of other code
	 * that hid the error: the database may have rolled back already, and what follows would be stored
	 * without what came before.
	 */
	private function find_failure(): ?Query_Exception {
		global $wpdb;

		if ( $this->connection !== $wpdb->dbh ) {
			return new Query_Exception( 'The connection to the database was lost.', 2006 );
		}

		if ( '' !== (string) $wpdb->last_error ) {
			return Query_Exception::create( (string) $wpdb->last_error );
		}

		// Other code may have caught what the driver threw.
		if ( $this->connection instanceof mysqli ) {
			$code = mysqli_errno( $this->connection );

			return 0 === $code ? null : new Query_Exception( mysqli_error( $this->connection ), $code );
		}

		return is_callable( array( $this->connection, 'inTransaction' ) ) && ! $this->connection->inTransaction()
			? new Query_Exception( 'The transaction was ended by other code.' )
			: null;
	}

	/**
	 * Makes transactions of other code a part of the open one: beginning another one would commit what this one
	 * has written so far.
	 *
	 * @param string $sql Statement.
	 * @return string
	 * @throws Query_Exception When other code rolls back, which cannot be done for a part of the transaction.
	 */
	private function join_statement( $sql ) {
		if ( 1 !== preg_match( '/^\s*(?:START\s+TRANSACTION|BEGIN|COMMIT|(ROLLBACK))\b(?!.*\bTO\b)/i', (string) $sql, $parts ) ) {
			return $sql;
		}

		if ( isset( $parts[1] ) ) {
			$this->failure = new Query_Exception( 'A part of the transaction was rolled back.' );

			throw $this->failure;
		}

		return 'SELECT 1';
	}

	/**
	 * Runs a callback inside the open transaction.
	 *
	 * @throws Throwable What the callback throws.
	 */
	private function join( callable $callback ): mixed {
		try {
			return $callback();
		} catch ( Throwable $error ) {
			// A nested part that failed cannot be rolled back on its own.
			$this->failure ??= $error;
			throw $error;
		}
	}

	/**
	 * Runs a callback in a transaction once.
	 *
	 * @throws Throwable What the callback throws.
	 */
	private function attempt( callable $callback ): mixed {
		global $wpdb;

		$report     = null;
		$suppressed = $wpdb->suppress_errors();

		$this->is_open = true;

		try {
			if ( false === $wpdb->query( 'START TRANSACTION' ) ) {
				throw Query_Exception::create( (string) $wpdb->last_error );
			}

			$this->connection = $wpdb->dbh;
			$report           = $this->throw_errors();

			add_filter( 'query', array( self::class, 'check' ), -1 );
			Lock::check_held();

			$result = $callback();

			while ( null !== ( $before = array_shift( $this->before ) ) ) {
				$before();
			}

			self::check();
			remove_filter( 'query', array( self::class, 'check' ), -1 );
			$this->commit( $report );

			return $result;
		} catch ( Throwable $error ) {
			self::stop( $report );
			self::roll_back();

			throw self::to_exception( $this->failure ?? $error );
		} finally {
			self::stop( $report );
			self::renew();

			$wpdb->suppress_errors( $suppressed );
		}
	}

	/**
	 * Commits.
	 *
	 * @param int|null $report Mode of the driver to restore before it is asked on a new connection.
	 * @throws Throwable When the transaction was not committed.
	 */
	private function commit( ?int $report ): void {
		global $wpdb;

		try {
			if ( false === $wpdb->query( 'COMMIT' ) ) {
				throw Query_Exception::create( (string) $wpdb->last_error );
			}
		} catch ( mysqli_sql_exception $error ) {
			self::stop( $report );

			if ( null === $this->commit_check || ! ( $this->commit_check )() ) {
				throw $error;
			}
		}
	}

	/**
	 * Makes the driver throw errors.
	 *
	 * @return int|null Previous mode of the driver; null when it is not mysqli.
	 */
	private function throw_errors(): ?int {
		if ( ! $this->connection instanceof mysqli ) {
			return null;
		}

		$mode = ( new mysqli_driver() )->report_mode;

		mysqli_report( MYSQLI_REPORT_ERROR | MYSQLI_REPORT_STRICT );

		return $mode;
	}

	/**
	 * Stops checking statements.
	 *
	 * @param int|null $report Mode of the driver to restore.
	 */
	private static function stop( ?int $report ): void {
		remove_filter( 'query', array( self::class, 'check' ), -1 );

		if ( null !== $report ) {
			mysqli_report( $report );
		}
	}

	/**
	 * Rolls back, and drops what this process has cached meanwhile. On a new connection there is nothing to roll back. From
	 * an object cache that servers or sites share, Shared_Cache deletes what the transaction changed.
	 */
	private static function roll_back(): void {
		global $wpdb;

		$wpdb->query( 'ROLLBACK' );

		if ( wp_cache_supports( 'flush_runtime' ) ) {
			wp_cache_flush_runtime();
		}

		/*
		 * Fires after a transaction was rolled back.
		 *
		 * @since 0.1.0
		 * @stability experimental
		 */
		do_action( 'storedeck_rolled_back' );
	}

	/**
	 * The exception to throw for an error of the driver.
	 */
	private static function to_exception( Throwable $error ): Throwable {
		return $error instanceof mysqli_sql_exception
			? new Query_Exception( $error->getMessage(), (int) $error->getCode(), $error )
			: $error;
	}

	/**
	 * Runs a callback after the commit. It may run transactions of its own.
	 */
	private static function run_after_commit( callable $callback ): void {
		try {
			$callback();
		} catch ( Throwable $error ) {
			Failures::add_contained( 'A callback after data was stored', $error );
		}
	}
}
