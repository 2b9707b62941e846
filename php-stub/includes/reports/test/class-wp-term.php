<?php

defined( 'ABSPATH' ) || exit;

/**
 * Stub of a term for unit tests.
 *
 * A term.
 */
final class WP_Term {

	/**
	 * Takes a name and the id of the parent.
	 *
	 * @param int $parent Parent; 0 if there is none.
	 */
	public function __construct( public string $name, public int $parent ) {
	}
}
