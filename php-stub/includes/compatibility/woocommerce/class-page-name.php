<?php

namespace Storedeck\Compatibility\Woocommerce;

use Storedeck\Admin\Menu;
use Storedeck\Compatibility\Admin_Pages;
use Storedeck\Foundation\Hooks\Callback_Names;

defined( 'ABSPATH' ) || exit;

/**
 * Gives our pages the name of WooCommerce's page while callbacks of other plugins add their scripts. They compare it
 * themselves or with `PageController::is_admin_page()`, which has no filter. WooCommerce's own code reads our name.
 */
final class Page_Name {

	private const HOOK = 'admin_enqueue_scripts';

	public static function register_hooks(): void {
		add_action( self::HOOK, array( self::class, 'replace' ), PHP_INT_MIN );
	}

	/**
	 * Replaces the name in each callback of another plugin or a theme.
	 */
	public static function replace(): void {
		global $wp_filter;

		if ( ! Menu::is_page() ) {
			return;
		}

		foreach ( $wp_filter[ self::HOOK ]->callbacks as &$callbacks ) {
			foreach ( $callbacks as &$callback ) {
				if ( self::is_foreign( Callback_Names::get_file( $callback['function'] ) ) ) {
					$callback['function'] = self::wrap( $callback['function'] );
				}
			}
		}
	}

	/**
	 * A callback that finds WooCommerce's name.
	 */
	private static function wrap( callable $callback ): callable {
		return static function ( ...$args ) use ( $callback ) {
			$own = $_GET['page'] ?? ''; // phpcs:ignore WordPress.Security -- It is only put back.

			$_GET['page'] = Admin_Pages::SLUG;

			try {
				return $callback( ...$args );
			} finally {
				$_GET['page'] = $own;
			}
		};
	}

	/**
	 * Whether a file is one of another plugin or a theme.
	 */
	private static function is_foreign( string $file ): bool {
		$file  = wp_normalize_path( $file );
		$is_in = static fn( string $folder ): bool => str_starts_with( $file, wp_normalize_path( (string) realpath( $folder ) ) . '/' );

		return '' !== $file && ! $is_in( ABSPATH . 'wp-admin' ) && ! $is_in( ABSPATH . WPINC )
			&& ! $is_in( STOREDECK_DIR ) && ! $is_in( dirname( WC_PLUGIN_FILE ) );
	}
}
