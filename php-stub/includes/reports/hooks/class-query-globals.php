<?php

namespace Storedeck\Reports\Hooks;

use Storedeck\Foundation\Request_State;

defined( 'ABSPATH' ) || exit;

/**
 * Callbacks of filters read parameters that no report has, for example a currency, from `$_GET`. While a report is read,
 * `$_GET` has the parameters of its request, also when that is not the request of the browser: data that a page
 * preloads, batches, exports.
 */
final class Query_Globals extends Request_State {

	/** @var list<array{0: array<mixed>, 1: array<mixed>}> Values to restore, the last one first. */
	private array $stack = array();

	/** @param array<string, mixed> $query Parameters without slashes. */
	public static function set( array $query ): void {
		// phpcs:disable WordPress.Security.NonceVerification -- Nothing is read from the globals here.
		array_unshift( self::current()->stack, array( $_GET, $_REQUEST ) );

		// WordPress adds slashes to both.
		$_GET     = wp_slash( $query );
		$_REQUEST = $_GET + $_REQUEST;
		// phpcs:enable
	}

	/** Restores the values before the last call of set(). */
	public static function restore(): void {
		if ( array() !== self::current()->stack ) {
			list( $_GET, $_REQUEST ) = array_shift( self::current()->stack );
		}
	}

	/**
	 * @template T
	 * @param array<string, mixed> $query    Parameters without slashes.
	 * @param callable(): T        $callback Function.
	 * @return T
	 */
	public static function run( array $query, callable $callback ) {
		self::set( $query );

		try {
			return $callback();
		} finally {
			self::restore();
		}
	}
}
