<?php

namespace Storedeck\Foundation;

defined( 'ABSPATH' ) || exit;

/**
 * The sender of the emails of the store, from the settings. Without an address it is the sender of WordPress.
 */
final class Email_Sender {

	/** Option with the name. */
	public const NAME = 'woocommerce_email_from_name';

	/** Option with the email address. */
	public const ADDRESS = 'woocommerce_email_from_address';

	/**
	 * Whether a text can be the address of the sender.
	 *
	 * @param string $text Text; empty for the sender of WordPress.
	 */
	public static function is_valid_address( string $text ): bool {
		return '' === $text || false !== is_email( $text );
	}

	/**
	 * Headers of an email.
	 *
	 * @return string[]
	 */
	public static function get_headers(): array {
		$address = get_option( self::ADDRESS, '' );
		$name    = get_option( self::NAME, '' );

		if ( ! is_string( $address ) || false === is_email( $address ) ) {
			return array();
		}

		// A line break would add a header, an angle bracket another address.
		$name = is_string( $name )
			? Text::trim( (string) preg_replace( '/[\r\n<>"]+/', ' ', wp_specialchars_decode( $name, ENT_QUOTES ) ) )
			: '';

		return array( '' === $name ? "From: $address" : "From: $name <$address>" );
	}
}
