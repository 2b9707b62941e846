<?php

namespace Storedeck\Extensions;

use Automatic_Upgrader_Skin;
use Plugin_Upgrader;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * Installs and activates plugins with the functions of WordPress.
 */
final class Plugin_Installer {

	/**
	 * Installs a plugin, unless it is installed.
	 *
	 * @return string Error message; empty for success.
	 */
	public static function install( string $slug ): string {
		return null === Plugins::file( $slug ) ? self::contain( $slug, array( self::class, 'run_upgrader' ) ) : '';
	}

	/**
	 * Activates a plugin, unless it is active.
	 *
	 * @return string Error message; empty for success.
	 */
	public static function activate( string $slug ): string {
		return self::contain( $slug, array( self::class, 'run_activation' ) );
	}

	/**
	 * Runs a callback, discards its output and converts exceptions to an error message.
	 *
	 * @param callable(string): string $callback Gets the slug, returns an error message.
	 * @return string Error message.
	 */
	private static function contain( string $slug, callable $callback ): string {
		try {
			return Packages::without_output( static fn(): string => $callback( $slug ) );
		} catch ( Throwable $error ) {
			/* translators: %s: slug of a plugin. */
			return sprintf( __( 'The requested plugin `%s` failed.', 'storedeck' ), $slug );
		}
	}

	/**
	 * Installs a plugin with the upgrader of WordPress.
	 *
	 * @return string Error message.
	 */
	private static function run_upgrader( string $slug ): string {
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
				__( 'The requested plugin `%s` could not be installed. The plugins folder is not writable.', 'storedeck' ),
				$slug
			);
		}

		$upgrader = new Plugin_Upgrader( new Automatic_Upgrader_Skin() );
		$result   = $upgrader->install( $package );

		wp_clean_plugins_cache();

		if ( true === $result && null !== Plugins::file( $slug ) ) {
			return '';
		}

		/* translators: %s: slug of a plugin. */
		$message = sprintf( __( 'The requested plugin `%s` could not be installed.', 'storedeck' ), $slug );
		$error   = is_wp_error( $result ) ? $result : ( $upgrader->skin->result ?? null );

		if ( ! is_wp_error( $error ) ) {
			return $message;
		}

		// Of incompatible plugins, WordPress puts the reason into the data.
		$data   = $error->get_error_data();
		$reason = str_starts_with( (string) $error->get_error_code(), 'incompatible_' ) && is_string( $data )
			? $data
			: $error->get_error_message();

		return $message . ' ' . wp_strip_all_tags( $reason );
	}

	/**
	 * Activates a plugin.
	 *
	 * @return string Error message.
	 */
	private static function run_activation( string $slug ): string {
		$file = Plugins::file( $slug );

		if ( null === $file ) {
			/* translators: %s: slug of a plugin. */
			return sprintf( __( 'The requested plugin `%s` is not yet installed.', 'storedeck' ), $slug );
		}

		if ( is_plugin_active( $file ) ) {
			return '';
		}

		$result = activate_plugin( $file );

		if ( is_wp_error( $result ) && 'unexpected_output' !== $result->get_error_code() ) {
			/* translators: %s: slug of a plugin. */
			return sprintf( __( 'The requested plugin `%s` could not be activated.', 'storedeck' ), $slug );
		}

		return '';
	}
}
