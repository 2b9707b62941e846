<?php

namespace Storedeck\Foundation\Hooks;

use Closure;
use ReflectionFunction;
use ReflectionFunctionAbstract;
use ReflectionMethod;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * Describes the callbacks of a filter, so that a message can say which plugin to look at.
 */
final class Callback_Names {

	/**
	 * Callbacks of a filter, in the order in which they are called.
	 *
	 * @return list<string> For example `My plugin (my-plugin), add_currency() in wp-content/plugins/my-plugin/my-plugin.php:12`.
	 */
	public static function of_hook( string $hook ): array {
		global $wp_filter;

		$names = array();

		foreach ( $wp_filter[ $hook ]->callbacks ?? array() as $callbacks ) {
			foreach ( $callbacks as $callback ) {
				$names[] = self::describe( $callback['function'] );
			}
		}

		return array_values( array_unique( $names ) );
	}

	/**
	 * Describes a callback.
	 *
	 * @param callable|mixed $callback Callback.
	 */
	public static function describe( $callback ): string {
		try {
			$function = self::reflect( $callback );
		} catch ( Throwable $error ) {
			return is_string( $callback ) ? "$callback()" : '?';
		}

		$class = $function instanceof ReflectionMethod ? $function->getDeclaringClass()->getName() . '::' : '';
		$name  = $callback instanceof Closure ? 'closure' : $class . $function->getName() . '()';
		$file  = (string) $function->getFileName();

		return implode( ', ', array_filter( array( Plugin_Name::of_file( $file ), $name ) ) )
			. ' in ' . str_replace( ABSPATH, '', $file ) . ':' . $function->getStartLine();
	}

	/**
	 * File of a callback; empty if PHP or nothing declares it.
	 *
	 * @param callable|mixed $callback Callback.
	 */
	public static function get_file( $callback ): string {
		try {
			return (string) self::reflect( $callback )->getFileName();
		} catch ( Throwable $error ) {
			return '';
		}
	}

	/**
	 * Reflection of a callback.
	 *
	 * @throws \ReflectionException When there is no such function.
	 */
	private static function reflect( $callback ): ReflectionFunctionAbstract {
		if ( is_array( $callback ) ) {
			return new ReflectionMethod( $callback[0], $callback[1] );
		}

		if ( is_object( $callback ) && ! $callback instanceof Closure ) {
			return new ReflectionMethod( $callback, '__invoke' );
		}

		return is_string( $callback ) && str_contains( $callback, '::' )
			? new ReflectionMethod( ...explode( '::', $callback, 2 ) )
			: new ReflectionFunction( $callback );
	}
}
