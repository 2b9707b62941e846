<?php
/**
 * Fills a WordPress site with the demo store from the command line:
 *
 *     php run.php --wp=/path/to/wordpress --orders=5000 [--seed=1] [--today=2026-05-31]
 *
 * Prints lines "progress <done> <total> <label>". Exits with 0, or with 1 and a message on standard error.
 *
 * Without a command line, a script can define STOREDECK_DEMO_ARGS as a list of the same arguments and include
 * this file.
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
 * Prints an error and exits.
 *
 * @param string $message Message.
 */
function stop( string $message ): never {
	file_put_contents( 'php://stderr', $message . "\n" );
	exit( 1 );
}

/**
 * Parses and validates the command line.
 *
 * @return array<string, string> Options by name, with a valid `wp`.
 */
function parse_options(): array {
	// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Arguments are validated below.
	$arguments = defined( 'STOREDECK_DEMO_ARGS' ) ? STOREDECK_DEMO_ARGS : array_slice( $_SERVER['argv'] ?? array(), 1 );
	try {
		$options = Demo_Options::parse_arguments( $arguments, array( 'wp', 'orders', 'seed', 'today' ) );
		Demo_Options::from( array_diff_key( $options, array( 'wp' => true ) ), time() );
	} catch ( Throwable $error ) {
		stop( $error->getMessage() );
	}
	if ( ! isset( $options['wp'], $options['orders'] ) ) {
		stop( 'Missing options. Usage: php run.php --wp=/path/to/wordpress --orders=5000' );
	}
	if ( ! is_file( $options['wp'] . '/wp-load.php' ) ) {
		stop( 'WordPress not found in "' . $options['wp'] . '".' );
	}
	return $options;
}

$storedeck_options = parse_options();
$storedeck_loaded  = false;

// WordPress exits by itself when it is not installed or cannot connect to its database.
register_shutdown_function(
	static function () use ( &$storedeck_loaded ): void {
		if ( ! $storedeck_loaded ) {
			stop( 'WordPress did not load. Check that it is installed and can connect to its database.' );
		}
	}
);

define( 'WP_USE_THEMES', false );
define( 'DISABLE_WP_CRON', true );
$_SERVER['HTTP_HOST']      ??= 'localhost';
$_SERVER['REQUEST_METHOD'] ??= 'GET';

require $storedeck_options['wp'] . '/wp-load.php';
$storedeck_loaded = true;

if ( ! class_exists( Demo_Store::class ) ) {
	stop( 'The Storedeck plugin is not active on this site.' );
}

try {
	Demo_Store::fill(
		array_diff_key( $storedeck_options, array( 'wp' => true ) ),
		static function ( int $done, int $total, string $label ): void {
			echo "progress $done $total $label\n";
			flush();
		}
	);
} catch ( Throwable $storedeck_error ) {
	stop( 'Could not create the demo store: ' . $storedeck_error->getMessage() );
}
