<?php

namespace Storedeck\Tools\Order_Files;

// cspell:ignore oiku słoiku cdkm

defined( 'ABSPATH' ) || exit;

/**
 * Finds the encodings in which a text makes sense: all its letters belong to one language, words are not mixed of
 * scripts or cases, and signs stand where signs do. Windows-1252 makes `s³oiku` of a Polish word, Windows-1250 `słoiku`.
 */
final class Encoding_Evidence {

	/** Signs that all encodings of Windows share, or that stand alone or next to a digit. */
	private const SIGNS = '/[‘’–—\x{a0}\x{ad}№]|(?<!\p{L})[„“”‚«»‹›…•™®©°§±×÷]|[„“”‚«»‹›…•™®©°§±×÷](?!\p{L})'
		. '|(?<!\p{L})[£¥€¢½¼¾](?!\p{L})|(?<=\d|\b[cdkm]m|\bm)[²³]|(?<=\d|\b[NnDd])[ºª]|[¿](?=[^?\n]{1,60}\?)|[¡](?=[^!\n]{1,60}!)/u';

	/** Encodings that are rare today, and how much less likely they are. */
	private const RARE = array( 'Windows-1257', 'ISO-8859-2', 'ISO-8859-15', 'KOI8-R', 'Macintosh', 'IBM850' );

	/** Letters of other scripts. */
	private const OTHER = '[\p{Cyrillic}\p{Greek}]';

	/** Weight of words that tell the language. */
	private const HINT = 0.2;

	/** How much worse than the best one an encoding must be to be ruled out. */
	private const MARGIN = 0.1;

	/**
	 * Encodings by name, best first, with the text that they read. Encodings that read the same are one.
	 *
	 * @param string   $text  Lines with bytes above 7F.
	 * @param string   $head  Begin of the file, whose words and currencies are evidence of a language.
	 * @param string[] $names Names of columns in lower case without accents, which are evidence of a language.
	 * @return array<string, string> More than one if the text does not tell.
	 */
	public static function find( string $text, string $head, array $names ): array {
		$found  = array();
		$scores = array();

		foreach ( array_keys( self::get_tables() ) as $encoding ) {
			$found[ $encoding ]  = self::decode( $text, $encoding );
			$scores[ $encoding ] = self::get_score( $found[ $encoding ], $encoding, $head ) - ( in_array( $encoding, self::RARE, true )
				? 1.5 * self::MARGIN : 0 );
		}

		if ( mb_check_encoding( $text, 'SJIS-win' ) ) {
			$found['Shift_JIS']  = self::decode( $text, 'Shift_JIS' );
			$scores['Shift_JIS'] = self::get_japanese_score( $found['Shift_JIS'], $text );
		}

		// Names of columns decide between encodings that read letters of two languages.
		foreach ( $found as $encoding => $decoded ) {
			$scores[ $encoding ] += self::HINT * min( 1, self::count_names( $decoded, $names ) );
		}

		$best = max( $scores );

		arsort( $scores );

		$likely = array_filter( $scores, static fn( float $score ): bool => $score > 0.5 && $score >= $best - self::MARGIN );

		return array_unique( array_intersect_key( array_replace( $likely, $found ), $likely ) );
	}

	/**
	 * Reads a text.
	 *
	 * @param string $text     Bytes.
	 * @param string $encoding Name in data/encodings.php, or one that mbstring knows.
	 */
	public static function decode( string $text, string $encoding ): string {
		$table = self::get_tables()[ $encoding ] ?? null;

		if ( null !== $table ) {
			return strtr( $text, $table );
		}

		return (string) mb_convert_encoding( $text, 'UTF-8', 'Shift_JIS' === $encoding ? 'SJIS-win' : $encoding );
	}

	/**
	 * Part of the characters above 7F that makes sense in the best of the languages of an encoding.
	 *
	 * @param string $text Decoded text.
	 */
	private static function get_score( string $text, string $encoding, string $head ): float {
		$all   = (int) preg_match_all( '/[^\x00-\x7f]/u', $text );
		$signs = (int) preg_match_all( self::SIGNS, $text );
		$best  = 0.0;

		preg_match_all( '/[\p{L}\p{N}]*[^\x00-\x7f\P{L}][\p{L}\p{N}]*/u', $text, $words );

		// A word in two scripts, with a capital after a small letter, or with a letter next to a digit, is none.
		$words = preg_grep( '/\p{N}[^\x00-\x7f\P{L}]|[^\x00-\x7f\P{L}]\p{N}|\p{Ll}\p{Lu}|[A-Za-z].*' . self::OTHER . '|' . self::OTHER
			. '.*[A-Za-z]/u', $words[0], PREG_GREP_INVERT );

		foreach ( require __DIR__ . '/data/alphabets.php' as list( $encodings, $alphabet, $hints, $never ) ) {
			if ( ! in_array( $encoding, $encodings, true ) ) {
				continue;
			}

			$letters = 0.0;

			foreach ( (array) $words as $word ) {
				if ( '' === $never || 1 !== preg_match( '/' . $never . '/ui', $word ) ) {
					// Words in capitals are rare, and usual where small letters are read in a wrong encoding.
					$weight   = 1 === preg_match( '/^\p{Lu}{2,}$/uD', $word ) ? 0.8 : 1;
					$letters += $weight * preg_match_all( '/[' . $alphabet . ']/ui', $word );
				}
			}

			if ( $letters > 0 ) {
				$hint = 1 === preg_match( '/\b(?:' . $hints . ')/i', $head ) ? self::HINT : 0;
				$best = max( $best, ( $letters + $signs ) / $all + $hint );
			}
		}

		return max( $best, $signs / max( 1, $all ) );
	}

	/**
	 * Part of the characters that are Japanese. Half-width ones are bytes that other encodings use for letters.
	 *
	 * @param string $text Decoded text.
	 */
	private static function get_japanese_score( string $text, string $bytes ): float {
		$letter = '[\x{3040}-\x{30ff}\x{4e00}-\x{9fff}]';
		$all    = (int) preg_match_all( '/[^\x00-\x7f]/u', $text );
		$kana   = (int) preg_match_all(
			'/[\x{3040}-\x{309f}\x{4e00}-\x{9fff}]|[\x{30a0}-\x{30ff}\x{3000}-\x{303f}\x{ff01}-\x{ff5e}]|[¥￥、。]/u',
			$text
		);
		$half   = (int) preg_match_all( '/[\x{ff61}-\x{ff9f}]/u', $text );
		$rare   = (int) preg_match_all( "/(?<!$letter)[\x{4e00}-\x{9fff}](?!$letter|[\d,;\t\r\n\"])/u", $text );

		return 0 === $all ? 0.0 : max( 0.0, min( 1.0, ( $kana + ( $kana > $half ? $half : 0 ) - $rare ) / $all ) );
	}

	/**
	 * Number of names of columns in a text that are not ASCII.
	 *
	 * @param string   $text  Decoded text.
	 * @param string[] $names Known names.
	 */
	private static function count_names( string $text, array $names ): int {
		$cells = (array) preg_split( '/[,;\t|"\r\n]+/', mb_substr( $text, 0, 4000 ) );
		$cells = array_filter( $cells, static fn( $cell ): bool => 1 === preg_match( '/[^\x00-\x7f]/', (string) $cell ) );

		return count( array_intersect( array_map( array( Column_Name::class, 'normalize' ), array_map( 'strval', $cells ) ), $names ) );
	}

	/**
	 * Characters by byte, by encoding.
	 *
	 * @return array<string, array<string, string>>
	 */
	private static function get_tables(): array {
		static $tables = null;

		$tables ??= array_map(
			static fn( string $characters ): array => array_combine( array_map( 'chr', range( 128, 255 ) ), mb_str_split( $characters ) ),
			require __DIR__ . '/data/encodings.php'
		);

		return $tables;
	}
}
