<?php

namespace Storedeck\Foundation\Hooks;

use InvalidArgumentException;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * Applies filters and actions, usually our own. A callback that throws or returns what cannot be used is left out, the others still
 * count. The failure is logged with the filter, the plugin, the callback and its file, and shown to those who manage plugins.
 */
final class Plugin_Hooks {

	/** Length from which a value is cut in messages. */
	private const MAX_LENGTH = 100;

	/**
	 * Applies a filter. The result has the type of the value.
	 *
	 * @param mixed ...$args Further arguments of the callbacks.
	 */
	public static function filter( string $hook, mixed $value, mixed ...$args ): mixed {
		$check = static fn( mixed $result ) => self::check_type( $value, $result );

		return self::filter_or( $hook, array( Failures::class, 'add' ), $check, $value, ...$args );
	}

	/**
	 * Applies a filter of a list. Entries that cannot be used are left out alone.
	 *
	 * @param string                        $expected What an entry is, in English.
	 * @param callable(mixed, string): bool $is_valid Whether an entry can be used; gets it and its key.
	 * @param array<mixed>                  $entries  Entries.
	 * @return array<mixed>
	 */
	public static function filter_list( string $hook, string $expected, callable $is_valid, array $entries ): array {
		$filtered = self::filter( $hook, $entries );
		$refuse   = static fn( $entry, $key ): bool => ! $is_valid( $entry, (string) $key );
		$invalid  = array_filter( $filtered, $refuse, ARRAY_FILTER_USE_BOTH );

		foreach ( array_keys( $invalid ) as $key ) {
			Failures::tell( new Hook_Exception( array( $hook ), "$key: expected $expected." ) );
		}

		return array_diff_key( $filtered, $invalid );
	}

	/**
	 * Applies a filter whose results are checked and whose failures are reported elsewhere.
	 *
	 * @param callable(Hook_Exception): void $on_failure Gets the error of each callback that throws or whose result is refused.
	 * @param callable(mixed): mixed         $check      Throws when a result cannot be used.
	 * @param mixed                          ...$args    Further arguments of the callbacks.
	 */
	public static function filter_or( string $hook, callable $on_failure, callable $check, mixed $value, mixed ...$args ): mixed {
		global $wp_current_filter;

		$current = $wp_current_filter;

		try {
			$result = apply_filters_ref_array( $hook, array( $value, ...$args ) );

			$check( $result );

			return $result;
		} catch ( Throwable $error ) {
			// WordPress does not end a filter that throws.
			$wp_current_filter = $current;

			foreach ( self::get_callbacks( $hook ) as $callback ) {
				try {
					$result = self::call( $callback, array( $value, ...$args ) );

					$check( $result );

					$value = $result;
				} catch ( Throwable $error ) {
					$on_failure( self::describe( $hook, $callback, $error ) );
				}
			}

			return $value;
		}
	}

	/**
	 * What a filter of WooCommerce changes. It is applied as a whole: with all of its callbacks, or not at all.
	 *
	 * @template T
	 * @param callable(): T $apply Applies it; throws when its result cannot be used.
	 * @return T|null Null when there are no callbacks, or one fails.
	 */
	public static function contain( string $hook, callable $apply ): mixed {
		try {
			return has_filter( $hook ) ? $apply() : null;
		} catch ( Throwable $error ) {
			Failures::add( Hook_Exception::of( $hook, $error ) );

			return null;
		}
	}

	/**
	 * Does an action without arguments. A callback that throws does not keep the others from being called.
	 *
	 * @param callable(Hook_Exception): void $on_failure Gets the error of each callback that throws.
	 */
	public static function act( string $hook, callable $on_failure ): void {
		global $wp_actions, $wp_current_filter;

		$wp_actions[ $hook ] = ( $wp_actions[ $hook ] ?? 0 ) + 1;
		$wp_current_filter[] = $hook;

		$current = $wp_current_filter;

		foreach ( self::get_callbacks( $hook ) as $callback ) {
			try {
				self::call( $callback, array( '' ) );
			} catch ( Throwable $error ) {
				$wp_current_filter = $current;

				$on_failure( self::describe( $hook, $callback, $error ) );
			}
		}

		array_pop( $wp_current_filter );
	}

	/**
	 * Callbacks of a hook in the order in which they are called.
	 *
	 * @return list<array{function: callable, accepted_args: int}>
	 */
	private static function get_callbacks( string $hook ): array {
		global $wp_filter;

		return array_merge( ...array_map( 'array_values', array_values( $wp_filter[ $hook ]->callbacks ?? array() ) ) );
	}

	/**
	 * Calls a callback with as many arguments as it takes.
	 *
	 * @param array{function: callable, accepted_args: int} $callback Callback.
	 * @param array<mixed>                                  $args     Arguments.
	 */
	private static function call( array $callback, array $args ): mixed {
		return call_user_func_array( $callback['function'], array_slice( $args, 0, (int) $callback['accepted_args'] ) );
	}

	/**
	 * Error that names the callback and its plugin.
	 *
	 * @param array{function: callable, accepted_args: int} $callback Callback.
	 */
	private static function describe( string $hook, array $callback, Throwable $error ): Hook_Exception {
		return new Hook_Exception(
			array( $hook ),
			Callback_Names::describe( $callback['function'] ) . ' failed: ' . $error->getMessage(),
			$error,
			true
		);
	}

	/**
	 * Checks that the result of a filter has the type of its value. Numbers may be of another type, and a value that may be
	 * missing has none.
	 *
	 * @throws InvalidArgumentException When it has another type.
	 */
	private static function check_type( mixed $value, mixed $result ): void {
		$is_valid = match ( true ) {
			is_int( $value ), is_float( $value )  => is_numeric( $result ),
			is_bool( $value ), null === $value    => true,
			default                               => gettype( $value ) === gettype( $result ),
		};

		if ( ! $is_valid ) {
			throw new InvalidArgumentException(
				sprintf(
					'expected a value of the type %s, found %s.',
					get_debug_type( $value ),
					mb_substr( (string) wp_json_encode( $result ), 0, self::MAX_LENGTH )
				)
			);
		}
	}
}
