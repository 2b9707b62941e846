<?php

namespace Storedeck\Foundation\Hooks;

use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * Applies our own filters. A callback that throws is left out, the others still count. The failure is logged with the
 * filter, the callback and its file, and shown to those who manage plugins.
 */
final class Plugin_Hooks {

	/**
	 * Applies a filter.
	 *
	 * @param mixed ...$args Further arguments of the callbacks.
	 */
	public static function filter( string $hook, mixed $value, mixed ...$args ): mixed {
		return self::filter_or( $hook, array( Failures::class, 'add' ), $value, ...$args );
	}

	/**
	 * Applies a filter whose failures are reported elsewhere.
	 *
	 * @param callable(Hook_Exception): void $on_failure Gets the error of each callback that throws.
	 * @param mixed                          ...$args    Further arguments of the callbacks.
	 */
	public static function filter_or( string $hook, callable $on_failure, mixed $value, mixed ...$args ): mixed {
		global $wp_current_filter;

		$current = $wp_current_filter;

		try {
			return apply_filters_ref_array( $hook, array( $value, ...$args ) );
		} catch ( Throwable $error ) {
			// WordPress does not end a filter that throws.
			$wp_current_filter = $current;

			return self::call_each( $hook, $on_failure, $value, $args );
		}
	}

	/**
	 * Calls the callbacks one by one, without those that throw.
	 *
	 * @param callable     $on_failure See filter_or().
	 * @param array<mixed> $args       Further arguments.
	 */
	private static function call_each( string $hook, callable $on_failure, mixed $value, array $args ): mixed {
		global $wp_filter;

		foreach ( $wp_filter[ $hook ]->callbacks ?? array() as $callbacks ) {
			foreach ( $callbacks as $callback ) {
				try {
					$value = call_user_func_array(
						$callback['function'],
						array_slice( array( $value, ...$args ), 0, (int) $callback['accepted_args'] )
					);
				} catch ( Throwable $error ) {
					$on_failure(
						new Hook_Exception(
							array( $hook ),
							Callback_Names::describe( $callback['function'] ) . ' failed: ' . $error->getMessage(),
							$error
						)
					);
				}
			}
		}

		return $value;
	}
}
