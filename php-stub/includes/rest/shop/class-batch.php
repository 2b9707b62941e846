<?php
/**
 * Many changes in one request.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Shop;

use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Takes lists `create`, `update` and `delete` and does each item as a request
 * of its own, with the same rules. An item that is refused carries its error;
 * the others are done.
 */
final class Batch {

	/**
	 * Most items of one request.
	 */
	public const LIMIT = 100;

	/**
	 * Parameters.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function args(): array {
		return array(
			'create' => array(
				'type'     => 'array',
				'items'    => array( 'type' => 'object' ),
				'maxItems' => self::LIMIT,
			),
			'update' => array(
				'type'     => 'array',
				'items'    => array( 'type' => 'object' ),
				'maxItems' => self::LIMIT,
			),
			'delete' => array(
				'type'     => 'array',
				'items'    => array( 'type' => 'integer' ),
				'maxItems' => self::LIMIT,
			),
		);
	}

	/**
	 * Does a batch.
	 *
	 * @param WP_REST_Request $request Request with valid lists.
	 * @param string          $route   Route of the list, with namespace.
	 * @return WP_REST_Response|WP_Error
	 */
	public static function run( WP_REST_Request $request, string $route ) {
		$lists = array();
		$count = 0;

		foreach ( array( 'create', 'update', 'delete' ) as $deed ) {
			$lists[ $deed ] = (array) ( $request[ $deed ] ?? array() );
			$count         += count( $lists[ $deed ] );
		}

		if ( $count > self::LIMIT ) {
			return new WP_Error(
				'woocommerce_rest_request_entity_too_large',
				/* translators: %d: number. */
				sprintf( __( 'Unable to accept more than %d items for this request.', 'storedeck' ), self::LIMIT ),
				array( 'status' => 413 )
			);
		}

		$answer = array();

		foreach ( $lists['create'] as $values ) {
			unset( $values['id'] );
			$answer['create'][] = self::item( 'POST', $route, 0, $values );
		}

		foreach ( $lists['update'] as $values ) {
			$id = $values['id'] ?? 0;
			$id = is_numeric( $id ) ? max( 0, (int) $id ) : 0;

			$answer['update'][] = self::item( 'PUT', $route . '/' . $id, $id, $values );
		}

		foreach ( $lists['delete'] as $id ) {
			$answer['delete'][] = self::item( 'DELETE', $route . '/' . max( 0, (int) $id ), (int) $id, array( 'force' => true ) );
		}

		return new WP_REST_Response( $answer );
	}

	/**
	 * Does one item.
	 *
	 * @param string               $method Method.
	 * @param string               $route  Route.
	 * @param int                  $id     Id, 0 for a new one.
	 * @param array<string, mixed> $values Values.
	 * @return array<string, mixed> The item, or its id and error.
	 */
	private static function item( string $method, string $route, int $id, array $values ): array {
		unset( $values['id'] );

		$request = new WP_REST_Request( $method, $route );

		$request->set_body_params( $values );

		$response = rest_do_request( $request );

		if ( ! $response->is_error() ) {
			$item = (array) $response->get_data();

			return $item + array( '_links' => rest_get_server()::get_compact_response_links( $response ) );
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
