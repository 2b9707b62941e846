<?php
/**
 * Routes about key figures and top lists.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Figures;

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
			new Indicators_Controller(),
			new Leaderboards_Controller(),
		);
	}
}
