<?php

namespace Storedeck\Tools\Order_Files;

use Storedeck\Foundation\Money\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * Writes quantities, which may have decimals.
 */
final class Quantity {

	/**
	 * Writes a quantity without zeros at the end.
	 */
	public static function to_string( Decimal $quantity ): string {
		$text = $quantity->to_fixed( Decimal::SCALE );

		return rtrim( rtrim( $text, '0' ), '.' );
	}
}
