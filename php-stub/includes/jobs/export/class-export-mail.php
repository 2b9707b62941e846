<?php
/**
 * Email about a finished export.
 *
 * @package Storedeck
 */

namespace Storedeck\Jobs\Export;

use Storedeck\Jobs\Job;
use Storedeck\Jobs\Job_Queue;
use Storedeck\Reports\Registry;

defined( 'ABSPATH' ) || exit;

/**
 * Sends a link instead of the file, so that only the owner can download it after logging in.
 */
final class Export_Mail {

	/**
	 * Sends the email to the owner of an export.
	 *
	 * @param Job $job Export.
	 * @return bool Whether the email was accepted for delivery.
	 */
	public static function send( Job $job ): bool {
		$user = get_userdata( $job->owner );

		if ( false === $user || ! is_email( $user->user_email ) ) {
			return false;
		}

		$site    = html_entity_decode( (string) get_option( 'blogname' ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		$report  = self::get_report_name( $job->args['report'] );
		$subject = sprintf(
			/* translators: 1: site title, 2: name of a report. */
			__( '[%1$s] Your %2$s report is ready to download', 'storedeck' ),
			$site,
			$report
		);
		$lines = array(
			sprintf(
				/* translators: %s: name of a report. */
				__( 'The %s report you requested is ready. Log in to download it:', 'storedeck' ),
				$report
			),
			Export_Download::get_url( $job->id ),
			sprintf(
				/* translators: %d: number of days. */
				_n( 'The file is kept for %d day.', 'The file is kept for %d days.', Job_Queue::KEEP_DAYS, 'storedeck' ),
				Job_Queue::KEEP_DAYS
			),
		);

		return wp_mail( $user->user_email, $subject, implode( "\n\n", $lines ) );
	}

	/**
	 * Name of a report.
	 *
	 * @param string $report Report.
	 */
	public static function get_report_name( string $report ): string {
		return Registry::get( $report )['title'] ?? $report;
	}
}
