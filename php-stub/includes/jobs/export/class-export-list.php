<?php
/**
 * The exports of a user.
 *
 * @package Storedeck
 */

namespace Storedeck\Jobs\Export;

use Storedeck\Jobs\Job;
use Storedeck\Jobs\Job_Queue;
use Storedeck\Jobs\Job_Store;
use Storedeck\Jobs\Job_Types;

defined( 'ABSPATH' ) || exit;

/**
 * Tells what the present user has exported and is exporting.
 */
final class Export_List {

	/**
	 * Some of them, the newest first.
	 *
	 * @param int $page     Page, from 1.
	 * @param int $per_page How many on a page.
	 * @return list<Job>
	 */
	public static function page( int $page, int $per_page ): array {
		return Job_Store::of_owner( Job_Types::EXPORT, get_current_user_id(), $per_page, ( $page - 1 ) * $per_page );
	}

	/**
	 * How many there are.
	 */
	public static function count(): int {
		return Job_Store::count_of_owner( Job_Types::EXPORT, get_current_user_id() );
	}

	/**
	 * An export as the list tells it.
	 *
	 * @param Job $job Export.
	 * @return array<string, mixed> See Export_List_Controller::get_schema().
	 */
	public static function item( Job $job ): array {
		$mail = $job->args['email'] ? (string) ( $job->place['mail'] ?? 'pending' ) : 'none';
		$path = Job::FINISHED === $job->state ? Export_Folder::path( $job->args['file'], 'csv' ) : '';
		$file = '' !== $path && is_file( $path );

		return array(
			'id'               => $job->id,
			'report'           => $job->args['report'],
			'title'            => Export_Mail::name( $job->args['report'] ),
			'report_args'      => (object) ( $job->args['params'] + array_intersect_key( $job->args, array( 'columns' => true ) ) ),
			'columns_left_out' => self::left_out( $job ),
			'status'           => Exports::word( $job ),
			'message'          => self::words( $job, $mail, $file ),
			'percent_complete' => $job->percent(),
			'rows'             => $job->done,
			'rows_total'       => max( $job->total, $job->done ),
			'bytes'            => $file ? (int) filesize( $path ) : 0,
			'email'            => $mail,
			'date_created'     => self::date( $job->created ),
			'date_expires'     => $job->is_open() ? '' : self::date( $job->updated + Job_Queue::KEPT_DAYS * DAY_IN_SECONDS ),
			'download_url'     => $file ? Export_Download::url( $job->id ) : '',
		);
	}

	/**
	 * Names of columns that were asked for and that the file cannot hold.
	 *
	 * @param Job $job Export.
	 * @return list<string>
	 */
	private static function left_out( Job $job ): array {
		$wanted = $job->args['columns'] ?? array();

		return array() === $wanted
			? array()
			: array_values( array_diff( $wanted, Export_Columns::of( $job->args['report'], $job->args['params'], $wanted )->names() ) );
	}

	/**
	 * What an export is at, in words.
	 *
	 * @param Job    $job     Export.
	 * @param string $mail    What became of the e-mail.
	 * @param bool   $is_file Whether there is a file to be had.
	 */
	private static function words( Job $job, string $mail, bool $is_file ): string {
		return Job::FINISHED === $job->state && ! $is_file
			? __( 'The file is no longer there. Export the report again.', 'storedeck' )
			: Exports::words( $job, $mail );
	}

	/**
	 * A moment on the shop's clock.
	 *
	 * @param int $time Unix time.
	 */
	private static function date( int $time ): string {
		return (string) wp_date( 'Y-m-d\TH:i:s', $time );
	}
}
