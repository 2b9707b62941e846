<?php
/**
 * Scripts and styles.
 *
 * @package Storedeck
 */

namespace Storedeck\Admin;

defined( 'ABSPATH' ) || exit;

/**
 * Loads the bundle on our page, and wherever a placeholder stands.
 */
final class Assets {

	/**
	 * Handle of script and style.
	 */
	public const HANDLE = 'storedeck';

	/**
	 * Handle of the JSX runtime; WordPress has it from 6.6 on.
	 */
	private const JSX_RUNTIME = 'react-jsx-runtime';

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
	 * Loads the bundle on our page. Elsewhere it is at hand: whoever prints a
	 * placeholder by himself enqueues `storedeck`, script and style.
	 */
	public static function enqueue(): void {
		self::register();

		if ( Menu::is_page() ) {
			self::want();
			// It puts pictures in the place of texts that React has written.
			remove_action( 'admin_print_scripts', 'print_emoji_detection_script' );
		}
	}

	/**
	 * Loads the bundle on this page, whatever page it is.
	 */
	public static function want(): void {
		self::register();
		wp_enqueue_script( self::HANDLE );
		wp_enqueue_style( self::HANDLE );
	}

	/**
	 * Makes script and style known.
	 */
	public static function register(): void {
		$asset = self::built( self::HANDLE );

		if ( null === $asset || wp_script_is( self::HANDLE, 'registered' ) ) {
			return;
		}

		self::register_jsx_runtime();

		wp_register_script(
			self::HANDLE,
			plugins_url( 'build/storedeck.js', STOREDECK_FILE ),
			$asset['dependencies'],
			$asset['version'],
			true
		);
		wp_set_script_translations( self::HANDLE, 'storedeck', STOREDECK_DIR . 'languages' );

		if ( is_file( STOREDECK_DIR . 'build/storedeck.css' ) ) {
			wp_register_style(
				self::HANDLE,
				plugins_url( 'build/storedeck.css', STOREDECK_FILE ),
				array( 'wp-components' ),
				$asset['version']
			);
			wp_style_add_data( self::HANDLE, 'rtl', 'replace' );
		}
	}

	/**
	 * Hands the settings to the bundle, where a page has it; elsewhere nothing
	 * is computed. What the bundle needs has been printed by then: the browser
	 * runs it while the settings are computed.
	 *
	 * @param string $tag    Element of a script.
	 * @param string $handle Which one it is.
	 * @return string
	 */
	public static function add_settings( $tag, $handle ) {
		if ( self::HANDLE !== $handle ) {
			return $tag;
		}

		// Elsewhere somebody may be collecting what is printed.
		if ( doing_action( 'admin_print_footer_scripts' ) || doing_action( 'wp_print_footer_scripts' ) ) {
			self::send_so_far();
		}

		return wp_get_inline_script_tag( self::settings_script(), array( 'id' => self::HANDLE . '-settings' ) ) . $tag;
	}

	/**
	 * Has the browser begin with the page while the settings are computed. What
	 * somebody else buffers is left alone.
	 */
	private static function send_so_far(): void {
		$buffers = ob_list_handlers();

		if ( array( 'default output handler' ) === $buffers ) {
			ob_flush();
		}
		if ( count( $buffers ) < 2 ) {
			flush();
		}
	}

	/**
	 * Says what to run when there is no bundle.
	 */
	public static function explain_missing_build(): void {
		if ( ! Menu::is_page() || self::is_built() ) {
			return;
		}

		printf(
			'<div class="notice notice-error"><p>%s</p></div>',
			sprintf(
				/* translators: %s: commands to type into a terminal. */
				esc_html__( 'Storedeck’s scripts have not been built yet. Run %s in its folder, then load this page again.', 'storedeck' ),
				'<code>npm ci &amp;&amp; npm run build</code>'
			)
		);
	}

	/**
	 * Marks the body, so that styles can tell our page.
	 *
	 * @param string $classes Classes so far.
	 * @return string
	 */
	public static function body_class( $classes ) {
		return Menu::is_page() ? $classes . ' storedeck-admin-page' : $classes;
	}

	/**
	 * Script that hands the settings to the bundle. Nothing in the JSON can end
	 * the script element that it stands in.
	 */
	private static function settings_script(): string {
		$json = wp_json_encode(
			Client_Settings::all( Menu::is_page() ? Screens::current_path() : null ),
			JSON_HEX_TAG | JSON_UNESCAPED_SLASHES
		);

		return 'window.storedeckSettings = ' . ( false === $json ? '{}' : $json ) . ';';
	}

	/**
	 * Registers the JSX runtime where the host has none.
	 */
	private static function register_jsx_runtime(): void {
		if ( ! wp_script_is( self::JSX_RUNTIME, 'registered' ) ) {
			wp_register_script(
				self::JSX_RUNTIME,
				plugins_url( 'assets/react-jsx-runtime.js', STOREDECK_FILE ),
				array( 'react' ),
				STOREDECK_VERSION,
				true
			);
		}
	}

	/**
	 * Whether the bundle is there.
	 */
	private static function is_built(): bool {
		return null !== self::built( self::HANDLE );
	}

	/**
	 * What the build says about one of its scripts.
	 *
	 * @param string $name Name of the script.
	 * @return array{dependencies: string[], version: string}|null Null when it has not been built.
	 */
	public static function built( string $name ): ?array {
		$file = STOREDECK_DIR . 'build/' . $name . '.asset.php';

		if ( ! is_file( $file ) || ! is_file( STOREDECK_DIR . 'build/' . $name . '.js' ) ) {
			return null;
		}

		$asset = require $file;

		return array(
			'dependencies' => is_array( $asset ) ? $asset['dependencies'] ?? array() : array(),
			'version'      => is_array( $asset ) ? $asset['version'] ?? STOREDECK_VERSION : STOREDECK_VERSION,
		);
	}
}
