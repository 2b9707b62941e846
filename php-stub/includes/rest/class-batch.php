<?php

namespace Storedeck\Rest;

use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Sends each item to the route for a single one, so that the same rules apply.
 * The status of the response is 200; items that failed contain their error.
 */
final class Batch {

	/** Actions of a batch. */
	public const ACTIONS = array( 'create', 'update', 'delete' );

	/** Maximum number of items in a request. */
	public const MAX_ITEMS = 100;

	/** HTTP methods of the actions. */
	private const METHODS = array( 'create' => 'POST', 'update' => 'PUT', 'delete' => 'DELETE' );

	/**
	 * Parameters of a batch.
	 *
	 * @param string[] $actions Actions that it supports.
	 * @return array<string, array<string, mixed>>
	 */
	public static function params( array $actions = self::ACTIONS ): array {
		$params = array(
			'create' => array( 'type' => 'array', 'items' => array( 'type' => 'object' ) ),
			'update' => array(
				'type'  => 'array',
				'items' => array(
					'type'       => 'object',
					'properties' => array( 'id' => array( 'type' => array( 'integer', 'string' ), 'required' => true ) ),
				),
			),
			'delete' => array( 'type' => 'array', 'items' => array( 'type' => 'integer' ) ),
		);

		return array_intersect_key( $params, array_flip( $actions ) );
	}

	/**
	 * Runs a batch.
	 *
	 * @param string   $collection Route of the list, for example `/wc-analytics/products/reviews`.
	 * @param string[] $actions    Actions that it supports.
	 * @return object|WP_Error Action => responses; 413 for too many items.
	 */
	public static function run( string $collection, WP_REST_Request $request, array $actions = self::ACTIONS ) {
		$requested = array();

		foreach ( $actions as $action ) {
			if ( null !== $request[ $action ] ) {
				$requested[ $action ] = $request[ $action ];
			}
		}

		if ( array_sum( array_map( 'count', $requested ) ) > self::MAX_ITEMS ) {
			return new WP_Error(
				'woocommerce_rest_request_entity_too_large',
				/* translators: %d: number of items. */
				sprintf( __( 'Unable to accept more than %d items for this request.', 'storedeck' ), self::MAX_ITEMS ),
				array( 'status' => 413 )
			);
		}

		$responses = array();

		foreach ( $requested as $action => $items ) {
			$responses[ $action ] = array();

			foreach ( $items as $item ) {
				$responses[ $action ][] = self::run_one( $collection, $action, $item );
			}
		}

		return (object) $responses;
	}

	/**
	 * Runs one action.
	 *
	 * @param string $collection Route of the list.
	 * @param string $action     create, update or delete.
	 * @param mixed  $item       Item to create or update, or ID of the item to delete.
	 * @return mixed Item with its links, or its ID and error.
	 */
	private static function run_one( string $collection, string $action, $item ) {
		$id    = self::get_id( $action, $item );
		$route = 'create' === $action ? $collection : $collection . '/' . self::get_path( $id );
		$inner = new WP_REST_Request( self::METHODS[ $action ], $route );

		$inner->set_body_params( 'delete' === $action ? array( 'force' => true ) : array_diff_key( $item, array( 'id' => true ) ) );

		$response = rest_do_request( $inner );

		if ( ! $response->is_error() ) {
			return rest_get_server()->response_to_data( $response, false );
		}

		$error = $response->as_error();

		return array(
			'id'    => $id,
			'error' => array(
				'code'    => $error->get_error_code(),
				'message' => $error->get_error_message(),
				'data'    => $error->get_error_data(),
			),
		);
	}

	/**
	 * ID of an item: a number that is not negative, or a string.
	 *
	 * @param string $action create, update or delete.
	 * @param mixed  $item   Item or ID.
	 */
	private static function get_id( string $action, $item ): int|string {
		if ( 'create' === $action ) {
			return 0;
		}

		$id = 'delete' === $action ? $item : $item['id'];

		return is_int( $id ) || 1 === preg_match( '/^-?\d+$/D', (string) $id ) ? max( 0, (int) $id ) : (string) $id;
	}

	/**
	 * ID as a part of a route. An item must not address the batch route itself.
	 *
	 * @param int|string $id ID.
	 */
	private static function get_path( $id ): string {
		return 'batch' === $id ? '0' : rawurlencode( (string) $id );
	}
}
