/**
 * The script that handles every request to PHP. The HTTP server names the
 * WordPress file to run in a header. A shared secret in another header prevents
 * other programs on this machine from bypassing the rules of the HTTP server.
 */
export const routerPhp = String.raw`<?php
( static function () {
	$local = require __DIR__ . '/local.php';
	if ( ! hash_equals( $local['secret'], $_SERVER['HTTP_X_STOREDECK_LOCAL'] ?? '' ) ) {
		http_response_code( 403 );
		exit;
	}
	$script = $_SERVER['HTTP_X_STOREDECK_SCRIPT'];
	$uri    = $_SERVER['HTTP_X_STOREDECK_URI'];
	unset( $_SERVER['HTTP_X_STOREDECK_LOCAL'], $_SERVER['HTTP_X_STOREDECK_SCRIPT'], $_SERVER['HTTP_X_STOREDECK_URI'], $_SERVER['PATH_INFO'] );

	$root = __DIR__ . '/wordpress';
	$path = rawurldecode( explode( '?', $uri, 2 )[0] );
	$rest = str_starts_with( $path, $script . '/' ) ? substr( $path, strlen( $script ) ) : '';
	if ( '' !== $rest ) {
		$_SERVER['PATH_INFO'] = $rest;
	}
	$host = explode( ':', $_SERVER['HTTP_HOST'] ?? '127.0.0.1' );

	$_SERVER['REQUEST_URI']     = $uri;
	$_SERVER['SCRIPT_NAME']     = $script;
	$_SERVER['PHP_SELF']        = $script . $rest;
	$_SERVER['SCRIPT_FILENAME'] = $root . $script;
	$_SERVER['DOCUMENT_ROOT']   = $root;
	$_SERVER['SERVER_NAME']     = $host[0];
	$_SERVER['SERVER_PORT']     = $host[1] ?? '80';
	$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
	$_SERVER['REMOTE_ADDR']     = '127.0.0.1';
	chdir( dirname( $_SERVER['SCRIPT_FILENAME'] ) );
} )();

require $_SERVER['SCRIPT_FILENAME'];
`;
