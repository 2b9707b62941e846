<?php
/**
 * Texts that people wrote.
 *
 * @package Storedeck
 */

namespace Storedeck\Common;

defined( 'ABSPATH' ) || exit;

/**
 * Functions that work on characters, where those of PHP work on bytes.
 */
final class Text {

	/**
	 * Characters that show nothing: white space of all scripts, zero-width spaces, the byte order mark, and NUL.
	 */
	private const BLANK = '\s\p{Z}\x{180E}\x{200B}\x{2060}\x{FEFF}\x00';

	/**
	 * Removes what shows nothing from both ends. A text in another encoding than UTF-8 has no known characters; it
	 * only loses the spaces of ASCII.
	 *
	 * @param string $text Text.
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
	 * @param string $text Text.
	 * @return list<string> Spellings that differ in more than the case of ASCII letters, in which those are small.
	 */
	public static function get_spellings( string $text ): array {
		$spellings = array( mb_strtolower( $text ), mb_strtoupper( $text ), mb_convert_case( $text, MB_CASE_TITLE ), $text );

		return array_values( array_unique( array_map( 'strtolower', $spellings ) ) );
	}

	/**
	 * Makes all space between words one space.
	 *
	 * @param string $text Text.
	 */
	public static function join_words( string $text ): string {
		return self::trim( preg_replace( '/[' . self::BLANK . ']+/u', ' ', $text ) ?? $text );
	}
}
