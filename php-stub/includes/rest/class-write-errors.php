<?php

namespace Storedeck\Rest;

use Storedeck\Foundation\Database\Query_Exception;
use Storedeck\Foundation\Log;
use Throwable;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Creates the error of a response for a write that was rolled back.
 */
final class Write_Errors {

	/** Errors of the database that pass: lock wait timeout, changed row, deadlock, lost or killed connection, shutdown. */
	private const TEMPORARY = array( Query_Exception::LOCKED, Query_Exception::CHANGED, 1213, 2006, 2013, 1927, 1053 );

	/**
	 * Creates an error, and logs why.
	 *
	 * @param Throwable $error What failed.
	 * @return WP_Error Status 503 when trying again is likely to succeed, else 500.
	 */
	public static function create( Throwable $error, string $message = '' ): WP_Error {
		Log::error( 'A write was rolled back.', $error );

		return new WP_Error(
			'storedeck_write_failed',
			'' === $message ? __( 'Could not save the changes. Nothing was changed. Try again.', 'storedeck' ) : $message,
			array( 'status' => in_array( $error->getCode(), self::TEMPORARY, true ) ? 503 : 500 )
		);
	}
}
