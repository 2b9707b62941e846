<?php
/**
 * The little of WordPress that pure classes ask for.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

/**
 * An option of the test.
 *
 * @param string $name    Name.
 * @param mixed  $missing Value when the test sets none.
 * @return mixed
 */
function get_option( string $name, $missing = false ) {
	return $GLOBALS['storedeck_test_options'][ $name ] ?? $missing;
}

/**
 * Writes JSON.
 *
 * @param mixed $value Value.
 * @param int   $flags Flags of json_encode().
 * @return string|false
 */
function wp_json_encode( $value, int $flags = 0 ) {
	return json_encode( $value, $flags );
}
