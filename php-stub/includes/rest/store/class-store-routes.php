<?php
/**
 * Controllers of products, orders, customers and what belongs to them.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Store;

use Storedeck\Rest\Controller;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Lists the controllers of this folder.
 */
final class Store_Routes {

	/**
	 * Creates the controllers.
	 *
	 * @return list<Controller>
	 */
	public static function get_controllers(): array {
		return array(
			new Products_Controller(),
			new Variations_Controller(),
			new Attributes_Controller(),
			new Attribute_Terms_Controller(),
			new Categories_Controller(),
			new Coupons_Controller(),
			new Taxes_Controller(),
			new Orders_Controller(),
			new Order_Refunds_Controller(),
			new Order_Notes_Controller(),
			new Customers_Controller(),
			new Countries_Controller(),
			new Download_Ips_Controller(),
		);
	}

	/**
	 * Error for a query that failed. The database's own message could reveal details of the site.
	 */
	public static function get_query_error(): WP_Error {
		return new WP_Error(
			'storedeck_query_failed',
			__( 'Could not load the data. Try again.', 'storedeck' ),
			array( 'status' => 500 )
		);
	}
}
