<?php
/**
 * Runs all jobs of Storedeck, such as the first import, until none is open.
 * Usage: `php run-jobs.php <wordpress>`.
 */

// phpcs:disable -- Test code, not a part of the plugin.

if ( 'cli' !== PHP_SAPI ) {
	exit( 1 );
}

$_SERVER['HTTP_HOST'] = '127.0.0.1';

require $argv[1] . '/wp-load.php';

while ( array() !== Storedeck\Jobs\Job_Store::open() ) {
	Storedeck\Jobs\Job_Queue::process();
}
