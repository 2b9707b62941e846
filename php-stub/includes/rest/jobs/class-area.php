<?php
/**
 * Routes about work that takes long: import and export.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Jobs;

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
		return array( new Imports_Controller(), new Exports_Controller(), new Export_List_Controller() );
	}
}
