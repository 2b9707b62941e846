<?php

namespace Storedeck\Admin;

use Storedeck\Foundation\Request_State;
use Storedeck\Foundation\Settings\Settings;
use Storedeck\Host\Host;
use Storedeck\Host\Own_Store;
use Storedeck\Reports\Registry;
use Storedeck\Sync\Report_Source;

defined( 'ABSPATH' ) || exit;

/**
 * Lists the screens for the admin menu and for the router in the browser.
 */
final class Screens extends Request_State {

	/**
	 * Slug of the admin page of all screens.
	 */
	public const PAGE = Own_Store::PAGE;

	/**
	 * Capability of everything that shows reports.
	 */
	private const VIEW_REPORTS = 'view_woocommerce_reports';

	/**
	 * Slug of the own menu of reports. WordPress requires that of its first item.
	 */
	public const ANALYTICS = self::PAGE . '&path=%2Fanalytics%2Foverview';

	/**
	 * Path of the comparison of the reports with those of WooCommerce. It has no menu item; the Analytics settings link to
	 * it.
	 */
	public const COMPARISON = '/analytics/report-comparison';

	/**
	 * Path of the list of coupons.
	 */
	private const COUPONS = '/coupons';

	/**
	 * Adds screens to those of the app.
	 *
	 * @var (callable( list<array<string, string>> ): list<array<string, string>>)|null
	 */
	private $added = null;

	/**
	 * Registers what adds screens to those of the app.
	 *
	 * @param callable( list<array<string, string>> ): list<array<string, string>> $add Returns the screens with its own.
	 */
	public static function add_with( callable $add ): void {
		self::current()->added = $add;
	}

	/**
	 * All screens in the order of the menus, those of reports only if the current user has access to them.
	 *
	 * @return array<int, array{id: string, path: string, title: string, capability: string, parent: string}>
	 *         `path` is the `path` argument of the URL; `/` is the page without it.
	 */
	public static function all(): array {
		$screens = array_merge(
			self::store(),
			self::of_plugins( 'store', self::PAGE ),
			self::analytics(),
			self::of_plugins( 'analytics', self::get_analytics_menu() )
		);

		$added   = self::current()->added;
		$by_path = array();

		// Of several screens with the same path, the first one is kept.
		foreach ( null === $added ? $screens : $added( $screens ) as $screen ) {
			$by_path += array( $screen['path'] => $screen );
		}

		return array_values( $by_path );
	}

	/**
	 * Screens for managing the store.
	 *
	 * @return array<int, array{id: string, path: string, title: string, capability: string, parent: string}>
	 */
	private static function store(): array {
		$store      = Host::get_store();
		$is_managed = Settings::is_stock_managed();
		$screens    = array(
			self::screen( 'home', '/', __( 'Home', 'storedeck' ) ),
			self::screen( 'inbox', '/inbox', __( 'Inbox', 'storedeck' ) ),
			...self::other_reports(),
			self::screen( 'reviews', '/reviews', __( 'Reviews', 'storedeck' ) ),
			// WooCommerce has its own menus of them.
			$store->has_menu( 'orders' ) ? null : self::screen( 'edit-orders', '/orders', __( 'Orders', 'storedeck' ) ),
			$store->has_menu( 'products' ) ? null : self::screen( 'edit-products', '/products', __( 'Products', 'storedeck' ) ),
			$store->has_menu( 'coupons' ) ? null : self::screen( 'edit-coupons', self::COUPONS, __( 'Coupons', 'storedeck' ) ),
			// The screen edits quantities, which exist only with stock management.
			$is_managed ? self::screen( 'edit-stock', '/stock', __( 'Stock', 'storedeck' ) ) : null,
			// It needs the rows of reports, which are not kept up while WooCommerce's reports are shown.
			$is_managed && Report_Source::is_storedeck_chosen()
				? self::screen( 'reorder', '/reorder', __( 'Reorder', 'storedeck' ) )
				: null,
			self::screen( 'payments', '/payments', self::get_payments_title() ),
			// WooCommerce has tax rates in its settings.
			$store->has_menu( 'taxes' ) ? null : self::screen( 'tax-rates', '/tax-rates', __( 'Tax rates', 'storedeck' ) ),
			self::screen( 'extensions', '/extensions', __( 'Extensions', 'storedeck' ), 'activate_plugins' ),
			self::screen( 'import-export', '/import-export', __( 'Import and export', 'storedeck' ) ),
			self::screen( 'settings', '/settings', __( 'Settings', 'storedeck' ) ),
			self::screen( 'setup', '/setup-wizard', __( 'Set up', 'storedeck' ) ),
		);

		return array_values( array_filter( $screens ) );
	}

	/**
	 * Title of the screen of payment methods. WooCommerce has a menu Payments.
	 */
	private static function get_payments_title(): string {
		return Host::get_store()->has_menu( 'payments' ) ? __( 'Payment methods', 'storedeck' ) : __( 'Payments', 'storedeck' );
	}

	/**
	 * Screens of reports that are not in the menu of reports.
	 *
	 * @return array<int, array{id: string, path: string, title: string, capability: string, parent: string}>
	 */
	private static function other_reports(): array {
		$reports = array_filter( Registry::get_available(), static fn( array $report ): bool => ! self::is_in_analytics( $report ) );

		return array_map( self::report( ... ), array_values( $reports ) );
	}

	/**
	 * Screens of plugins.
	 *
	 * @param string $menu   `store` or `analytics`.
	 * @param string $parent Slug of the menu.
	 * @return array<int, array{id: string, path: string, title: string, capability: string, parent: string}>
	 */
	private static function of_plugins( string $menu, string $parent ): array {
		return array_map(
			static fn( array $screen ): array => self::screen(
				trim( str_replace( '/', '-', $screen['path'] ), '-' ),
				$screen['path'],
				$screen['title'],
				$screen['capability'],
				$parent
			),
			Plugin_Screens::of_menu( $menu )
		);
	}

	/**
	 * Screens of the reports. Reports with another path than /analytics/{id} are in the first menu.
	 *
	 * @return array<int, array{id: string, path: string, title: string, capability: string, parent: string}>
	 */
	private static function analytics(): array {
		$menu    = self::get_analytics_menu();
		$reports = Registry::get_available();
		$screens = array(
			self::screen( 'overview', '/analytics/overview', __( 'Overview', 'storedeck' ), self::VIEW_REPORTS, $menu ),
			isset( $reports['orders'] )
				? self::screen( 'explore', '/analytics/explore', __( 'Explore', 'storedeck' ), self::VIEW_REPORTS, $menu )
				: null,
			...array_map(
				static fn( array $report ): array => self::report( $report, $menu ),
				array_values( array_filter( $reports, self::is_in_analytics( ... ) ) )
			),
			self::screen( 'analytics-settings', '/analytics/settings', __( 'Settings', 'storedeck' ), 'manage_woocommerce', $menu ),
			Host::get_store()->has_reports()
				? self::screen( 'report-comparison', self::COMPARISON, __( 'Compare reports', 'storedeck' ), self::VIEW_REPORTS, $menu )
				: null,
		);

		return array_values( array_filter( $screens ) );
	}

	/**
	 * Slug of the menu of reports.
	 */
	public static function get_analytics_menu(): string {
		return Analytics_Menu::SHARED === Analytics_Menu::get_place() ? Analytics_Menu::SLUG : self::ANALYTICS;
	}

	/**
	 * Whether a report is in the menu of reports.
	 *
	 * @param array<string, mixed> $report Definition.
	 */
	private static function is_in_analytics( array $report ): bool {
		return str_starts_with( $report['path'], '/analytics/' );
	}

	/**
	 * Screen of a report.
	 *
	 * @param array<string, mixed> $report Definition.
	 * @param string               $parent Slug of the menu.
	 * @return array{id: string, path: string, title: string, capability: string, parent: string}
	 */
	private static function report( array $report, string $parent = self::PAGE ): array {
		return self::screen( $report['id'], $report['path'], $report['title'], $report['capability'], $parent );
	}

	/**
	 * A screen.
	 *
	 * @param string $capability Required capability.
	 * @param string $parent     Slug of the menu.
	 * @return array{id: string, path: string, title: string, capability: string, parent: string}
	 */
	private static function screen(
		string $id,
		string $path,
		string $title,
		string $capability = 'manage_woocommerce',
		string $parent = self::PAGE
	): array {
		return compact( 'id', 'path', 'title', 'capability', 'parent' );
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
	 * Path of the screen whose menu item is highlighted: a record belongs to its list, a coupon also to its report.
	 *
	 * @param string $path Path of the screen.
	 */
	public static function menu_path( string $path ): string {
		$coupons = Host::get_store()->has_menu( 'coupons' ) || ! current_user_can( 'manage_woocommerce' )
			? '/analytics/coupons'
			: self::COUPONS;

		return 1 === preg_match( '#^(/orders|/customers|/coupons)/[^/]+$#D', $path, $found )
			? array( self::COUPONS => $coupons )[ $found[1] ] ?? $found[1]
			: $path;
	}

	/**
	 * Slug of the menu of a screen.
	 *
	 * @param string $path Path of the screen.
	 */
	public static function menu_of( string $path ): string {
		$path  = self::menu_path( $path );
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
