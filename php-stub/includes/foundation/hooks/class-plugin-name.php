<?php

namespace Storedeck\Foundation\Hooks;

use Storedeck\Foundation\Request_State;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * Names the plugin or theme of code in messages, the same way everywhere: `Acme parcels (acme-parcels)`.
 */
final class Plugin_Name extends Request_State {

	/**
	 * Names by folder.
	 *
	 * @var array<string, string>
	 */
	private array $names = array();

	/**
	 * Plugin of a file.
	 *
	 * @return string Empty if the file is in no plugin or theme, or in this plugin.
	 */
	public static function of_file( string $file ): string {
		$folder = self::get_folder( $file );

		return '' === $folder || self::get_folder( STOREDECK_FILE ) === $folder ? '' : self::of_folder( $folder );
	}

	/**
	 * Plugin whose code threw an error: the first one in the calls that led to it.
	 *
	 * @return string Empty if there is none.
	 */
	public static function of_error( Throwable $error ): string {
		foreach ( array( $error->getFile(), ...array_column( $error->getTrace(), 'file' ) ) as $file ) {
			$name = self::of_file( $file );

			if ( '' !== $name ) {
				return $name;
			}
		}

		return '';
	}

	/**
	 * Name of a plugin or theme.
	 *
	 * @param string $folder Its folder, or its only file.
	 */
	public static function of_folder( string $folder ): string {
		return self::current()->names[ $folder ] ??= '' === $folder ? '' : self::read_name( $folder );
	}

	/**
	 * Folder of the plugin or theme of a file, or the name of a plugin that is one file.
	 *
	 * @return string Empty if the file is in none.
	 */
	public static function get_folder( string $file ): string {
		$file = wp_normalize_path( $file );
		// It resolves links, which developers use.
		$name = plugin_basename( $file );

		if ( trim( $file, '/' ) === $name ) {
			$root = wp_normalize_path( get_theme_root() ) . '/';
			$name = str_starts_with( $file, $root ) ? substr( $file, strlen( $root ) ) : '';
		}

		return explode( '/', $name )[0];
	}

	/**
	 * Reads the name in the header of a plugin or theme.
	 */
	private static function read_name( string $folder ): string {
		foreach ( array( WP_PLUGIN_DIR, WPMU_PLUGIN_DIR ) as $parent ) {
			$path = "$parent/$folder";

			foreach ( is_dir( $path ) ? (array) glob( "$path/*.php" ) : array_filter( array( $path ), 'is_file' ) as $file ) {
				$name = get_file_data( (string) $file, array( 'Plugin Name' ) )[0];

				if ( '' !== $name ) {
					return "$name ($folder)";
				}
			}
		}

		$theme = wp_get_theme( $folder );

		return $theme->exists() ? $theme->get( 'Name' ) . " ($folder)" : $folder;
	}
}
