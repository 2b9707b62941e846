<?php

namespace Storedeck\Rest;

use Storedeck\Foundation\Store_Exception;
use Storedeck\Host\Products\Product_Lock;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Refuses a change when the fields that a client read have other values by then,
 * so that it does not overwrite changes that its user has not seen.
 */
final class Expected_Values {

	/**
	 * Parameter of a change.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function get_args(): array {
		return array(
			'expected' => array(
				'type'          => 'object',
				'description'   => 'Fields with the values that the client read. When one has another value, nothing is saved and the'
					. ' error storedeck_product_changed (409) has the present values in data.current.',
				'maxProperties' => 100,
			),
		);
	}

	/**
	 * Compares the expected values of a request with the present ones. It has to be
	 * called first in the transaction of the change.
	 *
	 * @param int                                                  $id      Product, variation or coupon; 0 for a new one.
	 * @param callable(WP_REST_Request): WP_REST_Response|WP_Error $read    Reads the item as clients do.
	 * @throws Store_Exception When a value differs, or there is no such field.
	 */
	public static function check( int $id, WP_REST_Request $request, callable $read ): void {
		$expected = $request['expected'];

		if ( 0 === $id || ! is_array( $expected ) || array() === $expected ) {
			return;
		}

		Product_Lock::acquire( $id );

		// Without `_fields` of the request, which leave fields out.
		$reading = new WP_REST_Request( 'GET', $request->get_route() );
		$reading->set_url_params( $request->get_url_params() );

		$response = $read( $reading );

		if ( is_wp_error( $response ) ) {
			throw Store_Exception::from_wp_error( $response );
		}

		self::compare( $expected, (array) $response->get_data() );
	}

	/**
	 * Compares values.
	 *
	 * @param array<string, mixed> $present The item as a response has it.
	 * @throws Store_Exception When one differs, or does not exist.
	 */
	private static function compare( array $expected, array $present ): void {
		$current = array();

		foreach ( $expected as $field => $value ) {
			if ( ! array_key_exists( $field, $present ) ) {
				throw Store_Exception::invalid_param(
					'expected',
					/* translators: %s: name of a field. */
					sprintf( __( 'Unknown field: %s.', 'storedeck' ), sanitize_text_field( (string) $field ) )
				);
			}

			if ( ! self::is_same( $value, $present[ $field ] ) ) {
				$current[ $field ] = $present[ $field ];
			}
		}

		if ( array() !== $current ) {
			throw new Store_Exception(
				'storedeck_product_changed',
				__( 'The item was changed in the meantime. Nothing was saved.', 'storedeck' ),
				409,
				array( 'current' => $current )
			);
		}
	}

	/**
	 * Whether two values are the same. Strings are compared exactly, because they
	 * are money. An object may lack properties that the client does not use.
	 *
	 * @param mixed $expected Value that the client read.
	 * @param mixed $present  Present value.
	 */
	private static function is_same( $expected, $present ): bool {
		$present = is_object( $present ) ? (array) $present : $present;

		if ( ! is_array( $expected ) || ! is_array( $present ) ) {
			return is_float( $expected ) ? (float) $present === $expected && is_numeric( $present ) : $expected === $present;
		}

		if ( count( $expected ) > count( $present ) || ( array_is_list( $expected ) && count( $expected ) < count( $present ) ) ) {
			return false;
		}

		foreach ( $expected as $key => $value ) {
			if ( ! array_key_exists( $key, $present ) || ! self::is_same( $value, $present[ $key ] ) ) {
				return false;
			}
		}

		return true;
	}
}
