<?php
/**
 * Prices as text.
 *
 * @package Storedeck
 */

namespace Storedeck\Store;

use Storedeck\Reports\Money;

defined( 'ABSPATH' ) || exit;

/**
 * Writes amounts the way the shop writes them.
 */
final class Price {

	/**
	 * Amount in a currency.
	 *
	 * @param int    $units    Units of Money.
	 * @param string $currency Code; the shop's own when empty.
	 * @return string For example `$1,234.50`. Plain text, not HTML.
	 */
	public static function format( int $units, string $currency = '' ): string {
		$settings = Settings::currency();
		$symbol   = '' === $currency ? $settings['symbol'] : Settings::symbol( $currency );

		$number   = self::number(
			abs( $units ),
			$settings['precision'],
			$settings['decimalSeparator'],
			$settings['thousandSeparator']
		);

		// What is rounded to nothing is not less than nothing.
		$sign = $units < 0 && 1 === preg_match( '/[1-9]/', $number ) ? '-' : '';

		return $sign . sprintf( $settings['priceFormat'], $symbol, $number );
	}

	/**
	 * Amount without currency, halves rounded up. Computed without floats.
	 *
	 * @param int    $units     Units of Money, not negative.
	 * @param int    $precision Digits after the point.
	 * @param string $decimal   Decimal separator.
	 * @param string $thousand  Thousand separator.
	 */
	public static function number( int $units, int $precision, string $decimal, string $thousand ): string {
		$kept    = max( 0, min( $precision, Money::DECIMALS ) );
		$rounded = Money::divide( $units, 10 ** ( Money::DECIMALS - $kept ) );
		$digits  = str_pad( (string) $rounded, $kept + 1, '0', STR_PAD_LEFT );
		$whole   = 0 === $kept ? $digits : substr( $digits, 0, -$kept );
		$rest    = str_pad( 0 === $kept ? '' : substr( $digits, -$kept ), max( 0, $precision ), '0' );
		$groups  = strrev( implode( strrev( $thousand ), str_split( strrev( $whole ), 3 ) ) );

		return '' === $rest ? $groups : $groups . $decimal . $rest;
	}
}
