<?php
/**
 * Screens of the app.
 *
 * @package Storedeck
 */

namespace Storedeck\Admin;

use Storedeck\Store\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Lists the screens for the admin menu and for the router in the browser.
 */
final class Screens {

	/**
	 * Slug of the admin page of all screens.
	 */
	public const PAGE = 'storedeck';

	/**
	 * Slug of the menu of reports. WordPress requires that of its first item.
	 */
	public const ANALYTICS = self::PAGE . '&path=%2Fanalytics%2Foverview';

	/**
	 * All screens in the order of the menus.
	 *
	 * @return array<int, array{id: string, path: string, title: string, capability: string, parent: string}>
	 *         `path` is the `path` argument of the URL; `/` is the page without it.
	 */
	public static function all(): array {
		return array_merge( self::store(), self::analytics() );
	}

	/**
	 * Screens for managing the store.
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

		// The screen edits quantities, which exist only with stock management.
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
	 * @param string $id    ID of the report.
	 * @param string $title Title.
	 * @return array{id: string, path: string, title: string, capability: string, parent: string}
	 */
	private static function report( string $id, string $title ): array {
		return self::screen( $id, '/analytics/' . $id, $title, 'view_woocommerce_reports', self::ANALYTICS );
	}

	/**
	 * A screen.
	 *
	 * @param string $id         ID.
	 * @param string $path       Path.
	 * @param string $title      Title.
	 * @param string $capability Required capability.
	 * @param string $parent     Slug of the menu.
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
	 * Menu slug of a screen, which WordPress converts to `admin.php?page=…`.
	 *
	 * @param string $path Path of the screen.
	 */
	public static function menu_slug( string $path ): string {
		return '/' === $path ? self::PAGE : self::PAGE . '&path=' . rawurlencode( $path );
	}

	/**
	 * Slug of the menu of a screen.
	 *
	 * @param string $path Path of the screen.
	 */
	public static function menu_of( string $path ): string {
		$menus = array_column( self::all(), 'parent', 'path' );

		return $menus[ $path ] ?? self::PAGE;
	}

	/**
	 * Path of the requested screen.
	 */
	public static function current_path(): string {
		// No nonce is needed: the value only selects a screen.
		$path = isset( $_GET['path'] ) && is_string( $_GET['path'] )
			? sanitize_text_field( wp_unslash( $_GET['path'] ) )
			: '/';

		return '' === $path ? '/' : $path;
	}
}
