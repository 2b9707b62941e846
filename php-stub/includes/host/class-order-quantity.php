<?php

namespace Storedeck\Host;

use Storedeck\Foundation\Money\Decimal;
use Storedeck\Foundation\Store_Exception;

defined( 'ABSPATH' ) || exit;

/**
 * Reads quantities of line items, which are decimals for goods by weight or length.
 */
final class Order_Quantity {

	/** Digits after the point. */
	public const SCALE = Decimal::SQL_SCALE;

	/**
	 * Quantity of a line item, negative in a refund.
	 */
	public static function read( array $meta, string $key = '_qty' ): Decimal {
		return Decimal::of( $meta[ $key ] ?? '0' )->round( self::SCALE );
	}

	/**
	 * Quantity of a line of a request.
	 *
	 * @param string $param Name of the parameter that an error names.
	 * @throws Store_Exception When it cannot be stored exactly.
	 */
	public static function parse( array $line, string $param ): Decimal {
		$quantity = self::read( $line, 'quantity' );

		if ( ! $quantity->equals( Decimal::of( $line['quantity'] ?? '0' ) ) ) {
			throw Store_Exception::invalid_param( $param, __( 'A quantity can have at most 4 decimals.', 'storedeck' ) );
		}

		return $quantity;
	}

	/**
	 * Price of one item; zero without a quantity.
	 *
	 * @param Decimal $total Amount of the line.
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
	 */
	public static function to_string( Decimal $quantity ): string {
		return rtrim( rtrim( $quantity->to_fixed( Decimal::SCALE ), '0' ), '.' );
	}
}
