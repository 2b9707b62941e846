<?php
/**
 * Values of details.
 *
 * @package Storedeck
 */

namespace Storedeck\Store\Posts;

defined( 'ABSPATH' ) || exit;

/**
 * Turns what a request gives into what a table keeps, and back.
 */
final class Meta_Values {

	/**
	 * Bytes that a value may have.
	 */
	private const MAX_BYTES = 65535;

	/**
	 * How deep a value may be.
	 */
	private const MAX_DEPTH = 8;

	/**
	 * Whether a value can be kept.
	 *
	 * @param mixed $value Value.
	 */
	public static function is_valid( $value ): bool {
		$text = is_string( $value ) ? $value : wp_json_encode( $value, 0, self::MAX_DEPTH );

		return is_string( $text ) && strlen( $text ) <= self::MAX_BYTES;
	}

	/**
	 * A value as a table keeps it. Text that looks like a packed value is packed
	 * itself, so that it comes back as text.
	 *
	 * @param mixed $value Value, not null.
	 */
	public static function write( $value ): string {
		if ( is_bool( $value ) ) {
			return $value ? '1' : '';
		}

		return (string) maybe_serialize( $value );
	}

	/**
	 * A value out of a table. What other programs keep as an object is shown as
	 * they packed it: no class is ever woken.
	 *
	 * @param string $text Text of the table.
	 * @return mixed
	 */
	public static function read( string $text ) {
		$is_plain = str_starts_with( $text, 's:' ) || 1 !== preg_match( '/(?:^|[;{])[OCE]:\d+:/', $text );

		return $is_plain ? maybe_unserialize( $text ) : $text;
	}
}
