<?php
/**
 * Routes of the first page of the interface.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Home;

use Storedeck\Rest\Controller;
use Storedeck\Rest\Report_Route_Controller;

defined( 'ABSPATH' ) || exit;

/**
 * The controllers of this area.
 */
final class Home_Routes {

	/**
	 * A controller for each thing.
	 *
	 * @return list<Report_Route_Controller|Controller>
	 */
	public static function controllers(): array {
		return array( new Attention_Controller() );
	}
}
