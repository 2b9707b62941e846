<?php

namespace Storedeck;

use Closure;
use ReflectionFunction;
use Storedeck\Answers\Report_Answers_Controller;
use Storedeck\Catalog\Attribute_Terms_Controller;
use Storedeck\Catalog\Attributes_Controller;
use Storedeck\Catalog\Categories_Controller;
use Storedeck\Catalog\Products_Controller;
use Storedeck\Catalog\Variations_Controller;
use Storedeck\Comparison\Comparison_Controller;
use Storedeck\Coupons\Coupon_Results_Controller;
use Storedeck\Coupons\Coupons_Controller;
use Storedeck\Customers\Customer_Purchases_Controller;
use Storedeck\Customers\Customers_Controller;
use Storedeck\Customers\Download_Ips_Controller;
use Storedeck\Exports\Report_Export_Controller;
use Storedeck\Exports\User_Exports_Controller;
use Storedeck\Extensions\Connection_Controller;
use Storedeck\Extensions\Plugin_Jobs_Controller;
use Storedeck\Extensions\Plugins_Controller;
use Storedeck\Foundation\Hooks\Plugin_Name;
use Storedeck\Foundation\Log;
use Storedeck\Home\Attention_Controller;
use Storedeck\Host\Host;
use Storedeck\Imports\Imports_Controller;
use Storedeck\Inbox\Note_Events_Controller;
use Storedeck\Inbox\Notes_Controller;
use Storedeck\Orders\Order_Notes_Controller;
use Storedeck\Orders\Order_Refunds_Controller;
use Storedeck\Orders\Order_Totals_Controller;
use Storedeck\Orders\Orders_Controller;
use Storedeck\Payments\Gateways_Controller;
use Storedeck\Payments\Payment_Suggestions_Controller;
use Storedeck\Reorder\Reorder_Controller;
use Storedeck\Reports\Definition;
use Storedeck\Reports\Registry;
use Storedeck\Reports\Rest\Indicators_Controller;
use Storedeck\Reports\Rest\Leaderboards_Controller;
use Storedeck\Reports\Rest\Answers_Controller;
use Storedeck\Reports\Rest\Dimension_Values_Controller;
use Storedeck\Reports\Rest\Report_Definitions_Controller;
use Storedeck\Reports\Rest\Report_Items_Controller;
use Storedeck\Reports\Rest\Report_Stats_Controller;
use Storedeck\Reports\Rest\Reports_Controller;
use Storedeck\Reports\Rest\Store_Dimensions_Controller;
use Storedeck\Rest\Controller;
use Storedeck\Reviews\Review_Replies_Controller;
use Storedeck\Reviews\Reviews_Controller;
use Storedeck\Settings\Countries_Controller;
use Storedeck\Settings\Favorites_Controller;
use Storedeck\Settings\Options_Controller;
use Storedeck\Settings\Setting_Groups_Controller;
use Storedeck\Settings\Settings_Controller;
use Storedeck\Setup\Onboarding_Controller;
use Storedeck\Setup\Onboarding_Plugins_Controller;
use Storedeck\Setup\Profile_Controller;
use Storedeck\Setup\Profile_Progress_Controller;
use Storedeck\Setup\Starter_Content_Controller;
use Storedeck\Setup\Task_Status_Controller;
use Storedeck\Setup\Tasks_Controller;
use Storedeck\Setup\Themes_Controller;
use Storedeck\Sync\Data_State_Controller;
use Storedeck\Sync\Import\Imports;
use Storedeck\Sync\Report_Source;
use Storedeck\Taxes\Taxes_Controller;
use Storedeck\Tools\Order_Files\Order_Imports_Controller;
use Storedeck\Views\Views_Controller;
use Throwable;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the controllers of all routes: those that WooCommerce would serve, or with WooCommerce those of reports.
 */
final class Routes {

	/**
	 * Controllers with the data of reports, also where WooCommerce has its own: then in another namespace.
	 */
	private const OF_REPORTS = array(
		Reports_Controller::class,
		Indicators_Controller::class,
		Leaderboards_Controller::class,
		Imports_Controller::class,
		Report_Export_Controller::class,
		User_Exports_Controller::class,
		Customers_Controller::class,
		Customer_Purchases_Controller::class,
	);

	/**
	 * Controllers of the own store, whose routes WooCommerce would have.
	 */
	private const OF_STORE = array(
		Products_Controller::class,
		Variations_Controller::class,
		Attributes_Controller::class,
		Attribute_Terms_Controller::class,
		Categories_Controller::class,
		Coupons_Controller::class,
		Taxes_Controller::class,
		Orders_Controller::class,
		Order_Refunds_Controller::class,
		Order_Notes_Controller::class,
		Order_Totals_Controller::class,
		Countries_Controller::class,
		Download_Ips_Controller::class,
		Options_Controller::class,
		Setting_Groups_Controller::class,
		Settings_Controller::class,
		Notes_Controller::class,
		Reviews_Controller::class,
		Review_Replies_Controller::class,
		Gateways_Controller::class,
		Plugins_Controller::class,
		Plugin_Jobs_Controller::class,
		Connection_Controller::class,
		Payment_Suggestions_Controller::class,
		Profile_Controller::class,
		Tasks_Controller::class,
		Onboarding_Controller::class,
		Profile_Progress_Controller::class,
		Onboarding_Plugins_Controller::class,
		Starter_Content_Controller::class,
		Themes_Controller::class,
		Note_Events_Controller::class,
		Order_Imports_Controller::class,
	);

	/**
	 * Controllers of routes that the screens need on every site.
	 */
	private const OWN = array(
		Views_Controller::class,
		Data_State_Controller::class,
		Store_Dimensions_Controller::class,
		Dimension_Values_Controller::class,
		Report_Definitions_Controller::class,
		Answers_Controller::class,
		Coupon_Results_Controller::class,
		Report_Answers_Controller::class,
		Comparison_Controller::class,
		Attention_Controller::class,
		Reorder_Controller::class,
		Favorites_Controller::class,
		Task_Status_Controller::class,
	);

	public static function register_hooks(): void {
		add_action( 'rest_api_init', array( self::class, 'register' ), Controller::PRIORITY );
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
			|| ! ( new ReflectionFunction( $callback ) )->getClosureThis() instanceof Controller
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

		if ( ! Host::get_store()->is_own() ) {
			foreach ( self::OF_REPORTS as $class ) {
				( new $class() )->register_routes_in( Report_Source::get_namespace() );
			}

			// When WooCommerce's reports are shown, those of other plugins are requested where WooCommerce's are, once they have rows.
			$reports = array_filter(
				Registry::get_of_plugins(),
				static fn( array $report ): bool => Imports::is_complete() || Definition::has_own_rows( $report )
			);

			self::register_reports( $reports, Report_Source::PUBLIC_NAMESPACE );
		} else {
			foreach ( array( ...self::OF_REPORTS, ...self::OF_STORE ) as $class ) {
				( new $class() )->register_routes();
			}
		}

		self::register_reports( Registry::get_registered(), Report_Source::get_namespace() );
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
				$plugin = Plugin_Name::of_folder( $definition['plugin'] ?? '' );

				Log::error( "The routes of the report {$definition['id']} of $plugin could not be registered.", $error );
			}
		}
	}

	private static function register_report( array $definition, string $routes_namespace ): void {
		if ( isset( $definition['items'] ) ) {
			( new Report_Items_Controller( $definition['slug'], $definition['items'] ) )->register_routes_in( $routes_namespace );
		}

		if ( isset( $definition['stats'] ) ) {
			( new Report_Stats_Controller( $definition['slug'], $definition['stats'] ) )->register_routes_in( $routes_namespace );
		}
	}
}
