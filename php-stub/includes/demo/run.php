<?php
/**
 * Fills a WordPress with the demo shop, from the command line:
 *
 *     php run.php --wp=/path/to/wordpress --orders=5000 [--seed=1] [--today=2026-05-31]
 *
 * Prints lines "progress <done> <total> <label>". Ends with 0, or with 1 and a message on
 * the error output.
 *
 * Where there is no command line, a script may define STOREDECK_DEMO_ARGS, a list of the
 * same words, and include this file.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

use Throwable;

if ( 'cli' !== PHP_SAPI && ! defined( 'STOREDECK_DEMO_ARGS' ) ) {
	exit;
}

require_once __DIR__ . '/class-demo-options.php';

// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.Security.EscapeOutput -- This writes to a terminal.

/**
 * Says why there is no shop, and ends.
 *
 * @param string $message One sentence.
 */
function stop( string $message ): never {
	file_put_contents( 'php://stderr', $message . "\n" );
	exit( 1 );
}

/**
 * Checks the words of the command line.
 *
 * @return array<string, string> Options by name; wp is there and is a WordPress.
 */
function wishes(): array {
	// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Words of the command line, checked below.
	$words = defined( 'STOREDECK_DEMO_ARGS' ) ? STOREDECK_DEMO_ARGS : array_slice( $_SERVER['argv'] ?? array(), 1 );
	try {
		$wishes = Demo_Options::words( $words, array( 'wp', 'orders', 'seed', 'today' ) );
		Demo_Options::from( array_diff_key( $wishes, array( 'wp' => true ) ), time() );
	} catch ( Throwable $error ) {
		stop( $error->getMessage() );
	}
	if ( ! isset( $wishes['wp'], $wishes['orders'] ) ) {
		stop( 'Say where WordPress is and how many orders the shop shall have: --wp=/path/to/wordpress --orders=5000' );
	}
	if ( ! is_file( $wishes['wp'] . '/wp-load.php' ) ) {
		stop( 'There is no WordPress in "' . $wishes['wp'] . '".' );
	}
	return $wishes;
}

$storedeck_wishes = wishes();
$storedeck_loaded = false;

// WordPress ends the script by itself when it is not installed or finds no database.
register_shutdown_function(
	static function () use ( &$storedeck_loaded ): void {
		if ( ! $storedeck_loaded ) {
			stop( 'WordPress did not start. Is it installed, and does its database answer?' );
		}
	}
);

define( 'WP_USE_THEMES', false );
define( 'DISABLE_WP_CRON', true );
$_SERVER['HTTP_HOST']      ??= 'localhost';
$_SERVER['REQUEST_METHOD'] ??= 'GET';

require $storedeck_wishes['wp'] . '/wp-load.php';
$storedeck_loaded = true;

if ( ! class_exists( Demo_Store::class ) ) {
	stop( 'The plugin Storedeck is not active in this WordPress.' );
}

try {
	Demo_Store::fill(
		array_diff_key( $storedeck_wishes, array( 'wp' => true ) ),
		static function ( int $done, int $total, string $label ): void {
			echo "progress $done $total $label\n";
			flush();
		}
	);
} catch ( Throwable $storedeck_error ) {
	stop( 'The demo shop could not be made: ' . $storedeck_error->getMessage() );
}
