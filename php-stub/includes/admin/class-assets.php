<?php

namespace Storedeck\Admin;

use Storedeck\Host\Host;

defined( 'ABSPATH' ) || exit;

/**
 * Loads the bundle on our page and on pages with a placeholder.
 */
final class Assets {

	/**
	 * Handle of script and style.
	 */
	public const HANDLE = 'storedeck';

	/**
	 * Hooks the assets.
	 */
	public static function register_hooks(): void {
		add_action( 'admin_enqueue_scripts', array( self::class, 'enqueue' ) );
		add_action( 'admin_notices', array( self::class, 'explain_missing_build' ) );
		add_filter( 'admin_body_class', array( self::class, 'body_class' ) );

		add_filter( 'script_loader_tag', array( self::class, 'add_settings' ), 10, 2 );
	}

	/**
	 * Loads the bundle on our page. Elsewhere it is only registered: plugins that print
	 * a placeholder themselves enqueue the script and the style `storedeck`.
	 */
	public static function enqueue(): void {
		if ( Menu::is_page() ) {
			self::enqueue_bundle();
			self::enqueue_media();
			// This script replaces text nodes by images, which React does not expect.
			remove_action( 'admin_print_scripts', 'print_emoji_detection_script' );
		}
	}

	/**
	 * Loads the media library, which other screens do not need, on the screen of a product.
	 */
	private static function enqueue_media(): void {
		$is_product = 1 === preg_match( '#^/products/(new|\d+)$#D', Screens::current_path() );

		if ( $is_product && ! Host::get_store()->has_menu( 'products' ) ) {
			wp_enqueue_media();
		}
	}

	/**
	 * Loads the bundle on any page.
	 */
	public static function enqueue_bundle(): void {
		wp_enqueue_script( self::HANDLE );
		wp_enqueue_style( self::HANDLE );
	}

	/**
	 * Prints the settings before the first script that reads them. Computing them here, only on pages that print
	 * such a script, lets the browser run its dependencies meanwhile.
	 *
	 * @param string $tag    Script tag.
	 * @param string $handle Handle of the script.
	 * @return string
	 */
	public static function add_settings( $tag, $handle ) {
		if ( Scripts::RUNTIME !== $handle ) {
			return $tag;
		}

		// Outside of the footer, other code may be buffering the output.
		if ( doing_action( 'admin_print_footer_scripts' ) || doing_action( 'wp_print_footer_scripts' ) ) {
			self::flush_output();
		}

		return wp_get_inline_script_tag( self::get_settings_script(), array( 'id' => self::HANDLE . '-settings' ) ) . $tag;
	}

	/**
	 * Sends the page up to here, so that the browser can start with it while the settings are
	 * computed. Output buffers of other code are not flushed.
	 */
	private static function flush_output(): void {
		$buffers = ob_list_handlers();

		if ( array( 'default output handler' ) === $buffers ) {
			ob_flush();
		}
		if ( count( $buffers ) < 2 ) {
			flush();
		}
	}

	/**
	 * Shows a notice if the bundle has not been built.
	 */
	public static function explain_missing_build(): void {
		if ( ! Menu::is_page() || array() !== Scripts::get_all() ) {
			return;
		}

		printf(
			'<div class="notice notice-error"><p>%s</p></div>',
			sprintf(
				/* translators: %s: shell commands. */
				esc_html__( 'Storedeck has not been built. Run %s in the plugin folder, then reload this page.', 'storedeck' ),
				'<code>npm ci &amp;&amp; npm run build</code>'
			)
		);
	}

	/**
	 * Adds a class to the body of our page.
	 *
	 * @param string $classes Space-separated classes.
	 * @return string
	 */
	public static function body_class( $classes ) {
		return Menu::is_page() ? $classes . ' storedeck-admin-page' : $classes;
	}

	/**
	 * Inline script with the settings. JSON_HEX_TAG prevents that a value closes the script element.
	 */
	private static function get_settings_script(): string {
		$json = wp_json_encode(
			Client_Settings::all( Menu::is_page() ? Screens::current_path() : null ),
			JSON_HEX_TAG | JSON_UNESCAPED_SLASHES
		);

		return 'window.storedeckSettings = ' . ( false === $json ? '{}' : $json ) . ';';
	}
}
