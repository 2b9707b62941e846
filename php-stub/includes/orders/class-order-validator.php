<?php

namespace Storedeck\Orders;

use Storedeck\Foundation\Settings\Settings;
use Storedeck\Foundation\Store_Exception;

defined( 'ABSPATH' ) || exit;

/**
 * Validates values before an order is written.
 */
final class Order_Validator {

	/**
	 * Validates values.
	 *
	 * @param int                  $id     Order id, 0 to create.
	 * @param array<string, mixed> $values Valid values.
	 * @throws Store_Exception When a value is invalid.
	 */
	public static function validate( int $id, array $values ): void {
		$customer = (int) ( $values['customer_id'] ?? 0 );
		$parent   = (int) ( $values['parent_id'] ?? 0 );

		if ( 0 !== $customer && false === get_userdata( $customer ) ) {
			throw Store_Exception::invalid_param( 'customer_id', __( 'Customer ID is invalid.', 'storedeck' ) );
		}

		if ( 0 !== $parent && ( $parent === $id || array() === Order_Rows::get_many( array( $parent ) ) ) ) {
			throw Store_Exception::invalid_param( 'parent_id', __( 'Parent order not found.', 'storedeck' ) );
		}

		Order_Meta::validate( (array) ( $values['meta_data'] ?? array() ) );

		foreach ( array( 'billing', 'shipping' ) as $type ) {
			self::validate_address( $type, (array) ( $values[ $type ] ?? array() ) );
		}
	}

	/**
	 * Validates an address.
	 *
	 * @param string $type billing or shipping.
	 * @throws Store_Exception When a value is invalid.
	 */
	private static function validate_address( string $type, array $fields ): void {
		$email   = (string) ( $fields['email'] ?? '' );
		$country = (string) ( $fields['country'] ?? '' );

		if ( '' !== $email && ! is_email( $email ) ) {
			throw Store_Exception::invalid_param( $type, __( 'Invalid email address.', 'storedeck' ) );
		}

		if ( '' !== $country && ! isset( Settings::get_countries()[ $country ] ) ) {
			throw Store_Exception::invalid_param( $type, __( 'Invalid country code.', 'storedeck' ) );
		}
	}
}
