<?php

namespace Storedeck\Reports\Rest;

use Storedeck\Foundation\Database\Query_Exception;
use Storedeck\Foundation\Store_Exception;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Errors that all routes of reports return.
 */
final class Report_Errors {

	/** The start date is after the end date. */
	public static function invalid_range(): WP_Error {
		$message = __( 'The start date must be before the end date.', 'storedeck' );

		return Store_Exception::invalid_param( 'after', $message )->to_wp_error();
	}

	/** The database reported an error. Its message could reveal details of the site. */
	public static function query_failed( ?Query_Exception $error = null ): WP_Error {
		if ( $error?->is_too_large() ) {
			return new WP_Error(
				'storedeck_report_too_large',
				__( 'Could not load the report. Its amounts are too large to add.', 'storedeck' ),
				array( 'status' => 500 )
			);
		}

		return new WP_Error(
			'storedeck_report_query_failed',
			__( 'Could not load the report. Try again.', 'storedeck' ),
			array( 'status' => 500 )
		);
	}

	/** @return array{error: array{code: string, message: string}} The same error, as part of an item whose values failed to load. */
	public static function get_item_error( Query_Exception $failed ): array {
		$error = self::query_failed( $failed );

		return array(
			'error' => array( 'code' => (string) $error->get_error_code(), 'message' => $error->get_error_message() ),
		);
	}
}
