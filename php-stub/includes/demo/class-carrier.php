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
final class Carrier {
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
	 * @param Order  $order  Its lines are there, discounts taken off.
	 * @param Random $random Source of chance.
	 * @param bool   $free   Whether a coupon frees from them.
	 */
	public static function apply( Order $order, Random $random, bool $free ): void {
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
	 * @param Order $order Shipping costs and taxes are there.
	 */
	public static function share( Order $order ): void {
		$pieces   = array_map( static fn( Line $line ): int => $line->product->download ? 0 : $line->quantity, $order->lines );
		$shipping = $order->shipping->split( $pieces );
		$taxes    = Decimal::sum( $order->shipping_taxes )->split( $pieces );
		foreach ( $order->lines as $position => $line ) {
			$line->shipping     = $shipping[ $position ];
			$line->shipping_tax = $taxes[ $position ];
		}
	}
}
