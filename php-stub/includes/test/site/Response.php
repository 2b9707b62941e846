<?php
/**
 * Answers of the REST API.
 *
 * @package Storedeck
 */

namespace Storedeck\Test\Site;

defined( 'ABSPATH' ) || exit;

/**
 * Answer of the REST API.
 */
final class Response {

	/**
	 * Creates an answer.
	 *
	 * @param int                   $status  HTTP status.
	 * @param array<string, string> $headers Headers.
	 * @param mixed                 $body    Value of the JSON.
	 */
	public function __construct( public int $status, public array $headers, public $body ) {
	}
}
