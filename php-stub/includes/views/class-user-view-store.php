<?php
/**
 * Views that a person keeps for themselves.
 *
 * @package Storedeck
 */

namespace Storedeck\Views;

defined( 'ABSPATH' ) || exit;

/**
 * One user meta for each view. Of a network, each site has its own.
 */
final class User_View_Store implements View_Store {

	/**
	 * Beginning of the names, after the prefix of the site.
	 */
	private const KEY = 'storedeck_view_';

	/**
	 * Whose views.
	 *
	 * @param int $user User.
	 */
	public function __construct( private int $user ) {
	}

	/**
	 * How many there may be.
	 */
	public function limit(): int {
		return 100;
	}

	/**
	 * All views, the oldest first.
	 *
	 * @return array<string, View> By id.
	 */
	public function all(): array {
		$views = array();

		foreach ( (array) get_user_meta( $this->user ) as $key => $values ) {
			$id   = str_starts_with( (string) $key, self::key() ) ? substr( $key, strlen( self::key() ) ) : '';
			$view = '' === $id ? null : View::read( $id, $values[0] ?? null );

			if ( null !== $view ) {
				$views[ $id ] = $view;
			}
		}

		return $views;
	}

	/**
	 * Keeps a view.
	 *
	 * @param View $view View.
	 * @return bool Whether it is kept.
	 */
	public function put( View $view ): bool {
		update_user_meta( $this->user, self::key() . $view->id, wp_slash( $view->to_text() ) );

		return get_user_meta( $this->user, self::key() . $view->id, true ) === $view->to_text();
	}

	/**
	 * Forgets a view.
	 *
	 * @param string $id Id.
	 */
	public function remove( string $id ): void {
		delete_user_meta( $this->user, self::key() . $id );
	}

	/**
	 * Forgets the views that all people of this site keep.
	 */
	public static function remove_all(): void {
		global $wpdb;

		$keys = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT DISTINCT meta_key FROM $wpdb->usermeta WHERE meta_key LIKE %s",
				$wpdb->esc_like( self::key() ) . '%'
			)
		);

		foreach ( $keys as $key ) {
			delete_metadata( 'user', 0, $key, '', true );
		}
	}

	/**
	 * Beginning of the names on this site.
	 */
	private static function key(): string {
		global $wpdb;

		return $wpdb->get_blog_prefix() . self::KEY;
	}
}
