<?php
/**
 * Registers the REST API.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest;

use Storedeck\Common\Log;
use Storedeck\Reports\Registry;
use Throwable;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

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
		( new Reports_Controller() )->register_routes();

		foreach ( self::GROUPS as $group ) {
			foreach ( $group::get_controllers() as $controller ) {
				$controller->register_routes();
			}
		}

		self::register_reports( Registry::all() );
	}

	/**
	 * Registers the routes of reports. One that cannot be registered leaves the other routes alone.
	 *
	 * @param array<string, array<string, mixed>> $reports Definitions.
	 */
	public static function register_reports( array $reports ): void {
		foreach ( $reports as $definition ) {
			try {
				self::register_report( $definition );
			} catch ( Throwable $error ) {
				Log::error( "The routes of the report {$definition['id']} of {$definition['plugin']} could not be registered.", $error );
			}
		}
	}

	/**
	 * Registers the routes of a report.
	 *
	 * @param array<string, mixed> $definition Definition.
	 */
	private static function register_report( array $definition ): void {
		// Reports without a date range read lists, not the report engine.
		if ( isset( $definition['items']['list'] ) ) {
			( new Metrics\List_Items_Controller( $definition['slug'], $definition['items'] ) )->register_routes();
			( new Metrics\List_Stats_Controller( $definition['slug'], $definition['stats'] ) )->register_routes();
			return;
		}

		if ( isset( $definition['items'] ) ) {
			( new Report_Items_Controller( $definition['slug'], $definition['items'] ) )->register_routes();
		}

		if ( isset( $definition['stats'] ) ) {
			( new Report_Stats_Controller( $definition['slug'], $definition['stats'] ) )->register_routes();
		}
	}
}
