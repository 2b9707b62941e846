<?php
/**
 * Routes about what the shop sells and to whom.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Store;

use Storedeck\Rest\Controller;
use Storedeck\Rest\Report_Route_Controller;

defined( 'ABSPATH' ) || exit;

/**
 * The controllers of this area.
 */
final class Store_Routes {

	/**
	 * A controller for each thing.
	 *
	 * @return list<Report_Route_Controller|Controller>
	 */
	public static function controllers(): array {
		return array(
			new Products_Controller(),
			new Variations_Controller(),
			new Attributes_Controller(),
			new Attribute_Terms_Controller(),
			new Categories_Controller(),
			new Coupons_Controller(),
			new Taxes_Controller(),
			new Orders_Controller(),
			new Customers_Controller(),
			new Data_Controller(),
		);
	}
}
