<?php
/**
 * The script that `npm run build` makes of src/.
 *
 * @package Example_Extension
 */

defined( 'ABSPATH' ) || exit;

add_action( 'admin_enqueue_scripts', 'example_extension_enqueue_script', 20 );
add_action( 'admin_notices', 'example_extension_explain_missing_build' );

/**
 * Loads the script on pages with Storedeck.
 */
function example_extension_enqueue_script() {
	$file = dirname( __DIR__ ) . '/build/index.asset.php';

	if ( ! wp_script_is( 'storedeck' ) || ! is_file( $file ) ) {
		return;
	}

	$asset = require $file;

	wp_enqueue_script(
		'example-extension',
		plugins_url( 'build/index.js', __DIR__ ),
		$asset['dependencies'],
		$asset['version'],
		true
	);
	wp_set_script_translations( 'example-extension', 'example-extension', dirname( __DIR__ ) . '/languages' );
}

/**
 * Says what to do if the script has not been built.
 */
function example_extension_explain_missing_build() {
	if ( current_user_can( 'activate_plugins' ) && ! is_file( dirname( __DIR__ ) . '/build/index.asset.php' ) ) {
		printf(
			'<div class="notice notice-error"><p>%s</p></div>',
			esc_html__( 'Example extension has not been built. Run “npm run build” in its folder.', 'example-extension' )
		);
	}
}
