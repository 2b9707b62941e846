<?php
/**
 * Controllers of imports and exports.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Jobs;

use Storedeck\Rest\Controller;

defined( 'ABSPATH' ) || exit;

/**
 * Lists the controllers of this folder.
 */
final class Job_Routes {

	/**
	 * Creates the controllers.
	 *
	 * @return list<Controller>
	 */
	public static function get_controllers(): array {
		return array( new Imports_Controller(), new Report_Export_Controller(), new User_Exports_Controller() );
	}
}
