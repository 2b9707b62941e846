<?php
/**
 * Views that everybody in the shop has.
 *
 * @package Storedeck
 */

namespace Storedeck\Views;

use Storedeck\Reports\Database;
use Storedeck\Reports\Query_Exception;

defined( 'ABSPATH' ) || exit;

/**
 * One option for each view; none is loaded with every page.
 */
final class Shared_View_Store implements View_Store {

	/**
	 * Beginning of the names.
	 */
	private const OPTION = 'storedeck_view_';

	/**
	 * How many there may be.
	 */
	public function limit(): int {
		return 200;
	}

	/**
	 * All views, the oldest first.
	 *
	 * @return array<string, View> By id.
	 * @throws Query_Exception When the database reports an error.
	 */
	public function all(): array {
		$views = array();

		foreach ( self::rows() as $row ) {
			$id   = substr( (string) $row['option_name'], strlen( self::OPTION ) );
			$view = View::read( $id, $row['option_value'] );

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
		update_option( self::OPTION . $view->id, $view->to_text(), false );

		return get_option( self::OPTION . $view->id ) === $view->to_text();
	}

	/**
	 * Forgets a view.
	 *
	 * @param string $id Id.
	 */
	public function remove( string $id ): void {
		delete_option( self::OPTION . $id );
	}

	/**
	 * Forgets all.
	 */
	public static function remove_all(): void {
		foreach ( self::rows() as $row ) {
			delete_option( (string) $row['option_name'] );
		}
	}

	/**
	 * What is kept.
	 *
	 * @return array<int, array<string, string|null>>
	 * @throws Query_Exception When the database reports an error.
	 */
	private static function rows(): array {
		global $wpdb;

		return Database::rows(
			'SELECT option_name, option_value FROM {wp:options} WHERE option_name LIKE %s ORDER BY option_id',
			array( $wpdb->esc_like( self::OPTION ) . '%' )
		);
	}
}
