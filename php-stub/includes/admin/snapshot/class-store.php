<?php
/**
 * Where snapshots are kept.
 *
 * @package Storedeck
 */

namespace Storedeck\Admin\Snapshot;

defined( 'ABSPATH' ) || exit;

/**
 * A few snapshots for each person; a new one drives the oldest out.
 */
final class Store {

	/**
	 * Snapshots of a person: more than there are reports.
	 */
	private const MOST = 16;

	/**
	 * Seconds for which a snapshot is kept. Its dates are those of a day.
	 */
	private const LIFETIME = 86400;

	/**
	 * What names of snapshots begin with.
	 */
	private const NAME = 'storedeck_snapshot_';

	/**
	 * What a person has on a site: time of each by its place.
	 */
	private const LIST = 'storedeck_snapshots';

	/**
	 * What is kept for the person signed in.
	 *
	 * @param string $place Place, see Token.
	 * @return array{token: string, width: int, height: int, html: string}|null
	 */
	public static function read( string $place ): ?array {
		$kept = get_transient( self::name( $place ) );

		return is_array( $kept ) && isset( $kept['token'], $kept['width'], $kept['height'], $kept['html'] ) ? $kept : null;
	}

	/**
	 * Keeps a snapshot for the person signed in.
	 *
	 * @param Token  $token  What it shows.
	 * @param int    $width  Width of the window, in pixels.
	 * @param int    $height Height of the whole screen, in pixels.
	 * @param string $html   By Markup::of().
	 */
	public static function write( Token $token, int $width, int $height, string $html ): void {
		self::make_room( $token->place );
		set_transient(
			self::name( $token->place ),
			array(
				'token'  => (string) $token,
				'width'  => $width,
				'height' => $height,
				'html'   => $html,
			),
			self::LIFETIME
		);
	}

	/**
	 * Removes all snapshots of the site. Where transients are not in the
	 * database they end by themselves.
	 */
	public static function remove_all(): void {
		global $wpdb;

		foreach ( array( '_transient_', '_transient_timeout_' ) as $kind ) {
			$wpdb->query(
				$wpdb->prepare(
					"DELETE FROM {$wpdb->options} WHERE option_name LIKE %s",
					$wpdb->esc_like( $kind . self::NAME ) . '%'
				)
			);
		}

		delete_metadata( 'user', 0, $wpdb->get_blog_prefix() . self::LIST, '', true );
	}

	/**
	 * Notes a snapshot that is to come, and removes the oldest ones beyond MOST.
	 *
	 * @param string $place Its place.
	 */
	private static function make_room( string $place ): void {
		$user = get_current_user_id();
		$list = get_user_option( self::LIST, $user );
		$list = array( $place => time() ) + ( is_array( $list ) ? $list : array() );

		arsort( $list );

		foreach ( array_keys( array_slice( $list, self::MOST, null, true ) ) as $old ) {
			// A hash of digits alone has become a number.
			delete_transient( self::name( (string) $old ) );
		}

		update_user_option( $user, self::LIST, array_slice( $list, 0, self::MOST, true ) );
	}

	/**
	 * Name of a snapshot.
	 *
	 * @param string $place Its place.
	 */
	private static function name( string $place ): string {
		return self::NAME . get_current_user_id() . '_' . $place;
	}
}
