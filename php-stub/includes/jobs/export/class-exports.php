<?php
/**
 * Exports of reports.
 *
 * @package Storedeck
 */

namespace Storedeck\Jobs\Export;

use Storedeck\Common\Private_Folder;
use Storedeck\Jobs\Job;
use Storedeck\Jobs\Job_Queue;
use Storedeck\Jobs\Job_Runner;
use Storedeck\Jobs\Job_Store;
use Storedeck\Jobs\Job_Types;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Starts and watches exports. An export is its owner's: others do not see it.
 */
final class Exports {

	/**
	 * Open exports that a user may have.
	 */
	private const AT_ONCE = 10;

	/**
	 * Begins an export. Who asks twice for the same gets the one that runs already.
	 *
	 * @param string               $report Report, one that Columns knows.
	 * @param array<string, mixed> $args   Parameters of the report, and `columns`: names of the columns in the order of
	 *                                     the file, all of them where there are none.
	 * @param bool                 $email  Whether a link is sent.
	 * @return Job|WP_Error|null Null when there is nothing to export.
	 */
	public static function start( string $report, array $args, bool $email ) {
		$question = Export_Request::understand( $report, $args );

		if ( is_wp_error( $question ) ) {
			return $question;
		}

		$columns = $args['columns'] ?? null;

		if ( null !== $columns && ! self::can_write( $report, $question['params'], $columns ) ) {
			return new WP_Error(
				'rest_invalid_param',
				__( 'These columns cannot be exported.', 'storedeck' ),
				array(
					'status' => 400,
					'params' => array( 'columns' => __( 'These columns cannot be exported.', 'storedeck' ) ),
				)
			);
		}

		if ( 0 === $question['total'] ) {
			return null;
		}

		if ( ! Private_Folder::prepare() ) {
			return new WP_Error(
				'storedeck_export_no_folder',
				__( 'The report cannot be exported: the folder for uploads cannot be written to.', 'storedeck' ),
				array( 'status' => 500 )
			);
		}

		$wish = array(
			'report' => $report,
			'params' => $question['params'],
			'email'  => $email,
		) + ( null === $columns ? array() : array( 'columns' => $columns ) );
		$slot = 'export-' . md5( (string) wp_json_encode( array( $wish, get_current_user_id() ) ) );
		$job  = Job_Store::of_slot( $slot );

		if ( null === $job && self::AT_ONCE <= count( self::open() ) ) {
			return new WP_Error(
				'storedeck_too_many_exports',
				__( 'Too many of your exports are under way. Wait until some of them are ready.', 'storedeck' ),
				array( 'status' => 429 )
			);
		}

		return $job
			?? Job_Queue::start( Job_Types::EXPORT, $wish + array( 'file' => Export_Folder::create_name() ), $question['total'], $slot )
			?? Job_Store::of_slot( $slot )
			?? new WP_Error(
				'storedeck_export_not_started',
				__( 'The export could not be started. Please try again.', 'storedeck' ),
				array( 'status' => 500 )
			);
	}

	/**
	 * An export of the present user.
	 *
	 * @param string $id Id.
	 */
	public static function own( string $id ): ?Job {
		$job = '' === $id ? null : Job_Store::find( $id );

		return null !== $job && Job_Types::EXPORT === $job->kind && get_current_user_id() === $job->owner ? $job : null;
	}

	/**
	 * How far an export is. Who looks brings it on.
	 *
	 * @param Job $job Export of the present user.
	 * @return array<string, mixed> `percent_complete`, `status` (processing, complete, cancelled, error); once it is
	 *                              complete `download_url`; `email` (pending, sent, failed) where one was asked for; and
	 *                              `message`, words for a person.
	 */
	public static function status( Job $job ): array {
		$job    = $job->is_open() ? Job_Runner::run( $job->id, Job_Queue::LOOK_SLICE ) ?? $job : $job;
		$mail   = $job->place['mail'] ?? 'pending';
		$status = array(
			'percent_complete' => $job->percent(),
			'status'           => self::word( $job ),
			'message'          => self::words( $job, $mail ),
		);

		if ( Job::FINISHED === $job->state ) {
			$status['download_url'] = Export_Download::url( $job->id );
		}

		return $job->args['email'] ? $status + array( 'email' => $mail ) : $status;
	}

	/**
	 * Brings all open exports of the present user on, the oldest first, as far as a look does.
	 */
	public static function process(): void {
		$end = microtime( true ) + Job_Queue::LOOK_SLICE;

		foreach ( self::open() as $job ) {
			if ( microtime( true ) < $end ) {
				Job_Runner::run( $job->id, $end - microtime( true ) );
			}
		}
	}

	/**
	 * Stops an export. Its file goes, also while another process writes it.
	 *
	 * @param Job $job Export of the present user.
	 * @return bool False when there was nothing left to stop.
	 */
	public static function cancel( Job $job ): bool {
		if ( ! $job->is_open() ) {
			return false;
		}

		Job_Runner::stop( $job, Job::CANCELLED );

		return Job::CANCELLED === Job_Store::find( $job->id )?->state;
	}

	/**
	 * Forgets an export and removes its file; one that is under way is stopped first.
	 *
	 * @param Job $job Export of the present user.
	 */
	public static function forget( Job $job ): void {
		self::cancel( $job );
		Job_Types::work( $job->kind )?->discard( $job );
		Job_Store::delete( $job->id );
	}

	/**
	 * What an export is at, in a word.
	 *
	 * @param Job $job Export.
	 */
	public static function word( Job $job ): string {
		return array(
			Job::OPEN      => 'processing',
			Job::FINISHED  => 'complete',
			Job::CANCELLED => 'cancelled',
		)[ $job->state ] ?? 'error';
	}

	/**
	 * What an export is at, in words.
	 *
	 * @param Job    $job  Export.
	 * @param string $mail What became of the e-mail.
	 */
	public static function words( Job $job, string $mail ): string {
		switch ( $job->state ) {
			case Job::OPEN:
				return __( 'Your report file is being generated.', 'storedeck' );
			case Job::CANCELLED:
				return __( 'The export was cancelled.', 'storedeck' );
			case Job::FINISHED:
				if ( $job->args['email'] && 'failed' === $mail ) {
					return __( 'Your report is ready to download, but the e-mail with the link to it could not be sent.', 'storedeck' );
				}
				return $job->args['email']
					? __( 'Your report is ready. A link to it was sent to you by e-mail.', 'storedeck' )
					: __( 'Your report is ready to download.', 'storedeck' );
			default:
				return __( 'The report could not be exported. Please try again.', 'storedeck' );
		}
	}

	/**
	 * Whether there is a column to write among those that somebody asks for.
	 *
	 * @param string               $report  Report.
	 * @param array<string, mixed> $params  Parameters of the question.
	 * @param mixed                $columns Names of columns.
	 */
	private static function can_write( string $report, array $params, mixed $columns ): bool {
		return Export_Columns::are_names( $columns ) && array() !== Export_Columns::of( $report, $params, $columns )->names();
	}

	/**
	 * Open exports of the present user.
	 *
	 * @return array<int, Job>
	 */
	private static function open(): array {
		$user = get_current_user_id();

		return array_filter(
			Job_Store::open(),
			static fn( Job $job ): bool => Job_Types::EXPORT === $job->kind && $user === $job->owner
		);
	}
}
