<?php
/**
 * Loads each script on its own, and a script with the dependencies that the URL names.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

add_action(
	'admin_init',
	static function () {
		$GLOBALS['concatenate_scripts'] = false;
	}
);

add_action(
	'admin_enqueue_scripts',
	static function () {
		$handles = array_filter( explode( ',', sanitize_text_field( wp_unslash( $_GET['bench_scripts'] ?? '' ) ) ) );

		if ( array() !== $handles ) {
			wp_register_script( 'storedeck-bench', false, $handles, '1', true );
			wp_enqueue_script( 'storedeck-bench' );
		}
	}
);
