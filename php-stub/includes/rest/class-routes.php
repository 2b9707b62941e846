<?php
/**
 * Registers the REST API.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest;

use Storedeck\Reports\Registry;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the controllers of all routes that WooCommerce would serve.
 */
final class Routes {

	/**
	 * Classes that list controllers.
	 */
	private const GROUPS = array(
		Metrics\Metric_Routes::class,
		Management\Management_Routes::class,
		Store\Store_Routes::class,
		Jobs\Job_Routes::class,
		Home\Home_Routes::class,
	);

	/**
	 * Priority on rest_api_init: that of WordPress' own routes, so that fields
	 * which plugins register on the same action become parameters.
	 */
	public const PRIORITY = 99;

	/**
	 * Hooks the registration.
	 */
	public static function register_hooks(): void {
		add_action( 'rest_api_init', array( self::class, 'register' ), self::PRIORITY );
	}

	/**
	 * Registers all routes.
	 */
	public static function register(): void {
		( new Reports_Controller() )->register_routes();

		foreach ( self::GROUPS as $group ) {
			foreach ( $group::get_controllers() as $controller ) {
				$controller->register_routes();
			}
		}

		foreach ( Registry::all() as $definition ) {
			// Reports without a date range read lists, not the report engine.
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
