<?php
/**
 * Tells by e-mail that an export is ready.
 *
 * @package Storedeck
 */

namespace Storedeck\Jobs\Export;

use Storedeck\Jobs\Job;
use Storedeck\Jobs\Job_Queue;

defined( 'ABSPATH' ) || exit;

/**
 * Sends the link, never the file: whoever reads the e-mail has to sign in.
 */
final class Export_Mail {

	/**
	 * Sends it to whom asked for the export.
	 *
	 * @param Job $job Job.
	 * @return bool Whether it was handed on.
	 */
	public static function send( Job $job ): bool {
		$user = get_userdata( $job->owner );

		if ( false === $user || ! is_email( $user->user_email ) ) {
			return false;
		}

		$shop    = html_entity_decode( (string) get_option( 'blogname' ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		$report  = self::name( $job->args['report'] );
		$subject = sprintf(
			/* translators: 1: name of the shop, 2: name of a report. */
			__( '[%1$s] Your %2$s report is ready to download', 'storedeck' ),
			$shop,
			$report
		);
		$lines = array(
			sprintf(
				/* translators: %s: name of a report. */
				__( 'The %s report that you asked for is ready. Sign in to download it:', 'storedeck' ),
				$report
			),
			Export_Download::url( $job->id ),
			sprintf(
				/* translators: %d: number of days. */
				_n( 'The file is kept for %d day.', 'The file is kept for %d days.', Job_Queue::KEPT_DAYS, 'storedeck' ),
				Job_Queue::KEPT_DAYS
			),
		);

		return wp_mail( $user->user_email, $subject, implode( "\n\n", $lines ) );
	}

	/**
	 * Name of a report.
	 *
	 * @param string $report Report.
	 */
	public static function name( string $report ): string {
		$names = array(
			'revenue'    => __( 'Revenue', 'storedeck' ),
			'orders'     => __( 'Orders', 'storedeck' ),
			'products'   => __( 'Products', 'storedeck' ),
			'variations' => __( 'Variations', 'storedeck' ),
			'categories' => __( 'Categories', 'storedeck' ),
			'coupons'    => __( 'Coupons', 'storedeck' ),
			'taxes'      => __( 'Taxes', 'storedeck' ),
			'downloads'  => __( 'Downloads', 'storedeck' ),
			'stock'      => __( 'Stock', 'storedeck' ),
			'customers'  => __( 'Customers', 'storedeck' ),
		);

		return $names[ $report ] ?? $report;
	}
}
