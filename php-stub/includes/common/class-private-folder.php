<?php
/**
 * A folder for files that the web server must not serve.
 *
 * @package Storedeck
 */

namespace Storedeck\Common;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions -- WP_Filesystem needs credentials that a background process does not have.

/**
 * A folder in the uploads that denies access to web servers. One that ignores
 * these files still serves no list of the folder, and names in it are random.
 */
final class Private_Folder {

	/**
	 * Name of the folder.
	 */
	private const NAME = 'storedeck-exports';

	/**
	 * Files that deny access: file name => content.
	 */
	private const ACCESS_RULES = array(
		'index.html' => '',
		'.htaccess'  => "<IfModule mod_authz_core.c>\n\tRequire all denied\n</IfModule>\n"
			. "<IfModule !mod_authz_core.c>\n\tDeny from all\n</IfModule>\n",
		'web.config' => "<?xml version=\"1.0\"?>\n<configuration><system.webServer><authorization>"
			. '<remove users="*" roles="" verbs="" /><add accessType="Deny" users="*" />'
			. "</authorization></system.webServer></configuration>\n",
	);

	/**
	 * Creates the folder.
	 *
	 * @return bool Whether it exists and is writable.
	 */
	public static function prepare(): bool {
		if ( ! wp_mkdir_p( self::path() ) ) {
			return false;
		}

		foreach ( self::ACCESS_RULES as $file => $content ) {
			if ( ! is_file( self::path( $file ) ) && false === file_put_contents( self::path( $file ), $content ) ) {
				return false;
			}
		}

		return wp_is_writable( self::path() );
	}

	/**
	 * Path of the folder, or of a file in it.
	 *
	 * @param string $file Name of the file.
	 */
	public static function path( string $file = '' ): string {
		$folder = rtrim( (string) wp_upload_dir( null, false )['basedir'], '/\\' ) . '/' . self::NAME;

		return '' === $file ? $folder : $folder . '/' . $file;
	}

	/**
	 * Deletes the folder with its access rules and lock files. It stays if it holds anything else.
	 */
	public static function delete(): void {
		if ( ! is_dir( self::path() ) ) {
			return;
		}

		$rules = array_map( array( self::class, 'path' ), array_keys( self::ACCESS_RULES ) );
		$files = array_merge( $rules, glob( self::path( '*.lock' ) ) ?: array() );

		foreach ( array_filter( $files, 'is_file' ) as $file ) {
			wp_delete_file( $file );
		}

		if ( array( '.', '..' ) === scandir( self::path() ) ) {
			rmdir( self::path() );
		}
	}
}
