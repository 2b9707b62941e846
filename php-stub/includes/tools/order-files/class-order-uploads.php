<?php

namespace Storedeck\Tools\Order_Files;

use Storedeck\Exports\Export_Folder;
use Storedeck\Foundation\Database\Lock;
use Storedeck\Jobs\Job_Queue;

defined( 'ABSPATH' ) || exit;

/**
 * Order files that were sent and are not imported yet. They are deleted with the import, when they are canceled, or after some days.
 */
final class Order_Uploads {

	/** Option with files by id of their import: name of the private files, original name, size, user, time, and options of Importer. */
	private const OPTION = 'storedeck_order_uploads';

	/** Seconds to wait for another process. */
	private const SECONDS = 10;

	/**
	 * All files.
	 *
	 * @return array<string, array{name: string, file: string, size: int, user: int, time: int, options: array<string, mixed>}>
	 */
	private static function get_all(): array {
		$uploads = get_option( self::OPTION );

		return is_array( $uploads ) ? $uploads : array();
	}

	/**
	 * Files of the current user by id, the latest first.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function get_own(): array {
		return array_reverse( array_filter( self::get_all(), static fn( array $one ): bool => get_current_user_id() === $one['user'] ) );
	}

	/**
	 * Finds a file.
	 *
	 * @param string $id Id of its import.
	 * @return array{name: string, file: string, size: int, user: int, time: int, options: array<string, mixed>}|null
	 */
	public static function find( string $id ): ?array {
		return self::get_all()[ $id ] ?? null;
	}

	/**
	 * Adds a file that is about to be sent.
	 *
	 * @return string Id of its import.
	 */
	public static function add( string $file, int $size ): string {
		$id     = Importer::create_id();
		$upload = array(
			'name'    => Export_Folder::create_name(),
			'file'    => $file,
			'size'    => $size,
			'user'    => get_current_user_id(),
			'time'    => time(),
			'options' => array(),
		);

		self::change( static fn( array $uploads ): array => $uploads + array( $id => $upload ) );

		return $id;
	}

	/**
	 * Sets the options of an import.
	 *
	 * @param array<string, mixed> $options Options of Importer.
	 */
	public static function set_options( string $id, array $options ): void {
		self::change( static function ( array $uploads ) use ( $id, $options ): array {
			$uploads[ $id ]['options'] = $options;

			return $uploads;
		} );
	}

	/**
	 * Removes a file.
	 *
	 * @param list<string> $kept Extensions of files to keep, see Import_Files.
	 */
	public static function remove( string $id, array $kept = array() ): void {
		$upload = self::find( $id );

		if ( null !== $upload ) {
			( new Import_Files( $upload['name'] ) )->delete( $kept );
			self::change( static fn( array $uploads ): array => array_diff_key( $uploads, array( $id => true ) ) );
		}
	}

	/**
	 * Removes files that were sent long ago.
	 */
	public static function clean_up(): void {
		foreach ( self::get_all() as $id => $upload ) {
			if ( $upload['time'] < Job_Queue::get_oldest() ) {
				self::remove( $id );
			}
		}

		Import_Files::delete_older_than( Job_Queue::get_oldest() );
	}

	/**
	 * Deletes all files.
	 */
	public static function remove_all(): void {
		Import_Files::delete_older_than( PHP_INT_MAX );
		delete_option( self::OPTION );
	}

	/**
	 * Changes the files as they are now: another process may have changed them after this one read them.
	 *
	 * @param callable(array<string, array<string, mixed>>): array<string, array<string, mixed>> $change Gets and returns all.
	 */
	private static function change( callable $change ): void {
		$lock = new Lock( 'order_uploads' );

		$lock->acquire( self::SECONDS );
		wp_cache_delete_multiple( array( self::OPTION, 'notoptions' ), 'options' );
		update_option( self::OPTION, $change( self::get_all() ), false );
		$lock->release();
	}
}
