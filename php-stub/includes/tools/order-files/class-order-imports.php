<?php

namespace Storedeck\Tools\Order_Files;

use Storedeck\Foundation\Private_Folder;
use Storedeck\Foundation\Store_Exception;
use Storedeck\Jobs\Job;
use Storedeck\Jobs\Job_Queue;
use Storedeck\Jobs\Job_Runner;
use Storedeck\Jobs\Job_Store;

defined( 'ABSPATH' ) || exit;

/**
 * Receives order files in parts, and starts, reads and cancels their previews, imports and their reversal.
 *
 * One file is imported or undone at a time, and not while historical data are imported: both write the rows of reports.
 */
final class Order_Imports {

	/** Largest file in bytes. */
	public const MAX_BYTES = 200 * MB_IN_BYTES;

	/** Largest part of a file in bytes. Web servers refuse requests of more than a megabyte unless they are told otherwise. */
	private const MAX_CHUNK = 1000000;

	/** Slot of jobs that write to the store, that of Sync\Import\Imports. */
	private const SLOT = 'import';

	public static function register_hooks(): void {
		add_action( Job_Queue::CLEANUP_EVENT, array( Order_Uploads::class, 'clean_up' ) );
	}

	/**
	 * Prepares for a file.
	 *
	 * @param string $file Name of the file.
	 * @param int    $size Bytes.
	 * @return string Id.
	 * @throws Store_Exception When the file cannot be received.
	 */
	public static function create( string $file, int $size ): string {
		if ( 1 !== preg_match( '/\.(csv|txt|tsv)$/Di', $file ) ) {
			throw new Store_Exception( 'storedeck_import_wrong_type', __( 'Choose a CSV or text file.', 'storedeck' ) );
		}

		if ( $size > self::MAX_BYTES ) {
			/* translators: %s: size of a file, for example "200 MB". */
			$text = __( 'The file is larger than %s. Split it into several files.', 'storedeck' );

			throw new Store_Exception( 'storedeck_import_too_large', sprintf( $text, size_format( self::MAX_BYTES ) ) );
		}

		// WordPress replaces only two of its functions.
		if ( ! extension_loaded( 'mbstring' ) ) {
			throw new Store_Exception( 'storedeck_import_no_mbstring',
				__( 'PHP needs the extension mbstring to import a file.', 'storedeck' ), 501 );
		}

		if ( ! Private_Folder::prepare() ) {
			throw new Store_Exception( 'storedeck_import_no_folder', __( 'The uploads folder is not writable.', 'storedeck' ), 500 );
		}

		Order_Uploads::clean_up();

		return Order_Uploads::add( $file, $size );
	}

	/**
	 * Bytes of a part of a file.
	 */
	public static function get_chunk_size(): int {
		$limit = wp_convert_hr_to_bytes( (string) ini_get( 'post_max_size' ) );

		return $limit > 0 ? max( 1000, min( self::MAX_CHUNK, intdiv( $limit, 2 ) ) ) : self::MAX_CHUNK;
	}

	/**
	 * Receives a part of a file. One that was received before is not written again, so that requests can be repeated.
	 *
	 * @throws Store_Exception When it is not the next part, or cannot be stored.
	 */
	public static function receive( string $id, int $offset, string $bytes ): void {
		$upload = self::require_upload( $id );
		$files  = new Import_Files( $upload['name'] );
		$length = $files->get_size( Import_Files::SOURCE );

		if ( $offset > $length || $offset + strlen( $bytes ) > $upload['size'] ) {
			throw new Store_Exception( 'storedeck_import_wrong_part', __( 'Could not receive the file. Choose it again.', 'storedeck' ),
				409 );
		}

		if ( $offset + strlen( $bytes ) > $length && ! $files->write( $offset, $bytes ) ) {
			throw new Store_Exception( 'storedeck_import_disk_full',
				__( 'Could not write to the uploads folder. The disk may be full.', 'storedeck' ), 507 );
		}
	}

	/**
	 * Starts a preview. One with other options is replaced.
	 *
	 * @param array<string, mixed> $options Options of Importer.
	 * @throws Store_Exception When the file is not complete, or is being imported.
	 */
	public static function preview( string $id, array $options ): void {
		$upload = self::require_upload( $id );
		$files  = new Import_Files( $upload['name'] );

		if ( $files->get_size( Import_Files::SOURCE ) < $upload['size'] || null !== self::find_open( $id, Order_Import_Handler::TYPE ) ) {
			throw self::wrong_state();
		}

		$open = Job_Store::of_slot( self::get_preview_slot( $id ) );

		if ( null !== $open ) {
			Job_Runner::stop( $open, Job::CANCELLED );
		}

		$files->delete( array( Import_Files::SOURCE ) );
		Order_Uploads::set_options( $id, $options );
		$args = array( 'import' => $id, 'name' => $upload['name'] );

		Job_Queue::start( Order_Preview_Handler::TYPE, $args, 0, self::get_preview_slot( $id ) );
	}

	/**
	 * Starts an import.
	 *
	 * @throws Store_Exception When it cannot begin.
	 */
	public static function start( string $id ): void {
		$preview = ( new Import_Files( self::require_upload( $id )['name'] ) )->read_preview();

		if ( 0 === ( $preview['count'] ?? 0 ) || null !== Job_Store::of_slot( self::get_preview_slot( $id ) ) ) {
			throw self::wrong_state();
		}

		self::start_job( Order_Import_Handler::TYPE, array( 'import' => $id ) );
	}

	/**
	 * Starts to undo an import.
	 *
	 * @throws Store_Exception When there is no such import, or it cannot begin.
	 */
	public static function undo( string $id ): void {
		$record = Imports_List::get()[ $id ] ?? null;

		if ( null === $record ) {
			throw self::missing();
		}

		unset( $record['customers'] );

		self::start_job( Order_Undo_Handler::TYPE, array( 'import' => $id, 'record' => $record ) );
	}

	/**
	 * Cancels: a file is deleted, an import ends, and what it has written so far is kept. An undo is not cancelled, because half of
	 * an import is of no use.
	 *
	 * @throws Store_Exception When there is nothing to cancel.
	 */
	public static function cancel( string $id ): void {
		$job = self::find_open( $id, Order_Import_Handler::TYPE );

		if ( null === $job ) {
			self::require_upload( $id );

			$job = Job_Store::of_slot( self::get_preview_slot( $id ) );
		}

		if ( null !== $job ) {
			Job_Runner::stop( $job, Job::CANCELLED );
		}

		Order_Uploads::remove( $id, array( 'problems' ) );
	}

	/**
	 * Continues the open job of an import for a moment.
	 */
	public static function process( string $id ): void {
		$job = self::find_open( $id ) ?? Job_Store::of_slot( self::get_preview_slot( $id ) );

		if ( null !== $job ) {
			Job_Runner::run( $job->id, Job_Queue::READ_SECONDS );
		}
	}

	/**
	 * The open job that writes an import or undoes it.
	 *
	 * @param string $type Type; empty for any.
	 */
	public static function find_open( string $id, string $type = '' ): ?Job {
		$job   = Job_Store::of_slot( self::SLOT );
		$types = '' === $type ? array( Order_Import_Handler::TYPE, Order_Undo_Handler::TYPE ) : array( $type );

		return null !== $job && in_array( $job->type, $types, true ) && $id === $job->args['import'] ? $job : null;
	}

	/**
	 * Slot of the preview of a file.
	 */
	public static function get_preview_slot( string $id ): string {
		return 'order-preview-' . $id;
	}

	/**
	 * Error for an import that does not exist, or whose file is that of another user.
	 */
	public static function missing(): Store_Exception {
		return new Store_Exception( 'storedeck_import_invalid_id', __( 'Sorry, there is no import with that ID.', 'storedeck' ), 404 );
	}

	/**
	 * File of the current user.
	 *
	 * @return array<string, mixed> See Order_Uploads.
	 * @throws Store_Exception When there is none.
	 */
	private static function require_upload( string $id ): array {
		$upload = Order_Uploads::find( $id );

		return null !== $upload && get_current_user_id() === $upload['user'] ? $upload : throw self::missing();
	}

	/**
	 * Starts a job that writes to the store.
	 *
	 * @param array<string, mixed> $args Args of the job.
	 * @throws Store_Exception When another one is open.
	 */
	private static function start_job( string $type, array $args ): void {
		if ( null === Job_Queue::start( $type, $args, 0, self::SLOT ) ) {
			throw new Store_Exception(
				'storedeck_import_in_progress',
				__( 'Another import or deletion is in progress. Wait until it is finished, or cancel it.', 'storedeck' ),
				409
			);
		}
	}

	/**
	 * Error for what an import cannot do in its state.
	 */
	private static function wrong_state(): Store_Exception {
		return new Store_Exception( 'storedeck_import_not_ready', __( 'The file is not ready. Reload the page.', 'storedeck' ), 409 );
	}
}
