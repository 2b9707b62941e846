<?php
/**
 * The admin menu.
 *
 * @package Storedeck
 */

namespace Storedeck\Admin;

defined( 'ABSPATH' ) || exit;

/**
 * Adds "Store" and "Analytics" with an entry for each screen.
 */
final class Menu {

	/**
	 * Capability that is enough to open the page; single screens may want more.
	 */
	private const CAPABILITY = 'view_woocommerce_reports';

	/**
	 * Place in the menu: after Comments, which stands at 25.
	 */
	private const POSITION = 26;

	/**
	 * Hooks the menu.
	 */
	public static function register_hooks(): void {
		add_action( 'admin_menu', array( self::class, 'add' ) );
		add_filter( 'parent_file', array( self::class, 'parent_file' ) );
		add_filter( 'submenu_file', array( self::class, 'submenu_file' ) );
	}

	/**
	 * Adds both menus with the entries that the user may open.
	 */
	public static function add(): void {
		self::add_menu( Screens::PAGE, __( 'Store', 'storedeck' ), 'dashicons-store', self::POSITION );
		self::add_menu( Screens::ANALYTICS, __( 'Analytics', 'storedeck' ), 'dashicons-chart-bar', self::POSITION + 1 );

		foreach ( Screens::all() as $screen ) {
			// A refused entry with the page's own slug would refuse the page.
			if ( ! current_user_can( $screen['capability'] ) ) {
				continue;
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

		self::leave_out_home();
	}

	/**
	 * Adds a menu.
	 *
	 * @param string $slug     Slug.
	 * @param string $title    Title.
	 * @param string $icon     Icon.
	 * @param int    $position Place.
	 */
	private static function add_menu( string $slug, string $title, string $icon, int $position ): void {
		add_menu_page( $title, $title, self::CAPABILITY, $slug, array( Page::class, 'render' ), $icon, $position );
	}

	/**
	 * Marks the menu of the current screen as the open one.
	 *
	 * @param string|null $file Parent file so far.
	 * @return string|null
	 */
	public static function parent_file( $file ) {
		return self::is_page() ? Screens::menu_of( Screens::current_path() ) : $file;
	}

	/**
	 * Marks the entry of the current screen.
	 *
	 * @param string|null $file Submenu file so far.
	 * @return string|null
	 */
	public static function submenu_file( $file ) {
		if ( ! self::is_page() ) {
			return $file;
		}

		self::open( Screens::menu_of( Screens::current_path() ) );

		return Screens::menu_slug( Screens::current_path() );
	}

	/**
	 * Has WordPress open a menu. It goes on to open the one that has the page's
	 * own slug, unless that is known to belong to another.
	 *
	 * @param string $menu Slug of the menu.
	 */
	private static function open( string $menu ): void {
		global $_wp_real_parent_file, $submenu;

		if ( Screens::PAGE === $menu ) {
			return;
		}

		$slugs = array_filter(
			array_column( $submenu[ Screens::PAGE ] ?? array(), 2 ),
			static fn( string $slug ): bool => null !== get_plugin_page_hook( $slug, Screens::PAGE )
		);

		$_wp_real_parent_file[ Screens::PAGE ] = $menu; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited

		// Links are made of entries that have a hook; theirs is called after the other menu now.
		foreach ( $slugs as $slug ) {
			add_action( get_plugin_page_hookname( $slug, Screens::PAGE ), '__return_null' );
		}
	}

	/**
	 * Whether this request shows our page.
	 */
	public static function is_page(): bool {
		global $plugin_page;

		return Screens::PAGE === $plugin_page;
	}

	/**
	 * WordPress repeats the menu's own entry where the first screen is refused.
	 */
	private static function leave_out_home(): void {
		$home = Screens::all()[0];

		if ( ! current_user_can( $home['capability'] ) ) {
			remove_submenu_page( Screens::PAGE, Screens::PAGE );
		}
	}
}
