<?php

namespace Storedeck\Admin;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the menus Store and Analytics with an item for each screen.
 */
final class Menu {

	/**
	 * Capability for opening the page. Screens can require another one.
	 */
	private const CAPABILITY = 'view_woocommerce_reports';

	/**
	 * ID of the WordPress screen of the page.
	 */
	public const SCREEN_ID = 'toplevel_page_' . Screens::PAGE;

	/**
	 * Position in the menu: after Comments, which has 25.
	 */
	private const POSITION = 26;

	/**
	 * Priority on admin_menu: after the default one, with which WooCommerce adds its menu of reports.
	 */
	private const PRIORITY = 11;

	/**
	 * Hooks the menu.
	 */
	public static function register_hooks(): void {
		add_action( 'admin_menu', array( self::class, 'add' ), self::PRIORITY );
		add_filter( 'parent_file', array( self::class, 'parent_file' ) );
		add_filter( 'submenu_file', array( self::class, 'submenu_file' ) );
	}

	/**
	 * Adds both menus with the items that the user can open.
	 */
	public static function add(): void {
		self::add_menu( Screens::PAGE, __( 'Store', 'storedeck' ), 'dashicons-store', self::POSITION );

		if ( Screens::ANALYTICS === Screens::get_analytics_menu() ) {
			self::add_menu( Screens::ANALYTICS, Analytics_Menu::get_title(), 'dashicons-chart-bar', self::POSITION + 1 );
		}

		foreach ( Screens::all() as $screen ) {
			if ( Screens::COMPARISON !== $screen['path'] ) {
				self::add_screen( $screen );
			}
		}

		self::remove_duplicate_item();
		Analytics_Menu::remove_items();
	}

	/**
	 * Whether the menus have been added. Screens that are added to the list later have no item.
	 */
	public static function is_built(): bool {
		return isset( $GLOBALS['admin_page_hooks'][ Screens::PAGE ] );
	}

	/**
	 * Adds the item of a screen if the user can open it. An item with the slug of the page that the user cannot open
	 * would make the page inaccessible.
	 *
	 * @param array{path: string, title: string, capability: string, parent: string} $screen Screen.
	 */
	public static function add_screen( array $screen ): void {
		if ( ! current_user_can( $screen['capability'] ) ) {
			return;
		}

		add_submenu_page(
			$screen['parent'],
			$screen['title'],
			$screen['title'],
			$screen['capability'],
			Screens::menu_slug( $screen['path'] ),
			array( Page::class, 'render' )
		);
	}

	private static function add_menu( string $slug, string $title, string $icon, int $position ): void {
		add_menu_page( $title, $title, self::CAPABILITY, $slug, array( Page::class, 'render' ), $icon, $position );
	}

	/**
	 * Highlights the menu of the current screen.
	 *
	 * @param string|null $file Parent file.
	 * @return string|null
	 */
	public static function parent_file( $file ) {
		return self::is_page() ? Screens::menu_of( Screens::current_path() ) : $file;
	}

	/**
	 * Highlights the menu item of the current screen.
	 *
	 * @param string|null $file Submenu file.
	 * @return string|null
	 */
	public static function submenu_file( $file ) {
		if ( ! self::is_page() ) {
			return $file;
		}

		self::expand_menu( Screens::menu_of( Screens::current_path() ) );

		return Screens::menu_slug( Screens::menu_path( Screens::current_path() ) );
	}

	/**
	 * Makes WordPress expand a menu. It would expand the one with the slug of the page,
	 * unless the page is registered with another parent.
	 *
	 * @param string $menu Slug of the menu.
	 */
	private static function expand_menu( string $menu ): void {
		global $_wp_real_parent_file, $submenu;

		if ( Screens::PAGE === $menu ) {
			return;
		}

		$slugs = array_filter(
			array_column( $submenu[ Screens::PAGE ] ?? array(), 2 ),
			static fn( string $slug ): bool => null !== get_plugin_page_hook( $slug, Screens::PAGE )
		);

		$_wp_real_parent_file[ Screens::PAGE ] = $menu; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited

		// WordPress links only items with a hook. Changing the parent has changed the names of their hooks.
		foreach ( $slugs as $slug ) {
			add_action( get_plugin_page_hookname( $slug, Screens::PAGE ), '__return_null' );
		}
	}

	/**
	 * Whether the current admin page is ours.
	 */
	public static function is_page(): bool {
		global $plugin_page;

		return Screens::PAGE === $plugin_page;
	}

	/**
	 * Removes the item that WordPress adds for the menu itself if the user cannot open the first screen.
	 */
	private static function remove_duplicate_item(): void {
		$home = Screens::all()[0];

		if ( ! current_user_can( $home['capability'] ) ) {
			remove_submenu_page( Screens::PAGE, Screens::PAGE );
		}
	}
}
