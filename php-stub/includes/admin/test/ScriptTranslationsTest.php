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

	public function test_finds_the_file_of_the_build_and_those_of_language_packs(): void {
		$root = sys_get_temp_dir() . '/storedeck-' . bin2hex( random_bytes( 6 ) ) . '/';
		mkdir( $root . 'pack', 0700, true );
		mkdir( $root . 'plugin' );
		$folders = array( $root . 'pack', $root . 'plugin' );

		$this->assertNull( Script_Translations::find( $folders, 'de_DE' ) );

		$built = self::file( array( 'Orders' => array( 'Aufträge' ), 'Stock' => array( 'Lager' ) ), 'storedeck' );
		file_put_contents( $root . 'plugin/storedeck-de_DE-storedeck.json', $built );
		file_put_contents( $root . 'plugin/storedeck-ar-storedeck.json', self::file( array( 'Orders' => array( 'ar' ) ) ) );
		$this->assertSame( $built, Script_Translations::find( $folders, 'de_DE' ) );

		foreach ( array( 'Orders' => 'Bestellungen', 'Tags' => 'Tags' ) as $text => $translation ) {
			file_put_contents(
				$root . 'pack/storedeck-de_DE-' . md5( $text ) . '.json',
				self::file( array( $text => array( $translation ) ) )
			);
		}

		$texts = json_decode( (string) Script_Translations::find( $folders, 'de_DE' ), true )['locale_data']['messages'];
		ksort( $texts );
		$this->assertSame(
			array(
				''       => array( 'lang' => 'de' ),
				'Orders' => array( 'Bestellungen' ),
				'Stock'  => array( 'Lager' ),
				'Tags'   => array( 'Tags' ),
			),
			$texts
		);

		array_map( 'unlink', glob( $root . '*/*.json' ) );
		array_map( 'rmdir', $folders );
		rmdir( $root );
	}
}
