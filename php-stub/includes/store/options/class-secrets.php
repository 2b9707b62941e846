<?php
/**
 * Keeps secrets out of answers.
 *
 * @package Storedeck
 */

namespace Storedeck\Store\Options;

defined( 'ABSPATH' ) || exit;

/**
 * Puts a placeholder in the place of each secret, so that a reader can tell
 * whether it is there and nothing else, not even how long it is.
 */
final class Secrets {

	/**
	 * What stands for a secret.
	 */
	public const PLACEHOLDER = '••••••••';

	/**
	 * Words in the names of fields that hold secrets.
	 */
	private const WORDS = '/secret|passw|passphrase|private|token|salt|signature|credential|nonce|webhook'
		. '|(^|[_-])(api|access|auth|license|merchant|encryption|shared|live|test)[_-]?key([_-]|$)|(^|[_-])key$|(^|[_-])(pin|iban)$/i';

	/**
	 * Words that make such a name harmless.
	 */
	private const HARMLESS = '/publishable|public/i';

	/**
	 * A value without secrets.
	 *
	 * @param mixed $value Value of an option.
	 * @return mixed Texts, numbers and lists as they were; objects of programs as false.
	 */
	public static function redact( $value ) {
		if ( is_array( $value ) ) {
			$shown = array();

			foreach ( $value as $key => $inner ) {
				$shown[ $key ] = is_string( $key ) && self::is_secret( $key ) ? self::mask( $inner ) : self::redact( $inner );
			}

			return $shown;
		}

		return is_scalar( $value ) || null === $value ? $value : false;
	}

	/**
	 * Whether a field holds a secret.
	 *
	 * @param string $name Name of the field.
	 */
	public static function is_secret( string $name ): bool {
		return 1 === preg_match( self::WORDS, $name ) && 1 !== preg_match( self::HARMLESS, $name );
	}

	/**
	 * What is shown of a secret.
	 *
	 * @param mixed $value The secret.
	 * @return string Empty when there is none. Yes and no, as of "private: yes", are no secrets.
	 */
	public static function mask( $value ): string {
		if ( 'yes' === $value || 'no' === $value ) {
			return $value;
		}

		return empty( $value ) ? '' : self::PLACEHOLDER;
	}
}
