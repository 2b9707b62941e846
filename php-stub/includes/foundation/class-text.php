<?php

namespace Storedeck\Foundation;

use IntlChar;

defined( 'ABSPATH' ) || exit;

/**
 * Functions that work on characters, where those of PHP work on bytes. A host may lack the extension mbstring: letters
 * beyond ASCII have no other case then, unless it has intl.
 */
final class Text {

	/** Characters that show nothing: white space of all scripts, zero-width spaces, the byte order mark, and NUL. */
	private const BLANK = '\s\p{Z}\x{180E}\x{200B}\x{2060}\x{FEFF}\x00';

	/**
	 * Removes what shows nothing from both ends. A text in another encoding than UTF-8 has no known characters; it
	 * only loses the spaces of ASCII.
	 */
	public static function trim( string $text ): string {
		// From the first visible character to the last one.
		$found = preg_match( '/[^' . self::BLANK . '](?:.*[^' . self::BLANK . '])?/su', $text, $parts );

		return false === $found ? trim( $text ) : $parts[0] ?? '';
	}

	/**
	 * Spellings in which a text is usually stored. SQLite ignores the case of ASCII letters only: there `CITTÀ` is
	 * another text than `città`.
	 *
	 * @return list<string> Spellings that differ in more than the case of ASCII letters, in which those are small.
	 */
	public static function get_spellings( string $text ): array {
		$title     = function_exists( 'mb_convert_case' ) ? mb_convert_case( $text, MB_CASE_TITLE ) : ucwords( self::lower( $text ) );
		$spellings = array( self::lower( $text ), self::upper( $text ), $title, $text );

		return array_values( array_unique( array_map( 'strtolower', $spellings ) ) );
	}

	public static function lower( string $text ): string {
		return function_exists( 'mb_strtolower' )
			? mb_strtolower( $text )
			: self::map( strtolower( $text ), array( IntlChar::class, 'tolower' ) );
	}

	public static function upper( string $text ): string {
		return function_exists( 'mb_strtoupper' )
			? mb_strtoupper( $text )
			: self::map( strtoupper( $text ), array( IntlChar::class, 'toupper' ) );
	}

	/**
	 * Decodes entities: clients escape the text themselves.
	 */
	public static function decode( string $text ): string {
		return html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}

	/**
	 * Removes or replaces what is not UTF-8.
	 */
	public static function scrub( string $text ): string {
		if ( 1 === preg_match( '//u', $text ) ) {
			return $text;
		}

		return function_exists( 'mb_scrub' ) ? mb_scrub( $text, 'UTF-8' ) : wp_check_invalid_utf8( $text, true );
	}

	/**
	 * Changes characters beyond ASCII, if PHP knows how.
	 *
	 * @param string[] $function Function of intl, which may be missing.
	 */
	private static function map( string $text, array $function ): string {
		return is_callable( $function )
			? preg_replace_callback( '/[^\x00-\x7F]/u', static fn( array $found ) => $function( $found[0] ), $text ) ?? $text
			: $text;
	}

	/**
	 * Makes all space between words one space.
	 */
	public static function join_words( string $text ): string {
		return self::trim( preg_replace( '/[' . self::BLANK . ']+/u', ' ', $text ) ?? $text );
	}
}
