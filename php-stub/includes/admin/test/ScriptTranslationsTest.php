<?php
/**
 * Tests of Script_Translations.
 *
 * @package Storedeck
 */

namespace Storedeck\Admin\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Admin\Script_Translations;

defined( 'ABSPATH' ) || exit;

/**
 * Checks how translations are found and merged.
 */
final class ScriptTranslationsTest extends TestCase {

	/**
	 * Creates a file in the format of language packs.
	 *
	 * @param array<string, string[]> $texts  Translations by text.
	 * @param string                  $domain Domain in the file.
	 */
	private static function file( array $texts, string $domain = 'messages' ): string {
		$texts = array( '' => array( 'lang' => 'de' ) ) + $texts;

		return (string) json_encode(
			array(
				'domain'      => $domain,
				'locale_data' => array( $domain => $texts ),
			)
		);
	}

	public function test_merges_the_texts_of_all_files_and_keeps_the_first_translation(): void {
		$merged = json_decode(
			(string) Script_Translations::merge(
				array(
					self::file( array( 'Orders' => array( 'Bestellungen' ) ) ),
					'no JSON',
					'{"locale_data":"none"}',
					'"text"',
					self::file(
						array(
							'Orders'      => array( 'Aufträge' ),
							"day\4Range"  => array( 'Zeitraum' ),
							'%d order'    => array( '%d Bestellung', '%d Bestellungen' ),
						),
						'storedeck'
					),
				)
			),
			true
		);

		$this->assertSame(
			array(
				''           => array( 'lang' => 'de' ),
				'Orders'     => array( 'Bestellungen' ),
				"day\4Range" => array( 'Zeitraum' ),
				'%d order'   => array( '%d Bestellung', '%d Bestellungen' ),
			),
			$merged['locale_data']['messages']
		);
	}

	public function test_escapes_texts_that_would_close_the_script_element(): void {
		$this->assertStringNotContainsString(
			'</script',
			(string) Script_Translations::merge( array( self::file( array( 'a' => array( '</script><b>' ) ) ) ) )
		);
	}

	public function test_returns_null_without_translations(): void {
		$this->assertNull( Script_Translations::merge( array() ) );
		$this->assertNull( Script_Translations::merge( array( '[]', 'x' ) ) );
	}

	public function test_prefers_the_file_of_all_scripts_to_files_of_single_scripts(): void {
		$root = sys_get_temp_dir() . '/storedeck-' . bin2hex( random_bytes( 6 ) ) . '/';
		mkdir( $root . 'build/chunks', 0700, true );
		mkdir( $root . 'build/libraries' );
		touch( $root . 'build/storedeck.js' );
		touch( $root . 'build/chunks/report.1.js' );
		touch( $root . 'build/libraries/money.js' );

		$this->assertNull( Script_Translations::find( $root, 'de_DE', $root ) );

		foreach ( array(
			'build/storedeck.js'       => 'Main',
			'build/chunks/report.1.js' => 'Chunk',
			'build/libraries/money.js' => 'Library',
			'build/other.js'           => 'Other',
		) as $script => $text ) {
			file_put_contents(
				$root . 'storedeck-de_DE-' . md5( $script ) . '.json',
				self::file( array( $text => array( $text . '!' ) ) )
			);
		}

		$found = json_decode( (string) Script_Translations::find( $root, 'de_DE', $root ), true );
		$this->assertSame( array( '', 'Main', 'Library', 'Chunk' ), array_keys( $found['locale_data']['messages'] ) );

		file_put_contents( $root . 'storedeck-de_DE-storedeck.json', 'all' );
		$this->assertSame( 'all', Script_Translations::find( $root, 'de_DE', $root ) );

		array_map( 'unlink', array_merge( glob( $root . '*.json' ), glob( $root . 'build/*.js' ), glob( $root . 'build/*/*.js' ) ) );
		rmdir( $root . 'build/chunks' );
		rmdir( $root . 'build/libraries' );
		rmdir( $root . 'build' );
		rmdir( $root );
	}
}
