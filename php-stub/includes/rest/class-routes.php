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
		Figures\Area::class,
		Management\Area::class,
		Shop\Area::class,
		Jobs\Area::class,
		Home\Area::class,
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
				( new Figures\List_Controller( $definition['slug'], $definition['items'] ) )->register_routes();
				( new Figures\List_Totals_Controller( $definition['slug'], $definition['stats'] ) )->register_routes();
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
