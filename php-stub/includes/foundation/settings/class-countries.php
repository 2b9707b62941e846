<?php

namespace Storedeck\Foundation\Settings;

use Storedeck\Foundation\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Reads countries, their states and the fields of their addresses.
 */
final class Countries {

	/**
	 * All countries, by name.
	 *
	 * @return list<array{code: string, name: string, states: list<array{code: string, name: string}>}>
	 */
	public static function get_all(): array {
		$countries = array();

		foreach ( Settings::get_countries() as $code => $name ) {
			$countries[] = self::format_country( (string) $code, $name );
		}

		return $countries;
	}

	/**
	 * One country.
	 *
	 * @param string $code Code, in upper or lower case.
	 * @return array{code: string, name: string, states: list<array{code: string, name: string}>}|null
	 */
	public static function get( string $code ): ?array {
		$code  = strtoupper( $code );
		$names = Settings::get_countries();

		return isset( $names[ $code ] ) ? self::format_country( $code, $names[ $code ] ) : null;
	}

	/**
	 * Name of a state.
	 *
	 * @param string $country Code of the country.
	 * @param string $state   Code of the state, or its name where the country has no list of states.
	 * @return string The given state when it is not listed.
	 */
	public static function get_state_name( string $country, string $state ): string {
		return self::get_states( $country )[ $state ] ?? $state;
	}

	/**
	 * Code of a state.
	 *
	 * @param string $country Code of the country.
	 * @param string $text    Code or name.
	 * @return string The given text when it is not listed.
	 */
	public static function find_state( string $country, string $text ): string {
		$states = array_change_key_case( self::get_states( $country ), CASE_UPPER );
		$code   = strtoupper( $text );
		$known  = array_search( Text::lower( $text ), array_map( Text::lower( ... ), $states ), true );

		return isset( $states[ $code ] ) ? $code : (string) ( $known ?: $text );
	}

	/**
	 * Address fields of countries that differ from the default.
	 *
	 * @return array<string, array<string, array<string, mixed>>>
	 */
	public static function get_locales(): array {
		return require __DIR__ . '/data/locales.php';
	}

	/**
	 * A country with its states.
	 *
	 * @return array{code: string, name: string, states: list<array{code: string, name: string}>}
	 */
	private static function format_country( string $code, string $name ): array {
		$list = array();

		foreach ( self::get_states( $code ) as $state => $label ) {
			$list[] = array( 'code' => (string) $state, 'name' => $label );
		}

		return array( 'code' => $code, 'name' => $name, 'states' => $list );
	}

	/**
	 * States of a country in the language of the request.
	 *
	 * @param string $country Code.
	 * @return array<string, string> Name by code.
	 */
	private static function get_states( string $country ): array {
		static $states = array();

		$states[ determine_locale() ] ??= require __DIR__ . '/data/states.php';

		return $states[ determine_locale() ][ $country ] ?? array();
	}
}
