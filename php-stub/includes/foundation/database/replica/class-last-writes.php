<?php

namespace Storedeck\Foundation\Database\Replica;

use Storedeck\Foundation\Database\Data_Version;
use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Query_Exception;
use Storedeck\Foundation\Request_State;

defined( 'ABSPATH' ) || exit;

/**
 * Stores for each user the version of their last change, in the transaction of the change. A user never sees a report
 * without it.
 */
final class Last_Writes extends Request_State {

	/** User meta, after the prefix of the site. */
	private const META = 'storedeck_seen_version';

	/** Whether the changes that this process stores were made by others. */
	private bool $is_for_all = false;

	/**
	 * Key of the user meta. Users are shared by the sites of a network.
	 */
	public static function get_key(): string {
		return Database::get_user_key( self::META );
	}

	/**
	 * Runs a callback that syncs changes of any users: who made them is not known, so all users have to see them.
	 *
	 * @param callable(): void $callback Callback.
	 */
	public static function for_all( callable $callback ): void {
		self::current()->is_for_all = true;

		try {
			$callback();
		} finally {
			self::current()->is_for_all = false;
		}
	}

	/**
	 * Records that the current user has made the change of the current version.
	 *
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function record(): void {
		global $wpdb;

		$user = get_current_user_id();

		if ( ! Replica_Settings::are_usable() || 0 === $user && ! self::current()->is_for_all ) {
			return;
		}

		// In a transaction this is the version that it has written.
		$version = (int) $wpdb->get_var(
			(string) $wpdb->prepare( "SELECT option_value FROM $wpdb->options WHERE option_name = %s", Data_Version::OPTION )
		);
		$is_done = self::current()->is_for_all
			? Replication_Options::write( Replication_Status::REQUIRED, (string) $version )
			: self::write_meta( $user, $version );

		if ( ! $is_done ) {
			throw new Query_Exception( 'Could not store the version that a user has to see. ' . $wpdb->last_error );
		}
	}

	/**
	 * Deletes the versions of all users.
	 */
	public static function delete_all(): void {
		delete_metadata( 'user', 0, self::get_key(), '', true );
	}

	/**
	 * Writes the version of a user; without the functions of WordPress, whose actions tell that the user was changed.
	 */
	private static function write_meta( int $user, int $version ): bool {
		global $wpdb;

		$where   = array(
			'user_id'  => $user,
			'meta_key' => self::get_key(), // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- user_id has an index.
		);
		$changed = $wpdb->update( $wpdb->usermeta, array( 'meta_value' => $version ), $where ); // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_value -- It is not a query by value.

		if ( 0 === $changed ) {
			$changed = $wpdb->insert( $wpdb->usermeta, $where + array( 'meta_value' => $version ) ); // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_value -- It is not a query by value.
		}

		wp_cache_delete( $user, 'user_meta' );

		return false !== $changed;
	}
}
