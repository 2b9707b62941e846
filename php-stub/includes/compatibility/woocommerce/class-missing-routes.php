<?php

namespace Storedeck\Compatibility\Woocommerce;

use ReflectionProperty;
use Storedeck\Rest\Controller;

defined( 'ABSPATH' ) || exit;

/**
 * Routes that WooCommerce does not have.
 *
 * Registers the routes that the pages need and that WooCommerce never had or has removed. Where a version of WooCommerce
 * has one of them, its own handler was registered first and answers.
 */
final class Missing_Routes {

	/** Route of WooCommerce => route that replaces it in the browser. WooCommerce also lists products that are out of stock. */
	private const REPLACED = array( 'wc-analytics/products/low-in-stock' => 'storedeck/v1/products/low-in-stock' );

	public static function register_hooks(): void {
		add_action( 'rest_api_init', array( self::class, 'register' ), Controller::PRIORITY );
		add_filter( 'storedeck_namespaces', array( self::class, 'add_replaced' ), 1 );
	}

	public static function register(): void {
		( new Settings_List_Controller() )->register_routes();
		( new Suggested_Payments_Controller() )->register_routes();
		( new Low_Stock_Controller() )->register_routes();
		self::register_parts_of_orders();
	}

	/**
	 * Registers WooCommerce's notes and refunds of orders next to its orders: it has them in `wc/v3` alone.
	 */
	private static function register_parts_of_orders(): void {
		$controllers = array( 'WC_REST_Order_Notes_Controller', 'WC_REST_Order_Refunds_Controller' );

		foreach ( array_filter( $controllers, 'class_exists' ) as $class ) {
			$controller = new $class();

			( new ReflectionProperty( $class, 'namespace' ) )->setValue( $controller, 'wc-analytics' );
			$controller->register_routes();
		}
	}

	/**
	 * Adds the replaced routes to those that the browser requests elsewhere.
	 *
	 * @param mixed $namespaces Namespace or route => its replacement.
	 * @return array<string, string>
	 */
	public static function add_replaced( $namespaces ): array {
		return ( is_array( $namespaces ) ? $namespaces : array() ) + self::REPLACED;
	}
}
