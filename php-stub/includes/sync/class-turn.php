<?php
/**
 * One at a time.
 *
 * @package Storedeck
 */

namespace Storedeck\Sync;

use Storedeck\Jobs\Export\Export_Folder;
use Storedeck\Reports\Database;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions -- WordPress has no locks.

/**
 * Lets only one process of the shop bring rows of orders and customers up to
 * date. Who waited reads what the one before left, so the newest state stands
 * in the end. It is one turn for all orders, because orders share customers:
 * two first orders of one guest make one customer.
 *
 * The database, or the system where it is SQLite, takes the turn away from a
 * process that ends, however it ends.
 */
final class Turn {

	/**
	 * Longest wait in seconds. Rows that follow beside another process are
	 * better than rows that do not follow, so the work is done then as well.
	 */
	private const PATIENCE = 30;

	/**
	 * Pause between two tries for a file, in microseconds.
	 */
	private const PAUSE = 5000;

	/**
	 * Whether this process has it.
	 *
	 * @var bool
	 */
	private static bool $is_mine = false;

	/**
	 * Waits for the turn and does the work. Not within a transaction, which
	 * would read what stood there before the wait.
	 *
	 * @param callable(): void $work Work.
	 */
	public static function take( callable $work ): void {
		if ( self::$is_mine ) {
			$work();
			return;
		}

		$give          = self::is_file() ? self::take_file() : self::take_name();
		self::$is_mine = true;

		try {
			$work();
		} finally {
			self::$is_mine = false;
			$give();
		}
	}

	/**
	 * Whether the database is a file, which has no locks by name. All processes
	 * that use it run on one machine.
	 */
	private static function is_file(): bool {
		global $wpdb;

		return is_a( $wpdb, 'WP_SQLite_DB' );
	}

	/**
	 * Takes a lock by name, which also holds for processes on other machines.
	 *
	 * @return callable(): void Gives it back.
	 */
	private static function take_name(): callable {
		global $wpdb;

		// Such locks hold for the whole server: shops beside this one have names of their own.
		$name = 'storedeck_' . md5( DB_NAME . '|' . Database::table( 'order_stats' ) );
		$has  = '1' === (string) $wpdb->get_var( $wpdb->prepare( 'SELECT GET_LOCK( %s, %d )', $name, self::PATIENCE ) );

		return static function () use ( $wpdb, $name, $has ): void {
			if ( $has ) {
				$wpdb->get_var( $wpdb->prepare( 'SELECT RELEASE_LOCK( %s )', $name ) );
			}
		};
	}

	/**
	 * Takes a lock on a file.
	 *
	 * @return callable(): void Gives it back.
	 */
	private static function take_file(): callable {
		$handle = Export_Folder::prepare() ? fopen( Export_Folder::lock( 'rows' ), 'cb' ) : false;
		$until  = microtime( true ) + self::PATIENCE;

		// A file system without locks says so at once; waiting would not help.
		while ( false !== $handle && ! flock( $handle, LOCK_EX | LOCK_NB, $is_taken ) && $is_taken && microtime( true ) < $until ) {
			usleep( self::PAUSE );
		}

		return static function () use ( $handle ): void {
			if ( false !== $handle ) {
				fclose( $handle );
			}
		};
	}
}
