<?php
/**
 * Countries and their states.
 *
 * @package Storedeck
 */

namespace Storedeck\Store\Places;

use Storedeck\Store\Settings;

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
	 * @param string $code Code.
	 * @param string $name Name.
	 * @return array{code: string, name: string, states: list<array{code: string, name: string}>}
	 */
	private static function format_country( string $code, string $name ): array {
		static $states = null;

		$states ??= require __DIR__ . '/data/states.php';
		$list     = array();

		foreach ( $states[ $code ] ?? array() as $state => $label ) {
			$list[] = array(
				'code' => (string) $state,
				'name' => $label,
			);
		}

		return array(
			'code'   => $code,
			'name'   => $name,
			'states' => $list,
		);
	}
}
