<?php
/**
 * Scripts that a screen needs beside the first one.
 *
 * @package Storedeck
 */

namespace Storedeck\Admin;

defined( 'ABSPATH' ) || exit;

/**
 * Has the browser load the screen's own scripts with the page. Otherwise it
 * would learn of them only when the first script runs.
 */
final class Preload_Scripts {

	/**
	 * The list that the build writes: name of a chunk => its files below build/.
	 */
	private const LIST = 'build/storedeck.chunks.php';

	/**
	 * Chunk that all reports share.
	 */
	private const REPORT = 'report';

	/**
	 * Hooks scripts and links.
	 */
	public static function register_hooks(): void {
		// After the first script, which they follow.
		add_action( 'admin_enqueue_scripts', array( self::class, 'enqueue' ), 20 );
		add_action( 'admin_print_styles', array( self::class, 'print_links' ), 1 );
	}

	/**
	 * Puts the scripts into the page, so that the screen is there at once when
	 * the first one begins to show it.
	 */
	public static function enqueue(): void {
		foreach ( self::wanted() as $file ) {
			// Their names say their version; this is how they are asked for later, too.
			wp_enqueue_script( 'storedeck-' . basename( $file, '.js' ), self::url( $file ), array(), null, true ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion
		}
	}

	/**
	 * Has the browser fetch them before it has read the page to its end, where
	 * they stand behind the settings, which take a while to compute.
	 */
	public static function print_links(): void {
		foreach ( self::wanted() as $file ) {
			printf( '<link rel="preload" as="script" href="%s">' . "\n", esc_url( self::url( $file ) ) );
		}
	}

	/**
	 * Files of this request's screen.
	 *
	 * @return list<string>
	 */
	private static function wanted(): array {
		if ( ! Menu::is_page() || ! is_file( STOREDECK_DIR . self::LIST ) ) {
			return array();
		}

		$lists = require STOREDECK_DIR . self::LIST;

		return self::files(
			Screens::current_path(),
			array_column( Screens::all(), 'id', 'path' ),
			is_array( $lists ) ? $lists : array()
		);
	}

	/**
	 * Address of a file.
	 *
	 * @param string $file Its path below build/.
	 */
	private static function url( string $file ): string {
		return plugins_url( 'build/' . $file, STOREDECK_FILE );
	}

	/**
	 * Whether a screen is a report.
	 *
	 * @param string $path Path of the screen.
	 */
	private static function is_report( string $path ): bool {
		return isset( Preload_Screens::ALL[ $path ]['route'] );
	}

	/**
	 * Files of a screen, each once. A report has a chunk of its own and the one
	 * of all reports, any other screen has one of its name.
	 *
	 * @param string                            $path  Path of the screen.
	 * @param array<string, string>             $names Names of screens by path.
	 * @param array<string, array<int, string>> $lists Files by chunk.
	 * @return list<string>
	 */
	public static function files( string $path, array $names, array $lists ): array {
		$name   = $names[ $path ] ?? '';
		$chunks = self::is_report( $path ) ? array( self::REPORT, self::REPORT . '-' . $name ) : array( $name );
		$files  = array();

		foreach ( $chunks as $chunk ) {
			array_push( $files, ...( $lists[ $chunk ] ?? array() ) );
		}

		return array_values( array_unique( $files ) );
	}
}
