<?php
/**
 * Routes about customers.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Store;

use Storedeck\Reports\Query_Exception;
use Storedeck\Rest\Controller;
use Storedeck\Store\Customers\Customer_List;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /wc-analytics/customers: everybody who ordered or has an account.
 */
final class Customers_Controller extends Controller {

	/**
	 * What reading takes.
	 */
	private const READ = 'view_woocommerce_reports';

	/**
	 * The routes.
	 *
	 * @return array<string, list<array<string, mixed>>>
	 */
	protected function routes(): array {
		$list = array(
			'methods'    => 'GET',
			'callback'   => 'get_items',
			'action'     => 'view',
			'capability' => self::READ,
			'args'       => Arguments::guarded( require __DIR__ . '/schema/customer-filters.php' ),
		);

		$one = array(
			'callback' => 'get_item',
			'args'     => array( 'id' => array( 'type' => 'integer' ) ) + $list['args'],
		) + $list;

		return array(
			'/customers'                 => array( $list ),
			'/customers/(?P<id>[\d-]+)' => array( $one ),
		);
	}

	/**
	 * Schema of a customer.
	 *
	 * @return array<string, mixed>
	 */
	public function get_schema(): array {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'customers',
			'type'       => 'object',
			'properties' => require __DIR__ . '/schema/customer.php',
		);
	}

	/**
	 * Lists customers.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function get_items( WP_REST_Request $request ) {
		try {
			list( $items, $total ) = Customer_List::page( $request->get_params() );
		} catch ( Query_Exception $failure ) {
			return self::failure();
		}

		$linked = array_map( fn( array $item ): array => $this->in_list( $this->present( $item ) ), $items );

		return $this->page_of( $linked, $total, (int) $request['per_page'] );
	}

	/**
	 * One customer, in a list of one, as those who ask this know it.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function get_item( WP_REST_Request $request ) {
		try {
			$items = Customer_List::read( array( (int) $request['id'] ) );
		} catch ( Query_Exception $failure ) {
			return self::failure();
		}

		if ( array() === $items ) {
			return $this->not_found( 'woocommerce_rest_invalid_id', __( 'Invalid resource ID.', 'storedeck' ) );
		}

		return new WP_REST_Response( array( $this->in_list( $this->present( $items[0] ) ) ) );
	}

	/**
	 * A customer with links.
	 *
	 * @param array<string, mixed> $item Customer.
	 */
	private function present( array $item ): WP_REST_Response {
		$response = $this->linked( $item, '', '/customers' );

		$response->add_link( 'customer', rest_url( static::NAMESPACE . '/customers/' . $item['id'] ) );

		return $response;
	}

	/**
	 * What is told when the database does not answer.
	 */
	private static function failure(): WP_Error {
		return new WP_Error( 'storedeck_query_failed', __( 'The database did not answer.', 'storedeck' ), array( 'status' => 500 ) );
	}
}
