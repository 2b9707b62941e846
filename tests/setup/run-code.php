<?php
/**
 * Runs PHP code or an SQL query in the site's WordPress and prints the result as
 * JSON: as a command, `php run-code.php <wordpress> <code>`, and as the script of
 * the code server (start-code-server.mjs).
 *
 * @package Storedeck
 */

if ( 'cli-server' === PHP_SAPI ) {
	if ( ! hash_equals( (string) getenv( 'STOREDECK_CODE_SECRET' ), $_SERVER['HTTP_X_SECRET'] ?? '' ) ) {
		http_response_code( 403 );
		exit;
	}
	$call = json_decode( (string) file_get_contents( 'php://input' ), true );
} elseif ( 'cli' === PHP_SAPI ) {
	$call = array(
		'wordpress' => $argv[1],
		'code'      => $argv[2],
	);
} else {
	exit( 1 );
}
if ( isset( $call['query'] ) ) {
	// A query only needs the database: plugins are not loaded.
	define( 'SHORTINIT', true );
}
ob_start();
require $call['wordpress'] . '/wp-load.php';
try {
	if ( isset( $call['query'] ) ) {
		$result = $GLOBALS['wpdb']->get_results( str_replace( '{prefix}', $GLOBALS['wpdb']->prefix, $call['query'] ), ARRAY_A );
		if ( $GLOBALS['wpdb']->last_error ) {
			throw new RuntimeException( $GLOBALS['wpdb']->last_error );
		}
	} else {
		$given = $call['given'] ?? null;
		// phpcs:ignore Squiz.PHP.Eval -- code of the tests.
		$result = eval( $call['code'] );
	}
} catch ( Throwable $error ) {
	$message = "$error\nLast error of the database: {$GLOBALS['wpdb']->last_error}\n";
	if ( 'cli' === PHP_SAPI ) {
		fwrite( STDERR, $message );
		exit( 1 );
	}
	ob_end_clean();
	http_response_code( 500 );
	echo $message;
	exit;
}
ob_end_clean();
echo json_encode( $result );
