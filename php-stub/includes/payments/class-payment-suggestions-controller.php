<?php

namespace Storedeck\Payments;

use Storedeck\Rest\Controller;
use Storedeck\Rest\Schemas;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /wc-admin/payment-gateway-suggestions.
 */
final class Payment_Suggestions_Controller extends Controller {
	protected $namespace = 'wc-admin';

	protected function routes(): array {
		$force_default = array(
			'force_default_suggestions' => array(
				'type'        => 'boolean',
				'description' => __( 'Whether to include suggestions for other countries.', 'storedeck' ),
			),
		);

		return array(
			'/payment-gateway-suggestions'         => array( self::readable( 'get_suggestions', $force_default ) ),
			'/payment-gateway-suggestions/dismiss' => array(
				self::editable(
					'dismiss',
					array(),
					array(
						'methods' => 'POST',
						'action'  => 'update',
						'schema'  => static fn(): array => array(
							'$schema' => 'http://json-schema.org/draft-04/schema#',
							'title'   => 'success',
							'type'    => 'boolean',
						),
					)
				),
			),
		);
	}

	public function get_suggestions( WP_REST_Request $request ): WP_REST_Response {
		return new WP_REST_Response( Payment_Suggestions::payments( (bool) $request['force_default_suggestions'] ) );
	}

	public function dismiss(): WP_REST_Response {
		return new WP_REST_Response( Payment_Suggestions::dismiss() );
	}

	protected function get_base_schema(): array {
		return Schemas::list_of(
			'payment_gateway_suggestions',
			array(
				'type'       => 'object',
				'properties' => Schemas::read_only_all( 'string', array( 'id', 'title', 'content', 'image' ) )
					+ Schemas::read_only_all( 'array', array( 'plugins', 'missing_plugins' ) ),
			)
		);
	}
}
