<?php
/**
 * The functions of the extension mbstring that the plugin uses, for hosts without it. WordPress has others of its own.
 * Letters beyond ASCII have no other case there unless PHP has the extension intl.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- The names of PHP.
// phpcs:disable Universal.NamingConventions.NoReservedKeywordParameterNames -- The parameters of PHP.

if ( ! defined( 'MB_CASE_TITLE' ) ) {
	define( 'MB_CASE_TITLE', 2 );
}

if ( ! function_exists( 'mb_check_encoding' ) ) {
	/**
	 * Whether a text is valid UTF-8.
	 *
	 * @param string $value Text.
	 */
	function mb_check_encoding( $value ): bool {
		return 1 === preg_match( '//u', $value );
	}
}

if ( ! function_exists( 'mb_scrub' ) ) {
	/**
	 * Removes what is not UTF-8.
	 *
	 * @param string $string Text.
	 */
	function mb_scrub( $string ): string {
		return wp_check_invalid_utf8( $string, true );
	}
}

if ( ! function_exists( 'mb_strtolower' ) ) {
	/**
	 * Makes letters small.
	 *
	 * @param string $string Text.
	 */
	function mb_strtolower( $string ): string {
		return class_exists( IntlChar::class )
			? (string) preg_replace_callback(
				'/./su',
				static fn( array $found ): string => (string) IntlChar::tolower( $found[0] ),
				$string
			)
			: strtolower( $string );
	}
}

if ( ! function_exists( 'mb_strtoupper' ) ) {
	/**
	 * Makes letters capital.
	 *
	 * @param string $string Text.
	 */
	function mb_strtoupper( $string ): string {
		return class_exists( IntlChar::class )
			? (string) preg_replace_callback(
				'/./su',
				static fn( array $found ): string => (string) IntlChar::toupper( $found[0] ),
				$string
			)
			: strtoupper( $string );
	}
}

if ( ! function_exists( 'mb_convert_case' ) ) {
	/**
	 * Makes the first letter of each word capital and the others small.
	 *
	 * @param string $string Text.
	 */
	function mb_convert_case( $string ): string {
		return (string) preg_replace_callback(
			"/[\p{L}\p{M}'’]+/u",
			static fn( array $word ): string => mb_strtoupper( mb_substr( $word[0], 0, 1 ) ) . mb_strtolower( mb_substr( $word[0], 1 ) ),
			$string
		);
	}
}
