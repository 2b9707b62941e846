<?php
/**
 * Whose store a site has.
 *
 * @package Storedeck
 */

namespace Storedeck\Host;

defined( 'ABSPATH' ) || exit;

/**
 * Knows whose store this site has: WooCommerce's, or the plugin's own.
 */
final class Host {

	/**
	 * Whether WooCommerce is active. Then the store's data and REST API are its own, and reports are filled from them.
	 */
	public static function is_woocommerce_active(): bool {
		return class_exists( 'WooCommerce', false );
	}

	/**
	 * Whether WooCommerce is or was installed. Then tables, options and roles may be its own.
	 */
	public static function was_woocommerce_installed(): bool {
		return self::is_woocommerce_active()
			|| is_file( WP_PLUGIN_DIR . '/woocommerce/woocommerce.php' )
			|| false !== get_option( 'woocommerce_version' )
			|| false !== get_option( 'woocommerce_db_version' );
	}
}
