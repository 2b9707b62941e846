<?php

namespace Storedeck\Foundation\Hooks;

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
	 */
	public static function run( callable $callback, array $args, $fallback ): mixed {
		try {
			return $callback( ...$args );
		} catch ( Throwable $error ) {
			Failures::add_contained( 'The callback ' . Callback_Names::describe( $callback ), $error );

			return $fallback;
		}
	}
}
