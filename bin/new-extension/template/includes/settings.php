<?php
/**
 * The menu entry and the REST route of the settings screen in src/settings-screen.tsx.
 *
 * @package Example_Extension
 */

defined( 'ABSPATH' ) || exit;

add_action( 'admin_menu', 'example_extension_register_screen' );
add_action( 'rest_api_init', 'example_extension_register_route' );

/**
 * Adds the menu entry; only users with `manage_woocommerce` get it.
 */
function example_extension_register_screen() {
	if ( function_exists( 'storedeck_register_screen' ) ) {
		storedeck_register_screen(
			array(
				'path'  => '/example-extension-settings',
				'title' => __( 'Example extension settings', 'example-extension' ),
			)
		);
	}
}

/**
 * The saved settings, or their defaults.
 *
 * @return array{goal: int}
 */
function example_extension_get_settings(): array {
	return (array) get_option( 'example_extension_settings', array() ) + array( 'goal' => 100 );
}

/**
 * Registers `GET` and `PUT /example-extension/v1/settings`. WordPress validates the parameters and names invalid ones.
 */
function example_extension_register_route() {
	register_rest_route(
		'example-extension/v1',
		'/settings',
		array(
			array(
				'methods'             => 'GET',
				'callback'            => 'example_extension_get_settings',
				// The section of the Overview reads them, too.
				'permission_callback' => static fn(): bool => current_user_can( 'view_woocommerce_reports' ),
			),
			array(
				'methods'             => 'PUT',
				'callback'            => 'example_extension_save_settings',
				'permission_callback' => static fn(): bool => current_user_can( 'manage_woocommerce' ),
				'args'                => array(
					'goal' => array(
						'type'     => 'integer',
						'minimum'  => 1,
						'required' => true,
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
 * @return array{goal: int} Saved settings.
 */
function example_extension_save_settings( WP_REST_Request $request ): array {
	update_option( 'example_extension_settings', array( 'goal' => $request['goal'] ) );

	return example_extension_get_settings();
}
