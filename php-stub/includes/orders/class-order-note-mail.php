<?php

namespace Storedeck\Orders;

use Storedeck\Foundation\Email_Sender;
use Storedeck\Foundation\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Sends notes to customers.
 */
final class Order_Note_Mail {

	/**
	 * Sends a note to the billing email address of its order.
	 *
	 * @param string $text Text with simple markup.
	 * @return bool Whether the email was accepted for delivery.
	 */
	public static function send( int $order, string $text ): bool {
		$email = self::get_address( $order );

		if ( '' === $email ) {
			return false;
		}

		$site    = Text::decode( (string) get_option( 'blogname' ) );
		$subject = sprintf(
			/* translators: 1: site title, 2: number of an order. */
			__( '[%1$s] Note about your order #%2$s', 'storedeck' ),
			$site,
			$order
		);
		$lines = array(
			/* translators: %s: number of an order. */
			sprintf( __( 'A note was added to your order #%s:', 'storedeck' ), $order ),
			Text::decode( wp_strip_all_tags( $text ) ),
			$site,
		);

		return wp_mail( $email, $subject, implode( "\n\n", $lines ), Email_Sender::get_headers() );
	}

	/**
	 * Billing email address of an order, or an empty string.
	 */
	public static function get_address( int $order ): string {
		$email = (string) ( Order_Rows::get_many( array( $order ) )[ $order ]['order']['billing_email'] ?? '' );

		return is_email( $email ) ? $email : '';
	}
}
