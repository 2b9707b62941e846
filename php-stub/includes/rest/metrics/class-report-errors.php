<?php
/**
 * What is answered when figures cannot be.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Metrics;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * The same errors as those of all reports.
 */
final class Report_Errors {

	/**
	 * The range ends before it begins.
	 */
	public static function invalid_range(): WP_Error {
		return new WP_Error(
			'rest_invalid_param',
			/* translators: %s: name of a parameter. */
			sprintf( __( 'Invalid parameter(s): %s', 'storedeck' ), 'after' ),
			array(
				'status' => 400,
				'params' => array( 'after' => __( 'The range must begin before it ends.', 'storedeck' ) ),
			)
		);
	}

	/**
	 * The database did not answer. Nothing of its words is told.
	 */
	public static function query_failed(): WP_Error {
		return new WP_Error(
			'storedeck_report_query_failed',
			__( 'The report could not be read from the database.', 'storedeck' ),
			array( 'status' => 500 )
		);
	}
}
