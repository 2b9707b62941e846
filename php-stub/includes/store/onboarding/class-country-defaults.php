<?php
/**
 * What is usual in a country.
 *
 * @package Storedeck
 */

namespace Storedeck\Store\Onboarding;

defined( 'ABSPATH' ) || exit;

/**
 * Currency, way of writing prices and units of a country.
 */
final class Country_Defaults {

	/**
	 * Countries that weigh in pounds and measure in inches.
	 */
	private const IMPERIAL = array( 'LR', 'MM', 'US' );

	/**
	 * Options of a country.
	 *
	 * @param string $country Two capital letters.
	 * @return array<string, string>|null Value by option; null for a country that is not known.
	 */
	public static function get( string $country ): ?array {
		$known = require __DIR__ . '/data/money.php';

		if ( ! isset( $known[ $country ] ) ) {
			return null;
		}

		list( $currency, $position, $thousands, $decimals, $digits ) = $known[ $country ];

		$is_imperial = in_array( $country, self::IMPERIAL, true );

		return array(
			'woocommerce_currency'           => $currency,
			'woocommerce_currency_pos'       => $position,
			'woocommerce_price_thousand_sep' => $thousands,
			'woocommerce_price_decimal_sep'  => $decimals,
			'woocommerce_price_num_decimals' => (string) $digits,
			'woocommerce_weight_unit'        => $is_imperial ? 'lbs' : 'kg',
			'woocommerce_dimension_unit'     => $is_imperial ? 'in' : 'cm',
		);
	}

	/**
	 * Sets the shop to what is usual in a country.
	 *
	 * @param string $country Two capital letters.
	 * @return array<string, string>|null Value by option; null when nothing was set.
	 */
	public static function apply( string $country ): ?array {
		$options = self::get( $country );

		foreach ( $options ?? array() as $option => $value ) {
			update_option( $option, $value );
		}

		return $options;
	}
}
