<?php

namespace Storedeck\Foundation;

use Storedeck\Foundation\Hooks\Plugin_Name;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * Writes errors to PHP's error log.
 */
final class Log {

	/**
	 * Logs an error that is not shown to the user.
	 *
	 * @param string $message What failed.
	 */
	public static function error( string $message, Throwable $error ): void {
		// Some hosts disable it.
		if ( ! function_exists( 'error_log' ) ) {
			return;
		}

		// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- Errors that no response shows.
		error_log(
			'Storedeck: ' . $message . ' ' . $error->getMessage() . ' in ' . $error->getFile() . ':' . $error->getLine()
				. rtrim( ' ' . Plugin_Name::of_error( $error ) )
		);
	}
}
