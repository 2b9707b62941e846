<?php
/**
 * Plugins: which there are.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Management;

use Storedeck\Extensions\Payment_Suggestions;
use Storedeck\Extensions\Plugins;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * `/wc-admin/plugins`. Everybody who runs the shop may see which plugins there
 * are.
 */
final class Plugins_Controller extends Shop_Endpoints {

	/**
	 * Namespace of the routes.
	 */
	protected const NAMESPACE = 'wc-admin';

	/**
	 * The routes.
	 *
	 * @return array<string, list<array<string, mixed>>>
	 */
	protected function routes(): array {
		$address = array(
			'type'      => 'string',
			'format'    => 'uri',
			'required'  => true,
			'maxLength' => 2000,
		);

		return array(
			'/plugins/active'                      => array( self::reads( 'get_active' ) ),
			'/plugins/installed'                   => array( self::reads( 'get_installed' ) ),
			'/plugins/recommended-payment-plugins' => array(
				self::reads( 'get_recommended', array(), array( 'schema' => 'get_list_schema' ) ),
			),
			'/plugins/connect-jetpack'             => array(
				self::reads(
					'connect_jetpack',
					array( 'redirect_url' => $address ),
					array(
						'action'     => 'update',
						'capability' => 'activate_plugins',
						'refusal'    => __( 'Sorry, you cannot manage plugins.', 'storedeck' ),
						'schema'     => 'get_connect_schema',
					)
				),
			),
		);
	}

	/**
	 * Slugs of the plugins that run.
	 */
	public function get_active(): WP_REST_Response {
		return new WP_REST_Response( array( 'plugins' => Plugins::active() ) );
	}

	/**
	 * Slugs of the plugins that are there.
	 */
	public function get_installed(): WP_REST_Response {
		return new WP_REST_Response( array( 'plugins' => Plugins::installed() ) );
	}

	/**
	 * Plugins for payments.
	 */
	public function get_recommended(): WP_REST_Response {
		return new WP_REST_Response( Payment_Suggestions::payment_plugins() );
	}

	/**
	 * Where a person connects the shop with the connection service.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function connect_jetpack( WP_REST_Request $request ) {
		if ( ! class_exists( 'Jetpack' ) || ! is_callable( array( 'Jetpack', 'init' ) ) ) {
			return $this->not_found( 'woocommerce_rest_jetpack_not_active', __( 'Jetpack is not installed or active.', 'storedeck' ) );
		}

		// Back to this site and nowhere else.
		$back = wp_validate_redirect( $request['redirect_url'], admin_url() );

		return new WP_REST_Response(
			array(
				'slug'          => 'jetpack',
				'name'          => 'Jetpack',
				'connectAction' => \Jetpack::init()->build_connect_url( true, $back, 'woocommerce-onboarding' ),
			)
		);
	}

	/**
	 * Schema of the lists of slugs.
	 *
	 * @return array<string, mixed>
	 */
	public function get_schema(): array {
		return Schemas::item(
			'plugins',
			array(
				'plugins' => array(
					'type'  => 'array',
					'items' => array( 'type' => 'string' ),
				),
			)
		);
	}

	/**
	 * Schema of lists of other things.
	 *
	 * @return array<string, mixed>
	 */
	public function get_list_schema(): array {
		return array(
			'$schema' => 'http://json-schema.org/draft-04/schema#',
			'title'   => 'plugins_list',
			'type'    => 'array',
			'items'   => array( 'type' => 'object' ),
		);
	}

	/**
	 * Schema of the way to the connection service.
	 *
	 * @return array<string, mixed>
	 */
	public function get_connect_schema(): array {
		return Schemas::item(
			'plugins_connect',
			array(
				'slug'          => Schemas::shown( 'string' ),
				'name'          => Schemas::shown( 'string' ),
				'connectAction' => Schemas::shown( 'string' ),
			)
		);
	}
}
