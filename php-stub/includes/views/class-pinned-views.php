<?php

namespace Storedeck\Views;

use Storedeck\Foundation\Database\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Stores which views each user has pinned to the Overview, as user meta. Also
 * shared views are pinned by each user separately.
 */
final class Pinned_Views {

	/** Maximum number of pinned views of a user. */
	public const LIMIT = 12;

	/** Key of the user meta, after the prefix of the site. Each pinned view has its own. */
	private const KEY = 'storedeck_pinned_view';

	/**
	 * IDs of the views that a user has pinned, in this order.
	 *
	 * @return list<string>
	 */
	public static function of( int $user ): array {
		return array_values( array_unique( array_filter( (array) get_user_meta( $user, self::get_key() ), 'is_string' ) ) );
	}

	public static function add( int $user, string $id ): void {
		if ( ! in_array( $id, self::of( $user ), true ) ) {
			add_user_meta( $user, self::get_key(), $id );
		}
	}

	public static function remove( int $user, string $id ): void {
		delete_user_meta( $user, self::get_key(), $id );
	}

	/**
	 * Unpins a view for all users.
	 */
	public static function remove_for_all( string $id ): void {
		delete_metadata( 'user', 0, self::get_key(), $id, true );
	}

	/**
	 * Unpins all views on this site.
	 */
	public static function remove_all(): void {
		delete_metadata( 'user', 0, self::get_key(), '', true );
	}

	/**
	 * Key of the user meta on this site.
	 */
	private static function get_key(): string {
		return Database::get_user_key( self::KEY );
	}
}
