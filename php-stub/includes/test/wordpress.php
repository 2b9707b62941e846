<?php
/**
 * Stubs of WordPress functions for unit tests.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns an option that a test has set.
 *
 * @param string $name    Name.
 * @param mixed  $missing Default value.
 * @return mixed
 */
function get_option( string $name, $missing = false ) {
	return $GLOBALS['storedeck_test_options'][ $name ] ?? $missing;
}

/**
 * Encodes JSON.
 *
 * @param mixed $value Value.
 * @param int   $flags Flags of json_encode().
 * @return string|false
 */
function wp_json_encode( $value, int $flags = 0 ) {
	return json_encode( $value, $flags );
}
