<?php

namespace Storedeck\Foundation\Database\Replica;

use Storedeck\Foundation\Database\Data_Version;
use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Request_State;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.RestrictedClasses -- $wpdb cannot ask SQLite whether another process changed anything.

/**
 * Answers of one state without a second connection.
 *
 * Reads an answer on the connection of WordPress. If another process changed the database meanwhile, it is read again while others
 * wait, and so are those that follow in this request: while a job writes, each statement of an answer would wait for it.
 */
final class Repeated_Answer extends Request_State {

	/** Whether another process changed the database while this request read an answer. */
	private bool $is_disturbed = false;

	/**
	 * Reads an answer.
	 *
	 * @template T
	 * @param callable(): T $answer Reads reports.
	 * @return T What the callback returns.
	 */
	public static function run( callable $answer ) {
		if ( ! self::current()->is_disturbed ) {
			$version = self::get_version();
			$result  = $answer();

			if ( self::get_version() === $version ) {
				return $result;
			}

			self::current()->is_disturbed = true;

			// Options that the attempt has read may be of before the change.
			if ( wp_cache_supports( 'flush_runtime' ) ) {
				wp_cache_flush_runtime();
			}
		}

		Report_Connection::forget_options();

		return self::run_alone( $answer );
	}

	/**
	 * Reads an answer in a transaction, which starts with a lock on SQLite. It may write: results are cached.
	 */
	private static function run_alone( callable $answer ): mixed {
		global $wpdb;

		$suppressed = $wpdb->suppress_errors();

		// If it cannot start, the answer may be of two states.
		$wpdb->query( 'START TRANSACTION' );

		try {
			return $answer();
		} finally {
			$wpdb->query( 'COMMIT' );
			$wpdb->suppress_errors( $suppressed );
		}
	}

	/**
	 * What another process changes: SQLite's number of its changes, or the version of the data.
	 */
	private static function get_version(): string {
		$sqlite = Database::get_sqlite();

		Report_Connection::forget_options();

		return null !== $sqlite
			? (string) $sqlite->query( 'PRAGMA data_version' )->fetchColumn()
			: Data_Version::get() . Data_Version::get( Data_Version::SUMS );
	}
}
