<?php

namespace Storedeck\Exports;

use Storedeck\Foundation\Private_Folder;
use Storedeck\Foundation\Settings\Personal_Data;
use Storedeck\Jobs\Job;
use Storedeck\Jobs\Job_Queue;
use Storedeck\Jobs\Job_Runner;
use Storedeck\Jobs\Job_Store;
use Storedeck\Jobs\Job_Types;
use Storedeck\Reports\Registry;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Starts, reads and cancels exports. Users have access to their own exports only.
 */
final class Exports {

	/** Maximum number of exports in progress per user. */
	private const MAX_OPEN = 10;

	/**
	 * Starts an export. If the user has the same export in progress, that one is returned.
	 *
	 * @param string               $report Report, one of Export_Columns.
	 * @param array<string, mixed> $args   Parameters of the report, and `columns`: names of the columns in the order of
	 *                                     the file; all columns by default.
	 * @param bool                 $email  Whether to email a link.
	 * @return Job|WP_Error|null Null when there is nothing to export.
	 */
	public static function start( string $report, array $args, bool $email ) {
		$query = Export_Request::validate( $report, $args );

		if ( is_wp_error( $query ) ) {
			return $query;
		}

		$columns = $args['columns'] ?? null;

		if ( null !== $columns && ! self::has_columns( $report, $query['params'], $columns ) ) {
			return new WP_Error(
				'rest_invalid_param',
				__( 'These columns cannot be exported.', 'storedeck' ),
				array( 'status' => 400, 'params' => array( 'columns' => __( 'These columns cannot be exported.', 'storedeck' ) ) )
			);
		}

		if ( 0 === $query['total'] ) {
			return null;
		}

		if ( ! Private_Folder::prepare() ) {
			return new WP_Error(
				'storedeck_export_no_folder',
				__( 'Could not export the report: the uploads folder is not writable.', 'storedeck' ),
				array( 'status' => 500 )
			);
		}

		$request = array(
			'report'            => $report,
			'params'            => $query['params'],
			'email'             => $email,
			'has_personal_data' => Personal_Data::is_visible(),
		) + ( null === $columns ? array() : array( 'columns' => $columns ) )
			+ ( array() === $query['query'] ? array() : array( 'query' => $query['query'] ) );
		$slot    = 'export-' . md5( (string) wp_json_encode( array( $request, get_current_user_id() ) ) );
		$job     = Job_Store::of_slot( $slot );

		if ( null === $job && self::MAX_OPEN <= count( self::get_open() ) ) {
			return new WP_Error(
				'storedeck_too_many_exports',
				__( 'You have too many exports in progress. Wait until some are finished.', 'storedeck' ),
				array( 'status' => 429 )
			);
		}

		return $job
			?? Job_Queue::start( Export_Handler::TYPE, $request + array( 'file' => Export_Folder::create_name() ), $query['total'], $slot )
			?? Job_Store::of_slot( $slot )
			?? new WP_Error(
				'storedeck_export_not_started',
				__( 'Could not start the export. Try again.', 'storedeck' ),
				array( 'status' => 500 )
			);
	}

	/**
	 * Finds an export of the current user.
	 */
	public static function find_own( string $id ): ?Job {
		$job = '' === $id ? null : Job_Store::find( $id );

		return null !== $job && Export_Handler::TYPE === $job->type && get_current_user_id() === $job->owner && self::has_access( $job )
			? $job
			: null;
	}

	/**
	 * Whether the current user still has access to what an export has. Permissions may have changed since it was started.
	 */
	public static function has_access( Job $job ): bool {
		// Exports of earlier versions do not tell.
		$has_personal_data = $job->args['has_personal_data'] ?? in_array( $job->args['report'], Personal_Data::REPORTS, true );

		return null !== Registry::get( $job->args['report'] ) && ( ! $has_personal_data || Personal_Data::is_visible() );
	}

	/**
	 * Continues an export and returns its progress.
	 *
	 * @param Job $job Export of the current user.
	 * @return array<string, mixed> `percent_complete`, `status` (processing, complete, cancelled, error) and `message`;
	 *                              `download_url` when it is complete; `email` (pending, sent, failed) if requested.
	 */
	public static function get_progress( Job $job ): array {
		$job    = $job->is_open() ? Job_Runner::run( $job->id, Job_Queue::READ_SECONDS ) ?? $job : $job;
		$mail   = $job->checkpoint['mail'] ?? 'pending';
		$status = array(
			'percent_complete' => $job->percent(),
			'status'           => self::get_status( $job ),
			'message'          => self::get_message( $job, $mail ),
		);

		if ( Job::FINISHED === $job->state ) {
			$status['download_url'] = Export_Download::get_url( $job->id );
		}

		return $job->args['email'] ? $status + array( 'email' => $mail ) : $status;
	}

	/**
	 * Continues all exports of the current user that are in progress, the oldest first.
	 */
	public static function process(): void {
		$end = microtime( true ) + Job_Queue::READ_SECONDS;

		foreach ( self::get_open() as $job ) {
			if ( microtime( true ) < $end ) {
				Job_Runner::run( $job->id, $end - microtime( true ) );
			}
		}
	}

	/**
	 * Cancels an export and deletes its file, even while another process writes it.
	 *
	 * @param Job $job Export of the current user.
	 * @return bool False when the export is no longer in progress.
	 */
	public static function cancel( Job $job ): bool {
		if ( ! $job->is_open() ) {
			return false;
		}

		Job_Runner::stop( $job, Job::CANCELLED );

		return Job::CANCELLED === Job_Store::find( $job->id )?->state;
	}

	/**
	 * Deletes an export and its file. One in progress is cancelled first.
	 *
	 * @param Job $job Export of the current user.
	 */
	public static function delete( Job $job ): void {
		self::cancel( $job );
		Job_Types::create_handler( $job->type )?->discard( $job );
		Job_Store::delete( $job->id );
	}

	/**
	 * Status of an export: processing, complete, cancelled or error.
	 */
	public static function get_status( Job $job ): string {
		return array(
			Job::OPEN      => 'processing',
			Job::FINISHED  => 'complete',
			Job::CANCELLED => 'cancelled',
		)[ $job->state ] ?? 'error';
	}

	/**
	 * Message about the status of an export.
	 *
	 * @param string $mail Status of the email: none, pending, sent or failed.
	 */
	public static function get_message( Job $job, string $mail ): string {
		switch ( $job->state ) {
			case Job::OPEN:
				return __( 'Your report file is being generated.', 'storedeck' );
			case Job::CANCELLED:
				return __( 'Export canceled.', 'storedeck' );
			case Job::FINISHED:
				$message = __( 'Your report is ready to download.', 'storedeck' );

				return $job->args['email']
					? $message . ' ' . Export_Mail::describe( $mail, $job->checkpoint['mail_to'] ?? '' )
					: $message;
			default:
				return __( 'Could not export the report. Try again.', 'storedeck' );
		}
	}

	/**
	 * Whether the names of columns are valid and at least one of the columns exists.
	 *
	 * @param array<string, mixed> $params Parameters of the report.
	 */
	private static function has_columns( string $report, array $params, mixed $columns ): bool {
		return Export_Columns::are_valid_names( $columns ) && array() !== Export_Columns::create( $report, $params, $columns )->get_names();
	}

	/**
	 * Exports of the current user that are in progress.
	 *
	 * @return array<int, Job>
	 */
	private static function get_open(): array {
		$user = get_current_user_id();

		return array_filter(
			Job_Store::open(),
			static fn( Job $job ): bool => Export_Handler::TYPE === $job->type && $user === $job->owner
		);
	}
}
