<?php
/**
 * Compiles PHP files without running them and prints their errors:
 *
 *     php -d opcache.enable_cli=1 bin/testing/check-php-syntax.php FILE …
 *
 * `php -l` finds the same errors, but needs a process per file before PHP 8.3.
 *
 * @package Storedeck
 */

if ( ! function_exists( 'opcache_compile_file' ) || ! opcache_get_status( false ) ) {
	fwrite( STDERR, "PHP needs the extension OPcache, with opcache.enable_cli=1, to check the syntax of files.\n" );
	exit( 2 );
}

$status = 0;
foreach ( array_slice( $argv, 1 ) as $file ) {
	try {
		// A file that cannot be compiled writes an error, and the next one is compiled.
		$is_valid = opcache_compile_file( $file );
	} catch ( ParseError $error ) {
		fwrite( STDERR, "{$error->getMessage()} in $file on line {$error->getLine()}\n" );
		$is_valid = false;
	}
	if ( ! $is_valid ) {
		$status = 1;
	}
}
exit( $status );
