<?php

namespace Storedeck\Setup;

use Storedeck\Extensions\Free_Extensions;
use Storedeck\Payments\Payment_Suggestions;
use Storedeck\Rest\Arguments;
use Storedeck\Rest\Controller;
use Storedeck\Rest\Schemas;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Controller of what the setup offers.
 *
 * Serves /wc-admin/onboarding: extensions, product types and product templates.
 */
final class Onboarding_Controller extends Controller {
	protected $namespace = 'wc-admin';

	protected function routes(): array {
		$template = array(
			'template_name' => array( 'required' => true ) + Arguments::choice( array_keys( Product_Types::get_templates() ) ),
			'status'        => Arguments::choice( array( 'draft', 'publish' ), 'draft' ),
		);
		$product  = static fn(): array => Schemas::item( 'product', array( 'id' => Schemas::read_only( 'integer' ) ) );
		$types    = static fn(): array => Schemas::item(
			'product_types',
			Schemas::read_only_all( 'object', array_keys( Product_Types::get_all() ) )
		);

		return array(
			'/onboarding/tasks/create_product_from_template' => array(
				self::creatable( 'create_product', $template, array( 'schema' => $product ) ),
			),
			'/onboarding/free-extensions'                    => array( self::readable( 'get_free_extensions' ) ),
			'/onboarding/payments'                           => array( self::readable( 'get_payments' ) ),
			'/onboarding/product-types'                      => array(
				self::readable( 'get_product_types', array(), array( 'schema' => $types ) ),
			),
		);
	}

	/**
	 * Creates a product from a template. Other parameters of the request replace
	 * fields of the template; the route of products validates them.
	 *
	 * @return WP_REST_Response|WP_Error The product.
	 */
	public function create_product( WP_REST_Request $request ) {
		$create = new WP_REST_Request( 'POST', '/wc-analytics/products' );
		$fields = array_diff_key( $request->get_params(), array_flip( array( 'template_name', 'type', 'id' ) ) );

		$create->set_body_params( $fields + Product_Types::get_templates()[ $request['template_name'] ] );

		$response = rest_do_request( $create );

		return $response->is_error() ? $response->as_error() : $response;
	}

	public function get_free_extensions(): WP_REST_Response {
		return new WP_REST_Response( Free_Extensions::all() );
	}

	public function get_payments(): WP_REST_Response {
		return new WP_REST_Response( Payment_Suggestions::payments() );
	}

	public function get_product_types(): WP_REST_Response {
		return new WP_REST_Response( (object) Product_Types::get_all() );
	}

	protected function get_base_schema(): array {
		return Schemas::list_of( 'onboarding_list' );
	}
}
