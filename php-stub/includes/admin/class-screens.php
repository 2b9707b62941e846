<?php
/**
 * The screens of the interface.
 *
 * @package Storedeck
 */

namespace Storedeck\Admin;

use Storedeck\Store\Settings;

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
	 * Menu of the reports: the slug of its first entry, as WordPress wants it.
	 */
	public const ANALYTICS = self::PAGE . '&path=%2Fanalytics%2Foverview';

	/**
	 * All screens in the order of the menus.
	 *
	 * @return array<int, array{id: string, path: string, title: string, capability: string, parent: string}>
	 *         A path is the `path` of the address, `/` being the page without one.
	 */
	public static function all(): array {
		return array_merge( self::store(), self::analytics() );
	}

	/**
	 * Screens that the shop is run with.
	 *
	 * @return array<int, array{id: string, path: string, title: string, capability: string, parent: string}>
	 */
	private static function store(): array {
		$screens = array(
			self::screen( 'home', '/', __( 'Home', 'storedeck' ), 'manage_woocommerce' ),
			self::screen( 'inbox', '/inbox', __( 'Inbox', 'storedeck' ), 'manage_woocommerce' ),
			self::screen( 'customers', '/customers', __( 'Customers', 'storedeck' ), 'view_woocommerce_reports' ),
			self::screen( 'reviews', '/reviews', __( 'Reviews', 'storedeck' ), 'manage_woocommerce' ),
		);

		// A shop that does not count its stock has nothing to edit of it.
		if ( Settings::is_stock_managed() ) {
			$screens[] = self::screen( 'edit-stock', '/stock', __( 'Stock', 'storedeck' ), 'manage_woocommerce' );
		}

		array_push(
			$screens,
			self::screen( 'payments', '/payments', __( 'Payments', 'storedeck' ), 'manage_woocommerce' ),
			self::screen( 'extensions', '/extensions', __( 'Extensions', 'storedeck' ), 'activate_plugins' ),
			self::screen( 'import-export', '/import-export', __( 'Import and export', 'storedeck' ), 'manage_woocommerce' ),
			self::screen( 'settings', '/settings', __( 'Settings', 'storedeck' ), 'manage_woocommerce' ),
			self::screen( 'setup', '/setup-wizard', __( 'Set up', 'storedeck' ), 'manage_woocommerce' )
		);

		return $screens;
	}

	/**
	 * Screens of the reports.
	 *
	 * @return array<int, array{id: string, path: string, title: string, capability: string, parent: string}>
	 */
	private static function analytics(): array {
		$screens = array(
			self::report( 'overview', __( 'Overview', 'storedeck' ) ),
			self::report( 'revenue', __( 'Revenue', 'storedeck' ) ),
			self::report( 'orders', __( 'Orders', 'storedeck' ) ),
			self::report( 'products', __( 'Products', 'storedeck' ) ),
			self::report( 'variations', __( 'Variations', 'storedeck' ) ),
			self::report( 'categories', __( 'Categories', 'storedeck' ) ),
			self::report( 'coupons', __( 'Coupons', 'storedeck' ) ),
			self::report( 'taxes', __( 'Taxes', 'storedeck' ) ),
			self::report( 'downloads', __( 'Downloads', 'storedeck' ) ),
		);

		if ( Settings::is_stock_managed() ) {
			$screens[] = self::report( 'stock', __( 'Stock', 'storedeck' ) );
		}

		$screens[] = self::screen(
			'analytics-settings',
			'/analytics/settings',
			__( 'Settings', 'storedeck' ),
			'manage_woocommerce',
			self::ANALYTICS
		);

		return $screens;
	}

	/**
	 * Screen of a report.
	 *
	 * @param string $id    Name of the report.
	 * @param string $title Title.
	 * @return array{id: string, path: string, title: string, capability: string, parent: string}
	 */
	private static function report( string $id, string $title ): array {
		return self::screen( $id, '/analytics/' . $id, $title, 'view_woocommerce_reports', self::ANALYTICS );
	}

	/**
	 * A screen.
	 *
	 * @param string $id         Name.
	 * @param string $path       Path.
	 * @param string $title      Title.
	 * @param string $capability What opens it.
	 * @param string $parent     Menu that it stands in.
	 * @return array{id: string, path: string, title: string, capability: string, parent: string}
	 */
	private static function screen( string $id, string $path, string $title, string $capability, string $parent = self::PAGE ): array {
		return array(
			'id'         => $id,
			'path'       => $path,
			'title'      => $title,
			'capability' => $capability,
			'parent'     => $parent,
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
	 * Menu that the screen of a path stands in.
	 *
	 * @param string $path Path of the screen.
	 */
	public static function menu_of( string $path ): string {
		$menus = array_column( self::all(), 'parent', 'path' );

		return $menus[ $path ] ?? self::PAGE;
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
