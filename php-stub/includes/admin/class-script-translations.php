<?php
/**
 * Translations of the bundle.
 *
 * @package Storedeck
 */

namespace Storedeck\Admin;

defined( 'ABSPATH' ) || exit;

/**
 * Loads the translations of all scripts with the first one.
 *
 * Scripts share files and load others on demand, which WordPress does not know and
 * so would not translate. The translations are read from `storedeck-{locale}-storedeck.json`,
 * or merged from the files that language packs have for each script,
 * `storedeck-{locale}-{md5 of its path}.json`, in the `languages` folder of the
 * plugin or of WordPress.
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
		if ( null !== $translations || 'storedeck' !== $domain || ! isset( Scripts::get_all()[ $handle ] ) ) {
			return $translations;
		}

		if ( Scripts::RUNTIME !== $handle ) {
			return '';
		}

		foreach ( array( STOREDECK_DIR . 'languages', WP_LANG_DIR . '/plugins' ) as $folder ) {
			$found = self::find( $folder, determine_locale(), STOREDECK_DIR );

			if ( null !== $found ) {
				return $found;
			}
		}

		return null;
	}

	/**
	 * Finds translations in a folder.
	 *
	 * @param string $folder Folder.
	 * @param string $locale Locale.
	 * @param string $plugin Folder of the plugin, with a trailing slash.
	 * @return string|null JSON.
	 */
	public static function find( string $folder, string $locale, string $plugin ): ?string {
		$start  = $folder . '/storedeck-' . $locale . '-';
		$merged = $start . Assets::HANDLE . '.json';

		if ( is_readable( $merged ) ) {
			return (string) file_get_contents( $merged );
		}

		$texts = array();

		$scripts = array_merge(
			(array) glob( $plugin . 'build/*.js' ),
			(array) glob( $plugin . 'build/libraries/*.js' ),
			(array) glob( $plugin . 'build/chunks/*.js' )
		);

		foreach ( $scripts as $script ) {
			$file = $start . md5( substr( $script, strlen( $plugin ) ) ) . '.json';

			if ( is_readable( $file ) ) {
				$texts[] = (string) file_get_contents( $file );
			}
		}

		return self::merge( $texts );
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
			$data = is_array( $data ) ? $data['storedeck'] ?? $data['messages'] ?? null : null;

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
