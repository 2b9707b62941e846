<?php

namespace Storedeck\Exports;

use Storedeck\Foundation\Email_Sender;
use Storedeck\Foundation\Log;
use Storedeck\Foundation\Text;
use Storedeck\Jobs\Job;
use Storedeck\Jobs\Job_Queue;
use Storedeck\Reports\Registry;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * Email about a finished export.
 *
 * Sends a link instead of the file, so that only the owner can download it after logging in.
 */
final class Export_Mail {

	/**
	 * Sends the email to the owner of an export. A plugin that fails while it is sent does not fail the export.
	 *
	 * @return array{mail: string, mail_to: string} `sent` if the email was accepted for delivery, otherwise `failed`, and
	 *                                              the recipient; empty if the owner has no valid email address.
	 */
	public static function send( Job $job ): array {
		$user      = get_userdata( $job->owner );
		$recipient = false !== $user && is_email( $user->user_email ) ? $user->user_email : '';
		$is_sent   = false;

		try {
			$is_sent = '' !== $recipient && self::send_link( $job, $recipient );
		} catch ( Throwable $error ) {
			Log::error( 'Could not send the email about an export.', $error );
		}

		return array( 'mail' => $is_sent ? 'sent' : 'failed', 'mail_to' => $recipient );
	}

	/**
	 * What happened to the email, for a message about the finished export.
	 *
	 * @param string $status    Status of the email: sent or failed.
	 * @param string $recipient Email address; empty if there is none.
	 */
	public static function describe( string $status, string $recipient ): string {
		if ( '' === $recipient ) {
			return 'sent' === $status
				? __( 'Email sent.', 'storedeck' )
				: __( 'Could not send the email: your account has no valid email address.', 'storedeck' );
		}

		return 'sent' === $status
			/* translators: %s: email address. */
			? sprintf( __( 'Email sent to %s.', 'storedeck' ), $recipient )
			/* translators: %s: email address. */
			: sprintf( __( 'Could not send the email to %s.', 'storedeck' ), $recipient );
	}

	/**
	 * Sends the link to a file.
	 *
	 * @param string $recipient Email address.
	 * @return bool Whether the email was accepted for delivery.
	 */
	private static function send_link( Job $job, string $recipient ): bool {

		$site    = Text::decode( (string) get_option( 'blogname' ) );
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

		return wp_mail( $recipient, $subject, implode( "\n\n", $lines ), Email_Sender::get_headers() );
	}

	public static function get_report_name( string $report ): string {
		return Registry::get( $report )['title'] ?? $report;
	}
}
