<?php
/**
 * Removes what the plugin made.
 *
 * Options, capabilities and the role go if this plugin added them. The tables
 * with orders, and the preferences of users, stay: other plugins may read
 * them, and orders cannot be made again. They go too when wp-config.php says
 * `define( 'STOREDECK_REMOVE_ALL_DATA', true );` or the option
 * `storedeck_remove_all_data` is `yes`, unless WooCommerce is installed.
 *
 * @package Storedeck
 */

if ( ! defined( 'WP_UNINSTALL_PLUGIN' ) ) {
	exit;
}

require_once __DIR__ . '/includes/autoload.php';

$storedeck_all = ( defined( 'STOREDECK_REMOVE_ALL_DATA' ) && true === STOREDECK_REMOVE_ALL_DATA )
	|| 'yes' === get_option( 'storedeck_remove_all_data' );

Storedeck\Installer::uninstall(
	$storedeck_all && ! file_exists( WP_PLUGIN_DIR . '/woocommerce/woocommerce.php' )
);
