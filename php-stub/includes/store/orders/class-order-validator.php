<?php
/**
 * Refuses orders that cannot be.
 *
 * @package Storedeck
 */

namespace Storedeck\Store\Orders;

use Storedeck\Store\Settings;
use Storedeck\Store\Store_Exception;

defined( 'ABSPATH' ) || exit;

/**
 * Looks at values before anything of an order is written.
 */
final class Order_Validator {

	/**
	 * Refuses values that cannot be.
	 *
	 * @param int                  $id     Order, 0 for a new one.
	 * @param array<string, mixed> $values Valid values.
	 * @throws Store_Exception When they cannot be.
	 */
	public static function check( int $id, array $values ): void {
		$customer = (int) ( $values['customer_id'] ?? 0 );
		$parent   = (int) ( $values['parent_id'] ?? 0 );

		if ( 0 !== $customer && false === get_userdata( $customer ) ) {
			throw Store_Exception::invalid_param( 'customer_id', __( 'Customer ID is invalid.', 'storedeck' ) );
		}

		if ( 0 !== $parent && ( $parent === $id || array() === Order_Rows::read( array( $parent ) ) ) ) {
			throw Store_Exception::invalid_param( 'parent_id', __( 'Parent order not found.', 'storedeck' ) );
		}

		Order_Meta::check( (array) ( $values['meta_data'] ?? array() ) );

		foreach ( array( 'billing', 'shipping' ) as $type ) {
			self::check_address( $type, (array) ( $values[ $type ] ?? array() ) );
		}
	}

	/**
	 * Refuses an address that cannot be.
	 *
	 * @param string               $type  billing or shipping.
	 * @param array<string, mixed> $parts Parts.
	 * @throws Store_Exception When it cannot be.
	 */
	private static function check_address( string $type, array $parts ): void {
		$email   = (string) ( $parts['email'] ?? '' );
		$country = (string) ( $parts['country'] ?? '' );

		if ( '' !== $email && ! is_email( $email ) ) {
			throw Store_Exception::invalid_param( $type, __( 'Invalid email address.', 'storedeck' ) );
		}

		if ( '' !== $country && ! isset( Settings::countries()[ $country ] ) ) {
			throw Store_Exception::invalid_param( $type, __( 'Invalid country code.', 'storedeck' ) );
		}
	}
}
