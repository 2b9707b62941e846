<?php

namespace Storedeck\Foundation;

defined( 'ABSPATH' ) || exit;

/**
 * Loads the translations of texts in PHP. A language pack of translate.wordpress.org comes first; texts that it lacks
 * are taken from the plugin. `load_plugin_textdomain` would load only one of both.
 */
final class Translations {

	/** Text domain. */
	public const DOMAIN = 'storedeck';

	/** The language of the texts in the code. */
	public const SOURCE_LOCALE = 'en_US';

	public static function register_hooks(): void {
		add_action( 'init', array( self::class, 'load' ), 0 );
		// WordPress unloads the translations of plugins when the locale changes, before all other callbacks.
		add_action( 'change_locale', array( self::class, 'load' ), 0 );
	}

	/**
	 * Loads the translations of the current locale.
	 */
	public static function load(): void {
		$locale = determine_locale();

		if ( self::SOURCE_LOCALE === $locale ) {
			return;
		}

		foreach ( self::get_folders() as $folder ) {
			// WordPress looks for a .l10n.php file first.
			load_textdomain( self::DOMAIN, $folder . '/' . self::DOMAIN . '-' . $locale . '.mo', $locale );
		}
	}

	/**
	 * Folders with translations, the preferred one first.
	 *
	 * @return string[]
	 */
	public static function get_folders(): array {
		return array( WP_LANG_DIR . '/plugins', STOREDECK_DIR . 'languages' );
	}
}
