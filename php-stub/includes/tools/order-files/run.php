<?php
/**
 * Imports a file of order lines into a WordPress site from the command line:
 *
 *     php run.php --wp=/path/to/wordpress --file=orders.csv [--preview] [--dates=dmy|mdy] [--encoding=NAME]
 *     php run.php --wp=/path/to/wordpress --undo=ID
 *
 * Prints lines "progress <done> <total> <label>", "problem <line> <reason>" for rows that are not
 * imported, "warning <line> <reason>" for rows that are or that belong to no order, "note <text>" for what is known about the file,
 * for sums and for what an undo deletes or leaves unexpectedly, and finally "imported <created> <updated> <unchanged> <id>" or "undone <orders>". Exits with 0, or with 1 and a message
 * on standard error.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Tools\Order_Files;

use Throwable;

if ( 'cli' !== PHP_SAPI ) {
	exit;
}

require_once __DIR__ . '/class-command-line.php';

try {
	$storedeck_arguments = preg_replace( '/^--preview$/D', '--preview=yes', array_slice( $_SERVER['argv'] ?? array(), 1 ) );
	$storedeck_options   = Command_Line::parse( $storedeck_arguments,
		array( 'wp', 'file', 'dates', 'encoding', 'preview', 'undo' ) );
} catch ( Throwable $storedeck_error ) {
	Command_Line::stop( $storedeck_error->getMessage() );
}

if ( ! is_file( ( $storedeck_options['wp'] ?? '' ) . '/wp-load.php' ) || ! isset( $storedeck_options['file'] )
	&& ! isset( $storedeck_options['undo'] ) ) {
	Command_Line::stop( 'Missing options. Usage: php run.php --wp=/path/to/wordpress --file=orders.csv' );
}

if ( isset( $storedeck_options['file'], $storedeck_options['undo'] ) ) {
	Command_Line::stop( '--undo and --file exclude each other.' );
}

if ( ! in_array( $storedeck_options['preview'] ?? 'no', array( 'yes', 'no' ), true ) ) {
	Command_Line::stop( '--preview must be yes or no.' );
}

if ( ! in_array( $storedeck_options['dates'] ?? '', array( '', 'dmy', 'mdy' ), true ) ) {
	Command_Line::stop( '--dates must be dmy or mdy.' );
}

// WordPress replaces only two of its functions.
if ( ! extension_loaded( 'mbstring' ) ) {
	Command_Line::stop( 'PHP needs the extension mbstring to import a file.' );
}

Command_Line::prepare_wordpress();

require $storedeck_options['wp'] . '/wp-load.php';

if ( ! class_exists( Importer::class ) ) {
	Command_Line::stop( 'The Storedeck plugin is not active on this site.' );
}

try {
	wp_suspend_cache_addition( true );

	$storedeck_note = static function ( string $text ): void {
		echo 'note ' . str_replace( array( "\r", "\n" ), ' ', mb_substr( $text, 0, 1000 ) ) . "\n";
	};

	if ( isset( $storedeck_options['undo'] ) ) {
		echo 'undone ' . ( new Import_Undo( $storedeck_options['undo'], $storedeck_note ) )->run() . "\n";
		exit;
	}

	$storedeck_print = static function ( string $kind ): callable {
		return static function ( int $line, string $reason ) use ( $kind ): void {
			echo "$kind $line " . str_replace( array( "\r", "\n" ), ' ', mb_substr( $reason, 0, 300 ) ) . "\n";
		};
	};

	$storedeck_import = new Importer(
		$storedeck_options,
		static function ( int $percent, string $label ): void {
			echo "progress $percent 100 $label\n";
			flush();
		},
		$storedeck_print( 'problem' ),
		$storedeck_print( 'warning' ),
		$storedeck_note
	);

	$storedeck_counts = $storedeck_import->run( $storedeck_options['file'], 'yes' === ( $storedeck_options['preview'] ?? 'no' ) );

	echo 'imported ' . implode( ' ', $storedeck_counts ) . ' ' . $storedeck_import->id . "\n";
} catch ( Import_Exception $storedeck_error ) {
	Command_Line::stop( $storedeck_error->getMessage() );
} catch ( Throwable $storedeck_error ) {
	Command_Line::stop( 'Could not import the file: ' . $storedeck_error->getMessage() );
}
