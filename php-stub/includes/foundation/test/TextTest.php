<?php
/**
 * Tests of texts.
 *
 * @package Storedeck
 */

namespace Storedeck\Foundation\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Foundation\Text;

defined( 'ABSPATH' ) || exit;

// cspell:ignore qualità qualit citt ﻣرحبا Ｏrder

/**
 * Tests texts of many scripts.
 */
final class TextTest extends TestCase {

	/**
	 * Texts whose first or last bytes are also those of spaces.
	 */
	private const TEXTS = array(
		'£12.50', '¥1000', 'qualità', 'città', '½ inch', '¿Qué?', '°C', 'ﻣرحبا', 'Ｏrder', '日本語', '👩‍👩‍👧', 'a', '-', '0',
	);

	/**
	 * Spaces that people and programs write.
	 */
	private const SPACES = array(
		'', ' ', "\t", "\r\n", "\0", "\u{a0}", "\u{85}", "\u{2009}", "\u{202f}", "\u{3000}", "\u{200b}", "\u{2028}", "\u{feff}",
	);

	public function test_spaces_of_all_kinds_are_removed_and_nothing_else(): void {
		foreach ( self::TEXTS as $text ) {
			foreach ( self::SPACES as $before ) {
				foreach ( self::SPACES as $after ) {
					$this->assertSame( $text, Text::trim( $before . $text . $after ) );
					$this->assertSame( "$text $text", Text::join_words( "$before$text $before$text$after" ) );
				}
			}
		}

		$this->assertSame( '', Text::trim( implode( '', self::SPACES ) ) );
		$this->assertSame( "a\u{a0}\nb", Text::trim( "a\u{a0}\nb" ) );
		$this->assertSame( '', Text::trim( '' ) );
	}

	public function test_spellings_differ_only_in_letters_that_sqlite_tells_apart(): void {
		$this->assertSame( array( 'sale 10' ), Text::get_spellings( 'SALE 10' ) );
		$this->assertSame( array( 'città', 'cittÀ' ), Text::get_spellings( 'Città' ) );
		$this->assertSame( array( 'été', 'ÉtÉ', 'Été' ), Text::get_spellings( 'ÉTÉ' ) );
		$this->assertSame( array( '' ), Text::get_spellings( '' ) );
	}

	public function test_texts_in_other_encodings_keep_their_bytes(): void {
		$this->assertSame( "\xa0qualit\xe0", Text::trim( " \xa0qualit\xe0\n" ) );
	}

	public function test_long_texts_take_time_in_proportion_to_their_length(): void {
		$spaces = str_repeat( " \u{a0}", 200000 );

		$this->assertSame( "a{$spaces}b", Text::trim( "{$spaces}a{$spaces}b{$spaces}" ) );
		$this->assertSame( 'a b', Text::join_words( "{$spaces}a{$spaces}b{$spaces}" ) );
	}
}
