<?php

namespace Storedeck\Taxes;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Money\Decimal;
use Storedeck\Foundation\Settings\Countries;
use Storedeck\Foundation\Settings\Settings;
use Storedeck\Foundation\Store_Exception;
use Storedeck\Foundation\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Validates the values of a tax rate.
 */
final class Tax_Rate_Values {

	/** Highest rate in percent. */
	private const MAX_RATE = 100;

	/**
	 * Validates values and converts them to columns.
	 *
	 * @param array<string, mixed> $values Values of the schema.
	 * @param array<string, mixed> $stored The rate before; an empty array for a new one.
	 * @return array<string, mixed>
	 * @throws Store_Exception When a value is invalid.
	 */
	public static function validate( array $values, array $stored ): array {
		if ( isset( $values['country'] ) ) {
			$values['country'] = strtoupper( Text::trim( $values['country'] ) );

			if ( '' !== $values['country'] && ! isset( Settings::get_countries()[ $values['country'] ] ) ) {
				throw Store_Exception::invalid_param( 'country', __( 'Invalid country code.', 'storedeck' ) );
			}
		}

		if ( isset( $values['state'] ) || isset( $values['country'] ) ) {
			$values['state'] = self::validate_state(
				$values['country'] ?? $stored['country'] ?? '',
				Text::trim( $values['state'] ?? $stored['state'] ?? '' )
			);
		}

		if ( isset( $values['rate'] ) ) {
			$rate = Decimal::of( $values['rate'] );

			if ( $rate->compare( Decimal::of( self::MAX_RATE ) ) > 0 ) {
				throw Store_Exception::invalid_param(
					'rate',
					/* translators: %d: a number, 100. */
					sprintf( __( 'The tax rate cannot be higher than %d%%.', 'storedeck' ), self::MAX_RATE )
				);
			}

			$values['rate'] = $rate->to_fixed( 4 );
		}

		if ( isset( $values['name'] ) ) {
			$values['name'] = sanitize_text_field( $values['name'] );
		}

		if ( isset( $values['class'] ) && 'standard' === $values['class'] ) {
			$values['class'] = '';
		}

		self::refuse_duplicate( $values, $stored );

		return $values;
	}

	/**
	 * Code of a state that the country has.
	 *
	 * @throws Store_Exception When the country has other states, or there is none.
	 */
	private static function validate_state( string $country, string $state ): string {
		if ( '' === $state ) {
			return '';
		}

		if ( '' === $country ) {
			throw Store_Exception::invalid_param( 'state', __( 'Choose the country of the state.', 'storedeck' ) );
		}

		$code   = strtoupper( Countries::find_state( $country, $state ) );
		$states = array_column( Countries::get( $country )['states'] ?? array(), 'code' );

		if ( array() !== $states && ! in_array( $code, array_map( 'strtoupper', $states ), true ) ) {
			throw Store_Exception::invalid_param( 'state', __( 'The country has no such state.', 'storedeck' ) );
		}

		return $code;
	}

	/**
	 * Of several rates for the same addresses, class and priority, only the first one would ever apply.
	 *
	 * @param array<string, mixed> $values Values as they are stored.
	 * @param array<string, mixed> $stored The rate before; an empty array for a new one.
	 * @throws Store_Exception When there is such a rate.
	 */
	private static function refuse_duplicate( array $values, array $stored ): void {
		$key = self::get_key( $values, $stored );

		if ( array() !== $stored && self::get_key( array(), $stored ) === $key ) {
			return;
		}

		list( $country, $state, $class, $priority ) = $key;

		$rates = Database::rows(
			'SELECT tax_rate_id AS id, tax_rate_name AS name FROM {tax_rates} WHERE tax_rate_country = %s AND tax_rate_state = %s'
				. ' AND tax_rate_class = %s AND tax_rate_priority = %d AND tax_rate_id <> %d',
			array( $country, $state, $class, $priority, (int) ( $stored['id'] ?? 0 ) )
		);
		$locations = Tax_Rate_Locations::get( array_map( 'intval', array_column( $rates, 'id' ) ) );

		foreach ( $rates as $rate ) {
			if ( self::sort_locations( $locations[ (int) $rate['id'] ] ?? array() ) === $key[4] ) {
				throw Store_Exception::invalid_param(
					'priority',
					sprintf(
						/* translators: %s: name of a tax rate. */
						__( '“%s” has the same place, tax class and priority: only one of them would apply.', 'storedeck' ),
						$rate['name']
					)
				);
			}
		}
	}

	/**
	 * What differs between rates that can both apply.
	 *
	 * @param array<string, mixed> $values Values as they are stored.
	 * @param array<string, mixed> $stored The rate before; an empty array for a new one.
	 * @return array{string, string, string, int, array<string, list<string>>} Country, state, class, priority, locations.
	 */
	private static function get_key( array $values, array $stored ): array {
		$rate      = $values + $stored;
		$locations = array_intersect_key( $stored, array( 'postcodes' => true, 'cities' => true ) );

		return array(
			(string) ( $rate['country'] ?? '' ),
			(string) ( $rate['state'] ?? '' ),
			'standard' === ( $rate['class'] ?? '' ) ? '' : (string) ( $rate['class'] ?? '' ),
			(int) ( $rate['priority'] ?? 1 ),
			self::sort_locations( Tax_Rate_Locations::parse( $values ) + Tax_Rate_Locations::parse( $locations ) ),
		);
	}

	/**
	 * Locations in an order that does not depend on how they were typed.
	 *
	 * @param array<string, list<string>> $locations By type.
	 * @return array<string, list<string>>
	 */
	private static function sort_locations( array $locations ): array {
		ksort( $locations );

		return array_filter(
			array_map(
				static function ( array $list ): array {
					sort( $list, SORT_STRING );
					return $list;
				},
				$locations
			)
		);
	}
}
