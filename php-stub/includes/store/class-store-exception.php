<?php
/**
 * A change that cannot be.
 *
 * @package Storedeck
 */

namespace Storedeck\Store;

use RuntimeException;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Thrown by what changes the shop's data; carries what the caller is told.
 */
final class Store_Exception extends RuntimeException {

	/**
	 * Takes what to tell.
	 *
	 * @param string               $reason  Error code, for example `product_invalid_sku`.
	 * @param string               $message Words for a person.
	 * @param int                  $status  HTTP status.
	 * @param array<string, mixed> $data    More data of the error.
	 */
	public function __construct( private string $reason, string $message, private int $status = 400, private array $data = array() ) {
		parent::__construct( $message );
	}

	/**
	 * A refusal of one value.
	 *
	 * @param string $param   Name of the value.
	 * @param string $message What is wrong with it.
	 */
	public static function invalid_param( string $param, string $message ): self {
		return new self(
			'rest_invalid_param',
			/* translators: %s: name of a parameter. */
			sprintf( __( 'Invalid parameter(s): %s', 'storedeck' ), $param ),
			400,
			array( 'params' => array( $param => $message ) )
		);
	}

	/**
	 * The error of an answer.
	 */
	public function to_wp_error(): WP_Error {
		return new WP_Error( $this->reason, $this->getMessage(), array( 'status' => $this->status ) + $this->data );
	}
}
