<?php

namespace Storedeck\Tools\Order_Files;

use Storedeck\Foundation\Settings\Settings;
use Storedeck\Jobs\Job;
use Storedeck\Jobs\Job_Queue;
use Storedeck\Jobs\Job_Store;

defined( 'ABSPATH' ) || exit;

/**
 * Describes order files and imports for the REST API.
 */
final class Order_Import_List {

	/** Undone imports that are shown. */
	private const UNDONE = 20;

	/** Values of one that has none of them. */
	private const NOTHING = array(
		'percent_complete' => 0,
		'size'             => 0,
		'bytes'            => 0,
		'options'          => null,
		'message'          => '',
		'asks'             => null,
		'preview'          => null,
		'counts'           => Imported_Order_Writer::NO_ORDERS,
		'total'            => 0,
		'period'           => array(),
		'problems'         => 0,
		'notes'            => array(),
		'date_expires'     => '',
	);

	/**
	 * Files of the current user, and all imports, the latest first.
	 *
	 * @return list<array<string, mixed>>
	 */
	public static function get_all(): array {
		$ids = array_unique( array( ...array_keys( Order_Uploads::get_own() ), ...array_keys( Imports_List::get() ),
			...array_keys( self::get_undone() ) ) );

		// Ids begin with their time.
		rsort( $ids, SORT_STRING );

		return array_values( array_filter( array_map( array( self::class, 'get' ), $ids ) ) );
	}

	/**
	 * A file or import.
	 *
	 * @return array<string, mixed>|null See Order_Imports_Controller. Null if there is none, or the file is that of another user.
	 */
	public static function get( string $id ): ?array {
		$record = Imports_List::get()[ $id ] ?? null;
		$upload = Order_Uploads::find( $id );

		if ( null !== $record ) {
			return self::describe_import( $id, $record );
		}

		if ( null !== $upload && get_current_user_id() === $upload['user'] ) {
			return self::describe_upload( $id, $upload );
		}

		$job = self::get_undone()[ $id ] ?? null;

		return null === $job ? null : array(
			'status' => 'undone',
			'notes'  => $job->checkpoint['notes'] ?? array(),
		) + self::describe_import( $id, $job->args['record'] );
	}

	/**
	 * Jobs that undid imports lately, by id of the import.
	 *
	 * @return array<string, Job>
	 */
	private static function get_undone(): array {
		$jobs = array_filter( Job_Store::latest( array( Order_Undo_Handler::TYPE ), self::UNDONE ),
			static fn( Job $job ): bool => Job::FINISHED === $job->state );

		return array_column( array_map( static fn( Job $job ): array => array( $job->args['import'], $job ), $jobs ), 1, 0 );
	}

	/**
	 * A file that is not imported yet.
	 *
	 * @param array<string, mixed> $upload See Order_Uploads.
	 * @return array<string, mixed>
	 */
	private static function describe_upload( string $id, array $upload ): array {
		$files   = new Import_Files( $upload['name'] );
		$bytes   = $files->get_size( Import_Files::SOURCE );
		$writing = Order_Imports::find_open( $id );
		$job     = $writing ?? Job_Store::of_slot( Order_Imports::get_preview_slot( $id ) );
		$preview = null === $job && $bytes === $upload['size'] ? $files->read_preview() : array();
		$status  = null !== $job ? ( null === $writing ? 'reading' : 'importing' )
			: ( $bytes < $upload['size'] ? 'uploading' : ( isset( $preview['count'] ) ? 'ready' : 'invalid' ) );

		return self::describe( $id, $upload ) + array(
			'status'           => $status,
			'percent_complete' => $job?->percent() ?? 0,
			'size'             => $upload['size'],
			'bytes'            => $bytes,
			'options'          => (object) $upload['options'],
			'message'          => 'invalid' === $status
				? $preview['error'] ?? __( 'Could not read the file. Read it again, or choose another one.', 'storedeck' ) : '',
			'asks'             => array(
				'option' => $preview['option'] ?? '',
				'values' => ( $preview['values'] ?? array() ) ?: Import_Preview::get_values( $preview['option'] ?? '' ),
			),
			'preview'          => 'ready' === $status ? $preview : null,
			'problems'         => ( $preview['problems'] ?? 0 ) + ( $preview['warnings'] ?? 0 ),
			'date_expires'     => self::format( $upload['time'] + Job_Queue::KEEP_DAYS * DAY_IN_SECONDS ),
		) + self::NOTHING;
	}

	/**
	 * An import.
	 *
	 * @param array<string, mixed> $record See Imports_List.
	 * @return array<string, mixed>
	 */
	private static function describe_import( string $id, array $record ): array {
		$job    = Order_Imports::find_open( $id );
		$status = null !== $job ? ( Order_Undo_Handler::TYPE === $job->type ? 'undoing' : 'importing' )
			// Imports of earlier versions have no record of how far they are.
			: ( $record['is_done'] ?? ! isset( $record['user'] ) ? 'imported' : 'stopped' );
		$name   = (string) ( $record['name'] ?? '' );

		return self::describe( $id, $record ) + array(
			'status'           => $status,
			'percent_complete' => $job?->percent() ?? 100,
			'counts'           => $record['counts'] ?? Imported_Order_Writer::NO_ORDERS,
			'total'            => $record['total'] ?? 0,
			'period'           => Import_Preview::to_site_time( $record['period'] ?? array() ),
			'problems'         => '' !== $name && ( new Import_Files( $name ) )->get_size( 'problems' ) > 0 ? $record['problems'] ?? 0 : 0,
		) + self::NOTHING;
	}

	/**
	 * What all have.
	 *
	 * @param array<string, mixed> $one File or import.
	 * @return array<string, mixed>
	 */
	private static function describe( string $id, array $one ): array {
		$user = get_userdata( $one['user'] ?? 0 );
		$time = $one['time'] ?? (int) strtotime( (string) preg_replace( '/^(\d{8})-(\d{6}).*$/D', '$1 $2 UTC', $id ) );

		return array(
			'id'           => $id,
			'file'         => $one['file'],
			'user_name'    => false === $user ? '' : $user->display_name,
			'date_created' => self::format( $time ),
			'chunk_size'   => Order_Imports::get_chunk_size(),
			'store_currency' => Settings::get_currency()['code'],
		);
	}

	/**
	 * A date in site time.
	 *
	 * @param int $time Unix time.
	 */
	private static function format( int $time ): string {
		return (string) wp_date( 'Y-m-d\TH:i:s', $time );
	}
}
