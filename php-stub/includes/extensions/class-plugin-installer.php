<?php
/**
 * Installs and activates plugins.
 *
 * @package Storedeck
 */

namespace Storedeck\Extensions;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Lets WordPress install and activate plugins, and tells of each how it went.
 */
final class Plugin_Installer {

	/**
	 * Installs plugins. Those that are there already count as installed.
	 *
	 * @param list<string> $slugs Slugs.
	 * @return array{done: list<string>, seconds: array<string, float>, errors: WP_Error} The errors by slug.
	 */
	public static function install( array $slugs ): array {
		return self::each(
			$slugs,
			static function ( string $slug ): string {
				return null === Plugins::file( $slug ) ? self::install_one( $slug ) : '';
			}
		);
	}

	/**
	 * Activates plugins.
	 *
	 * @param list<string> $slugs Slugs.
	 * @return array{done: list<string>, seconds: array<string, float>, errors: WP_Error} The errors by slug.
	 */
	public static function activate( array $slugs ): array {
		return self::each( $slugs, array( self::class, 'activate_one' ) );
	}

	/**
	 * Does something with each plugin.
	 *
	 * @param list<string>             $slugs Slugs.
	 * @param callable(string): string $work  What to do; answers what went wrong, '' for nothing.
	 * @return array{done: list<string>, seconds: array<string, float>, errors: WP_Error}
	 */
	private static function each( array $slugs, callable $work ): array {
		$result = array(
			'done'    => array(),
			'seconds' => array(),
			'errors'  => new WP_Error(),
		);

		foreach ( $slugs as $slug ) {
			$start = microtime( true );

			// What plugins print on their way must not get into the answer.
			$level = ob_get_level();
			ob_start();

			try {
				$problem = $work( $slug );
			} catch ( \Throwable $error ) {
				/* translators: %s: slug of a plugin. */
				$problem = sprintf( __( 'The requested plugin `%s` broke off with an error.', 'storedeck' ), $slug );
			} finally {
				// One that breaks off leaves its own buffers open.
				while ( ob_get_level() > $level ) {
					ob_end_clean();
				}
			}

			if ( '' === $problem ) {
				$result['done'][]           = $slug;
				$result['seconds'][ $slug ] = round( microtime( true ) - $start, 3 );
			} else {
				$result['errors']->add( $slug, $problem );
			}
		}

		return $result;
	}

	/**
	 * Installs one plugin.
	 *
	 * @param string $slug Slug.
	 * @return string What went wrong.
	 */
	private static function install_one( string $slug ): string {
		$package = Packages::find( $slug );

		if ( '' === $package ) {
			/* translators: %s: slug of a plugin. */
			return sprintf( __( 'The requested plugin `%s` could not be installed. Plugin API call failed.', 'storedeck' ), $slug );
		}

		require_once ABSPATH . 'wp-admin/includes/file.php';
		require_once ABSPATH . 'wp-admin/includes/misc.php';
		require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';

		if ( 'direct' !== get_filesystem_method( array(), WP_PLUGIN_DIR ) ) {
			return sprintf(
				/* translators: %s: slug of a plugin. */
				__( 'The requested plugin `%s` could not be installed: the folder of plugins cannot be written.', 'storedeck' ),
				$slug
			);
		}

		$upgrader  = new \Plugin_Upgrader( new \Automatic_Upgrader_Skin() );
		$installed = $upgrader->install( $package );

		wp_clean_plugins_cache();

		if ( true === $installed && null !== Plugins::file( $slug ) ) {
			return '';
		}

		/* translators: %s: slug of a plugin. */
		$problem = sprintf( __( 'The requested plugin `%s` could not be installed.', 'storedeck' ), $slug );

		// Why, in the words of WordPress, when it has some.
		$reason = is_wp_error( $installed ) ? $installed : ( $upgrader->skin->result ?? null );

		if ( ! is_wp_error( $reason ) ) {
			return $problem;
		}

		$detail = $reason->get_error_data();
		$words  = str_starts_with( (string) $reason->get_error_code(), 'incompatible_' ) && is_string( $detail )
			? $detail
			: $reason->get_error_message();

		return $problem . ' ' . wp_strip_all_tags( $words );
	}

	/**
	 * Activates one plugin.
	 *
	 * @param string $slug Slug.
	 * @return string What went wrong.
	 */
	private static function activate_one( string $slug ): string {
		$file = Plugins::file( $slug );

		if ( null === $file ) {
			/* translators: %s: slug of a plugin. */
			return sprintf( __( 'The requested plugin `%s` is not yet installed.', 'storedeck' ), $slug );
		}

		if ( is_plugin_active( $file ) ) {
			return '';
		}

		$activated = activate_plugin( $file );

		if ( is_wp_error( $activated ) && 'unexpected_output' !== $activated->get_error_code() ) {
			/* translators: %s: slug of a plugin. */
			return sprintf( __( 'The requested plugin `%s` could not be activated.', 'storedeck' ), $slug );
		}

		return '';
	}
}
