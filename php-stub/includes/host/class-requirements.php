<?php

namespace Storedeck\Host;

defined( 'ABSPATH' ) || exit;

/**
 * Says what an extension needs and the site does not have.
 */
final class Requirements {

	/** Name of the plugin that most recommended extensions need. */
	public const WOOCOMMERCE = 'WooCommerce';

	/**
	 * Those of some plugins that are not active.
	 *
	 * @param string[] $plugins Names of the plugins that an extension needs.
	 * @return list<string>
	 */
	public static function get_missing( array $plugins ): array {
		$missing = array_diff( $plugins, array( Host::get_store()->get_name() ) );

		return array() === $missing ? array() : array_values( array_diff( $missing, self::get_active() ) );
	}

	/**
	 * Names of the active plugins.
	 *
	 * @return string[]
	 */
	private static function get_active(): array {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';

		return array_column( array_filter( get_plugins(), 'is_plugin_active', ARRAY_FILTER_USE_KEY ), 'Name' );
	}
}
