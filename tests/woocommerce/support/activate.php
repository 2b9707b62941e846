<?php
/**
 * Activates WooCommerce with its order tables in a site that has its files.
 * Usage: `php activate.php <wordpress>`.
 */

// phpcs:disable -- Test code, not a part of the plugin.

if ( 'cli' !== PHP_SAPI ) {
	exit( 1 );
}

$_SERVER['HTTP_HOST'] = '127.0.0.1';
define( 'WP_ADMIN', true );

require $argv[1] . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

// Before and after the installation, which writes defaults.
$use_order_tables = static fn() => update_option( 'woocommerce_custom_orders_table_enabled', 'yes' );

$use_order_tables();

$error = activate_plugin( 'woocommerce/woocommerce.php' );

if ( is_wp_error( $error ) ) {
	fwrite( STDERR, $error->get_error_message() );
	exit( 1 );
}

WC_Install::install();
$use_order_tables();

// Without the redirect to its setup, which would replace the first screen.
delete_transient( '_wc_activation_redirect' );
update_option( 'woocommerce_onboarding_profile', array( 'skipped' => true ) );
