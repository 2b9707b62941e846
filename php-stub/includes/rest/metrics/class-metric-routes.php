<?php
/**
 * Routes about key figures and top lists.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Metrics;

use Storedeck\Rest\Controller;
use Storedeck\Rest\Report_Route_Controller;

defined( 'ABSPATH' ) || exit;

/**
 * The controllers of this area.
 */
final class Metric_Routes {

	/**
	 * A controller for each thing.
	 *
	 * @return list<Report_Route_Controller|Controller>
	 */
	public static function controllers(): array {
		return array(
			new Indicators_Controller(),
			new Leaderboards_Controller(),
		);
	}
}
