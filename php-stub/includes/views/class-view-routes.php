<?php
/**
 * Routes that exist also while WooCommerce is active.
 *
 * @package Storedeck
 */

namespace Storedeck\Views;

use Storedeck\Comparison\Comparison_Controller;
use Storedeck\Rest\Report_Definitions_Controller;
use Storedeck\Rest\Routes;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the routes of definitions of reports, saved views, the data status and the comparison with WooCommerce.
 */
final class View_Routes {

	/**
	 * Hooks the registration.
	 */
	public static function register_hooks(): void {
		add_action( 'rest_api_init', array( self::class, 'register' ), Routes::PRIORITY );
	}

	/**
	 * Registers the routes.
	 */
	public static function register(): void {
		( new Views_Controller() )->register_routes();
		( new Data_State_Controller() )->register_routes();
		( new Report_Definitions_Controller() )->register_routes();
		( new Comparison_Controller() )->register_routes();
	}

	/**
	 * Deletes all views of this site.
	 */
	public static function remove(): void {
		Shared_View_Store::remove_all();
		User_View_Store::remove_all();
		Pinned_Views::remove_all();
	}
}
