<?php

namespace Storedeck\Tools\Order_Files;

defined( 'ABSPATH' ) || exit;

/**
 * Names in data/columns.php.
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
	 * Fields that a name may mean, the most likely one first.
	 *
	 * @return list<string>
	 */
	public static function get_fields( string $name ): array {
		static $fields = array();

		if ( array() === $fields ) {
			foreach ( self::get_by_field() as $field => $names ) {
				foreach ( $names as $known ) {
					$fields[ $known ][] = $field;
				}
			}
		}

		return $fields[ $name ] ?? array();
	}
}
