<?php

namespace Storedeck\Catalog;

defined( 'ABSPATH' ) || exit;

/**
 * Converts values between requests and the database.
 */
final class Meta_Values {

	/** Maximum size in bytes. */
	private const MAX_BYTES = 65535;

	/** Maximum depth of an array. */
	private const MAX_DEPTH = 8;

	public static function is_valid( $value ): bool {
		$text = is_string( $value ) ? $value : wp_json_encode( $value, 0, self::MAX_DEPTH );

		return is_string( $text ) && strlen( $text ) <= self::MAX_BYTES;
	}

	/**
	 * Value in the format of the database. A string that looks serialized is
	 * serialized again, so that it is read as a string.
	 *
	 * @param mixed $value Value, not null.
	 */
	public static function serialize( $value ): string {
		if ( is_bool( $value ) ) {
			return $value ? '1' : '';
		}

		return (string) maybe_serialize( $value );
	}

	/**
	 * Value of the database. Serialized objects are returned as strings: they
	 * stay strings.
	 */
	public static function unserialize( string $text ): mixed {
		$is_safe = str_starts_with( $text, 's:' ) || 1 !== preg_match( '/(?:^|[;{])[OCE]:\d+:/', $text );

		return $is_safe ? maybe_unserialize( $text ) : $text;
	}
}
