<?php

namespace Storedeck\Foundation\Database;

use Storedeck\Foundation\Private_Folder;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions -- WordPress has no functions for file locks.

/**
 * Mutual exclusion between PHP processes.
 *
 * A named lock that one process of a site holds at a time.
 *
 * MySQL and MariaDB keep it (GET_LOCK), so it also works across several web
 * servers. SQLite has no named locks; all its processes run on one machine,
 * where a locked file does the same. Both release the lock when the process
 * ends, however it ends.
 *
 * Where locks do not work at all, for example on a file system without them,
 * acquire() succeeds: everything done under a lock can safely run twice.
 */
final class Lock {

	/** Microseconds between two attempts to lock a file. */
	private const RETRY_INTERVAL = 5000;

	/**
	 * Connections on which this process acquired the locks that it holds, by key.
	 *
	 * @var array<string, mixed>
	 */
	private static array $held = array();

	/** Key of the lock while this object holds it. */
	private ?string $key = null;

	/**
	 * The locked file on SQLite.
	 *
	 * @var resource|null
	 */
	private $handle = null;

	/**
	 * Names the lock.
	 *
	 * @param string $name Name within the site: letters, digits and underscores.
	 */
	public function __construct( private string $name ) {
	}

	/**
	 * Acquires the lock.
	 *
	 * @param int $timeout Seconds to wait for another process.
	 * @return bool False when the lock is held elsewhere, also by another object of this process.
	 */
	public function acquire( int $timeout = 0 ): bool {
		global $wpdb;

		// The prefix differs between the sites of a network.
		$key = $wpdb->prefix . $this->name;

		if ( array_key_exists( $key, self::$held ) ) {
			return false;
		}

		$is_acquired = Database::is_sqlite()
			? $this->lock_file( microtime( true ) + $timeout )
			: self::query( 'SELECT GET_LOCK( %s, %d )', array( self::server_name( $key ), $timeout ) );

		if ( $is_acquired ) {
			$this->key          = $key;
			self::$held[ $key ] = null === $this->handle ? $wpdb->dbh : null;
		}

		return $is_acquired;
	}

	/**
	 * Checks that the locks of this process were not lost: the database releases
	 * them when the connection is lost, and $wpdb connects again by itself.
	 *
	 * @throws Query_Exception When one was lost.
	 */
	public static function check_held(): void {
		global $wpdb;

		foreach ( self::$held as $connection ) {
			if ( null !== $connection && $connection !== $wpdb->dbh ) {
				throw new Query_Exception( 'A lock was lost with the connection to the database.', 2006 );
			}
		}
	}

	/**
	 * Releases the lock, if this object holds it.
	 */
	public function release(): void {
		if ( null === $this->key ) {
			return;
		}

		if ( null !== $this->handle ) {
			fclose( $this->handle );
			$this->handle = null;
		} else {
			self::query( 'SELECT RELEASE_LOCK( %s )', array( self::server_name( $this->key ) ) );
		}

		unset( self::$held[ $this->key ] );
		$this->key = null;
	}

	/**
	 * Locks a file.
	 *
	 * @param float $until Unix time until which to try.
	 */
	private function lock_file( float $until ): bool {
		$handle = Private_Folder::prepare() ? fopen( Private_Folder::path( $this->name . '.lock' ), 'cb' ) : false;

		if ( false === $handle ) {
			return true;
		}

		while ( ! flock( $handle, LOCK_EX | LOCK_NB, $is_blocked ) ) {
			if ( ! $is_blocked || microtime( true ) >= $until ) {
				fclose( $handle );

				// A file system without locks fails without another process blocking.
				return ! $is_blocked;
			}

			usleep( self::RETRY_INTERVAL );
		}

		$this->handle = $handle;

		return true;
	}

	/**
	 * Runs a lock function of the database.
	 *
	 * @param string                 $sql    Query with placeholders.
	 * @param array<int, int|string> $values Values.
	 * @return bool False when the database says that the lock is held elsewhere.
	 */
	private static function query( string $sql, array $values ): bool {
		$rows = Database::attempt( static fn() => Database::run_on_primary( Database::prepare( $sql, $values ) ) );

		return '0' !== (string) current( $rows[0] ?? array() );
	}

	/**
	 * Name of the lock on the database server, which other sites share.
	 */
	private static function server_name( string $key ): string {
		return 'storedeck_' . md5( DB_NAME . '|' . $key );
	}
}
