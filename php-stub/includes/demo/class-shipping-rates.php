<?php
/**
 * Carrier: what sending an order costs.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

use Storedeck\Money\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * Shipping costs by country, free within the United States from a certain sum on.
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

	/** Cents from which on sending within the United States is free. */
	private const FREE_FROM = 7500;

	/** Cents more for the fast way. */
	private const EXPRESS = 900;

	/**
	 * Writes the shipping costs into an order.
	 *
	 * @param Demo_Order  $order  Its lines are there, discounts taken off.
	 * @param Seeded_Random $random Source of chance.
	 * @param bool   $free   Whether a coupon frees from them.
	 */
	public static function apply( Demo_Order $order, Seeded_Random $random, bool $free ): void {
		if ( $order->is_download() ) {
			return;
		}
		$country = $order->person->country;
		$express = $random->chance( 90 );
		$is_free = $free || ( 'US' === $country && $order->net()->compare( Decimal::of_units( self::FREE_FROM, Decimal::CENTS ) ) >= 0 );
		if ( ! $express && $is_free ) {
			$order->shipping_method = 'free_shipping';
			return;
		}
		$order->shipping_method = 'flat_rate';
		$order->shipping        = Decimal::of_units( self::RATES[ $country ] + ( $express ? self::EXPRESS : 0 ), Decimal::CENTS );
	}

	/**
	 * Shares shipping costs and their tax out over the pieces that are sent.
	 *
	 * @param Demo_Order $order Shipping costs and taxes are there.
	 */
	public static function share( Demo_Order $order ): void {
		$pieces   = array_map( static fn( Demo_Order_Line $line ): int => $line->product->download ? 0 : $line->quantity, $order->lines );
		$shipping = $order->shipping->split( $pieces );
		$taxes    = Decimal::sum( $order->shipping_taxes )->split( $pieces );
		foreach ( $order->lines as $position => $line ) {
			$line->shipping     = $shipping[ $position ];
			$line->shipping_tax = $taxes[ $position ];
		}
	}
}
