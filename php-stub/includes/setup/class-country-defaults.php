<?php

namespace Storedeck\Setup;

defined( 'ABSPATH' ) || exit;

/**
 * Currency, number format and units of a country.
 */
final class Country_Defaults {

	/** Countries that use pounds and inches. */
	private const IMPERIAL = array( 'LR', 'MM', 'US' );

	/**
	 * Options of a country.
	 *
	 * @param string $country ISO 3166 code.
	 * @return array<string, string>|null Value by option; null for an unknown country.
	 */
	public static function get( string $country ): ?array {
		$countries = require __DIR__ . '/data/money.php';

		if ( ! isset( $countries[ $country ] ) ) {
			return null;
		}

		list( $currency, $position, $thousands, $decimals, $digits ) = $countries[ $country ];

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
	 * Updates the store settings to the defaults of a country.
	 *
	 * @param string $country ISO 3166 code.
	 * @return array<string, string>|null Value by option; null when nothing was changed.
	 */
	public static function apply( string $country ): ?array {
		$options = self::get( $country );

		foreach ( $options ?? array() as $option => $value ) {
			update_option( $option, $value );
		}

		return $options;
	}
}
