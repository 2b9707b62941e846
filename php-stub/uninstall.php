<?php
/**
 * Removes the data of the plugin on every site of a network.
 *
 * Options, capabilities and the role are removed if this plugin added them. The
 * tables with orders and the preferences of users are kept, since orders cannot
 * be restored and other plugins may use them, unless wp-config.php contains
 * `define( 'STOREDECK_REMOVE_ALL_DATA', true );` or the option
 * `storedeck_remove_all_data` is `yes`. Nothing of this is removed where
 * WooCommerce is or was installed, which uses the same tables and options.
 *
 * @package Storedeck
 */

if ( ! defined( 'WP_UNINSTALL_PLUGIN' ) ) {
	exit;
}

require_once __DIR__ . '/includes/autoload.php';

Storedeck\Installer::uninstall(
	( defined( 'STOREDECK_REMOVE_ALL_DATA' ) && true === STOREDECK_REMOVE_ALL_DATA )
	|| 'yes' === get_option( 'storedeck_remove_all_data' )
);
