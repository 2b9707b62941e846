<?php

namespace Storedeck\Exports;

use Storedeck\Foundation\Private_Folder;

defined( 'ABSPATH' ) || exit;

/**
 * The files of an export share a random name and differ in their extension:
 * `csv` is the file itself, `ids` the ids of its rows, `rows` the rows
 * themselves if they have no ids, `lock` the lock of the
 * job where the database has none (see Lock).
 */
final class Export_Folder {

	private const EXTENSIONS = array( 'csv', 'ids', 'rows', 'lock' );

	/**
	 * Makes a name that cannot be guessed.
	 */
	public static function create_name(): string {
		return bin2hex( random_bytes( 20 ) );
	}

	/**
	 * Path of a file.
	 *
	 * @param string $name      Name made by create_name().
	 * @param string $extension csv, ids, rows or lock.
	 */
	public static function path( string $name, string $extension ): string {
		$extension = in_array( $extension, self::EXTENSIONS, true ) ? $extension : self::EXTENSIONS[0];

		return Private_Folder::path( preg_replace( '/[^a-f0-9]/', '', $name ) . '.' . $extension );
	}

	/**
	 * Deletes the files of an export.
	 *
	 * @param string $name Name made by create_name().
	 */
	public static function delete( string $name ): void {
		foreach ( self::EXTENSIONS as $extension ) {
			$path = self::path( $name, $extension );

			if ( is_file( $path ) ) {
				wp_delete_file( $path );
			}
		}
	}

	/**
	 * Deletes the files of exports that were not written to since a time.
	 *
	 * @param int $before Unix time.
	 */
	public static function delete_older_than( int $before ): void {
		Private_Folder::delete_older_than( '/^[0-9a-f]{40}\.(' . implode( '|', self::EXTENSIONS ) . ')$/D', $before );
	}
}
