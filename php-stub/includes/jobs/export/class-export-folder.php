<?php
/**
 * Where files of exports lie.
 *
 * @package Storedeck
 */

namespace Storedeck\Jobs\Export;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions -- Files grow piece by piece, which WordPress' own functions cannot.

/**
 * A folder below the uploads that web servers are told not to serve. Where one
 * serves it all the same, the names of files are such that nobody guesses them.
 */
final class Export_Folder {

	/**
	 * Name of the folder.
	 */
	private const NAME = 'storedeck-exports';

	/**
	 * What tells web servers to serve nothing.
	 */
	private const SHIELDS = array(
		'index.html' => '',
		'.htaccess'  => "<IfModule mod_authz_core.c>\n\tRequire all denied\n</IfModule>\n"
			. "<IfModule !mod_authz_core.c>\n\tDeny from all\n</IfModule>\n",
		'web.config' => "<?xml version=\"1.0\"?>\n<configuration><system.webServer><authorization>"
			. '<remove users="*" roles="" verbs="" /><add accessType="Deny" users="*" />'
			. "</authorization></system.webServer></configuration>\n",
	);

	/**
	 * A name that nobody guesses.
	 */
	public static function new_name(): string {
		return bin2hex( random_bytes( 20 ) );
	}

	/**
	 * Path of a file.
	 *
	 * @param string $name Name that new_name() made.
	 * @param string $kind csv or ids.
	 */
	public static function path( string $name, string $kind ): string {
		return self::folder() . '/' . preg_replace( '/[^a-f0-9]/', '', $name ) . '.' . ( 'ids' === $kind ? 'ids' : 'csv' );
	}

	/**
	 * Path of a file that processes lock.
	 *
	 * @param string $name Name, lower case letters.
	 */
	public static function lock( string $name ): string {
		return self::folder() . '/' . $name . '.lock';
	}

	/**
	 * Makes the folder.
	 *
	 * @return bool Whether it is there and can be written to.
	 */
	public static function prepare(): bool {
		$folder = self::folder();

		if ( ! wp_mkdir_p( $folder ) ) {
			return false;
		}

		foreach ( self::SHIELDS as $file => $content ) {
			if ( ! is_file( $folder . '/' . $file ) && false === file_put_contents( $folder . '/' . $file, $content ) ) {
				return false;
			}
		}

		return wp_is_writable( $folder );
	}

	/**
	 * Removes the files of an export.
	 *
	 * @param string $name Name that new_name() made.
	 */
	public static function delete( string $name ): void {
		foreach ( array( 'csv', 'ids' ) as $kind ) {
			$path = self::path( $name, $kind );

			if ( is_file( $path ) ) {
				wp_delete_file( $path );
			}
		}
	}

	/**
	 * Removes files that nobody wrote to since some time.
	 *
	 * @param int $before Unix time.
	 */
	public static function sweep( int $before ): void {
		foreach ( array( 'csv', 'ids' ) as $kind ) {
			foreach ( glob( self::folder() . '/*.' . $kind ) ?: array() as $path ) {
				if ( (int) filemtime( $path ) < $before ) {
					wp_delete_file( $path );
				}
			}
		}
	}

	/**
	 * Removes the folder.
	 */
	public static function remove(): void {
		$folder = self::folder();

		if ( ! is_dir( $folder ) ) {
			return;
		}

		self::sweep( PHP_INT_MAX );

		foreach ( array_merge( array_keys( self::SHIELDS ), array( 'import.lock' ) ) as $file ) {
			if ( is_file( $folder . '/' . $file ) ) {
				wp_delete_file( $folder . '/' . $file );
			}
		}

		if ( array( '.', '..' ) === scandir( $folder ) ) {
			rmdir( $folder );
		}
	}

	/**
	 * Path of the folder.
	 */
	private static function folder(): string {
		return rtrim( (string) wp_upload_dir( null, false )['basedir'], '/\\' ) . '/' . self::NAME;
	}
}
