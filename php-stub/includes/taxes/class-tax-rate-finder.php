<?php

namespace Storedeck\Taxes;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Money\Decimal;
use Storedeck\Foundation\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the best matching rate of each priority.
 */
final class Tax_Rate_Finder {

	/**
	 * Rates of a tax class for an address.
	 *
	 * @param array<string, string> $address   country, state, postcode, city.
	 * @param string                $tax_class Tax class, '' for the standard class.
	 * @return array<int, array{rate: Decimal, compound: bool, shipping: bool, name: string, code: string, percent: string}> By id.
	 */
	public static function find( array $address, string $tax_class ): array {
		if ( 'yes' !== get_option( 'woocommerce_calc_taxes', 'no' ) || '' === ( $address['country'] ?? '' ) ) {
			return array();
		}

		$rows        = Database::rows(
			"SELECT * FROM {tax_rates} WHERE tax_rate_country IN ( '', %s ) AND tax_rate_state IN ( '', %s ) AND tax_rate_class = %s"
				. ' ORDER BY tax_rate_priority, tax_rate_country DESC, tax_rate_state DESC, tax_rate_order, tax_rate_id',
			array( strtoupper( $address['country'] ), strtoupper( $address['state'] ?? '' ), $tax_class )
		);
		$locations   = Tax_Rate_Locations::get( array_map( 'intval', array_column( $rows, 'tax_rate_id' ) ) );
		$by_priority = array();

		foreach ( $rows as $row ) {
			$id       = (int) $row['tax_rate_id'];
			$priority = (int) $row['tax_rate_priority'];

			if ( isset( $by_priority[ $priority ] ) || ! self::matches( $locations[ $id ] ?? array(), $address ) ) {
				continue;
			}

			$by_priority[ $priority ] = array(
				'id'       => $id,
				'rate'     => Decimal::of( $row['tax_rate'] ),
				'compound' => 1 === (int) $row['tax_rate_compound'],
				'shipping' => 1 === (int) $row['tax_rate_shipping'],
				'name'     => (string) $row['tax_rate_name'],
				'code'     => Tax_Rate_Store::get_code( $row ),
				'percent'  => (string) $row['tax_rate'],
			);
		}

		return array_column( $by_priority, null, 'id' );
	}

	/**
	 * Whether an address matches the locations of a rate.
	 *
	 * @param array<string, string[]> $locations Postcodes and cities in uppercase. `*` at the end is a wildcard, `1...9` a range.
	 * @param array<string, string>   $address   Address.
	 */
	public static function matches( array $locations, array $address ): bool {
		foreach ( array( 'postcode', 'city' ) as $type ) {
			$value    = Text::upper( Text::trim( $address[ $type ] ?? '' ) );
			$is_match = ! isset( $locations[ $type ] );

			foreach ( $locations[ $type ] ?? array() as $location ) {
				$is_match = $is_match || self::matches_location( $location, $value );
			}

			if ( ! $is_match ) {
				return false;
			}
		}

		return true;
	}

	private static function matches_location( string $location, string $value ): bool {
		if ( str_contains( $location, '...' ) ) {
			list( $first, $last ) = array_map( 'trim', explode( '...', $location, 2 ) );

			return ctype_digit( $value ) && ctype_digit( $first ) && ctype_digit( $last )
				&& (int) $value >= (int) $first && (int) $value <= (int) $last;
		}

		return str_ends_with( $location, '*' ) ? str_starts_with( $value, rtrim( $location, '*' ) ) : $value === $location;
	}
}
