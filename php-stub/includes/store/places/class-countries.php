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
	public static function all(): array {
		$countries = array();

		foreach ( Settings::countries() as $code => $name ) {
			$countries[] = self::item( (string) $code, $name );
		}

		return $countries;
	}

	/**
	 * One country.
	 *
	 * @param string $code Code, in upper or lower case.
	 * @return array{code: string, name: string, states: list<array{code: string, name: string}>}|null
	 */
	public static function one( string $code ): ?array {
		$code  = strtoupper( $code );
		$names = Settings::countries();

		return isset( $names[ $code ] ) ? self::item( $code, $names[ $code ] ) : null;
	}

	/**
	 * Address fields of countries that differ from the default.
	 *
	 * @return array<string, array<string, array<string, mixed>>>
	 */
	public static function locales(): array {
		return require __DIR__ . '/data/locales.php';
	}

	/**
	 * A country with its states.
	 *
	 * @param string $code Code.
	 * @param string $name Name.
	 * @return array{code: string, name: string, states: list<array{code: string, name: string}>}
	 */
	private static function item( string $code, string $name ): array {
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
