<?php
/**
 * Runs an SQL query or PHP code in the site's WordPress and prints the result as
 * JSON. Usage: `php sql.php <wordpress> <query>` or
 * `php sql.php <wordpress> --php <code>`, where standard input contains the
 * variable `$given` as JSON.
 *
 * @package Storedeck
 */

if ( 'cli' !== PHP_SAPI ) {
	exit( 1 );
}
$_SERVER['HTTP_HOST'] = '127.0.0.1';
if ( '--php' !== $argv[2] ) {
	// A query only needs the database: plugins are not loaded.
	define( 'SHORTINIT', true );
}
ob_start();
require $argv[1] . '/wp-load.php';
if ( '--php' === $argv[2] ) {
	$given = json_decode( (string) stream_get_contents( STDIN ), true );
	try {
		// phpcs:ignore Squiz.PHP.Eval -- code of the tests.
		$result = eval( $argv[3] );
	} catch ( Throwable $error ) {
		global $wpdb;
		fwrite( STDERR, "$error\nLast error of the database: $wpdb->last_error\n" );
		exit( 1 );
	}
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
