<?php
/**
 * Where plugins come from.
 *
 * @package Storedeck
 */

namespace Storedeck\Extensions;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the archive of a plugin: `{slug}.zip` in a folder of this server, for
 * shops that have their own or no way to the internet, else in the directory
 * of WordPress.org.
 *
 * The folder is the constant STOREDECK_PACKAGES, or `storedeck-packages` in
 * wp-content.
 */
final class Packages {

	/**
	 * Where WordPress.org keeps its archives.
	 */
	private const HOST = 'downloads.wordpress.org';

	/**
	 * The archive of a plugin.
	 *
	 * @param string $slug Slug.
	 * @return string Path of a file, or an address; empty when there is none.
	 */
	public static function find( string $slug ): string {
		if ( 1 !== preg_match( Plugins::SLUG, $slug ) ) {
			return '';
		}

		$file = self::folder() . $slug . '.zip';

		/*
		 * Filters where the archive of a plugin is.
		 *
		 * @param string $source Path of a zip file on this server, or its https address; '' asks WordPress.org.
		 * @param string $slug   Slug of the plugin.
		 */
		$source = apply_filters( 'storedeck_package_source', is_file( $file ) ? $file : '', $slug );

		return is_string( $source ) && '' !== $source ? $source : self::published( $slug );
	}

	/**
	 * The folder of this server's own archives.
	 *
	 * @return string With a slash at its end.
	 */
	private static function folder(): string {
		return trailingslashit(
			defined( 'STOREDECK_PACKAGES' ) ? (string) constant( 'STOREDECK_PACKAGES' ) : WP_CONTENT_DIR . '/storedeck-packages'
		);
	}

	/**
	 * Address of a plugin at WordPress.org.
	 *
	 * @param string $slug Slug.
	 */
	private static function published( string $slug ): string {
		require_once ABSPATH . 'wp-admin/includes/plugin-install.php';

		// Without a way out, WordPress warns in its log; the answer tells it anyway.
		$information = plugins_api(
			'plugin_information',
			array(
				'slug'   => $slug,
				'fields' => array( 'sections' => false ),
			)
		);
		$link        = is_object( $information ) && ! is_wp_error( $information ) ? (string) ( $information->download_link ?? '' ) : '';

		return 'https' === wp_parse_url( $link, PHP_URL_SCHEME ) && self::HOST === wp_parse_url( $link, PHP_URL_HOST ) ? $link : '';
	}
}
