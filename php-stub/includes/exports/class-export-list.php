<?php

namespace Storedeck\Exports;

use Storedeck\Jobs\Job;
use Storedeck\Jobs\Job_Queue;
use Storedeck\Jobs\Job_Store;

defined( 'ABSPATH' ) || exit;

/**
 * Lists the exports of the current user.
 */
final class Export_List {

	/**
	 * A page of exports, the newest first.
	 *
	 * @param int $page Page, from 1.
	 * @return list<Job>
	 */
	public static function get_page( int $page, int $per_page ): array {
		return array_slice( self::get_all(), ( $page - 1 ) * $per_page, $per_page );
	}

	public static function count(): int {
		return count( self::get_all() );
	}

	/**
	 * All exports that the current user has access to. They are deleted after some days, so there are few.
	 *
	 * @return list<Job>
	 */
	private static function get_all(): array {
		return array_values(
			array_filter( Job_Store::of_owner( Export_Handler::TYPE, get_current_user_id() ), array( Exports::class, 'has_access' ) )
		);
	}

	/**
	 * Data of an export for the REST API.
	 *
	 * @return array<string, mixed> See User_Exports_Controller.
	 */
	public static function get_data( Job $job ): array {
		$mail = $job->args['email'] ? (string) ( $job->checkpoint['mail'] ?? 'pending' ) : 'none';
		$path = Job::FINISHED === $job->state ? Export_Folder::path( $job->args['file'], 'csv' ) : '';
		$file = '' !== $path && is_file( $path );

		return array(
			'id'               => $job->id,
			'report'           => $job->args['report'],
			'title'            => Export_Mail::get_report_name( $job->args['report'] ),
			'report_args'      => (object) (
				$job->args['params'] + ( $job->args['query'] ?? array() ) + array_intersect_key( $job->args, array( 'columns' => true ) )
			),
			'columns_left_out' => self::get_missing_columns( $job ),
			'status'           => Exports::get_status( $job ),
			'message'          => self::get_message( $job, $mail, $file ),
			'percent_complete' => $job->percent(),
			'rows'             => $job->done,
			'rows_total'       => max( $job->total, $job->done ),
			'bytes'            => $file ? (int) filesize( $path ) : 0,
			'email'            => $mail,
			'date_created'     => self::format_date( $job->created ),
			'date_expires'     => $job->is_open() ? '' : self::format_date( $job->updated + Job_Queue::KEEP_DAYS * DAY_IN_SECONDS ),
			'download_url'     => $file ? Export_Download::get_url( $job->id ) : '',
		);
	}

	/**
	 * Names of requested columns that the server does not have.
	 *
	 * @return list<string>
	 */
	private static function get_missing_columns( Job $job ): array {
		$requested = $job->args['columns'] ?? array();

		return array() === $requested ? array() : array_values(
			array_diff( $requested, Export_Columns::create( $job->args['report'], $job->args['params'], $requested )->get_names() )
		);
	}

	/**
	 * Message about the status of an export.
	 *
	 * @param string $mail Status of the email: none, pending, sent or failed.
	 */
	private static function get_message( Job $job, string $mail, bool $has_file ): string {
		return Job::FINISHED === $job->state && ! $has_file
			? __( 'The file no longer exists. Export the report again.', 'storedeck' )
			: Exports::get_message( $job, $mail );
	}

	/**
	 * A date in site time.
	 *
	 * @param int $time Unix time.
	 */
	private static function format_date( int $time ): string {
		return (string) wp_date( 'Y-m-d\TH:i:s', $time );
	}
}
