<?php
/**
 * The connection service where its plugin is not there.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Management;

use Storedeck\Rest\Controller;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * `/jetpack/v4/connection`: not connected. Where the plugin is active it
 * answers itself.
 */
final class Connection_Controller extends Controller {

	/**
	 * Namespace of the routes.
	 */
	protected const NAMESPACE = 'jetpack/v4';

	/**
	 * Registers the route, unless the plugin does.
	 */
	public function register_routes(): void {
		if ( ! class_exists( 'Jetpack' ) && ! defined( 'JETPACK__VERSION' ) ) {
			parent::register_routes();
		}
	}

	/**
	 * The routes.
	 *
	 * @return array<string, list<array<string, mixed>>>
	 */
	protected function routes(): array {
		return array(
			'/connection' => array(
				array(
					'methods'    => 'GET',
					'callback'   => 'get_connection',
					'action'     => 'view',
					'capability' => 'manage_woocommerce',
				),
			),
		);
	}

	/**
	 * The state of the connection.
	 */
	public function get_connection(): WP_REST_Response {
		return new WP_REST_Response(
			array(
				'isActive'          => false,
				'isStaging'         => false,
				'isRegistered'      => false,
				'isUserConnected'   => false,
				'hasConnectedOwner' => false,
			)
		);
	}

	/**
	 * Schema of the state.
	 *
	 * @return array<string, mixed>
	 */
	public function get_schema(): array {
		return Schemas::item(
			'connection',
			array_fill_keys(
				array( 'isActive', 'isStaging', 'isRegistered', 'isUserConnected', 'hasConnectedOwner' ),
				Schemas::shown( 'boolean' )
			)
		);
	}
}
