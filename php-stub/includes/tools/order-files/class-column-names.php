<?php

namespace Storedeck\Tools\Order_Files;

defined( 'ABSPATH' ) || exit;

/**
 * Names in data/columns.php. They are compared without spaces, as systems write `order id` and `orderid`, and without the letters
 * that Japanese words may have between or after their characters: 代引き手数料 and 代引手数料 are the same.
 */
final class Column_Names {

	/**
	 * Names by field.
	 *
	 * @return array<string, list<string>>
	 */
	public static function get_by_field(): array {
		static $names = null;

		return $names ??= require __DIR__ . '/data/columns.php';
	}

	/**
	 * All names.
	 *
	 * @return list<string>
	 */
	public static function get_all(): array {
		return array_merge( ...array_values( self::get_by_field() ) );
	}

	/**
	 * How likely a name means a field: smaller is better, null if it does not.
	 */
	public static function get_rank( string $field, string $name ): ?int {
		return self::get_meanings( $name )[ $field ] ?? null;
	}

	/**
	 * Fields that a name may mean, the most likely one first.
	 *
	 * @return list<string>
	 */
	public static function get_fields( string $name ): array {
		return array_keys( self::get_meanings( $name ) );
	}

	/**
	 * Places of a name in the lists of fields.
	 *
	 * @return array<string, int> By field.
	 */
	private static function get_meanings( string $name ): array {
		static $meanings = array();

		foreach ( array() === $meanings ? self::get_by_field() : array() as $field => $names ) {
			foreach ( $names as $rank => $known ) {
				$meanings[ self::get_key( $known ) ][ $field ] = $rank;
			}
		}

		return $meanings[ self::get_key( $name ) ] ?? array();
	}

	private static function get_key( string $name ): string {
		return (string) preg_replace( '/ |(?<=\p{Han})\p{Hiragana}(?=\p{Han}|$)/u', '', $name );
	}
}
