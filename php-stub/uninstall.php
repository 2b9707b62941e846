<?php
/**
 * Removes what the plugin made, on every site of a network.
 *
 * Options, capabilities and the role go if this plugin added them. The tables
 * with orders, and the preferences of users, stay: other plugins may read
 * them, and orders cannot be made again. They go too when wp-config.php says
 * `define( 'STOREDECK_REMOVE_ALL_DATA', true );` or the option
 * `storedeck_remove_all_data` is `yes`. Where WooCommerce is installed, or has
 * been, all of this stays: it is WooCommerce's as well.
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
