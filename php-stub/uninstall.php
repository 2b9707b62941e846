<?php
/**
 * Removes the data of the plugin on every site of a network.
 *
 * Options, capabilities and the role are removed if this plugin added them. Orders,
 * products and the preferences of users are kept, since they cannot be restored and
 * other plugins may use them, unless the owner chose in Settings > Advanced to delete
 * all data (option `storedeck_remove_all_data`), or wp-config.php contains
 * `define( 'STOREDECK_REMOVE_ALL_DATA', true );`. Nothing of this is removed where
 * WooCommerce is or was installed, which uses the same tables and options.
 *
 * @package Storedeck
 */

if ( ! defined( 'WP_UNINSTALL_PLUGIN' ) ) {
	exit;
}

require_once __DIR__ . '/includes/autoload.php';

Storedeck\Uninstaller::run(
	( defined( 'STOREDECK_REMOVE_ALL_DATA' ) && true === STOREDECK_REMOVE_ALL_DATA )
	|| 'yes' === get_option( 'storedeck_remove_all_data' )
);
