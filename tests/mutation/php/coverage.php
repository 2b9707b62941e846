<?php
/**
 * Notes which lines of the plugin a request runs. PHP loads this before each
 * script; the extension pcov counts the lines.
 *
 * @package Storedeck
 */

// phpcs:disable WordPress.WP.AlternativeFunctions -- WordPress is not loaded yet.

\pcov\start();
register_shutdown_function(
	static function (): void {
		\pcov\stop();
		$folder = (string) getenv( 'STOREDECK_COVERAGE' );
		$lines  = (string) json_encode( \pcov\collect() );
		$test   = $folder . '/' . trim( (string) file_get_contents( $folder . '/test' ) );
		// Equal requests run equal lines.
		$file = $test . '/' . md5( $lines ) . '.json';
		if ( ! file_exists( $file ) ) {
			file_put_contents( $file . getmypid(), $lines );
			rename( $file . getmypid(), $file );
		}
	}
);

// PHPUnit has a script of its own that is loaded first.
if ( 'phpunit' === basename( (string) $_SERVER['SCRIPT_NAME'] ) && false !== getenv( 'STOREDECK_SITE' ) ) {
	require getenv( 'STOREDECK_PLUGIN' ) . '/includes/test/site/bootstrap.php';
}
