<?php

namespace Storedeck\Setup;

use Storedeck\Extensions\Packages;
use WP_Error;
use WP_Theme;

defined( 'ABSPATH' ) || exit;

/**
 * Recommends, installs and activates themes through WordPress.
 *
 * An archive `{slug}.zip` in the folder `storedeck-packages/themes` of
 * wp-content is used if it exists, else the one of WordPress.org.
 */
final class Themes {

	/** Free themes of WordPress.org that can be installed: slug => name. */
	private const OFFERED = array(
		'twentytwentyfour'  => 'Twenty Twenty-Four',
		'twentytwentythree' => 'Twenty Twenty-Three',
		'twentytwentytwo'   => 'Twenty Twenty-Two',
		'storefront'        => 'Storefront',
	);

	/**
	 * Recommended and installed themes.
	 *
	 * @return list<array<string, mixed>> The active one first.
	 */
	public static function get_recommended(): array {
		$names = self::OFFERED;

		foreach ( wp_get_themes( array( 'allowed' => true ) ) as $slug => $theme ) {
			$names[ (string) $slug ] = $theme->display( 'Name', false );
		}

		$active = get_stylesheet();
		$themes = array();

		foreach ( $names as $slug => $name ) {
			$theme    = wp_get_theme( (string) $slug );
			$themes[] = array(
				'name'           => $name,
				'price'          => _x( 'Free', 'theme price', 'storedeck' ),
				'is_free'        => true,
				'color_palettes' => array(),
				'total_palettes' => 0,
				'slug'           => (string) $slug,
				'thumbnail_url'  => $theme->exists() ? (string) $theme->get_screenshot() : '',
				'link_url'       => isset( self::OFFERED[ $slug ] ) ? 'https://wordpress.org/themes/' . $slug . '/' : '',
				'is_installed'   => $theme->exists(),
				'is_active'      => $active === (string) $slug,
			);
		}

		usort( $themes, static fn( array $one, array $two ): int => $two['is_active'] <=> $one['is_active'] );

		return $themes;
	}

	/**
	 * Installs a theme unless it is installed.
	 */
	public static function install( string $slug ): WP_Theme|WP_Error {
		$theme = wp_get_theme( $slug );

		if ( $theme->exists() ) {
			return $theme;
		}

		if ( ! isset( self::OFFERED[ $slug ] ) && ! is_file( self::get_local_archive( $slug ) ) ) {
			return self::create_invalid_error();
		}

		require_once ABSPATH . 'wp-admin/includes/file.php';
		require_once ABSPATH . 'wp-admin/includes/misc.php';
		require_once ABSPATH . 'wp-admin/includes/theme.php';
		require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';

		$query  = array( 'slug' => $slug, 'fields' => array( 'sections' => false ) );
		$source = is_file( self::get_local_archive( $slug ) )
			? self::get_local_archive( $slug )
			: Packages::get_download_link( themes_api( 'theme_information', $query ) );

		if ( '' === $source ) {
			return self::create_install_error( $slug, __( 'Could not reach WordPress.org.', 'storedeck' ) );
		}

		if ( 'direct' !== get_filesystem_method( array(), get_theme_root() ) ) {
			return self::create_install_error( $slug, __( 'The themes folder is not writable.', 'storedeck' ) );
		}

		$upgrader  = new \Theme_Upgrader( new \Automatic_Upgrader_Skin() );
		$installed = Packages::without_output( static fn() => $upgrader->install( $source ) );

		wp_clean_themes_cache();

		$theme  = wp_get_theme( $slug );
		$reason = is_wp_error( $installed ) ? $installed : ( $upgrader->skin->result ?? null );

		return $theme->exists()
			? $theme
			: self::create_install_error( $slug, is_wp_error( $reason ) ? wp_strip_all_tags( $reason->get_error_message() ) : '' );
	}

	/**
	 * Activates an installed theme.
	 */
	public static function activate( string $slug ): WP_Theme|WP_Error {
		$theme = wp_get_theme( $slug );

		if ( ! $theme->exists() || ! $theme->is_allowed() ) {
			return self::create_invalid_error();
		}

		$requirements = validate_theme_requirements( $slug );

		if ( $theme->errors() || is_wp_error( $requirements ) ) {
			return new WP_Error(
				'woocommerce_rest_theme_activation',
				/* translators: %s: slug of a theme. */
				sprintf( __( 'The theme “%s” is not compatible with this site.', 'storedeck' ), $slug ),
				array( 'status' => 400 )
			);
		}

		if ( get_stylesheet() !== $slug ) {
			switch_theme( $slug );
		}

		return $theme;
	}

	/**
	 * Path of a local archive.
	 *
	 * @param string $slug Validated slug.
	 */
	private static function get_local_archive( string $slug ): string {
		return WP_CONTENT_DIR . '/storedeck-packages/themes/' . $slug . '.zip';
	}

	/**
	 * Error for an unknown theme.
	 */
	private static function create_invalid_error(): WP_Error {
		return new WP_Error( 'woocommerce_rest_invalid_theme', __( 'Invalid theme.', 'storedeck' ), array( 'status' => 404 ) );
	}

	/**
	 * Error for a theme that could not be installed.
	 */
	private static function create_install_error( string $slug, string $reason ): WP_Error {
		/* translators: %s: slug of a theme. */
		$message = sprintf( __( 'Could not install the theme “%s”.', 'storedeck' ), $slug );

		return new WP_Error( 'woocommerce_rest_theme_install', trim( $message . ' ' . $reason ), array( 'status' => 502 ) );
	}
}
