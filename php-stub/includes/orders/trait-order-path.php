<?php

namespace Storedeck\Orders;

use Storedeck\Foundation\Store_Exception;
use WP_REST_Request;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * What belongs to an order is created and deleted, but never changed.
 */
trait Order_Path {

	protected function routes(): array {
		$routes = parent::routes();

		unset( $routes[ self::PATH . '/batch' ] );

		return array_map(
			static fn( array $endpoints ): array => array_values(
				array_filter( $endpoints, static fn( array $endpoint ): bool => WP_REST_Server::EDITABLE !== $endpoint['methods'] )
			),
			$routes
		);
	}

	/**
	 * Order of a request.
	 *
	 * @throws Store_Exception When it does not exist.
	 */
	private function get_order_id( WP_REST_Request $request ): int {
		$id = (int) $request['order_id'];

		if ( array() === Order_Rows::get_many( array( $id ) ) ) {
			throw Order_Refunds::create_missing_order();
		}

		return $id;
	}

	/**
	 * Requires that a deletion is permanent.
	 *
	 * @param bool $force Whether the request bypasses the trash.
	 * @throws Store_Exception When it does not.
	 */
	private static function require_force( bool $force ): void {
		if ( ! $force ) {
			throw new Store_Exception(
				'woocommerce_rest_trash_not_supported',
				__( 'There is no trash for it. Set force to delete it permanently.', 'storedeck' ),
				501
			);
		}
	}
}
