<?php

namespace Storedeck;

use Closure;
use ReflectionFunction;
use Throwable;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the controllers of all routes: those that WooCommerce would serve, or with WooCommerce those of reports.
 */
final class Routes {

	/** Controllers with the data of reports, also where WooCommerce has its own: then in another namespace. */
	private const OF_REPORTS = array(
		Reports\Rest\Reports_Controller::class,
		Reports\Rest\Indicators_Controller::class,
		Reports\Rest\Leaderboards_Controller::class,
		Imports\Imports_Controller::class,
		Exports\Report_Export_Controller::class,
		Exports\User_Exports_Controller::class,
		Customers\Customers_Controller::class,
		Customers\Customer_Purchases_Controller::class,
	);

	/** Controllers of the own store, whose routes WooCommerce would have. */
	private const OF_STORE = array(
		Catalog\Products_Controller::class,
		Catalog\Variations_Controller::class,
		Catalog\Attributes_Controller::class,
		Catalog\Attribute_Terms_Controller::class,
		Catalog\Categories_Controller::class,
		Coupons\Coupons_Controller::class,
		Taxes\Taxes_Controller::class,
		Orders\Orders_Controller::class,
		Orders\Order_Refunds_Controller::class,
		Orders\Order_Notes_Controller::class,
		Orders\Order_Totals_Controller::class,
		Settings\Countries_Controller::class,
		Customers\Download_Ips_Controller::class,
		Settings\Options_Controller::class,
		Settings\Setting_Groups_Controller::class,
		Settings\Settings_Controller::class,
		Inbox\Notes_Controller::class,
		Reviews\Reviews_Controller::class,
		Reviews\Review_Replies_Controller::class,
		Payments\Gateways_Controller::class,
		Extensions\Plugins_Controller::class,
		Extensions\Plugin_Jobs_Controller::class,
		Extensions\Connection_Controller::class,
		Payments\Payment_Suggestions_Controller::class,
		Setup\Profile_Controller::class,
		Setup\Tasks_Controller::class,
		Setup\Onboarding_Controller::class,
		Setup\Profile_Progress_Controller::class,
		Setup\Onboarding_Plugins_Controller::class,
		Setup\Starter_Content_Controller::class,
		Setup\Themes_Controller::class,
		Inbox\Note_Events_Controller::class,
		Tools\Order_Files\Order_Imports_Controller::class,
	);

	/** Controllers of routes that the screens need on every site. */
	private const OWN = array(
		Views\Views_Controller::class,
		Sync\Data_State_Controller::class,
		Reports\Rest\Store_Dimensions_Controller::class,
		Reports\Rest\Report_Definitions_Controller::class,
		Reports\Rest\Answers_Controller::class,
		Coupons\Coupon_Results_Controller::class,
		Answers\Report_Answers_Controller::class,
		Comparison\Comparison_Controller::class,
		Home\Attention_Controller::class,
		Reorder\Reorder_Controller::class,
		Settings\Favorites_Controller::class,
		Setup\Task_Status_Controller::class,
	);

	public static function register_hooks(): void {
		add_action( 'rest_api_init', array( self::class, 'register' ), Rest\Controller::PRIORITY );
		add_filter( 'rest_post_dispatch', array( self::class, 'prepare_for_filtering' ), 1, 3 );
	}

	/**
	 * Converts objects in a response to arrays where WordPress applies `_fields` or `_embed` to it, which are
	 * fatal errors for anything but arrays. Other values have no fields to select.
	 *
	 * @param WP_REST_Server $server Server.
	 */
	public static function prepare_for_filtering( $response, $server, $request ): mixed {
		$callback = $request->get_attributes()['callback'] ?? null;

		if (
			! $response instanceof WP_REST_Response
			|| ! ( isset( $request['_fields'] ) || isset( $request['_embed'] ) )
			|| ! $callback instanceof Closure
			|| ! ( new ReflectionFunction( $callback ) )->getClosureThis() instanceof Rest\Controller
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

	public static function register(): void {
		foreach ( self::OWN as $class ) {
			( new $class() )->register_routes();
		}

		if ( ! Host\Host::get_store()->is_own() ) {
			foreach ( self::OF_REPORTS as $class ) {
				( new $class() )->register_routes_in( Sync\Report_Source::get_namespace() );
			}

			// When WooCommerce's reports are shown, those of other plugins are requested where WooCommerce's are, once they have rows.
			$reports = array_filter(
				Reports\Registry::get_of_plugins(),
				static fn( array $report ): bool => Sync\Import\Imports::is_complete() || Reports\Definition::has_own_rows( $report )
			);

			self::register_reports( $reports, Sync\Report_Source::PUBLIC_NAMESPACE );
		} else {
			foreach ( array( ...self::OF_REPORTS, ...self::OF_STORE ) as $class ) {
				( new $class() )->register_routes();
			}
		}

		self::register_reports( Reports\Registry::get_registered(), Sync\Report_Source::get_namespace() );
	}

	/**
	 * Registers the routes of reports. One that cannot be registered leaves the other routes alone.
	 *
	 * @param array<string, array<string, mixed>> $reports Definitions.
	 */
	private static function register_reports( array $reports, string $routes_namespace ): void {
		foreach ( $reports as $definition ) {
			try {
				self::register_report( $definition, $routes_namespace );
			} catch ( Throwable $error ) {
				$plugin = Foundation\Hooks\Plugin_Name::of_folder( $definition['plugin'] ?? '' );

				Foundation\Log::error( "The routes of the report {$definition['id']} of $plugin could not be registered.", $error );
			}
		}
	}

	private static function register_report( array $definition, string $routes_namespace ): void {
		foreach ( array( 'items', 'stats' ) as $part ) {
			if ( isset( $definition[ $part ] ) ) {
				$controller = new Reports\Rest\Report_Controller( $definition['slug'], $part, $definition[ $part ] );
				$controller->register_routes_in( $routes_namespace );
			}
		}
	}
}
