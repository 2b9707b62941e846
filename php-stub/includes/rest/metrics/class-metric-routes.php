<?php
/**
 * Controllers of key metrics and leaderboards.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Metrics;

use Storedeck\Rest\Controller;

defined( 'ABSPATH' ) || exit;

/**
 * Lists the controllers of this folder.
 */
final class Metric_Routes {

	/**
	 * Creates the controllers.
	 *
	 * @return list<Controller>
	 */
	public static function get_controllers(): array {
		return array(
			new Indicators_Controller(),
			new Leaderboards_Controller(),
		);
	}
}
