<?php

namespace Storedeck\Settings;

use Storedeck\Foundation\Settings\Countries;
use Storedeck\Foundation\Sorted_Labels;

defined( 'ABSPATH' ) || exit;

/**
 * Countries and states as choices of a setting.
 *
 * Lists places with a name that can be searched for: `NO` => Norway, `US:CA` => United States — California.
 */
final class Place_Options {

	/**
	 * Countries, and for those that have states, each of their states.
	 *
	 * @param string $stored Stored value, which stays a choice although it may lack a state or have an unlisted one.
	 * @return array<string, string> Label by country code, with a colon and the state code where there is one.
	 */
	public static function get_countries_and_states( string $stored = '' ): array {
		$places = array();

		foreach ( self::get_sorted_countries() as $country ) {
			$places += self::get_places( $country );
		}

		return $places + self::get_stored_place( $stored, $places );
	}

	/**
	 * Countries without their states.
	 *
	 * @return array<string, string> Name by code.
	 */
	public static function get_countries(): array {
		return array_column( self::get_sorted_countries(), 'name', 'code' );
	}

	/**
	 * Countries by name.
	 *
	 * @return list<array{code: string, name: string, states: list<array{code: string, name: string}>}>
	 */
	private static function get_sorted_countries(): array {
		$countries = array_column( Countries::get_all(), null, 'code' );

		return array_values( array_replace( Sorted_Labels::sort( array_column( $countries, 'name', 'code' ) ), $countries ) );
	}

	/**
	 * The states of a country, or the country itself if it has none.
	 *
	 * @param array{code: string, name: string, states: list<array{code: string, name: string}>} $country Country.
	 * @return array<string, string>
	 */
	private static function get_places( array $country ): array {
		if ( array() === $country['states'] ) {
			return array( $country['code'] => $country['name'] );
		}

		$places = array();

		foreach ( $country['states'] as $state ) {
			$places[ $country['code'] . ':' . $state['code'] ] = self::get_label( $country['name'], $state['name'] );
		}

		return $places;
	}

	/**
	 * The stored place, unless it is listed or its country is unknown.
	 *
	 * @param array<string, string> $places Listed places.
	 * @return array<string, string>
	 */
	private static function get_stored_place( string $stored, array $places ): array {
		list( $code, $state ) = explode( ':', $stored . ':' );

		$country = isset( $places[ $stored ] ) ? null : Countries::get( $code );

		if ( null === $country ) {
			return array();
		}

		return array( $stored => '' === $state ? $country['name'] : self::get_label( $country['name'], $state ) );
	}

	private static function get_label( string $country, string $state ): string {
		/* translators: 1: name of a country, 2: name of one of its states. */
		return sprintf( _x( '%1$s — %2$s', 'country and state', 'storedeck' ), $country, $state );
	}
}
