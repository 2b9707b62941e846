<?php
/**
 * Plugin Name: Opening checklist (Storedeck example)
 * Description: A data store of a plugin, built with Storedeck's: it reads and writes its own REST route, for a card on Home.
 * Requires Plugins: storedeck
 * Text Domain: checklist
 *
 * @package Checklist
 */

defined( 'ABSPATH' ) || exit;

add_action( 'rest_api_init', 'checklist_register_routes' );
add_action( 'admin_enqueue_scripts', 'checklist_enqueue_script', 20 );

/**
 * The tasks.
 *
 * @return array<int, array{id: string, label: string, is_done: bool}>
 */
function checklist_get_tasks(): array {
	$done   = (array) get_option( 'checklist_done', array() );
	$labels = array(
		'printer' => __( 'Refill the label printer', 'checklist' ),
		'parcels' => __( 'Hand over the parcels', 'checklist' ),
		'mail'    => __( 'Answer emails', 'checklist' ),
	);

	return array_map(
		static fn( string $id, string $label ): array => array(
			'id'      => $id,
			'label'   => $label,
			'is_done' => in_array( $id, $done, true ),
		),
		array_keys( $labels ),
		$labels
	);
}

/**
 * Registers the routes: `GET /checklist/v1/tasks` and `PUT /checklist/v1/tasks/{id}`.
 */
function checklist_register_routes() {
	$can_manage = static fn(): bool => current_user_can( 'manage_woocommerce' );

	register_rest_route(
		'checklist/v1',
		'/tasks',
		array(
			'methods'             => 'GET',
			'callback'            => 'checklist_get_tasks',
			'permission_callback' => $can_manage,
		)
	);
	register_rest_route(
		'checklist/v1',
		'/tasks/(?P<id>[a-z]+)',
		array(
			'methods'             => 'PUT',
			'callback'            => 'checklist_update_task',
			'permission_callback' => $can_manage,
			'args'                => array(
				'is_done' => array(
					'type'     => 'boolean',
					'required' => true,
				),
			),
		)
	);
}

/**
 * Marks a task as done or not done.
 *
 * @param WP_REST_Request $request Request.
 * @return array{id: string, label: string, is_done: bool}|WP_Error The task.
 */
function checklist_update_task( WP_REST_Request $request ) {
	$tasks = array_column( checklist_get_tasks(), null, 'id' );
	$id    = $request['id'];

	if ( ! isset( $tasks[ $id ] ) ) {
		return new WP_Error( 'checklist_invalid_id', __( 'Task not found.', 'checklist' ), array( 'status' => 404 ) );
	}

	$tasks[ $id ]['is_done'] = $request['is_done'];

	update_option( 'checklist_done', array_keys( array_filter( array_column( $tasks, 'is_done', 'id' ) ) ), false );

	return $tasks[ $id ];
}

/**
 * Loads the store and the card on pages with Storedeck.
 */
function checklist_enqueue_script() {
	if ( wp_script_is( 'storedeck' ) ) {
		wp_enqueue_script(
			'checklist',
			plugins_url( 'checklist.js', __FILE__ ),
			array( 'storedeck-data', 'wp-components', 'wp-data', 'wp-element', 'wp-hooks', 'wp-i18n' ),
			'1.0.0',
			true
		);
		wp_set_script_translations( 'checklist', 'checklist' );
	}
}
