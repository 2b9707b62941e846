<?php
/**
 * Shipping costs of orders.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

use Storedeck\Money\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * Flat rates by country; free in the United States from a minimum order on.
 */
final class Shipping_Rates {
	/** Cents by country. */
	private const RATES = array(
		'US' => 599,
		'CA' => 1299,
		'GB' => 1499,
		'DE' => 1499,
		'FR' => 1499,
		'AU' => 1999,
	);

	/** Minimum order for free shipping in the United States, in cents. */
	private const FREE_MINIMUM = 7500;

	/** Additional cents for express shipping. */
	private const EXPRESS_SURCHARGE = 900;

	/**
	 * Adds shipping costs to an order.
	 *
	 * @param Demo_Order    $order  Order with its lines and discounts.
	 * @param Seeded_Random $random Random numbers.
	 * @param bool          $free   Whether a coupon grants free shipping.
	 */
	public static function apply( Demo_Order $order, Seeded_Random $random, bool $free ): void {
		if ( $order->is_virtual() ) {
			return;
		}
		$country = $order->customer->country;
		$express = $random->chance( 90 );
		$minimum = Decimal::of_units( self::FREE_MINIMUM, Decimal::CENTS );
		$is_free = $free || ( 'US' === $country && $order->get_net_total()->compare( $minimum ) >= 0 );
		if ( ! $express && $is_free ) {
			$order->shipping_method = 'free_shipping';
			return;
		}
		$order->shipping_method = 'flat_rate';
		$order->shipping        = Decimal::of_units( self::RATES[ $country ] + ( $express ? self::EXPRESS_SURCHARGE : 0 ), Decimal::CENTS );
	}
}
