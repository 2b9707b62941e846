<?php
/**
 * Routes about what the shop sells and to whom.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Shop;

use Storedeck\Rest\Controller;
use Storedeck\Rest\Endpoints;

defined( 'ABSPATH' ) || exit;

/**
 * The controllers of this area.
 */
final class Area {

	/**
	 * A controller for each thing.
	 *
	 * @return list<Controller|Endpoints>
	 */
	public static function controllers(): array {
		return array(
			new Products(),
			new Variations(),
			new Attributes(),
			new Attribute_Terms(),
			new Categories(),
			new Coupons(),
			new Taxes(),
			new Orders(),
			new Customers(),
			new Data(),
		);
	}
}
