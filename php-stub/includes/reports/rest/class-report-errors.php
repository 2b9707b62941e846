<?php

namespace Storedeck\Reports\Rest;

use Storedeck\Foundation\Database\Query_Exception;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Errors that all routes of reports return.
 */
final class Report_Errors {

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

	/**
	 * What is read for one of several items, which a failed query leaves without it.
	 *
	 * @param callable(): array<string, mixed> $read Reads it.
	 * @param array<string, mixed>             $none What the item has otherwise, besides an error.
	 * @return array<string, mixed> With `error`, its code and message, if the query failed.
	 */
	public static function contain( callable $read, array $none ): array {
		try {
			return $read();
		} catch ( Query_Exception $failed ) {
			$error = self::query_failed( $failed );

			return $none + array(
				'error' => array( 'code' => (string) $error->get_error_code(), 'message' => $error->get_error_message() ),
			);
		}
	}
}
