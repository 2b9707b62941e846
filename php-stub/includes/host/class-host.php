<?php

namespace Storedeck\Host;

defined( 'ABSPATH' ) || exit;

/**
 * Knows whose store this site has: WooCommerce's, or the plugin's own.
 */
final class Host {

	/**
	 * The store of this site. WooCommerce may be activated during a request, so the result is not kept.
	 */
	public static function get_store(): Store {
		return class_exists( 'WooCommerce', false ) ? new Woocommerce_Store() : new Own_Store();
	}

	/**
	 * Where the orders of this site are stored.
	 */
	public static function get_orders(): Order_Source {
		return self::get_store()->get_orders();
	}

	/**
	 * Whether WooCommerce is installed, active or not.
	 */
	public static function is_woocommerce_installed(): bool {
		return is_file( WP_PLUGIN_DIR . '/woocommerce/woocommerce.php' );
	}

	/**
	 * Whether WooCommerce is or was installed. Then tables, options and roles may be its own.
	 */
	public static function was_woocommerce_installed(): bool {
		return ! self::get_store()->is_own()
			|| self::is_woocommerce_installed()
			|| false !== get_option( 'woocommerce_version' )
			|| false !== get_option( 'woocommerce_db_version' );
	}
}
