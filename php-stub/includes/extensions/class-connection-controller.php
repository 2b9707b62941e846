<?php

namespace Storedeck\Extensions;

use Storedeck\Rest\Controller;
use Storedeck\Rest\Schemas;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Controller of the connection with WordPress.com while Jetpack is not active.
 *
 * Serves /jetpack/v4/connection: not connected. Jetpack serves the route itself while it is active.
 */
final class Connection_Controller extends Controller {

	/** States that are all false. */
	private const STATES = array( 'isActive', 'isStaging', 'isRegistered', 'isUserConnected', 'hasConnectedOwner' );

	protected $namespace = 'jetpack/v4';

	public function register_routes(): void {
		if ( ! class_exists( 'Jetpack' ) && ! defined( 'JETPACK__VERSION' ) ) {
			parent::register_routes();
		}
	}

	protected function routes(): array {
		return array( '/connection' => array( self::readable( 'get_connection' ) ) );
	}

	/**
	 * Returns the state of the connection.
	 */
	public function get_connection( WP_REST_Request $request ): WP_REST_Response {
		return $this->prepare_item_for_response( array_fill_keys( self::STATES, false ), $request );
	}

	protected function get_base_schema(): array {
		return Schemas::item( 'connection', Schemas::read_only_all( 'boolean', self::STATES ) );
	}
}
