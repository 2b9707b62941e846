<?php
/**
 * Prepares the unit tests: they run without WordPress.
 *
 * @package Storedeck
 */

if ( 'cli' !== PHP_SAPI ) {
	exit;
}

define( 'ABSPATH', __DIR__ . '/' );

require_once __DIR__ . '/wordpress.php';
require_once dirname( __DIR__ ) . '/autoload.php';

// An area that needs more than its classes has a bootstrap of its own.
foreach ( (array) glob( dirname( __DIR__ ) . '/*/test/bootstrap.php' ) as $storedeck_bootstrap ) {
	require_once $storedeck_bootstrap;
}
