<?php

namespace Storedeck\Foundation;

use RuntimeException;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Thrown when data of the store cannot be changed. It carries the error of the
 * response.
 */
final class Store_Exception extends RuntimeException {

	/**
	 * Creates an exception.
	 *
	 * @param string               $reason Error code, for example `product_invalid_sku`.
	 * @param int                  $status HTTP status.
	 * @param array<string, mixed> $data   Additional data of the error.
	 */
	public function __construct( private string $reason, string $message, private int $status = 400, private array $data = array() ) {
		parent::__construct( $message );
	}

	/**
	 * Exception for an invalid parameter.
	 */
	public static function invalid_param( string $param, string $message ): self {
		return self::invalid_params( array( $param => $message ) );
	}

	/**
	 * Exception for several invalid parameters.
	 *
	 * @param array<string, string> $messages Messages by parameter.
	 */
	public static function invalid_params( array $messages ): self {
		return new self(
			'rest_invalid_param',
			/* translators: %s: name of a parameter. */
			sprintf( __( 'Invalid parameter(s): %s', 'storedeck' ), implode( ', ', array_keys( $messages ) ) ),
			400,
			array( 'params' => $messages )
		);
	}

	/**
	 * Exception for an error of a plugin.
	 */
	public static function from_wp_error( WP_Error $error ): self {
		$data = $error->get_error_data();
		$data = is_array( $data ) ? $data : array();

		return new self( (string) $error->get_error_code(), $error->get_error_message(), (int) ( $data['status'] ?? 500 ), $data );
	}

	/**
	 * Error of the response.
	 */
	public function to_wp_error(): WP_Error {
		return new WP_Error( $this->reason, $this->getMessage(), array( 'status' => $this->status ) + $this->data );
	}
}
