<?php

namespace Storedeck\Compatibility\Woocommerce;

use Storedeck\Admin\Assets;
use Storedeck\Admin\Menu;

defined( 'ABSPATH' ) || exit;

/**
 * Answers the checks with which extensions of WooCommerce's admin decide where to add their scripts: our pages are admin
 * pages of WooCommerce, too. WooCommerce's own code gets the answer that it would get without us, because it would add
 * its header, its app and its styles.
 */
final class Page_Checks {

	/** Files of WooCommerce with the checks, which call each other. */
	private const CHECKS = array(
		'src/Admin/PageController.php', 'src/Admin/Loader.php',
		'includes/react-admin/page-controller-functions.php', 'includes/admin/wc-admin-functions.php',
	);

	/** Handle of WooCommerce's app. */
	private const APP = 'wc-admin-app';

	/** Handle of WooCommerce's components. */
	private const COMPONENTS = 'wc-components';

	/** Libraries that extensions get with the handle of the app. */
	private const LIBRARIES = array( self::COMPONENTS, 'wc-store-data', 'wc-navigation', 'wc-date', 'wc-currency', 'wc-settings' );

	/**
	 * Hooks the checks and the app.
	 */
	public static function register_hooks(): void {
		add_filter( 'woocommerce_navigation_is_connected_page', array( self::class, 'include_page' ) );
		add_filter( 'woocommerce_navigation_is_registered_page', array( self::class, 'include_page' ) );
		add_filter( 'woocommerce_screen_ids', array( self::class, 'add_screen' ) );

		// After WooCommerce has registered its scripts.
		add_action( 'admin_enqueue_scripts', array( self::class, 'leave_out_app' ), PHP_INT_MAX );
		add_action( 'admin_enqueue_scripts', array( self::class, 'keep_own_styles' ), PHP_INT_MAX );
	}

	/**
	 * Says that our pages are pages of WooCommerce.
	 *
	 * @param bool $is_page Whether the current page is one.
	 * @return bool
	 */
	public static function include_page( $is_page ) {
		return $is_page || ( Menu::is_page() && ! self::is_asked_by_woocommerce() );
	}

	/**
	 * Adds our screen to those of WooCommerce.
	 *
	 * @param string[] $ids IDs of screens.
	 * @return string[]
	 */
	public static function add_screen( $ids ) {
		if ( is_array( $ids ) && ! self::is_asked_by_woocommerce() ) {
			$ids[] = Menu::SCREEN_ID;
		}

		return $ids;
	}

	/**
	 * Leaves the app of WooCommerce out on our pages if an extension depends on it. It gets the libraries.
	 */
	public static function leave_out_app(): void {
		if ( ! Menu::is_page() ) {
			return;
		}

		foreach ( array( wp_scripts(), wp_styles() ) as $dependencies ) {
			$app = $dependencies->registered[ self::APP ] ?? null;

			if ( null !== $app ) {
				$app->src   = false;
				$app->deps  = array_values( array_intersect( self::LIBRARIES, array_keys( $dependencies->registered ) ) );
				$app->extra = array_intersect_key( $app->extra, array( 'group' => true ) );
				// WordPress would look for its translations next to the file.
				$app->textdomain = null;
			}
		}
	}

	/**
	 * Replaces the styles of WooCommerce's components by ours if an extension brings them: the classes have the same
	 * names, so that they would change our widgets. Those of its calendar are its own.
	 */
	public static function keep_own_styles(): void {
		$style = wp_styles()->registered[ self::COMPONENTS ] ?? null;

		if ( null !== $style && Menu::is_page() ) {
			$style->src  = plugins_url( 'assets/woocommerce-calendar.css', STOREDECK_FILE );
			$style->deps = array( Assets::HANDLE );
			$style->ver  = STOREDECK_VERSION;

			unset( $style->extra['rtl'] );
		}
	}

	/**
	 * Whether code of WooCommerce called the check that is running.
	 */
	private static function is_asked_by_woocommerce(): bool {
		$folder  = wp_normalize_path( (string) realpath( dirname( WC_PLUGIN_FILE ) ) ) . '/';
		$between = array_map( static fn( string $file ): string => $folder . $file, self::CHECKS );
		$core    = wp_normalize_path( (string) realpath( ABSPATH . WPINC ) ) . '/';

		// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_debug_backtrace -- Only the caller tells who asks.
		foreach ( debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS ) as $frame ) {
			$file = wp_normalize_path( $frame['file'] ?? '' );

			if ( '' !== $file && __FILE__ !== $file && ! in_array( $file, $between, true ) && ! str_starts_with( $file, $core ) ) {
				return str_starts_with( $file, $folder );
			}
		}

		return false;
	}
}
