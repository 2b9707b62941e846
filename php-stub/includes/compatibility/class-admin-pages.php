<?php

namespace Storedeck\Compatibility;

use Storedeck\Admin\Menu;
use Storedeck\Admin\Page;
use Storedeck\Admin\Screens;
use Storedeck\Foundation\Request_State;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps the pages that extensions register and connect, adds the registered ones to the admin menu, and knows which one
 * is requested. A registered page is a screen of the app; a connected one is any admin page.
 */
final class Admin_Pages extends Request_State {

	/** Slug of WooCommerce's page, with which extensions build URLs. */
	public const SLUG = 'wc-admin';

	/** Menu of reports, by the ID that WooCommerce registers it with. */
	private const ANALYTICS_PARENTS = array( 'woocommerce-analytics', 'wc-admin&path=/analytics/overview' );

	/** Icon of a menu without one. */
	private const ICON = 'dashicons-admin-plugins';

	/**
	 * Pages by ID.
	 *
	 * @var array<string, array<string, mixed>>
	 */
	private array $pages = array();

	/**
	 * Hooks the redirect, and adds the pages to the screens.
	 */
	public static function register_hooks(): void {
		Screens::add_with( array( self::class, 'add_screens' ) );
		add_action( 'admin_page_access_denied', array( self::class, 'redirect' ) );
	}

	/**
	 * Keeps a page.
	 *
	 * @param array<string, mixed> $page id, title and, of a registered page, path, parent, capability, js_page.
	 */
	public static function add( array $page ): void {
		$id = (string) ( $page['id'] ?? $page['path'] ?? '' );

		if ( '' !== $id ) {
			self::current()->pages[ $id ] = $page;
		}
	}

	/**
	 * Adds a registered page to the menu. Screens that are registered before the menu is built are part of it; later
	 * ones are added at its end.
	 *
	 * @param array<string, mixed> $page See add().
	 */
	public static function add_to_menu( array $page ): void {
		if ( null === $page['parent'] ) {
			add_menu_page(
				self::get_title( $page ),
				self::get_title( $page ),
				$page['capability'],
				Screens::menu_slug( self::get_path( $page ) ),
				array( Page::class, 'render' ),
				'' === $page['icon'] ? self::ICON : $page['icon'],
				$page['position']
			);
		} elseif ( Menu::is_built() ) {
			Menu::add_screen( self::to_screen( $page ) );
		}
	}

	/**
	 * All pages.
	 *
	 * @return array<string, array<string, mixed>> By ID.
	 */
	public static function get_all(): array {
		return self::current()->pages;
	}

	/**
	 * Adds the registered pages to the screens of the app.
	 *
	 * @param list<array{id: string, path: string, title: string, capability: string, parent: string}> $screens Screens.
	 * @return list<array{id: string, path: string, title: string, capability: string, parent: string}>
	 */
	public static function add_screens( array $screens ): array {
		$screens = Report_Menu::filter( $screens );
		$own     = array_column( $screens, 'path' );

		foreach ( self::current()->pages as $page ) {
			if ( ! empty( $page['js_page'] ) && '' !== self::get_title( $page ) && ! in_array( self::get_path( $page ), $own, true ) ) {
				$screens[] = self::to_screen( $page );
			}
		}

		return $screens;
	}

	/**
	 * The requested page.
	 *
	 * @param string $screen_id ID of the WordPress screen.
	 * @return array<string, mixed>|null
	 */
	public static function get_current( string $screen_id ): ?array {
		foreach ( self::current()->pages as $page ) {
			$is_current = empty( $page['js_page'] )
				? ( $page['screen_id'] ?? null ) === $screen_id
				: Menu::is_page() && self::get_path( $page ) === Screens::current_path();

			if ( $is_current ) {
				return $page;
			}
		}

		return null;
	}

	/**
	 * Opens the screen when the page of WooCommerce is requested, for example by a link of an extension.
	 */
	public static function redirect(): void {
		global $plugin_page;

		if ( self::SLUG === $plugin_page ) {
			// No nonce is needed: the request only opens a page.
			wp_safe_redirect( add_query_arg( array( 'page' => Screens::PAGE ) + self::get_query(), admin_url( 'admin.php' ) ) );
			exit;
		}
	}

	/**
	 * Query arguments of the URL, encoded.
	 *
	 * @return array<string, mixed>
	 */
	private static function get_query(): array {
		return urlencode_deep( wp_unslash( array_diff_key( $_GET, array( 'page' => '' ) ) ) );
	}

	/**
	 * A page as a screen of the app.
	 *
	 * @param array<string, mixed> $page See add().
	 * @return array{id: string, path: string, title: string, capability: string, parent: string}
	 */
	public static function to_screen( array $page ): array {
		$path   = self::get_path( $page );
		$parent = $page['parent'];

		if ( null === $parent ) {
			$parent = Screens::menu_slug( $path );
		} else {
			$parent = in_array( $parent, self::ANALYTICS_PARENTS, true ) ? Screens::get_analytics_menu() : Screens::PAGE;
		}

		return array(
			'id'         => (string) $page['id'],
			'path'       => $path,
			'title'      => self::get_title( $page ),
			'capability' => is_string( $page['capability'] ) ? $page['capability'] : 'manage_woocommerce',
			'parent'     => $parent,
		);
	}

	/**
	 * Path of a registered page inside the app.
	 *
	 * @param array<string, mixed> $page See add().
	 */
	public static function get_path( array $page ): string {
		$path = (string) preg_replace( '/^' . self::SLUG . '(?:&path=)?/', '', (string) ( $page['path'] ?? '' ) );

		return '' === $path ? '/' : $path;
	}

	/**
	 * Title of a page; of several parts, the first.
	 *
	 * @param array<string, mixed> $page See add().
	 */
	public static function get_title( array $page ): string {
		$titles = (array) ( $page['title'] ?? '' );

		return (string) reset( $titles );
	}
}
