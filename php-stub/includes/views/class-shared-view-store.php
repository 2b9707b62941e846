<?php

namespace Storedeck\Views;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Query_Exception;

defined( 'ABSPATH' ) || exit;

/**
 * Stores each shared view as an option that is not autoloaded.
 */
final class Shared_View_Store implements View_Store {
	private const OPTION_PREFIX = 'storedeck_view_';

	public function limit(): int {
		return 200;
	}

	public function all(): array {
		$views = array();

		foreach ( self::get_rows() as $row ) {
			$id   = substr( (string) $row['option_name'], strlen( self::OPTION_PREFIX ) );
			$view = View::read( $id, $row['option_value'] );

			if ( null !== $view ) {
				$views[ $id ] = $view;
			}
		}

		return $views;
	}

	public function put( View $view ): bool {
		update_option( self::OPTION_PREFIX . $view->id, $view->to_json(), false );

		return get_option( self::OPTION_PREFIX . $view->id ) === $view->to_json();
	}

	public function remove( string $id ): void {
		delete_option( self::OPTION_PREFIX . $id );
	}

	public static function remove_all(): void {
		foreach ( self::get_rows() as $row ) {
			delete_option( (string) $row['option_name'] );
		}
	}

	/**
	 * Reads the options.
	 *
	 * @return array<int, array<string, string|null>>
	 * @throws Query_Exception When the database reports an error.
	 */
	private static function get_rows(): array {
		return Database::rows(
			'SELECT option_name, option_value FROM {wp:options} WHERE option_name LIKE %s ORDER BY option_id',
			array( Database::esc_like( self::OPTION_PREFIX ) . '%' )
		);
	}
}
