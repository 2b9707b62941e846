<?php

namespace Storedeck\Tools\Order_Files;

use Stringable;

defined( 'ABSPATH' ) || exit;

/**
 * Why a row cannot be imported, and which of its values is the cause.
 */
final class Row_Problem implements Stringable {

	/**
	 * Stores it.
	 *
	 * @param string $text  For users.
	 * @param string $field Field of Row_Parser; empty if several are the cause.
	 * @param string $value Value of the file; empty if it is missing.
	 */
	public function __construct( public readonly string $text, public readonly string $field = '', public readonly string $value = '' ) {
	}

	public function __toString(): string {
		return $this->text;
	}
}
