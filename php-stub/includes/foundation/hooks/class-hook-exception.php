<?php

namespace Storedeck\Foundation\Hooks;

use Exception;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * A callback failed, returned something that cannot be used, or its SQL was refused by the database.
 */
final class Hook_Exception extends Exception {

	/**
	 * Names the filters.
	 *
	 * @param string[]       $hooks    Filters, of which at least one callback failed.
	 * @param string         $message  What failed, in English, as a sentence.
	 * @param Throwable|null $previous Error of the callback or of the database.
	 * @param bool           $is_named Whether the message names the callback; otherwise it can be any of the filters.
	 */
	public function __construct(
		public readonly array $hooks,
		string $message,
		?Throwable $previous = null,
		public readonly bool $is_named = false
	) {
		parent::__construct( $message, 0, $previous );
	}

	/**
	 * Error of a filter that is applied as a whole, with all of its callbacks.
	 */
	public static function of( string $hook, Throwable $error ): self {
		return $error instanceof self ? $error : new self( array( $hook ), 'A callback failed: ' . $error->getMessage(), $error );
	}
}
