<?php

namespace Storedeck\Foundation\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Thrown instead of returning no rows. The error message of the database is only
 * logged.
 */
final class Query_Exception extends \RuntimeException {

	/** Code of a lock wait timeout. */
	public const LOCKED = 1205;

	/** Code of a row that another transaction changed after the open one began to read. */
	public const CHANGED = 1020;

	/** Code of a number that does not fit its type. */
	public const TOO_LARGE = 1264;

	/** Other errors that say so: of MySQL for an expression, and messages of SQLite. */
	private const TOO_LARGE_EXPRESSION = 1690;
	private const TOO_LARGE_MESSAGES   = '/out of range|integer overflow|cannot store REAL value/i';

	/** Message of SQLite while another process writes for long. */
	private const LOCKED_MESSAGE = 'database is locked';

	/**
	 * An exception for an error of $wpdb, which has no code.
	 */
	public static function create( string $message ): self {
		$code = str_contains( $message, self::LOCKED_MESSAGE ) ? self::LOCKED : 0;

		return new self( $message, 1 === preg_match( self::TOO_LARGE_MESSAGES, $message ) ? self::TOO_LARGE : $code );
	}

	/**
	 * Whether amounts are too large to be added.
	 */
	public function is_too_large(): bool {
		return in_array( $this->getCode(), array( self::TOO_LARGE, self::TOO_LARGE_EXPRESSION ), true );
	}
}
