<?php
/**
 * Options by name.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Management;

use Storedeck\Rest\Controller;
use Storedeck\Rest\Params;
use Storedeck\Store\Options\Store_Options;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * `/wc-admin/options`: reads and writes options that are on the list.
 */
final class Options_Controller extends Controller {

	/**
	 * Namespace of the routes.
	 */
	protected const NAMESPACE = 'wc-admin';

	/**
	 * Most options in one request.
	 */
	private const MOST = 100;

	/**
	 * The routes.
	 *
	 * @return array<string, list<array<string, mixed>>>
	 */
	protected function routes(): array {
		return array(
			'/options' => array(
				array(
					'methods'    => 'GET',
					'callback'   => 'get_options',
					'action'     => 'view',
					'capability' => 'manage_woocommerce',
					'refusal'    => __( 'Sorry, you cannot view these options.', 'storedeck' ),
					'args'       => array(
						'options' => Params::text(
							20000,
							array( 'description' => __( 'Names of options, joined by commas.', 'storedeck' ) )
						),
					),
				),
				array(
					'methods'    => 'POST,PUT,PATCH',
					'callback'   => 'update_options',
					'action'     => 'update',
					'capability' => 'manage_woocommerce',
					'refusal'    => __( 'Sorry, you cannot manage these options.', 'storedeck' ),
				),
			),
		);
	}

	/**
	 * Values of options.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return object|WP_Error
	 */
	public function get_options( WP_REST_Request $request ) {
		$names = array_unique( array_filter( array_map( 'trim', explode( ',', (string) $request['options'] ) ), 'strlen' ) );

		if ( array() === $names || count( $names ) > self::MOST ) {
			return $this->missing( 'view', __( 'You must supply an array of options.', 'storedeck' ) );
		}

		$options = new Store_Options();
		$values  = array();
		$refused = array();

		foreach ( $names as $name ) {
			if ( $options->is_readable( $name ) ) {
				$values[ $name ] = $options->read( $name );
			} else {
				$refused[] = $name;
			}
		}

		if ( array() !== $refused ) {
			$error = $this->invalid_param(
				'options',
				/* translators: %s: names of options. */
				sprintf( __( 'Not options that can be read: %s', 'storedeck' ), implode( ', ', $refused ) )
			);

			// For those who ask for many at once and want the others.
			$error->add_data( array( 'options' => $refused ) + (array) $error->get_error_data() );

			return $error;
		}

		return rest_ensure_response( (object) $values );
	}

	/**
	 * Writes options: all of them, or none when one of them cannot be.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return object|WP_Error Name => whether it now holds the value.
	 */
	public function update_options( WP_REST_Request $request ) {
		$values = $request->get_json_params() ?? $request->get_body_params();

		if ( ! is_array( $values ) || array() === $values || array_is_list( $values ) || count( $values ) > self::MOST ) {
			return $this->missing( 'update', __( 'You must supply an array of options and values.', 'storedeck' ) );
		}

		$options = new Store_Options();
		$checked = $options->check( $values );

		if ( is_wp_error( $checked ) ) {
			$reasons = $checked->get_error_data();

			return new WP_Error(
				'rest_invalid_param',
				/* translators: %s: names of parameters. */
				sprintf( __( 'Invalid parameter(s): %s', 'storedeck' ), implode( ', ', array_keys( $reasons ) ) ),
				array(
					'status' => 400,
					'params' => $reasons,
				)
			);
		}

		$stored = $options->store( $checked );

		do_action( 'storedeck_data_changed' );

		return rest_ensure_response( (object) $stored );
	}

	/**
	 * Schema of the answer.
	 *
	 * @return array<string, mixed>
	 */
	public function get_schema(): array {
		return array(
			'$schema'              => 'http://json-schema.org/draft-04/schema#',
			'title'                => 'options',
			'type'                 => 'object',
			'description'          => __( 'Values of options by name.', 'storedeck' ),
			'additionalProperties' => array(
				'type' => array( 'null', 'object', 'string', 'number', 'boolean', 'integer', 'array' ),
			),
		);
	}

	/**
	 * The answer to a request that names no options.
	 *
	 * @param string $action   view or update.
	 * @param string $message What to tell.
	 */
	private function missing( string $action, string $message ): WP_Error {
		return new WP_Error( 'woocommerce_rest_cannot_' . $action, $message, array( 'status' => 400 ) );
	}
}
