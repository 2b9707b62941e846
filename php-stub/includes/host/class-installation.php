<?php

namespace Storedeck\Host;

use Storedeck\Foundation\Network;

defined( 'ABSPATH' ) || exit;

/**
 * Knows whether a site of a network has the plugin, and whose store. The current site may be another one than that of
 * this process.
 */
final class Installation {

	/** Option with the version that the site has. */
	public const VERSION_OPTION = 'storedeck_version';

	/** End of the version of a site with WooCommerce. */
	public const WITH_WOOCOMMERCE = '-woocommerce';

	/**
	 * Whether the current site has the plugin and its tables.
	 */
	public static function is_installed(): bool {
		if ( ! Network::is_other_site() ) {
			return true;
		}

		require_once ABSPATH . 'wp-admin/includes/plugin.php';

		return false !== get_option( self::VERSION_OPTION ) && is_plugin_active( plugin_basename( STOREDECK_FILE ) );
	}

	/**
	 * Whether the current site has a store of this plugin instead of WooCommerce.
	 */
	public static function has_own_store(): bool {
		return Network::is_other_site()
			? self::is_installed() && ! str_ends_with( (string) get_option( self::VERSION_OPTION ), self::WITH_WOOCOMMERCE )
			: Host::get_store()->is_own();
	}
}
