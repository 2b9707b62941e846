<?php

namespace Storedeck\Foundation\Hooks;

use Storedeck\Foundation\Log;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * Calls functions of plugins, which must not break a page when they fail.
 */
final class Callback {

	/**
	 * Calls a function.
	 *
	 * @param array<mixed> $args     Arguments.
	 * @param mixed        $fallback Result if the function fails.
	 * @return mixed
	 */
	public static function run( callable $callback, array $args, $fallback ) {
		try {
			return $callback( ...$args );
		} catch ( Throwable $error ) {
			$message = Callback_Names::describe( $callback ) . ' failed: ' . $error->getMessage();

			if ( '' === Plugin_Name::of_error( $error ) ) {
				Log::error( $message, $error );
			} else {
				Failures::add_contained( new Hook_Exception( array(), $message, $error, true ) );
			}

			return $fallback;
		}
	}
}
