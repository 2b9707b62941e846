<?php
/**
 * Loads WordPress with the plugin into the process of PHPUnit.
 *
 * PHP includes it before PHPUnit (auto_prepend_file), because WordPress expects to be loaded outside of functions.
 *
 * @package Storedeck
 */

namespace Storedeck\Test\Site;

use Storedeck\Jobs\Job_Queue;
use Storedeck\Jobs\Job_Store;

if ( 'cli' !== PHP_SAPI ) {
	exit;
}

$_SERVER['HTTP_HOST']      ??= 'localhost';
$_SERVER['REQUEST_METHOD'] ??= 'GET';

require json_decode( (string) getenv( 'STOREDECK_SITE' ), true )['wpPath'] . '/wp-load.php';

spl_autoload_register(
	static function ( string $name ): void {
		$file = __DIR__ . '/' . substr( $name, strlen( __NAMESPACE__ ) + 1 ) . '.php';

		if ( str_starts_with( $name, __NAMESPACE__ . '\\' ) && is_file( $file ) ) {
			require_once $file;
		}
	}
);

// PHPUnit prints after the last test.
remove_action( 'shutdown', 'wp_ob_end_flush_all', 1 );

// Activation left some.
while ( array() !== Job_Store::open() ) {
	Job_Queue::process();
}

Tables::start();
Request::start();
