<?php
/**
 * Controllers of the Home screen.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Home;

use Storedeck\Rest\Controller;

defined( 'ABSPATH' ) || exit;

/**
 * Lists the controllers of this folder.
 */
final class Home_Routes {

	/**
	 * Creates the controllers.
	 *
	 * @return list<Controller>
	 */
	public static function get_controllers(): array {
		return array( new Attention_Controller() );
	}
}
