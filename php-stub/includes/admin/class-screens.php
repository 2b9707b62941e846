<?php
/**
 * The screens of the interface.
 *
 * @package Storedeck
 */

namespace Storedeck\Admin;

defined( 'ABSPATH' ) || exit;

/**
 * The one list from which menu, highlighting and the browser's router are made.
 */
final class Screens {

	/**
	 * Slug of the admin page that shows every screen.
	 */
	public const PAGE = 'storedeck';

	/**
	 * All screens in the order of the menu.
	 *
	 * @return array<int, array{id: string, path: string, title: string, capability: string, parent: string}>
	 *         A path is the `path` of the address, `/` being the page without one.
	 */
	public static function all(): array {
		return array(
			array(
				'id'         => 'home',
				'path'       => '/',
				'title'      => __( 'Home', 'storedeck' ),
				'capability' => 'manage_woocommerce',
				'parent'     => self::PAGE,
			),
			array(
				'id'         => 'revenue',
				'path'       => '/analytics/revenue',
				'title'      => __( 'Revenue', 'storedeck' ),
				'capability' => 'view_woocommerce_reports',
				'parent'     => self::PAGE,
			),
			array(
				'id'         => 'orders',
				'path'       => '/analytics/orders',
				'title'      => __( 'Orders', 'storedeck' ),
				'capability' => 'view_woocommerce_reports',
				'parent'     => self::PAGE,
			),
		);
	}

	/**
	 * Menu slug of a screen. WordPress makes `admin.php?page=…` of it.
	 *
	 * @param string $path Path of the screen.
	 */
	public static function menu_slug( string $path ): string {
		return '/' === $path ? self::PAGE : self::PAGE . '&path=' . rawurlencode( $path );
	}

	/**
	 * Path that the address of this request asks for.
	 */
	public static function current_path(): string {
		// Only read, to find the screen; nothing is changed by it.
		$path = isset( $_GET['path'] ) && is_string( $_GET['path'] )
			? sanitize_text_field( wp_unslash( $_GET['path'] ) )
			: '/';

		return '' === $path ? '/' : $path;
	}
}
