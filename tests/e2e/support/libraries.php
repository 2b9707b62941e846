<?php
/**
 * A plugin whose scripts use Storedeck's libraries and stores. Cookies of the test say which scripts are loaded, as JSON:
 * a list of { handle, dependencies, code, isInHead }.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

$storedeck_e2e_load = static function (): void {
	$scripts = json_decode( base64_decode( wp_unslash( $_COOKIE['storedeck_e2e_libraries'] ?? '' ) ), true );

	foreach ( is_array( $scripts ) ? $scripts : array() as $script ) {
		wp_register_script( $script['handle'], false, $script['dependencies'], '1', ! $script['isInHead'] );
		wp_add_inline_script( $script['handle'], $script['code'] );
		wp_enqueue_script( $script['handle'] );
	}
	if ( is_array( $scripts ) ) {
		wp_enqueue_style( 'storedeck-components' );
		wp_add_inline_script(
			'wp-data',
			'window.registered = [];'
			. 'wp.data.use( ( { register } ) => ( { register: ( store ) => {'
			. '	window.registered.push( store );'
			. '	return register( store );'
			. '} } ) );'
		);
	}
};

// Before Storedeck's own scripts are enqueued.
add_action( 'admin_enqueue_scripts', $storedeck_e2e_load, 1 );
add_action( 'wp_enqueue_scripts', $storedeck_e2e_load, 1 );
