<?php
/**
 * What the routes about running the shop share.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Management;

use Storedeck\Rest\Controller;

defined( 'ABSPATH' ) || exit;

/**
 * Routes for those who run the shop.
 */
abstract class Shop_Endpoints extends Controller {

	/**
	 * An endpoint that reads.
	 *
	 * @param string               $callback Method.
	 * @param array<string, mixed> $args     Parameters.
	 * @param array<string, mixed> $more     Other keys of an endpoint.
	 * @return array<string, mixed>
	 */
	protected static function reads( string $callback, array $args = array(), array $more = array() ): array {
		return $more + array(
			'methods'    => 'GET',
			'callback'   => $callback,
			'action'     => 'view',
			'capability' => 'manage_woocommerce',
			'args'       => $args,
		);
	}

	/**
	 * An endpoint that writes.
	 *
	 * @param string               $callback Method.
	 * @param array<string, mixed> $args     Parameters.
	 * @param array<string, mixed> $more     Other keys of an endpoint.
	 * @return array<string, mixed>
	 */
	protected static function writes( string $callback, array $args = array(), array $more = array() ): array {
		return $more + array(
			'methods'    => 'POST,PUT,PATCH',
			'callback'   => $callback,
			'action'     => 'edit',
			'capability' => 'manage_woocommerce',
			'args'       => $args,
		);
	}

	/**
	 * An endpoint that deletes.
	 *
	 * @param string               $callback Method.
	 * @param array<string, mixed> $args     Parameters.
	 * @return array<string, mixed>
	 */
	protected static function deletes( string $callback, array $args = array() ): array {
		return array(
			'methods'    => 'DELETE',
			'callback'   => $callback,
			'action'     => 'delete',
			'capability' => 'manage_woocommerce',
			'args'       => $args,
		);
	}
}
