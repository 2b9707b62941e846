<?php
/**
 * Many items in one request.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest;

use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Sends each item to the route that answers for one of its kind, so that the
 * same rules hold. The answer is 200; items that were refused carry their
 * error, the others are done.
 */
final class Batch {

	/**
	 * What a batch can do.
	 */
	public const ACTIONS = array( 'create', 'update', 'delete' );

	/**
	 * Most items in one request.
	 */
	public const MOST = 100;

	/**
	 * HTTP methods of the actions.
	 */
	private const METHODS = array(
		'create' => 'POST',
		'update' => 'PUT',
		'delete' => 'DELETE',
	);

	/**
	 * Parameters of a batch.
	 *
	 * @param string[] $actions Which of create, update and delete it can do.
	 * @return array<string, array<string, mixed>>
	 */
	public static function params( array $actions = self::ACTIONS ): array {
		$params = array(
			'create' => array(
				'type'  => 'array',
				'items' => array( 'type' => 'object' ),
			),
			'update' => array(
				'type'  => 'array',
				'items' => array(
					'type'       => 'object',
					'properties' => array(
						'id' => array(
							'type'     => array( 'integer', 'string' ),
							'required' => true,
						),
					),
				),
			),
			'delete' => array(
				'type'  => 'array',
				'items' => array( 'type' => 'integer' ),
			),
		);

		return array_intersect_key( $params, array_flip( $actions ) );
	}

	/**
	 * Does what a batch asks for.
	 *
	 * @param string          $collection Route of the list, for example `/wc-analytics/products/reviews`.
	 * @param WP_REST_Request $request    The batch.
	 * @param string[]        $actions      Which of create, update and delete it can do.
	 * @return object|WP_Error Action => responses; 413 for too many items.
	 */
	public static function run( string $collection, WP_REST_Request $request, array $actions = self::ACTIONS ) {
		$asked = array();

		foreach ( $actions as $action ) {
			if ( null !== $request[ $action ] ) {
				$asked[ $action ] = $request[ $action ];
			}
		}

		if ( array_sum( array_map( 'count', $asked ) ) > self::MOST ) {
			return new WP_Error(
				'woocommerce_rest_request_entity_too_large',
				/* translators: %d: number of items. */
				sprintf( __( 'Unable to accept more than %d items for this request.', 'storedeck' ), self::MOST ),
				array( 'status' => 413 )
			);
		}

		$answers = array();

		foreach ( $asked as $action => $items ) {
			$answers[ $action ] = array();

			foreach ( $items as $item ) {
				$answers[ $action ][] = self::one( $collection, $action, $item );
			}
		}

		return (object) $answers;
	}

	/**
	 * Does one thing.
	 *
	 * @param string $collection Route of the list.
	 * @param string $action      create, update or delete.
	 * @param mixed  $item       What to create or update, or the id of what to delete.
	 * @return mixed The item with its links, or its id and error.
	 */
	private static function one( string $collection, string $action, $item ) {
		$id    = self::id( $action, $item );
		$route = 'create' === $action ? $collection : $collection . '/' . self::path( $id );
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
	 * Id of an item: a number, never below zero, or a text.
	 *
	 * @param string $action create, update or delete.
	 * @param mixed  $item Item or id.
	 * @return int|string
	 */
	private static function id( string $action, $item ) {
		if ( 'create' === $action ) {
			return 0;
		}

		$id = 'delete' === $action ? $item : $item['id'];

		return is_int( $id ) || 1 === preg_match( '/^-?\d+$/D', (string) $id ) ? max( 0, (int) $id ) : (string) $id;
	}

	/**
	 * An id as a part of a route. A batch in a batch would have no end.
	 *
	 * @param int|string $id Id.
	 */
	private static function path( $id ): string {
		return 'batch' === $id ? '0' : rawurlencode( (string) $id );
	}
}
