<?php
/**
 * Many items in one request.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Management;

use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Sends each item to the route that answers for one of its kind, so that the
 * same rules hold. The answer is 200; items that failed carry their error.
 */
final class Batch {

	/**
	 * Most items in one request.
	 */
	public const MOST = 100;

	/**
	 * Parameters of a batch.
	 *
	 * @param string[] $deeds Which of create, update and delete it can do.
	 * @return array<string, array<string, mixed>>
	 */
	public static function params( array $deeds ): array {
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

		return array_intersect_key( $params, array_flip( $deeds ) );
	}

	/**
	 * Does what a batch asks for.
	 *
	 * @param string          $collection Route of the list, for example `/wc-analytics/products/reviews`.
	 * @param WP_REST_Request $request    The batch.
	 * @param string[]        $deeds      Which of create, update and delete it can do.
	 * @return object|WP_Error Deed => answers, of the deeds that were asked for.
	 */
	public static function run( string $collection, WP_REST_Request $request, array $deeds ) {
		$asked = array();

		foreach ( $deeds as $deed ) {
			if ( null !== $request[ $deed ] ) {
				$asked[ $deed ] = $request[ $deed ];
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

		foreach ( $asked as $deed => $items ) {
			$answers[ $deed ] = array();

			foreach ( $items as $item ) {
				$answers[ $deed ][] = self::one( $collection, $deed, $item );
			}
		}

		return (object) $answers;
	}

	/**
	 * Does one thing.
	 *
	 * @param string $collection Route of the list.
	 * @param string $deed       create, update or delete.
	 * @param mixed  $item       What to create or update, or the id of what to delete.
	 * @return mixed
	 */
	private static function one( string $collection, string $deed, $item ) {
		$id     = 'delete' === $deed ? $item : ( $item['id'] ?? 0 );
		// A batch in a batch would have no end.
		$path   = 'batch' === $id ? '0' : rawurlencode( (string) $id );
		$inner  = new WP_REST_Request(
			array(
				'create' => 'POST',
				'update' => 'PUT',
				'delete' => 'DELETE',
			)[ $deed ],
			$collection . ( 'create' === $deed ? '' : '/' . $path )
		);
		$server = rest_get_server();

		$inner->set_body_params( 'delete' === $deed ? array( 'force' => true ) : array_diff_key( $item, array( 'id' => true ) ) );

		$response = rest_do_request( $inner );

		if ( ! $response->is_error() ) {
			return $server->response_to_data( $response, false );
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
}
