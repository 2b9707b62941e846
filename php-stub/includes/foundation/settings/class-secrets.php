<?php

namespace Storedeck\Foundation\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Masks secrets in responses. The mask tells whether a secret is set, but not
 * its length.
 */
final class Secrets {

	/** Mask of a secret. */
	public const PLACEHOLDER = '••••••••';

	/** Names of fields that hold secrets. */
	private const WORDS = '/secret|passw|passphrase|private|token|salt|signature|credential|nonce|webhook'
		. '|(^|[_-])(api|access|auth|license|merchant|encryption|shared|live|test)[_-]?key([_-]|$)|(^|[_-])key$|(^|[_-])(pin|iban)$/i';

	/** Names of fields that match WORDS but hold no secret. */
	private const HARMLESS = '/publishable|public/i';

	/**
	 * Value with masked secrets.
	 *
	 * @param mixed $value Value of an option.
	 * @return mixed Scalars and arrays; false instead of objects.
	 */
	public static function redact( $value ) {
		if ( is_array( $value ) ) {
			$redacted = array();

			foreach ( $value as $key => $inner ) {
				$redacted[ $key ] = is_string( $key ) && self::is_secret( $key ) ? self::mask( $inner ) : self::redact( $inner );
			}

			return $redacted;
		}

		return is_scalar( $value ) || null === $value ? $value : false;
	}

	/**
	 * Whether a field holds a secret.
	 */
	public static function is_secret( string $name ): bool {
		return 1 === preg_match( self::WORDS, $name ) && 1 !== preg_match( self::HARMLESS, $name );
	}

	/**
	 * Masked value of a secret.
	 *
	 * @param mixed $value Secret.
	 * @return string Empty when the secret is not set. Yes and no are returned as they are, because they are no secrets.
	 */
	public static function mask( $value ): string {
		if ( 'yes' === $value || 'no' === $value ) {
			return $value;
		}

		return empty( $value ) ? '' : self::PLACEHOLDER;
	}
}
