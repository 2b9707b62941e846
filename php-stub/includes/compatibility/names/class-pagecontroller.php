<?php

namespace Automattic\WooCommerce\Admin;

use Storedeck\Admin\Menu;
use Storedeck\Admin\Screens;
use Storedeck\Compatibility\Admin_Pages;

defined( 'ABSPATH' ) || exit;

/**
 * Pages of extensions, under WooCommerce's name.
 *
 * Registers pages with the app and says whether the current page is one of it.
 */
class PageController {

	/** Slug with which extensions build URLs and paths. */
	const APP_ENTRY_POINT = Admin_Pages::SLUG;

	/** The same, for paths of pages. */
	const PAGE_ROOT = Admin_Pages::SLUG;

	/**
	 * The instance.
	 *
	 * @var self|null
	 */
	private static $instance = null;

	public static function get_instance() {
		self::$instance ??= new self();

		return self::$instance;
	}

	/**
	 * Makes an admin page known.
	 *
	 * @param array<string, mixed> $options id, title, screen_id, path.
	 */
	public function connect_page( $options ) {
		$options['title'] = (array) ( $options['title'] ?? '' );

		/*
		 * Filters a page that is registered or connected.
		 *
		 * @param array<string, mixed> $options Page.
		 * @since 0.1.0
		 */
		Admin_Pages::add( (array) apply_filters( 'woocommerce_navigation_connect_page_options', $options ) );
	}

	/**
	 * Adds a page to the app and to its menu. What it shows is registered in the browser
	 * (`woocommerce_admin_pages_list`).
	 *
	 * @param array<string, mixed> $options id, title, parent (ID of a page, null for a menu of its own), path, capability,
	 *                                      icon, position.
	 */
	public function register_page( $options ) {
		$options += array(
			'id'         => null,
			'parent'     => null,
			'title'      => '',
			'page_title' => '',
			'capability' => 'view_woocommerce_reports',
			'path'       => '',
			'icon'       => '',
			'position'   => null,
			'js_page'    => true,
		);

		$options['id'] ??= $options['path'];

		$this->connect_page( $options );
		Admin_Pages::add_to_menu( $options );
	}

	/**
	 * All registered and connected pages.
	 *
	 * @return array<string, array<string, mixed>> By ID.
	 */
	public function get_pages() {
		return Admin_Pages::get_all();
	}

	/**
	 * The current page.
	 *
	 * @return array<string, mixed>|false False if it is neither registered nor connected.
	 */
	public function get_current_page() {
		return Admin_Pages::get_current( (string) $this->get_current_screen_id() ) ?? false;
	}

	/**
	 * ID of the current screen.
	 *
	 * @return string|false
	 */
	public function get_current_screen_id() {
		$screen = function_exists( 'get_current_screen' ) ? get_current_screen() : null;

		/*
		 * Filters the ID of the current screen.
		 *
		 * @param string|false    $id     ID; false outside of admin screens.
		 * @param \WP_Screen|null $screen Screen.
		 * @since 0.1.0
		 */
		return apply_filters( 'woocommerce_navigation_current_screen_id', null === $screen ? false : $screen->id, $screen );
	}

	/**
	 * Path of a page.
	 *
	 * @param string $id ID.
	 * @return string The ID if there is no page with it.
	 */
	public function get_path_from_id( $id ) {
		return (string) ( Admin_Pages::get_all()[ $id ]['path'] ?? $id );
	}

	/**
	 * Breadcrumbs of the current page.
	 *
	 * @return list<string|array{string, string}> Titles, or URL and title.
	 */
	public function get_breadcrumbs() {
		$page        = $this->get_current_page();
		$titles      = array_column( Screens::all(), 'title', 'path' );
		$breadcrumbs = array( Menu::is_page() ? $titles[ Screens::current_path() ] ?? '' : '' );

		if ( false !== $page ) {
			$breadcrumbs = array_merge(
				array( array( 'admin.php?page=' . Screens::PAGE, __( 'Store', 'storedeck' ) ) ),
				array_values( (array) $page['title'] )
			);
		}

		/*
		 * Filters the breadcrumbs.
		 *
		 * @param list<string|array{string, string}> $breadcrumbs Titles, or URL and title.
		 * @param array<string, mixed>|false         $page        Page.
		 * @since 0.1.0
		 */
		return apply_filters( 'woocommerce_navigation_get_breadcrumbs', $breadcrumbs, $page );
	}

	/**
	 * Whether the current page was connected.
	 *
	 * @return bool
	 */
	public function is_connected_page() {
		$page = $this->get_current_page();

		/*
		 * Filters whether the current page was connected.
		 *
		 * @param bool                       $is_connected Whether it was.
		 * @param array<string, mixed>|false $page         Page.
		 * @since 0.1.0
		 */
		return (bool) apply_filters( 'woocommerce_navigation_is_connected_page', false !== $page && empty( $page['js_page'] ), $page );
	}

	/**
	 * Whether the current page is one of the app.
	 *
	 * @return bool
	 */
	public function is_registered_page() {
		/*
		 * Filters whether the current page is one of the app.
		 *
		 * @param bool                       $is_registered Whether it is.
		 * @param array<string, mixed>|false $page          Page.
		 * @since 0.1.0
		 */
		return (bool) apply_filters( 'woocommerce_navigation_is_registered_page', self::is_admin_page(), $this->get_current_page() );
	}

	/**
	 * Prints the element that the app is rendered into.
	 */
	public static function page_wrapper() {
		\Storedeck\Admin\Page::render();
	}

	/**
	 * Whether the current page is one of the app or was connected.
	 *
	 * @return bool
	 */
	public static function is_admin_or_embed_page() {
		return self::is_admin_page() || self::is_embed_page();
	}

	/**
	 * Whether the current page is one of the app.
	 *
	 * @return bool
	 */
	public static function is_admin_page() {
		return Menu::is_page();
	}

	/**
	 * Whether the current page was connected.
	 *
	 * @return bool
	 */
	public static function is_embed_page() {
		return self::get_instance()->is_connected_page();
	}

	/**
	 * There is no settings page of WooCommerce.
	 *
	 * @return bool
	 */
	public static function is_settings_page() {
		return false;
	}

	/**
	 * There is no settings page of WooCommerce.
	 *
	 * @return bool
	 */
	public static function is_modern_settings_page() {
		return false;
	}
}
