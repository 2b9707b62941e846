<?php
/**
 * The plugins of this WordPress.
 *
 * @package Storedeck
 */

namespace Storedeck\Extensions;

defined( 'ABSPATH' ) || exit;

/**
 * Knows plugins by their slug, the name of their folder.
 */
final class Plugins {

	/**
	 * What a slug looks like.
	 */
	public const SLUG = '/^[a-z0-9][a-z0-9_-]{0,99}$/D';

	/**
	 * Slugs of all plugins that are installed.
	 *
	 * @return list<string>
	 */
	public static function installed(): array {
		return array_keys( self::files() );
	}

	/**
	 * Slugs of the plugins that run here.
	 *
	 * @return list<string>
	 */
	public static function active(): array {
		return array_keys( array_filter( self::files(), 'is_plugin_active' ) );
	}

	/**
	 * The main file of a plugin, as WordPress names it.
	 *
	 * @param string $slug Slug.
	 * @return string|null Null when the plugin is not installed.
	 */
	public static function file( string $slug ): ?string {
		return self::files()[ $slug ] ?? null;
	}

	/**
	 * Slugs in a text or a list. A part of a plugin, `plugin:part`, stands for
	 * the plugin.
	 *
	 * @param string|string[] $plugins Slugs, joined by commas or as a list.
	 * @return list<string>
	 */
	public static function slugs( $plugins ): array {
		$names = is_array( $plugins ) ? $plugins : explode( ',', $plugins );
		$slugs = array_map( static fn( $name ): string => explode( ':', trim( (string) $name ) )[0], $names );

		return array_values( array_unique( array_filter( $slugs, 'strlen' ) ) );
	}

	/**
	 * All plugins: slug => main file.
	 *
	 * @return array<string, string>
	 */
	private static function files(): array {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';

		$files = array();

		foreach ( array_keys( get_plugins() ) as $file ) {
			$folder = dirname( $file );
			$slug   = '.' === $folder ? basename( $file, '.php' ) : $folder;

			// Of several in one folder the one that runs.
			if ( ! isset( $files[ $slug ] ) || is_plugin_active( $file ) ) {
				$files[ $slug ] = $file;
			}
		}

		return $files;
	}
}
