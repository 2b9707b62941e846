<?php

namespace Storedeck\Foundation\Money;

use Storedeck\Foundation\Settings\Currencies;
use Storedeck\Foundation\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Formats amounts with the currency settings of the store.
 */
final class Price {

	/**
	 * Formats an amount in a currency as plain text, not HTML.
	 *
	 * @param string $currency Code; the currency of the store when empty.
	 * @return string For example `$1,234.50`.
	 */
	public static function format( Decimal $amount, string $currency = '' ): string {
		$settings = Settings::get_currency();
		$symbol   = '' === $currency ? $settings['symbol'] : Currencies::get_symbol( $currency );

		$number = self::format_number(
			$amount->absolute(),
			$settings['precision'],
			$settings['decimalSeparator'],
			$settings['thousandSeparator']
		);

		// An amount that rounds to zero has no sign.
		$sign = $amount->is_negative() && 1 === preg_match( '/[1-9]/', $number ) ? '-' : '';

		return $sign . sprintf( $settings['priceFormat'], $symbol, $number );
	}

	/**
	 * Formats a quantity with the digits that it has.
	 *
	 * @param Decimal $quantity Quantity, for example 1.5.
	 */
	public static function format_quantity( Decimal $quantity ): string {
		$settings = Settings::get_currency();
		$digits   = strlen( explode( '.', (string) $quantity->absolute()->to_number() )[1] ?? '' );
		$number   = self::format_number( $quantity->absolute(), $digits, $settings['decimalSeparator'], $settings['thousandSeparator'] );

		return ( $quantity->is_negative() ? '-' : '' ) . $number;
	}

	/**
	 * Formats an amount without currency, halves rounded up.
	 *
	 * @param Decimal $amount    Amount, not negative.
	 * @param int     $precision Digits after the point.
	 * @param string  $decimal   Decimal separator.
	 * @param string  $thousand  Thousand separator.
	 */
	public static function format_number( Decimal $amount, int $precision, string $decimal, string $thousand ): string {
		list( $whole, $digits ) = explode( '.', $amount->to_fixed( $precision ) . '.' );

		$digits = str_pad( $digits, max( 0, $precision ), '0' );
		$groups = strrev( implode( strrev( $thousand ), str_split( strrev( $whole ), 3 ) ) );

		return '' === $digits ? $groups : $groups . $decimal . $digits;
	}
}
