<?php
/**
 * Functions for plugins.
 *
 * @package Storedeck
 */

use Storedeck\Admin\Plugin_Screens;
use Storedeck\Foundation\Hooks\Calling_Plugin;

defined( 'ABSPATH' ) || exit;

if ( ! function_exists( 'storedeck_register_screen' ) ) {
	/**
	 * Registers the menu entry and the capability of a screen. Call it on the action `admin_menu`. The filter
	 * `woocommerce_admin_pages_list` adds its content in JavaScript.
	 *
	 * @example
	 * add_action( 'admin_menu', function () {
	 *     storedeck_register_screen( array( 'path' => '/acme', 'title' => __( 'Acme', 'acme' ) ) );
	 * } );
	 *
	 * @param array{path: string, title: string, capability?: string, menu?: string} $screen
	 *        `path`: the `path` parameter of its URL, for example `/acme`. `capability`: `manage_woocommerce` by default.
	 *        `menu`: `store` (default) or `analytics`.
	 * @return bool False when the screen is invalid. It is left out, and a PHP notice says why.
	 */
	function storedeck_register_screen( array $screen ): bool {
		return Plugin_Screens::register( $screen, Calling_Plugin::get_name( __FILE__ ) );
	}
}
