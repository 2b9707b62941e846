<?php
/**
 * Fills a WordPress from a file of order lines, from the command line:
 *
 *     php run.php --wp=/path/to/wordpress --file=orders.csv [--dates=dmy|mdy]
 *
 * Prints lines "progress <done> <total> <label>", "problem <line> <reason>" and at last
 * "imported <created> <updated> <unchanged>". Ends with 0, or with 1 and a message on the error
 * output.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Import;

use Storedeck\Demo\Demo_Options;
use Throwable;

if ( 'cli' !== PHP_SAPI ) {
	exit;
}

require_once dirname( __DIR__ ) . '/demo/class-demo-options.php';

/**
 * Says why nothing was imported, and ends.
 *
 * @param string $message One sentence.
 */
function stop( string $message ): never {
	file_put_contents( 'php://stderr', $message . "\n" );
	exit( 1 );
}

try {
	$storedeck_wishes = Demo_Options::parse_arguments( array_slice( $_SERVER['argv'] ?? array(), 1 ), array( 'wp', 'file', 'dates' ) );
} catch ( Throwable $storedeck_error ) {
	stop( $storedeck_error->getMessage() );
}

if ( ! is_file( ( $storedeck_wishes['wp'] ?? '' ) . '/wp-load.php' ) || ! isset( $storedeck_wishes['file'] ) ) {
	stop( 'Say where WordPress and the file are: --wp=/path/to/wordpress --file=orders.csv' );
}

if ( ! in_array( $storedeck_wishes['dates'] ?? '', array( '', 'dmy', 'mdy' ), true ) ) {
	stop( '--dates must be dmy or mdy.' );
}

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
// The local site has said so itself.
defined( 'DISABLE_WP_CRON' ) || define( 'DISABLE_WP_CRON', true );
$_SERVER['HTTP_HOST']      ??= 'localhost';
$_SERVER['REQUEST_METHOD'] ??= 'GET';

require $storedeck_wishes['wp'] . '/wp-load.php';
$storedeck_loaded = true;

if ( ! class_exists( Importer::class ) ) {
	stop( 'The plugin Storedeck is not active in this WordPress.' );
}

try {
	wp_suspend_cache_addition( true );

	$storedeck_import = new Importer(
		$storedeck_wishes['dates'] ?? '',
		static function ( int $percent, string $label ): void {
			echo "progress $percent 100 $label\n";
			flush();
		},
		static function ( int $line, string $reason ): void {
			echo "problem $line " . str_replace( array( "\r", "\n" ), ' ', mb_substr( $reason, 0, 300 ) ) . "\n";
		}
	);

	$storedeck_counts = $storedeck_import->run( $storedeck_wishes['file'] );

	echo 'imported ' . implode( ' ', $storedeck_counts ) . "\n";
} catch ( Import_Exception $storedeck_error ) {
	stop( $storedeck_error->getMessage() );
} catch ( Throwable $storedeck_error ) {
	stop( 'The file could not be imported: ' . $storedeck_error->getMessage() );
}
