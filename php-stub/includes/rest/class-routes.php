<?php
/**
 * Registers the REST API.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest;

use Storedeck\Common\Log;
use Storedeck\Plugin;
use Storedeck\Reports\Registry;
use Storedeck\Sources\Report_Source;
use Throwable;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the controllers of all routes: those that WooCommerce would serve, or with WooCommerce those of reports.
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
		add_filter( 'rest_post_dispatch', array( self::class, 'prepare_for_filtering' ), 1, 3 );
	}

	/**
	 * Converts objects in a response to arrays where WordPress applies `_fields` or `_embed` to it, which are
	 * fatal errors for anything but arrays. Other values have no fields to select.
	 *
	 * @param mixed           $response Response.
	 * @param WP_REST_Server  $server   Server.
	 * @param WP_REST_Request $request  Request.
	 * @return mixed
	 */
	public static function prepare_for_filtering( $response, $server, $request ) {
		unset( $server );

		$callback = $request->get_attributes()['callback'] ?? null;

		if (
			! $response instanceof WP_REST_Response
			|| ! ( isset( $request['_fields'] ) || isset( $request['_embed'] ) )
			|| ! ( is_array( $callback ) && $callback[0] instanceof Controller )
		) {
			return $response;
		}

		$convert = static fn( $value ) => is_object( $value ) ? (array) $value : $value;
		$data    = $convert( $response->get_data() );

		$list    = wp_is_numeric_array( $data ) ? array_map( $convert, $data ) : array( $data );

		if ( array_filter( $list, 'is_array' ) !== $list ) {
			$request->set_param( '_fields', null );
		}

		$data = wp_is_numeric_array( $data ) ? $list : $data;

		$response->set_data( $data );

		return $response;
	}

	/**
	 * Registers all routes.
	 */
	public static function register(): void {
		if ( Plugin::is_woocommerce_active() ) {
			self::register_with_woocommerce();
		} else {
			( new Reports_Controller() )->register_routes();

			foreach ( self::GROUPS as $group ) {
				foreach ( $group::get_controllers() as $controller ) {
					$controller->register_routes();
				}
			}
		}

		self::register_reports( Registry::get_registered(), Report_Source::get_namespace() );
	}

	/**
	 * Registers the routes of the report engine in a namespace of their own.
	 */
	private static function register_with_woocommerce(): void {
		$controllers = array(
			new Reports_Controller(),
			...Metrics\Metric_Routes::get_controllers(),
			...Jobs\Job_Routes::get_controllers(),
			new Store\Customers_Controller(),
		);

		foreach ( $controllers as $controller ) {
			$controller->register_routes_in( Report_Source::get_namespace() );
		}

		// When WooCommerce's reports are shown, those of other plugins are requested where WooCommerce's are.
		self::register_reports( Registry::get_of_plugins(), Report_Source::PUBLIC_NAMESPACE );
	}

	/**
	 * Registers the routes of reports. One that cannot be registered leaves the other routes alone.
	 *
	 * @param array<string, array<string, mixed>> $reports          Definitions.
	 * @param string                              $routes_namespace Namespace.
	 */
	private static function register_reports( array $reports, string $routes_namespace ): void {
		foreach ( $reports as $definition ) {
			try {
				self::register_report( $definition, $routes_namespace );
			} catch ( Throwable $error ) {
				Log::error( "The routes of the report {$definition['id']} of {$definition['plugin']} could not be registered.", $error );
			}
		}
	}

	/**
	 * Registers the routes of a report.
	 *
	 * @param array<string, mixed> $definition       Definition.
	 * @param string               $routes_namespace Namespace.
	 */
	private static function register_report( array $definition, string $routes_namespace ): void {
		// Reports without a date range read lists, not the report engine.
		if ( isset( $definition['items']['list'] ) ) {
			( new Metrics\List_Items_Controller( $definition['slug'], $definition['items'] ) )->register_routes_in( $routes_namespace );
			( new Metrics\List_Stats_Controller( $definition['slug'], $definition['stats'] ) )->register_routes_in( $routes_namespace );
			return;
		}

		if ( isset( $definition['items'] ) ) {
			( new Report_Items_Controller( $definition['slug'], $definition['items'] ) )->register_routes_in( $routes_namespace );
		}

		if ( isset( $definition['stats'] ) ) {
			( new Report_Stats_Controller( $definition['slug'], $definition['stats'] ) )->register_routes_in( $routes_namespace );
		}
	}
}
