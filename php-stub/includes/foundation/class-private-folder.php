<?php

namespace Storedeck\Foundation;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions -- WP_Filesystem needs credentials that a background process does not have.

/**
 * A folder for files that the web server must not serve.
 *
 * A folder in the uploads that denies access to web servers. A web server that ignores these files still cannot list
 * the folder, and file names are random.
 */
final class Private_Folder {

	/** Name of the folder. */
	private const NAME = 'storedeck-exports';

	/** Files that deny access: file name => content. */
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
	 */
	public static function path( string $file = '' ): string {
		$folder = rtrim( (string) wp_upload_dir( null, false )['basedir'], '/\\' ) . '/' . self::NAME;

		return '' === $file ? $folder : $folder . '/' . $file;
	}

	/**
	 * Deletes the folder with its access rules and lock files. It stays if it holds anything else.
	 */
	public static function delete(): void {
		foreach ( self::list_files() as $file ) {
			if ( isset( self::ACCESS_RULES[ $file ] ) || str_ends_with( $file, '.lock' ) ) {
				wp_delete_file( self::path( $file ) );
			}
		}

		if ( is_dir( self::path() ) && array() === self::list_files() ) {
			rmdir( self::path() );
		}
	}

	/**
	 * Deletes files that were not written to since a time.
	 *
	 * @param string $pattern Regular expression of their names.
	 * @param int    $before  Unix time.
	 */
	public static function delete_older_than( string $pattern, int $before ): void {
		foreach ( preg_grep( $pattern, self::list_files() ) as $file ) {
			if ( (int) filemtime( self::path( $file ) ) < $before ) {
				wp_delete_file( self::path( $file ) );
			}
		}
	}

	/**
	 * Names of the entries of the folder. Does not use glob(), which reads brackets in the path of the site as a
	 * pattern.
	 *
	 * @return list<string>
	 */
	public static function list_files(): array {
		return is_dir( self::path() ) ? array_values( array_diff( scandir( self::path() ) ?: array(), array( '.', '..' ) ) ) : array();
	}
}
