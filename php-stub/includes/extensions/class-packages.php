<?php

namespace Storedeck\Extensions;

use Storedeck\Foundation\Hooks\Plugin_Hooks;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the package of a plugin: `{slug}.zip` in a folder of this server, for
 * plugins that are not published and sites without internet access, else in the
 * plugin directory of WordPress.org.
 *
 * The folder is that of the constant STOREDECK_PACKAGES, by default
 * `storedeck-packages` in wp-content.
 */
final class Packages {

	/** Host of the packages of WordPress.org. */
	private const HOST = 'downloads.wordpress.org';

	/**
	 * Finds the package of a plugin.
	 *
	 * @return string Path or URL; empty if there is none.
	 */
	public static function find( string $slug ): string {
		if ( 1 !== preg_match( Plugins::SLUG, $slug ) ) {
			return '';
		}

		$file = self::get_folder() . $slug . '.zip';

		/*
		 * Filters the package of a plugin.
		 *
		 * @param string $source Path of a zip file on this server, or its HTTPS URL; empty for the one of WordPress.org.
		 * @param string $slug   Slug of the plugin.
		 * @since 0.1.0
		 * @stability experimental
		 */
		$source = Plugin_Hooks::filter( 'storedeck_package_source', is_file( $file ) ? $file : '', $slug );

		return is_string( $source ) && '' !== $source ? $source : self::get_published_url( $slug );
	}

	/**
	 * Folder of packages on this server, with a trailing slash.
	 */
	private static function get_folder(): string {
		return trailingslashit(
			defined( 'STOREDECK_PACKAGES' ) ? (string) constant( 'STOREDECK_PACKAGES' ) : WP_CONTENT_DIR . '/storedeck-packages'
		);
	}

	/**
	 * URL of the package at WordPress.org.
	 */
	private static function get_published_url( string $slug ): string {
		require_once ABSPATH . 'wp-admin/includes/plugin-install.php';

		// Without internet access, WordPress logs a warning and returns an error.
		$information = plugins_api( 'plugin_information', array( 'slug' => $slug, 'fields' => array( 'sections' => false ) ) );

		return self::get_download_link( $information );
	}

	/**
	 * URL of the package of a plugin or theme at WordPress.org.
	 *
	 * @param mixed $information What plugins_api() or themes_api() returns.
	 * @return string Empty when WordPress.org does not respond.
	 */
	public static function get_download_link( mixed $information ): string {
		$link = is_object( $information ) && ! is_wp_error( $information ) ? $information->download_link ?? '' : '';

		return is_string( $link )
			&& 'https' === wp_parse_url( $link, PHP_URL_SCHEME )
			&& self::HOST === wp_parse_url( $link, PHP_URL_HOST ) ? $link : '';
	}

	/**
	 * Runs what installs or activates a plugin or theme, without its output, which would get into the response.
	 *
	 * @template T
	 * @param callable(): T $run Callback.
	 * @return T What the callback returns.
	 */
	public static function without_output( callable $run ): mixed {
		$level = ob_get_level();
		ob_start();

		try {
			return $run();
		} finally {
			// One that fails may leave buffers of its own.
			while ( ob_get_level() > $level ) {
				ob_end_clean();
			}
		}
	}
}
