<?php

namespace Storedeck\Admin;

use Storedeck\Foundation\Request_State;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the app, the libraries and the files that they share, so that a plugin only names them:
 *
 *     wp_enqueue_script( 'acme', plugins_url( 'acme.js', __FILE__ ), array( 'storedeck-components' ), '1.0', true );
 *     wp_enqueue_style( 'storedeck-components' );
 *
 * The library is `window.storedeck.components` then. See src/README.md.
 */
final class Scripts extends Request_State {

	/**
	 * Handle of webpack's runtime, which every other script depends on.
	 */
	public const RUNTIME = 'storedeck-runtime';

	/**
	 * Handle of the data stores.
	 */
	public const DATA = 'storedeck-data';

	/**
	 * Handle of the widgets.
	 */
	public const COMPONENTS = 'storedeck-components';

	/**
	 * Handle of the JSX runtime, which WordPress registers since 6.6.
	 */
	private const JSX_RUNTIME = 'react-jsx-runtime';

	/**
	 * List that the build writes: handle => file, dependencies and version.
	 */
	private const LIST_FILE = 'build/storedeck.scripts.php';

	/**
	 * The file of all styles.
	 */
	private const STYLE_FILE = 'build/style.css';

	/**
	 * Contents of the list.
	 *
	 * @var array<string, array{file: string, dependencies: string[], version: string|null}>|null
	 */
	private ?array $scripts = null;

	/**
	 * Hooks the registration: whenever WordPress creates its list of scripts, so that pages without scripts do not
	 * wait for it.
	 */
	public static function register_hooks(): void {
		// After the scripts of WordPress.
		add_action( 'wp_default_scripts', array( self::class, 'register_scripts' ), 20 );
		add_action( 'wp_default_styles', array( self::class, 'register_styles' ), 20 );

		// Another plugin has registered a script already.
		if ( did_action( 'wp_default_scripts' ) ) {
			self::register_scripts( wp_scripts() );
		}
		if ( did_action( 'wp_default_styles' ) ) {
			self::register_styles( wp_styles() );
		}
	}

	/**
	 * Registers the scripts.
	 *
	 * @param \WP_Scripts $scripts Scripts of the page.
	 */
	public static function register_scripts( $scripts ): void {
		if ( ! $scripts->query( self::JSX_RUNTIME ) ) {
			$scripts->add( self::JSX_RUNTIME, self::get_url( 'assets/react-jsx-runtime.js' ), array( 'react' ), STOREDECK_VERSION, 1 );
		}

		foreach ( self::get_all() as $handle => $script ) {
			$scripts->add( $handle, self::get_url( 'build/' . $script['file'] ), $script['dependencies'], $script['version'], 1 );

			// Files in chunks/ are parts of a script; the runtime brings their translations.
			if ( self::RUNTIME === $handle || ! str_starts_with( $script['file'], 'chunks/' ) ) {
				$scripts->set_translations( $handle, 'storedeck', STOREDECK_DIR . 'languages' );
			}
		}

		$scripts->add_inline_script(
			self::RUNTIME,
			'window.storedeckBuildUrl = ' . wp_json_encode( self::get_url( 'build/' ), JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ) . ';',
			'before'
		);
	}

	/**
	 * Registers the styles. All are one file, so that a page with the app and with widgets of plugins has each rule once.
	 *
	 * @param \WP_Styles $styles Styles of the page.
	 */
	public static function register_styles( $styles ): void {
		$app = self::get_all()[ Assets::HANDLE ] ?? null;

		if ( null !== $app ) {
			$styles->add( Assets::HANDLE, self::get_url( self::STYLE_FILE ), array( 'wp-components' ), $app['version'] );
			$styles->add_data( Assets::HANDLE, 'rtl', 'replace' );
			$styles->add( self::COMPONENTS, false, array( Assets::HANDLE ), $app['version'] );
		}
	}

	/**
	 * All scripts, dependencies first.
	 *
	 * @return array<string, array{file: string, dependencies: string[], version: string|null}> By handle; `file` is
	 *         relative to build/. Empty before the first build.
	 */
	public static function get_all(): array {
		return self::current()->scripts ??= is_file( STOREDECK_DIR . self::LIST_FILE ) ? require STOREDECK_DIR . self::LIST_FILE : array();
	}

	/**
	 * Names the scripts of WordPress that ours need, and that another plugin replaced: other versions are a usual cause of errors.
	 *
	 * @return string Sentence; empty if all are those of WordPress.
	 */
	public static function describe_replaced(): string {
		$scripts  = wp_scripts();
		$handles  = array_merge( ...array_column( self::get_all(), 'dependencies' ) );
		$own      = '#^(' . preg_quote( site_url(), '#' ) . ')?/wp-(includes|admin)/|^' . preg_quote( self::get_url( '' ), '#' ) . '#';
		$seen     = array();
		$replaced = array();

		while ( null !== ( $handle = array_pop( $handles ) ) ) {
			$script = $scripts->query( $handle );

			if ( isset( $seen[ $handle ] ) || ! $script ) {
				continue;
			}

			$seen[ $handle ] = true;
			$handles         = array( ...$handles, ...$script->deps );

			// Names of several scripts have no file.
			if ( is_string( $script->src ) && 1 !== preg_match( $own, $script->src ) ) {
				$replaced[] = "$handle ($script->src)";
			}
		}

		return array() === $replaced ? '' : sprintf(
			/* translators: %s: names and URLs of scripts. */
			__( 'Another plugin replaced scripts of WordPress, which may be the reason: %s.', 'storedeck' ),
			implode( ', ', $replaced )
		);
	}

	/**
	 * URL of a file.
	 *
	 * @param string $file Path in the plugin.
	 */
	private static function get_url( string $file ): string {
		return plugins_url( $file, STOREDECK_FILE );
	}
}
