<?php

namespace Storedeck\Extensions;

defined( 'ABSPATH' ) || exit;

/**
 * Finds plugins by slug, which is the name of their folder.
 */
final class Plugins {

	/** Regular expression for slugs. */
	public const SLUG = '/^[a-z0-9][a-z0-9_-]{0,99}$/D';

	/**
	 * Slugs of installed plugins.
	 *
	 * @return list<string>
	 */
	public static function installed(): array {
		return array_keys( self::get_files() );
	}

	/**
	 * Slugs of active plugins.
	 *
	 * @return list<string>
	 */
	public static function active(): array {
		return array_keys( array_filter( self::get_files(), 'is_plugin_active' ) );
	}

	/**
	 * Main file of a plugin, relative to the plugins folder.
	 *
	 * @return string|null Null if the plugin is not installed.
	 */
	public static function file( string $slug ): ?string {
		return self::get_files()[ $slug ] ?? null;
	}

	/**
	 * Slug of a plugin.
	 *
	 * @param string $file Main file, relative to the plugins folder.
	 */
	public static function get_slug( string $file ): string {
		$folder = dirname( $file );

		return '.' === $folder ? basename( $file, '.php' ) : $folder;
	}

	/**
	 * Parses slugs. `plugin:part`, a part of a plugin, is read as the plugin.
	 *
	 * @param string|string[] $plugins Slugs, comma-separated or as a list.
	 * @return list<string>
	 */
	public static function slugs( $plugins ): array {
		$names = is_array( $plugins ) ? $plugins : explode( ',', $plugins );
		$slugs = array_map( static fn( $name ): string => explode( ':', trim( (string) $name ) )[0], $names );

		return array_values( array_unique( array_filter( $slugs, 'strlen' ) ) );
	}

	/**
	 * Main files of all plugins by slug.
	 *
	 * @return array<string, string>
	 */
	private static function get_files(): array {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';

		$files = array();

		foreach ( array_keys( get_plugins() ) as $file ) {
			$slug = self::get_slug( $file );

			// Of several plugins in one folder, the active one is used.
			if ( ! isset( $files[ $slug ] ) || is_plugin_active( $file ) ) {
				$files[ $slug ] = $file;
			}
		}

		return $files;
	}
}
