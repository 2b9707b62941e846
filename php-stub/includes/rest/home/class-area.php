<?php
/**
 * Routes of the first page of the interface.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Home;

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
		return array( new Attention_Controller() );
	}
}
