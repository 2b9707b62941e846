<?php
/**
 * Plugin Name: Packing slip settings (Storedeck example)
 * Description: A settings screen made of Storedeck's widgets, which saves an option through its own REST route.
 * Requires Plugins: storedeck
 * Text Domain: packing-slips
 *
 * @package Packing_Slips
 */

defined( 'ABSPATH' ) || exit;

const PACKING_SLIPS_OPTION = 'packing_slips';

add_action( 'admin_menu', 'packing_slips_register_screen' );
add_action( 'rest_api_init', 'packing_slips_register_route' );
add_action( 'admin_enqueue_scripts', 'packing_slips_enqueue_script', 20 );

/**
 * Adds the menu entry of the screen; only users with `manage_woocommerce` get it.
 */
function packing_slips_register_screen() {
	if ( function_exists( 'storedeck_register_screen' ) ) {
		storedeck_register_screen(
			array(
				'path'  => '/packing-slips',
				'title' => __( 'Packing slips', 'packing-slips' ),
			)
		);
	}
}

/**
 * The saved settings, or their defaults.
 *
 * @return array{note: string, paper: string}
 */
function packing_slips_get_settings(): array {
	return (array) get_option( PACKING_SLIPS_OPTION, array() ) + array(
		'note'  => __( 'Thank you for your order!', 'packing-slips' ),
		'paper' => 'a4',
	);
}

/**
 * Registers `GET` and `PUT /packing-slips/v1/settings`. WordPress validates the parameters and says which one is invalid.
 */
function packing_slips_register_route() {
	$can_manage = static fn(): bool => current_user_can( 'manage_woocommerce' );

	register_rest_route(
		'packing-slips/v1',
		'/settings',
		array(
			array(
				'methods'             => 'GET',
				'callback'            => 'packing_slips_get_settings',
				'permission_callback' => $can_manage,
			),
			array(
				'methods'             => 'PUT',
				'callback'            => 'packing_slips_save_settings',
				'permission_callback' => $can_manage,
				'args'                => array(
					'note'  => array(
						'type'              => 'string',
						'required'          => true,
						'pattern'           => '\\S',
						'maxLength'         => 200,
						'sanitize_callback' => 'sanitize_text_field',
						'validate_callback' => 'rest_validate_request_arg',
					),
					'paper' => array(
						'type'     => 'string',
						'required' => true,
						'enum'     => array( 'a4', 'a5', 'letter' ),
					),
				),
			),
		)
	);
}

/**
 * Saves the settings.
 *
 * @param WP_REST_Request $request Request.
 * @return array{note: string, paper: string} Saved settings.
 */
function packing_slips_save_settings( WP_REST_Request $request ): array {
	update_option(
		PACKING_SLIPS_OPTION,
		array(
			'note'  => $request['note'],
			'paper' => $request['paper'],
		)
	);

	return packing_slips_get_settings();
}

/**
 * Loads the screen on pages with Storedeck.
 */
function packing_slips_enqueue_script() {
	if ( wp_script_is( 'storedeck' ) ) {
		wp_enqueue_script(
			'packing-slips',
			plugins_url( 'settings.js', __FILE__ ),
			array( 'storedeck-api', 'storedeck-components', 'wp-components', 'wp-data', 'wp-element', 'wp-hooks', 'wp-i18n', 'wp-notices' ),
			'1.0.0',
			true
		);
		wp_set_script_translations( 'packing-slips', 'packing-slips' );
	}
}
