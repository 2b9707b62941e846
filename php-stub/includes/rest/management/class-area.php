<?php
/**
 * Routes about running the shop: options, messages, reviews, settings, extensions.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Management;

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
		return array();
	}
}
