<?php
/**
 * Ways of payment that the shop is told about.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Management;

use Storedeck\Extensions\Payment_Suggestions;
use Storedeck\Rest\Controller;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * `/wc-admin/payment-gateway-suggestions`.
 */
final class Payment_Suggestions_Controller extends Controller {

	/**
	 * Namespace of the routes.
	 */
	protected const NAMESPACE = 'wc-admin';

	/**
	 * The routes.
	 *
	 * @return array<string, list<array<string, mixed>>>
	 */
	protected function routes(): array {
		$usual = array( 'capability' => 'manage_woocommerce' );

		return array(
			'/payment-gateway-suggestions'         => array(
				$usual + array(
					'methods'  => 'GET',
					'callback' => 'get_suggestions',
					'action'   => 'view',
					'args'     => array(
						'force_default_suggestions' => array(
							'type'        => 'boolean',
							'description' => __( 'Whether suggestions for other countries come too.', 'storedeck' ),
						),
					),
				),
			),
			'/payment-gateway-suggestions/dismiss' => array(
				$usual + array(
					'methods'  => 'POST',
					'callback' => 'dismiss',
					'action'   => 'update',
					'schema'   => 'get_success_schema',
				),
			),
		);
	}

	/**
	 * The suggestions.
	 *
	 * @param WP_REST_Request $request Request.
	 */
	public function get_suggestions( WP_REST_Request $request ): WP_REST_Response {
		return new WP_REST_Response( Payment_Suggestions::payments( (bool) $request['force_default_suggestions'] ) );
	}

	/**
	 * Waves them away.
	 */
	public function dismiss(): WP_REST_Response {
		return new WP_REST_Response( Payment_Suggestions::dismiss() );
	}

	/**
	 * Schema of the suggestions.
	 *
	 * @return array<string, mixed>
	 */
	public function get_schema(): array {
		return array(
			'$schema' => 'http://json-schema.org/draft-04/schema#',
			'title'   => 'payment_gateway_suggestions',
			'type'    => 'array',
			'items'   => array(
				'type'       => 'object',
				'properties' => array_fill_keys( array( 'id', 'title', 'content', 'image' ), Schemas::shown( 'string' ) )
					+ array( 'plugins' => Schemas::shown( 'array' ) ),
			),
		);
	}

	/**
	 * Schema of whether something worked.
	 *
	 * @return array<string, mixed>
	 */
	public function get_success_schema(): array {
		return array(
			'$schema' => 'http://json-schema.org/draft-04/schema#',
			'title'   => 'success',
			'type'    => 'boolean',
		);
	}
}
