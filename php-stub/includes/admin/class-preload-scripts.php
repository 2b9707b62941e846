<?php

namespace Storedeck\Admin;

use Storedeck\Answers\Declared_Questions;

defined( 'ABSPATH' ) || exit;

/**
 * Loads the scripts of the current screen with the page. Otherwise the browser
 * would discover them only when it runs the bundle.
 */
final class Preload_Scripts {

	/**
	 * List that the build writes: name of a chunk => its files, relative to build/.
	 */
	private const CHUNKS_FILE = 'build/storedeck.chunks.php';

	/**
	 * Chunk of all reports.
	 */
	private const REPORT_CHUNK = 'report';

	/**
	 * Hooks scripts and links.
	 */
	public static function register_hooks(): void {
		// After the bundle.
		add_action( 'admin_enqueue_scripts', array( self::class, 'enqueue' ), 20 );
		add_action( 'admin_print_styles', array( self::class, 'print_links' ), 1 );
	}

	/**
	 * Enqueues the scripts, so that the screen can render as soon as the bundle runs.
	 */
	public static function enqueue(): void {
		foreach ( self::get_current_files() as $file ) {
			// File names contain the version. The bundle requests the files without a version argument. Those that libraries
			// share have been registered with the same handle.
			wp_enqueue_script( 'storedeck-' . basename( $file, '.js' ), self::get_url( $file ), array(), null, true ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion
		}
	}

	/**
	 * Prints preload links in the head. The script tags are at the end of the page, after the settings,
	 * which take time to compute.
	 */
	public static function print_links(): void {
		$files = self::get_current_files();

		if ( array() !== $files ) {
			array_unshift( $files, Scripts::get_all()[ Scripts::RUNTIME ]['file'] );
		}

		foreach ( $files as $file ) {
			printf( '<link rel="preload" as="script" href="%s">' . "\n", esc_url( self::get_url( $file ) ) );
		}
	}

	/**
	 * Files of the current screen.
	 *
	 * @return list<string>
	 */
	private static function get_current_files(): array {
		if ( ! Menu::is_page() || ! is_file( STOREDECK_DIR . self::CHUNKS_FILE ) ) {
			return array();
		}

		$lists = require STOREDECK_DIR . self::CHUNKS_FILE;

		return self::get_files(
			Screens::current_path(),
			array_column( Screens::all(), 'id', 'path' ),
			is_array( $lists ) ? $lists : array()
		);
	}

	/**
	 * URL of a file.
	 *
	 * @param string $file Path relative to build/.
	 */
	private static function get_url( string $file ): string {
		return plugins_url( 'build/' . $file, STOREDECK_FILE );
	}

	/**
	 * Files of a screen, each once. A report has its own chunk and that of all reports;
	 * other screens have a chunk with their name.
	 *
	 * @param string                            $path  Path of the screen.
	 * @param array<string, string>             $names Names of screens by path.
	 * @param array<string, array<int, string>> $lists Files of chunks.
	 * @return list<string>
	 */
	public static function get_files( string $path, array $names, array $lists ): array {
		$name   = $names[ $path ] ?? '';
		$chunks = null === Declared_Questions::find_report( $path )
			? array( $name )
			: array( self::REPORT_CHUNK, self::REPORT_CHUNK . '-' . $name );
		$files  = array_map( static fn( string $chunk ): array => $lists[ $chunk ] ?? array(), $chunks );

		return array_values( array_unique( array_merge( ...$files ) ) );
	}
}
