<?php

namespace Storedeck\Customers;

use Storedeck\Foundation\Settings\Personal_Data;
use Storedeck\Rest\Access;
use Storedeck\Rest\Arguments;
use Storedeck\Rest\Controller;
use Storedeck\Rest\Schemas;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /wc-analytics/customers: customers with orders, and users with the role Customer.
 */
final class Customers_Controller extends Controller {

	protected const PREPARE_FILTER = 'woocommerce_rest_prepare_report_customers';

	protected const CAPABILITY = 'view_woocommerce_reports';

	protected function routes(): array {
		$args = $this->get_collection_params();

		return array(
			'/customers'                 => array( self::readable( 'get_items', $args ) ),
			'/customers/(?P<id>[\d-]+)' => array( self::readable( 'get_item', array( 'id' => array( 'type' => 'integer' ) ) + $args ) ),
		);
	}

	public function get_collection_params(): array {
		return Arguments::guard( require __DIR__ . '/schema/customer-filters.php' );
	}

	protected function get_base_schema(): array {
		return Schemas::item( 'customers', require __DIR__ . '/schema/customer.php' );
	}

	public function get_items( $request ) {
		$refused = Access::check_personal_data( $request->get_params(), Personal_Data::CUSTOMER_FILTERS );

		if ( null !== $refused ) {
			return $refused;
		}

		list( $items, $total ) = Customer_List::get_page( $request->get_params() );

		return $this->prepare_page( $this->prepare_items( $items, $request ), $total, (int) $request['per_page'] );
	}

	/**
	 * Returns one customer, in a list as WooCommerce's clients expect it.
	 */
	public function get_item( $request ) {
		$items = Customer_List::get_many( array( (int) $request['id'] ) );

		return array() === $items
			? $this->not_found( 'woocommerce_rest_invalid_id', __( 'Invalid resource ID.', 'storedeck' ) )
			: new WP_REST_Response( $this->prepare_items( array( $items[0] ), $request ) );
	}

	protected function prepare_links( $item, WP_REST_Request $request ): array {
		return array(
			'collection' => array( 'href' => $this->get_url( '/customers' ) ),
			'customer'   => array( 'href' => $this->get_url( '/customers/' . $item['id'] ) ),
		);
	}
}
