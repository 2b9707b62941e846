<?php
/**
 * Ways of payment.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Management;

use Storedeck\Rest\Controller;
use Storedeck\Rest\Params;
use Storedeck\Store\Gateways\Payment_Gateway;
use Storedeck\Store\Gateways\Payment_Gateways;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * `/wc/v3/payment_gateways`.
 */
final class Gateways_Controller extends Controller {

	/**
	 * Namespace of the routes.
	 */
	protected const NAMESPACE = 'wc/v3';

	/**
	 * Path of the list.
	 */
	private const LIST = '/payment_gateways';

	/**
	 * The routes.
	 *
	 * @return array<string, list<array<string, mixed>>>
	 */
	protected function routes(): array {
		$read   = array(
			'methods'    => 'GET',
			'action'     => 'view',
			'capability' => 'manage_woocommerce',
		);
		$of_one = array( 'id' => Params::text( 60 ) );

		return array(
			self::LIST                     => array( $read + array( 'callback' => 'get_gateways' ) ),
			self::LIST . '/(?P<id>[\w-]+)' => array(
				$read + array(
					'callback' => 'get_gateway',
					'args'     => $of_one,
				),
				array(
					'methods'    => 'POST,PUT,PATCH',
					'callback'   => 'update_gateway',
					'action'     => 'edit',
					'capability' => 'manage_woocommerce',
					'args'       => $of_one + array(
						'title'       => Params::text( 200 ),
						'description' => Params::text( 2000 ),
						'order'       => array(
							'type'    => 'integer',
							'minimum' => 0,
							'maximum' => 1000,
						),
						'enabled'     => array( 'type' => 'boolean' ),
						'settings'    => array(
							'type'                 => 'object',
							'additionalProperties' => array(
								'type' => array( 'string', 'boolean', 'number', 'array', 'object' ),
							),
						),
					),
				),
			),
		);
	}

	/**
	 * All gateways.
	 */
	public function get_gateways(): WP_REST_Response {
		$shown = array();

		foreach ( array_values( Payment_Gateways::all() ) as $place => $gateway ) {
			$shown[] = $this->in_list( $this->present( $gateway, $place ) );
		}

		return new WP_REST_Response( $shown );
	}

	/**
	 * One gateway.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function get_gateway( WP_REST_Request $request ) {
		$gateways = Payment_Gateways::all();
		$place    = array_search( (string) $request['id'], array_map( 'strval', array_keys( $gateways ) ), true );

		return false === $place ? $this->unknown() : $this->present( $gateways[ $request['id'] ], (int) $place );
	}

	/**
	 * Changes a gateway: all that is asked for, or nothing.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function update_gateway( WP_REST_Request $request ) {
		$gateway = Payment_Gateways::all()[ $request['id'] ] ?? null;

		if ( null === $gateway ) {
			return $this->unknown();
		}

		list( $values, $wrong ) = $gateway->check( self::values( (array) $request['settings'] ) );

		if ( array() !== $wrong ) {
			return new WP_Error(
				'rest_setting_value_invalid',
				__( 'An invalid setting value was passed.', 'storedeck' ),
				array(
					'status'   => 400,
					'settings' => $wrong,
				)
			);
		}

		if ( isset( $request['title'] ) ) {
			$values['title'] = trim( strip_tags( $request['title'] ) );
		}

		if ( isset( $request['description'] ) ) {
			$values['description'] = wp_kses_post( $request['description'] );
		}

		if ( isset( $request['enabled'] ) ) {
			$values['enabled'] = $request['enabled'] ? 'yes' : 'no';
		}

		if ( array() !== $values ) {
			$gateway->store( $values );
		}

		if ( isset( $request['order'] ) ) {
			Payment_Gateways::move( $gateway->id, (int) $request['order'] );
		}

		return $this->get_gateway( $request );
	}

	/**
	 * Schema of a gateway.
	 *
	 * @return array<string, mixed>
	 */
	public function get_schema(): array {
		return Schemas::item(
			'payment_gateway',
			array(
				'id'                     => Schemas::shown( 'string' ),
				'title'                  => array( 'type' => 'string' ),
				'description'            => array( 'type' => 'string' ),
				'order'                  => array( 'type' => 'integer' ),
				'enabled'                => array( 'type' => 'boolean' ),
				'method_title'           => Schemas::shown( 'string' ),
				'method_description'     => Schemas::shown( 'string' ),
				'method_supports'        => Schemas::shown( 'array' ),
				'settings'               => array( 'type' => 'object' ),
				'needs_setup'            => Schemas::shown( 'boolean' ),
				'post_install_scripts'   => Schemas::shown( 'array' ),
				'settings_url'           => Schemas::shown( 'string' ),
				'connection_url'         => Schemas::shown( array( 'string', 'null' ) ),
				'setup_help_text'        => Schemas::shown( array( 'string', 'null' ) ),
				'required_settings_keys' => Schemas::shown( 'array' ),
			)
		);
	}

	/**
	 * Values of settings. A whole setting, as it was read, stands for its value.
	 *
	 * @param array<string, mixed> $settings Settings by name.
	 * @return array<string, mixed>
	 */
	private static function values( array $settings ): array {
		return array_map(
			static fn( $setting ) => is_array( $setting ) && isset( $setting['id'] ) && array_key_exists( 'value', $setting )
				? $setting['value']
				: $setting,
			$settings
		);
	}

	/**
	 * A gateway with its links.
	 *
	 * @param Payment_Gateway $gateway Gateway.
	 * @param int     $place   Its place among all.
	 */
	private function present( Payment_Gateway $gateway, int $place ): WP_REST_Response {
		return $this->linked( $gateway->describe( $place ), self::LIST . '/' . $gateway->id, self::LIST );
	}

	/**
	 * The answer about a gateway that is not there.
	 */
	private function unknown(): WP_Error {
		return $this->not_found( 'woocommerce_rest_payment_gateway_invalid', __( 'Resource does not exist.', 'storedeck' ) );
	}
}
