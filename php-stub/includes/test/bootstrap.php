<?php
/**
 * Prepares the unit tests, which run without WordPress.
 *
 * @package Storedeck
 */

if ( 'cli' !== PHP_SAPI ) {
	exit;
}

define( 'ABSPATH', __DIR__ . '/' );

require_once __DIR__ . '/wordpress.php';
require_once dirname( __DIR__ ) . '/autoload.php';
