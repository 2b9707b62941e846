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

namespace Storedeck\Tools\Demo;

use Storedeck\Tools\Order_Files\Command_Line;
use Throwable;

if ( 'cli' !== PHP_SAPI && ! defined( 'STOREDECK_DEMO_ARGS' ) ) {
	exit;
}

require_once dirname( __DIR__ ) . '/order-files/class-command-line.php';
require_once __DIR__ . '/class-demo-options.php';

try {
	$storedeck_arguments = defined( 'STOREDECK_DEMO_ARGS' ) ? STOREDECK_DEMO_ARGS : array_slice( $_SERVER['argv'] ?? array(), 1 );
	$storedeck_options   = Command_Line::parse( $storedeck_arguments, array( 'wp', 'orders', 'seed', 'today' ) );
	$storedeck_wp        = $storedeck_options['wp'] ?? '';
	unset( $storedeck_options['wp'] );
	Demo_Options::from( $storedeck_options, time() );
} catch ( Throwable $storedeck_error ) {
	Command_Line::stop( $storedeck_error->getMessage() );
}
if ( '' === $storedeck_wp || ! isset( $storedeck_options['orders'] ) ) {
	Command_Line::stop( 'Missing options. Usage: php run.php --wp=/path/to/wordpress --orders=5000' );
}
if ( ! is_file( $storedeck_wp . '/wp-load.php' ) ) {
	Command_Line::stop( 'WordPress not found in "' . $storedeck_wp . '".' );
}

Command_Line::prepare_wordpress();

require $storedeck_wp . '/wp-load.php';

if ( ! class_exists( Demo_Store::class ) ) {
	Command_Line::stop( 'The Storedeck plugin is not active on this site.' );
}

try {
	Demo_Store::fill(
		$storedeck_options,
		static function ( int $done, int $total, string $label ): void {
			echo "progress $done $total $label\n";
			flush();
		}
	);
} catch ( Throwable $storedeck_error ) {
	Command_Line::stop( 'Could not create the demo store: ' . $storedeck_error->getMessage() );
}
