<?php

namespace Storedeck\Customers;

use Storedeck\Rest\Arguments;
use Storedeck\Rest\Controller;
use Storedeck\Rest\Schemas;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /wc-analytics/customers/{id}/purchases.
 */
final class Customer_Purchases_Controller extends Controller {

	protected const CAPABILITY = 'view_woocommerce_reports';

	protected function routes(): array {
		$limit = Arguments::whole( 1, 500, 25 );

		return array(
			'/customers/(?P<id>[\d]+)/purchases' => array(
				self::readable( 'get_purchases', array( 'id' => Arguments::id() ) + Arguments::guard( array( 'per_page' => $limit ) ) ),
			),
		);
	}

	protected function get_base_schema(): array {
		return Schemas::item( 'customer_purchases', require __DIR__ . '/schema/customer-purchases.php' );
	}

	/**
	 * Returns the purchases of a customer.
	 */
	public function get_purchases( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$id = (int) $request['id'];

		return array() === Customer_List::get_many( array( $id ) )
			? $this->not_found( 'woocommerce_rest_invalid_id', __( 'Invalid resource ID.', 'storedeck' ) )
			: $this->prepare_item_for_response( Customer_Purchases::read( $id, (int) $request['per_page'] ), $request );
	}
}
