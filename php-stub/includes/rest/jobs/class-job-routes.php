<?php
/**
 * Routes about work that takes long: import and export.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Jobs;

use Storedeck\Rest\Controller;
use Storedeck\Rest\Report_Route_Controller;

defined( 'ABSPATH' ) || exit;

/**
 * The controllers of this area.
 */
final class Job_Routes {

	/**
	 * A controller for each thing.
	 *
	 * @return list<Report_Route_Controller|Controller>
	 */
	public static function controllers(): array {
		return array( new Imports_Controller(), new Report_Export_Controller(), new User_Exports_Controller() );
	}
}
