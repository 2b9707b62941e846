<?php

namespace Storedeck\Settings;

use Storedeck\Rest\Arguments;
use Storedeck\Rest\Controller;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /wc-admin/options: reads and writes the options that are allowed.
 */
final class Options_Controller extends Controller {

	/** Maximum number of options in a request. */
	private const MAX_OPTIONS = 100;

	protected $namespace = 'wc-admin';

	protected function routes(): array {
		return array(
			'/options' => array(
				self::readable(
					'get_options',
					array(
						'options' => Arguments::clean_text(
							20000,
							array( 'description' => __( 'Comma-separated names of options.', 'storedeck' ) )
						),
					),
					array( 'message' => __( 'Sorry, you cannot view these options.', 'storedeck' ) )
				),
				self::editable(
					'update_options',
					array(),
					array( 'action' => 'update', 'message' => __( 'Sorry, you cannot manage these options.', 'storedeck' ) )
				),
			),
		);
	}

	/**
	 * Returns the values of options.
	 */
	public function get_options( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$names = array_unique( array_filter( array_map( 'trim', explode( ',', (string) $request['options'] ) ), 'strlen' ) );

		if ( array() === $names || count( $names ) > self::MAX_OPTIONS ) {
			return $this->missing_options( 'view', __( 'You must supply an array of options.', 'storedeck' ) );
		}

		$options  = new Store_Options();
		$values   = array();
		$rejected = array();

		foreach ( $names as $name ) {
			if ( $options->is_readable( $name ) ) {
				$values[ $name ] = $options->read( $name );
			} else {
				$rejected[] = $name;
			}
		}

		if ( array() !== $rejected ) {
			$error = $this->invalid_param(
				'options',
				/* translators: %s: comma-separated names of options. */
				sprintf( __( 'Options that cannot be read: %s', 'storedeck' ), implode( ', ', $rejected ) )
			);

			// A client that requests many options can repeat the request without these.
			$error->add_data( array( 'options' => $rejected ) + (array) $error->get_error_data() );

			return $error;
		}

		return rest_ensure_response( (object) $values );
	}

	/**
	 * Writes options: all of them, or none if one is invalid.
	 *
	 * @return object|WP_Error Name => whether the option has the value now.
	 */
	public function update_options( WP_REST_Request $request ) {
		$values = $request->get_json_params() ?? $request->get_body_params();

		if ( ! is_array( $values ) || array() === $values || array_is_list( $values ) || count( $values ) > self::MAX_OPTIONS ) {
			return $this->missing_options( 'update', __( 'You must supply an array of options and values.', 'storedeck' ) );
		}

		$options = new Store_Options();
		$checked = $options->validate( $values );

		if ( is_wp_error( $checked ) ) {
			$reasons = $checked->get_error_data();

			return new WP_Error(
				'rest_invalid_param',
				/* translators: %s: names of parameters. */
				sprintf( __( 'Invalid parameter(s): %s', 'storedeck' ), implode( ', ', array_keys( $reasons ) ) ),
				array( 'status' => 400, 'params' => $reasons )
			);
		}

		$stored = $options->save( $checked );

		/* This action is documented in includes/changes/class-change-queue.php. */
		do_action( 'storedeck_data_changed' );

		return rest_ensure_response( (object) $stored );
	}

	protected function get_base_schema(): array {
		return array(
			'$schema'              => 'http://json-schema.org/draft-04/schema#',
			'title'                => 'options',
			'type'                 => 'object',
			'description'          => __( 'Values of options by name.', 'storedeck' ),
			'additionalProperties' => array( 'type' => array( 'null', 'object', 'string', 'number', 'boolean', 'integer', 'array' ) ),
		);
	}

	/**
	 * Error for a request without options, or with too many.
	 *
	 * @param string $action view or update.
	 */
	private function missing_options( string $action, string $message ): WP_Error {
		return new WP_Error( 'woocommerce_rest_cannot_' . $action, $message, array( 'status' => 400 ) );
	}
}
