<?php

namespace Storedeck\Compatibility\Woocommerce;

use Storedeck\Catalog\Low_Stock;
use Storedeck\Foundation\Database\Query_Exception;
use Storedeck\Reports\Rest\Query_Controller;
use Storedeck\Rest\Arguments;
use Storedeck\Rest\Controller;
use Storedeck\Rest\Schemas;
use WP_Error;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /storedeck/v1/products/low-in-stock: the items that the Stock report and the alerts count.
 */
final class Low_Stock_Controller extends Controller {

	protected $namespace = 'storedeck/v1';

	protected function routes(): array {
		return array(
			'/products/low-in-stock' => array( self::readable( 'get_items', Arguments::page() + Low_Stock::get_status_param() ) ),
		);
	}

	/**
	 * Lists products and variations low in stock.
	 */
	public function get_items( $request ): WP_REST_Response|WP_Error {
		$per_page = (int) $request['per_page'];

		try {
			list( $items, $total ) = Low_Stock::get_page( (string) $request['status'], (int) $request['page'], $per_page );
		} catch ( Query_Exception $error ) {
			return Query_Controller::query_failed();
		}

		return $this->prepare_page( $items, $total, $per_page );
	}

	protected function get_base_schema(): array {
		return Schemas::list_of( 'low_stock' );
	}
}
