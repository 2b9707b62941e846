<?php
/**
 * Stubs of the functions of WordPress for terms.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns a term that a test has set.
 */
function get_term( int $id ): ?WP_Term {
	return $GLOBALS['storedeck_test_terms'][ $id ] ?? null;
}

/**
 * Does nothing: the terms of a test are in memory.
 */
function _prime_term_caches(): void {
}
