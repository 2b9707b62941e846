<?php
/**
 * Quantities of line items.
 *
 * @package Storedeck
 */

namespace Storedeck\Store\Orders;

use Storedeck\Money\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * Reads quantities of line items, which are decimals for goods by weight or length.
 */
final class Order_Quantity {

	/**
	 * Digits after the point.
	 */
	public const SCALE = Decimal::SQL_SCALE;

	/**
	 * Quantity of a line item, negative in a refund.
	 *
	 * @param array<string, mixed> $meta Meta of the item.
	 * @param string               $key  Key of the quantity.
	 */
	public static function read( array $meta, string $key = '_qty' ): Decimal {
		return Decimal::of( $meta[ $key ] ?? '0' )->round( self::SCALE );
	}

	/**
	 * Price of one item; zero without a quantity.
	 *
	 * @param Decimal $total    Amount of the line.
	 * @param Decimal $quantity Quantity.
	 */
	public static function get_price( Decimal $total, Decimal $quantity ): Decimal {
		if ( $quantity->is_zero() ) {
			return Decimal::zero();
		}

		$price = $total->ratio( Decimal::of_units( 1, 0 ), $quantity->absolute(), 4 );

		return $quantity->is_negative() ? $price->negate() : $price;
	}

	/**
	 * Quantity as it is stored: without zeros at its end.
	 *
	 * @param Decimal $quantity Quantity.
	 */
	public static function to_string( Decimal $quantity ): string {
		return (string) $quantity->to_number();
	}
}
