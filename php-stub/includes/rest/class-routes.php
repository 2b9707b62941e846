<?php
/**
 * The routes of the REST API.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest;

use Storedeck\Reports\Registry;

defined( 'ABSPATH' ) || exit;

/**
 * Registers a controller for each route.
 */
final class Routes {

	/**
	 * Areas with routes of their own. Each lists its controllers.
	 */
	private const AREAS = array(
		Metrics\Metric_Routes::class,
		Management\Management_Routes::class,
		Store\Store_Routes::class,
		Jobs\Job_Routes::class,
		Home\Home_Routes::class,
	);

	/**
	 * Hooks the registration.
	 */
	public static function register_hooks(): void {
		add_action( 'rest_api_init', array( self::class, 'register' ) );
	}

	/**
	 * Registers all routes.
	 */
	public static function register(): void {
		( new Reports_Controller() )->register_routes();

		foreach ( self::AREAS as $area ) {
			foreach ( $area::controllers() as $controller ) {
				$controller->register_routes();
			}
		}

		foreach ( Registry::all() as $definition ) {
			// What is listed rather than counted over time has controllers of its own.
			if ( isset( $definition['items']['list'] ) ) {
				( new Metrics\List_Items_Controller( $definition['slug'], $definition['items'] ) )->register_routes();
				( new Metrics\List_Stats_Controller( $definition['slug'], $definition['stats'] ) )->register_routes();
				continue;
			}

			if ( isset( $definition['items'] ) ) {
				( new Report_Items_Controller( $definition['slug'], $definition['items'] ) )->register_routes();
			}

			if ( isset( $definition['stats'] ) ) {
				( new Report_Stats_Controller( $definition['slug'], $definition['stats'] ) )->register_routes();
			}
		}
	}
}
