<?php

namespace Storedeck\Tools\Order_Files;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/**
 * Thrown when a file cannot be imported.
 *
 * The message is shown to the user.
 */
final class Import_Exception extends RuntimeException {

	/**
	 * Stores the message.
	 *
	 * @param string       $option Option of Importer that decides what is not clear; empty if none does.
	 * @param list<string> $values Values of the option that are possible; empty for all.
	 */
	public function __construct( string $message, public readonly string $option = '', public readonly array $values = array() ) {
		parent::__construct( $message );
	}
}
