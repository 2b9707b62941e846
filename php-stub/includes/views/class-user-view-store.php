<?php

namespace Storedeck\Views;

use Storedeck\Foundation\Database\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Stores the private views of a user as user meta. Each site of a network has its own.
 */
final class User_View_Store implements View_Store {

	/** Prefix of the keys, after that of the site. */
	private const KEY_PREFIX = 'storedeck_view_';

	public function __construct( private int $user ) {
	}

	public function limit(): int {
		return 100;
	}

	public function all(): array {
		$views = array();

		foreach ( (array) get_user_meta( $this->user ) as $key => $values ) {
			$id   = str_starts_with( (string) $key, self::get_prefix() ) ? substr( $key, strlen( self::get_prefix() ) ) : '';
			$view = '' === $id ? null : View::read( $id, $values[0] ?? null );

			if ( null !== $view ) {
				$views[ $id ] = $view;
			}
		}

		return $views;
	}

	public function put( View $view ): bool {
		update_user_meta( $this->user, self::get_prefix() . $view->id, wp_slash( $view->to_json() ) );

		return get_user_meta( $this->user, self::get_prefix() . $view->id, true ) === $view->to_json();
	}

	public function remove( string $id ): void {
		delete_user_meta( $this->user, self::get_prefix() . $id );
	}

	/**
	 * Removes the private views of all users on this site.
	 */
	public static function remove_all(): void {
		$keys = Database::column(
			'SELECT DISTINCT meta_key FROM {wp:usermeta} WHERE meta_key LIKE %s',
			array( Database::esc_like( self::get_prefix() ) . '%' )
		);

		foreach ( $keys as $key ) {
			delete_metadata( 'user', 0, $key, '', true );
		}
	}

	/**
	 * Prefix of the keys on this site.
	 */
	private static function get_prefix(): string {
		return Database::get_user_key( self::KEY_PREFIX );
	}
}
