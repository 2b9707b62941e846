<?php
/**
 * Loads a site as if WooCommerce was not active, uses the names that Storedeck declares then, and activates WooCommerce in
 * the same request. Prints the version of WooCommerce.
 * Usage: `php activate-in-request.php <wordpress>`.
 */

// phpcs:disable -- Test code, not a part of the plugin.

if ( 'cli' !== PHP_SAPI ) {
	exit( 1 );
}

$_SERVER['HTTP_HOST'] = '127.0.0.1';
define( 'WP_ADMIN', true );

// WordPress takes over filters that are set before it is loaded.
$GLOBALS['wp_filter']['pre_option_active_plugins'][10]['test'] = array(
	'function'      => static fn() => array( 'storedeck/storedeck.php' ),
	'accepted_args' => 1,
);

require $argv[1] . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

if ( class_exists( 'WooCommerce', false ) ) {
	fwrite( STDERR, 'WooCommerce is active already.' );
	exit( 1 );
}

foreach ( array_keys( Storedeck\Compatibility\Compatibility::CLASSES ) as $name ) {
	if ( ! class_exists( $name ) && ! trait_exists( $name ) ) {
		fwrite( STDERR, "$name is missing." );
		exit( 1 );
	}
}

foreach ( array_keys( Storedeck\Compatibility\Compatibility::CLASSES_WITHOUT_INSTALLATION ) as $name ) {
	if ( class_exists( $name ) ) {
		fwrite( STDERR, "$name is declared, and WooCommerce would declare it again." );
		exit( 1 );
	}
}

wc_admin_is_registered_page();

// The page that activates plugins has a screen, too.
$GLOBALS['pagenow'] = 'plugins.php';
Storedeck\Compatibility\Compatibility::load_screen_functions();
Automattic\WooCommerce\Admin\Notes\Notes::get_notes_count();

$error = activate_plugin( 'woocommerce/woocommerce.php' );

if ( is_wp_error( $error ) ) {
	fwrite( STDERR, $error->get_error_message() );
	exit( 1 );
}

WC_Install::install();

echo WC()->version;
