<?php

namespace Storedeck\Payments;

use Storedeck\Foundation\Store_Exception;
use Storedeck\Foundation\Text;
use Storedeck\Rest\Arguments;
use Storedeck\Rest\Controller;
use Storedeck\Rest\Schemas;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /wc/v3/payment_gateways.
 */
final class Gateways_Controller extends Controller {

	/** Path of the list. */
	private const PATH = '/payment_gateways';

	protected $namespace = 'wc/v3';

	protected function routes(): array {
		$id     = array( 'id' => Arguments::clean_text( 60 ) );
		$fields = array(
			'title'       => Arguments::clean_text( 200 ),
			'description' => Arguments::clean_text( 2000 ),
			'order'       => Arguments::whole( 0, 1000 ),
			'enabled'     => array( 'type' => 'boolean' ),
			'settings'    => array(
				'type'                 => 'object',
				'additionalProperties' => array( 'type' => array( 'string', 'boolean', 'number', 'array', 'object' ) ),
			),
		);

		return array(
			self::PATH                     => array( self::readable( 'get_items' ) ),
			self::PATH . '/(?P<id>[\w-]+)' => array(
				self::readable( 'get_item', $id ),
				self::editable( 'update_item', $id + $this->get_additional_field_args( WP_REST_Server::EDITABLE ) + $fields ),
			),
		);
	}

	public function get_items( $request ): WP_REST_Response {
		return new WP_REST_Response( $this->prepare_items( self::get_gateways(), $request ) );
	}

	public function get_item( $request ) {
		return $this->prepare_item_for_response( self::find( $request ), $request );
	}

	/**
	 * Changes a gateway. An invalid setting changes nothing.
	 */
	public function update_item( $request ): WP_REST_Response|WP_Error {
		$gateway = self::find( $request )['gateway'];

		list( $values, $invalid ) = $gateway->validate( self::get_setting_values( (array) $request['settings'] ) );

		$title = isset( $request['title'] ) ? Text::trim( strip_tags( $request['title'] ) ) : null;

		if ( '' === $title ) {
			$invalid['title'] = Payment_Gateway::get_title_error();
		}

		if ( array() !== $invalid ) {
			return new WP_Error(
				'rest_setting_value_invalid',
				implode( ' ', $invalid ),
				array( 'status' => 400, 'settings' => array_keys( $invalid ) )
			);
		}

		if ( null !== $title ) {
			$values['title'] = $title;
		}

		if ( isset( $request['description'] ) ) {
			$values['description'] = wp_kses_post( $request['description'] );
		}

		if ( isset( $request['enabled'] ) ) {
			$values['enabled'] = $request['enabled'] ? 'yes' : 'no';
		}

		if ( array() !== $values ) {
			$gateway->save( $values );
		}

		if ( isset( $request['order'] ) ) {
			Payment_Gateways::move( $gateway->id, (int) $request['order'] );
		}

		$saved = $this->save_additional_fields( static fn() => array( 'gateway' => $gateway ), $request );

		return is_wp_error( $saved ) ? $saved : $this->get_item( $request );
	}

	protected function get_base_schema(): array {
		return Schemas::item(
			'payment_gateway',
			array(
				'id'                     => Schemas::read_only( 'string' ),
				'title'                  => array( 'type' => 'string' ),
				'description'            => array( 'type' => 'string' ),
				'order'                  => array( 'type' => 'integer' ),
				'enabled'                => array( 'type' => 'boolean' ),
				'method_title'           => Schemas::read_only( 'string' ),
				'method_description'     => Schemas::read_only( 'string' ),
				'method_supports'        => Schemas::read_only( 'array' ),
				'settings'               => array( 'type' => 'object' ),
				'needs_setup'            => Schemas::read_only( 'boolean' ),
				'post_install_scripts'   => Schemas::read_only( 'array' ),
				'settings_url'           => Schemas::read_only( 'string' ),
				'connection_url'         => Schemas::read_only( array( 'string', 'null' ) ),
				'setup_help_text'        => Schemas::read_only( array( 'string', 'null' ) ),
				'required_settings_keys' => Schemas::read_only( 'array' ),
			)
		);
	}

	protected function prepare_data( $item, WP_REST_Request $request ): array {
		return $item['gateway']->to_array( $item['order'] );
	}

	protected function get_object( $item ) {
		return $item['gateway'];
	}

	protected function prepare_links( $item, WP_REST_Request $request ): array {
		return $this->get_item_links( self::PATH, $item['gateway']->id );
	}

	/**
	 * All gateways with their position.
	 *
	 * @return array<string, array{gateway: Payment_Gateway, order: int}> By ID.
	 */
	private static function get_gateways(): array {
		$items = array();

		foreach ( Payment_Gateways::get_all() as $id => $gateway ) {
			$items[ $id ] = array( 'gateway' => $gateway, 'order' => count( $items ) );
		}

		return $items;
	}

	/**
	 * Values of settings. Clients may send a setting as they read it, an object with its `value`.
	 *
	 * @return array<string, mixed>
	 */
	private static function get_setting_values( array $settings ): array {
		return array_map(
			static fn( $setting ) => is_array( $setting ) && isset( $setting['id'] ) && array_key_exists( 'value', $setting )
				? $setting['value']
				: $setting,
			$settings
		);
	}

	/**
	 * The gateway of a request with its position.
	 *
	 * @return array{gateway: Payment_Gateway, order: int}
	 * @throws Store_Exception When it does not exist.
	 */
	private static function find( WP_REST_Request $request ): array {
		return self::get_gateways()[ $request['id'] ]
			?? throw new Store_Exception( 'woocommerce_rest_payment_gateway_invalid', __( 'Resource does not exist.', 'storedeck' ), 404 );
	}
}
