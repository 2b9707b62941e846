<?php
/**
 * What the setup of the shop offers.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Management;

use Storedeck\Extensions\Free_Extensions;
use Storedeck\Extensions\Payment_Suggestions;
use Storedeck\Rest\Params;
use Storedeck\Store\Onboarding\Product_Types;
use Storedeck\Store\Onboarding\Task_Status;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * `/wc-admin/onboarding`: how far the setup is, what it offers, and products
 * of templates.
 */
final class Onboarding_Controller extends Shop_Endpoints {

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
		$template = array(
			'template_name' => Params::one_of( array_keys( Product_Types::templates() ), array( 'required' => true ) ),
			'status'        => Params::one_of( array( 'draft', 'publish' ), array( 'default' => 'draft' ) ),
		);

		return array(
			'/onboarding/tasks/status'                       => array(
				self::reads( 'get_status', array(), array( 'schema' => 'get_status_schema' ) ),
			),
			'/onboarding/tasks/create_product_from_template' => array(
				self::writes(
					'create_product',
					$template,
					array(
						'methods' => 'POST',
						'action'  => 'create',
						'schema'  => 'get_product_schema',
					)
				),
			),
			'/onboarding/free-extensions'                    => array( self::reads( 'get_free_extensions' ) ),
			'/onboarding/payments'                           => array( self::reads( 'get_payments' ) ),
			'/onboarding/product-types'                      => array(
				self::reads( 'get_product_types', array(), array( 'schema' => 'get_types_schema' ) ),
			),
		);
	}

	/**
	 * How far the setup is.
	 */
	public function get_status(): WP_REST_Response {
		return new WP_REST_Response( Task_Status::all() );
	}

	/**
	 * Makes a product of a template. Fields of a product that are sent along
	 * take the place of the template's; the route of products checks them.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error The product.
	 */
	public function create_product( WP_REST_Request $request ) {
		$create = new \WP_REST_Request( 'POST', '/wc-analytics/products' );

		$own      = array_diff_key( $request->get_params(), array_flip( array( 'template_name', 'type', 'id' ) ) );
		$template = Product_Types::templates()[ $request['template_name'] ];

		$create->set_body_params( $own + $template );

		$response = rest_do_request( $create );

		return $response->is_error() ? $response->as_error() : $response;
	}

	/**
	 * Free extensions.
	 */
	public function get_free_extensions(): WP_REST_Response {
		return new WP_REST_Response( Free_Extensions::all() );
	}

	/**
	 * Ways of payment.
	 */
	public function get_payments(): WP_REST_Response {
		return new WP_REST_Response( Payment_Suggestions::payments() );
	}

	/**
	 * Kinds of products.
	 */
	public function get_product_types(): WP_REST_Response {
		return new WP_REST_Response( (object) Product_Types::all() );
	}

	/**
	 * Schema of lists.
	 *
	 * @return array<string, mixed>
	 */
	public function get_schema(): array {
		return array(
			'$schema' => 'http://json-schema.org/draft-04/schema#',
			'title'   => 'onboarding_list',
			'type'    => 'array',
			'items'   => array( 'type' => 'object' ),
		);
	}

	/**
	 * Schema of kinds of products.
	 *
	 * @return array<string, mixed>
	 */
	public function get_types_schema(): array {
		return Schemas::item( 'product_types', array_fill_keys( array_keys( Product_Types::all() ), Schemas::shown( 'object' ) ) );
	}

	/**
	 * Schema of how far the setup is.
	 *
	 * @return array<string, mixed>
	 */
	public function get_status_schema(): array {
		return Schemas::item(
			'onboarding_status',
			array_fill_keys(
				array( 'hasPaymentGateway', 'hasProducts', 'hasPhysicalProducts', 'hasHomepage', 'isTaxComplete', 'isAppearanceComplete' ),
				Schemas::shown( 'boolean' )
			) + array( 'enabledPaymentGateways' => Schemas::shown( 'array' ) )
		);
	}

	/**
	 * Schema of the product that was made.
	 *
	 * @return array<string, mixed>
	 */
	public function get_product_schema(): array {
		return Schemas::item( 'product', array( 'id' => Schemas::shown( 'integer' ) ) );
	}
}
