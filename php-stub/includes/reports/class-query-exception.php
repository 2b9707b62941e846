<?php
/**
 * Failed query.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports;

defined( 'ABSPATH' ) || exit;

/**
 * Thrown instead of returning no rows. The error message of the database is only
 * logged.
 */
final class Query_Exception extends \RuntimeException {

	/**
	 * Code of a lock wait timeout.
	 */
	public const LOCKED = 1205;

	/**
	 * Message of SQLite while another process writes for long.
	 */
	private const LOCKED_MESSAGE = 'database is locked';

	/**
	 * An exception for an error of $wpdb, which has no code.
	 *
	 * @param string $message Message.
	 */
	public static function create( string $message ): self {
		return new self( $message, str_contains( $message, self::LOCKED_MESSAGE ) ? self::LOCKED : 0 );
	}
}
