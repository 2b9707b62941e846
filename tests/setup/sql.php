<?php
/**
 * Lets a test read the site's database or run code inside its WordPress:
 * `php sql.php <wordpress> <query>` or `php sql.php <wordpress> --php <code>`,
 * the latter with JSON on its standard input that the code finds in `$given`.
 * Prints JSON.
 *
 * @package Storedeck
 */

if ( 'cli' !== PHP_SAPI ) {
	exit( 1 );
}
$_SERVER['HTTP_HOST'] = '127.0.0.1';
if ( '--php' !== $argv[2] ) {
	// A query needs the database only: neither the plugin nor the rest of WordPress.
	define( 'SHORTINIT', true );
}
ob_start();
require $argv[1] . '/wp-load.php';
if ( '--php' === $argv[2] ) {
	$given = json_decode( (string) stream_get_contents( STDIN ), true );
	// phpcs:ignore Squiz.PHP.Eval -- the tests' own code.
	$result = eval( $argv[3] );
} else {
	global $wpdb;
	$result = $wpdb->get_results( str_replace( '{prefix}', $wpdb->prefix, $argv[2] ), ARRAY_A );
	if ( $wpdb->last_error ) {
		fwrite( STDERR, $wpdb->last_error . "\n" );
		exit( 1 );
	}
}
ob_end_clean();
echo json_encode( $result );
