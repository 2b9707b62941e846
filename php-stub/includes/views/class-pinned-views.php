<?php
/**
 * Views that people keep at hand.
 *
 * @package Storedeck
 */

namespace Storedeck\Views;

defined( 'ABSPATH' ) || exit;

/**
 * Which views a person sees on the Overview: their own affair, also with views of the shop.
 */
final class Pinned_Views {

	/**
	 * How many somebody can have.
	 */
	public const LIMIT = 12;

	/**
	 * Name of the user meta, after the prefix of the site; one for each pin.
	 */
	private const KEY = 'storedeck_pinned_view';

	/**
	 * Ids of what a person pinned, in that order.
	 *
	 * @param int $user User.
	 * @return list<string>
	 */
	public static function of( int $user ): array {
		return array_values( array_unique( array_filter( (array) get_user_meta( $user, self::key() ), 'is_string' ) ) );
	}

	/**
	 * Pins a view.
	 *
	 * @param int    $user User.
	 * @param string $id   Id.
	 */
	public static function add( int $user, string $id ): void {
		if ( ! in_array( $id, self::of( $user ), true ) ) {
			add_user_meta( $user, self::key(), $id );
		}
	}

	/**
	 * Takes the pin out.
	 *
	 * @param int    $user User.
	 * @param string $id   Id.
	 */
	public static function remove( int $user, string $id ): void {
		delete_user_meta( $user, self::key(), $id );
	}

	/**
	 * Takes out the pins that anybody has in a view.
	 *
	 * @param string $id Id.
	 */
	public static function remove_for_all( string $id ): void {
		delete_metadata( 'user', 0, self::key(), $id, true );
	}

	/**
	 * Takes out all pins on this site.
	 */
	public static function remove_all(): void {
		delete_metadata( 'user', 0, self::key(), '', true );
	}

	/**
	 * Name of the user meta on this site.
	 */
	private static function key(): string {
		global $wpdb;

		return $wpdb->get_blog_prefix() . self::KEY;
	}
}
