<?php

namespace Storedeck\Admin;

use Storedeck\Foundation\Translations;

defined( 'ABSPATH' ) || exit;

/**
 * Loads the translations of all scripts with the first one.
 *
 * Scripts share files and load others on demand, which WordPress does not know and
 * so would not translate. The translations are those of `storedeck-{locale}-*.json`:
 * the build writes one file for all scripts, language packs have one for each. As in
 * PHP, language packs come first, and texts that they lack are taken from the plugin.
 */
final class Script_Translations {

	/**
	 * Hooks the loading of translations.
	 */
	public static function register_hooks(): void {
		add_filter( 'pre_load_script_translations', array( self::class, 'load' ), 10, 4 );
	}

	/**
	 * Loads all translations with the runtime, and none with the scripts after it.
	 *
	 * @param string|false|null $translations JSON of another filter, or null.
	 * @param string|false      $file         File that WordPress would read.
	 * @param string            $handle       Handle of the script.
	 * @param string            $domain       Text domain.
	 * @return string|false|null
	 */
	public static function load( $translations, $file, $handle, $domain ) {
		if ( null !== $translations || Translations::DOMAIN !== $domain || ! isset( Scripts::get_all()[ $handle ] ) ) {
			return $translations;
		}

		$locale = determine_locale();

		if ( Scripts::RUNTIME !== $handle || Translations::SOURCE_LOCALE === $locale ) {
			return '';
		}

		return self::find( Translations::get_folders(), $locale ) ?? '';
	}

	/**
	 * Finds translations.
	 *
	 * @param string[] $folders Folders, the preferred one first.
	 * @return string|null JSON.
	 */
	public static function find( array $folders, string $locale ): ?string {
		$files = array();

		foreach ( $folders as $folder ) {
			// WordPress deletes the files of earlier language packs. `de_DE` is not `de_DE-formal`: those names have an underscore.
			$found = glob( $folder . '/' . Translations::DOMAIN . '-' . $locale . '-*.json' );
			array_push( $files, ...( is_array( $found ) ? $found : array() ) );
		}

		$texts = array_map( static fn( string $file ): string => (string) file_get_contents( $file ), $files );

		// The usual case: the file of the build is printed as it is.
		return 1 === count( $texts ) ? $texts[0] : self::merge( $texts );
	}

	/**
	 * Merges translations. The first translation of a text is used.
	 *
	 * @param string[] $files JSON in the format of wp.i18n.
	 * @return string|null JSON; null if there are no translations.
	 */
	public static function merge( array $files ): ?string {
		$texts = array();

		foreach ( $files as $file ) {
			$data = json_decode( $file, true )['locale_data'] ?? null;
			$data = is_array( $data ) ? $data[ Translations::DOMAIN ] ?? $data['messages'] ?? null : null;

			$texts += is_array( $data ) ? $data : array();
		}

		if ( array() === $texts ) {
			return null;
		}

		$texts[''] = (object) ( $texts[''] ?? array() );

		$json = json_encode( array( 'locale_data' => array( 'messages' => $texts ) ), JSON_HEX_TAG | JSON_UNESCAPED_UNICODE );

		return false === $json ? null : $json;
	}
}
