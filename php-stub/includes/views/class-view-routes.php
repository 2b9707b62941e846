<?php
/**
 * Routes of our own namespace.
 *
 * @package Storedeck
 */

namespace Storedeck\Views;

defined( 'ABSPATH' ) || exit;

/**
 * Registers what no other plugin brings, whoever serves the reports.
 */
final class View_Routes {

	/**
	 * Hooks the registration.
	 */
	public static function register_hooks(): void {
		add_action( 'rest_api_init', array( self::class, 'register' ) );
	}

	/**
	 * Registers the routes.
	 */
	public static function register(): void {
		( new Views_Controller() )->register_routes();
		( new Data_State_Controller() )->register_routes();
	}

	/**
	 * Removes what people saved on this site.
	 */
	public static function remove(): void {
		Shared_View_Store::remove_all();
		User_View_Store::remove_all();
		Pinned_Views::remove_all();
	}
}
