<?php
/**
 * Route about how far the data reaches.
 *
 * @package Storedeck
 */

namespace Storedeck\Views;

use Storedeck\Reports\Query_Exception;
use Storedeck\Rest\Controller;
use Storedeck\Rest\Metrics\Report_Errors;
use WP_Error;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * `/storedeck/v1/data-state`.
 */
final class Data_State_Controller extends Controller {

	/**
	 * Namespace of the routes.
	 */
	protected const NAMESPACE = 'storedeck/v1';

	/**
	 * The routes.
	 *
	 * @return array<string, list<array<string, mixed>>>
	 */
	protected function routes(): array {
		return array(
			'/data-state' => array(
				array(
					'methods'    => 'GET',
					'callback'   => 'get_state',
					'action'     => 'view',
					'capability' => 'view_woocommerce_reports',
				),
			),
		);
	}

	/**
	 * The state.
	 *
	 * @return WP_REST_Response|WP_Error
	 */
	public function get_state() {
		try {
			return new WP_REST_Response( Data_State::read() );
		} catch ( Query_Exception $failed ) {
			return Report_Errors::query_failed();
		}
	}

	/**
	 * Schema of the state.
	 *
	 * @return array<string, mixed>
	 */
	public function get_schema(): array {
		$date = array( 'type' => array( 'string', 'null' ) );

		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'storedeck_data_state',
			'type'       => 'object',
			'properties' => array(
				'orders_until'    => $date + array(
					'description' => __( 'Date of the latest order that reports count, on the shop’s clock.', 'storedeck' ),
				),
				'downloads_until' => $date + array(
					'description' => __( 'Date of the latest download, on the shop’s clock.', 'storedeck' ),
				),
				'waiting'         => array(
					'description' => __( 'Orders that reports do not count yet.', 'storedeck' ),
					'type'        => 'integer',
				),
				'import'          => array(
					'description' => __( 'The import of earlier orders.', 'storedeck' ),
					'type'        => 'object',
					'properties'  => array(
						'is_running' => array( 'type' => 'boolean' ),
						'percent'    => array( 'type' => 'integer' ),
					),
				),
			),
		);
	}
}
