<?php

namespace Storedeck\Extensions;

use Storedeck\Payments\Payment_Suggestions;
use Storedeck\Rest\Controller;
use Storedeck\Rest\Schemas;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /wc-admin/plugins. Users who can manage the store can list plugins.
 */
final class Plugins_Controller extends Controller {

	protected const IS_ATOMIC = false;

	protected $namespace = 'wc-admin';

	public function register_routes(): void {
		parent::register_routes();

		// WordPress' list of plugins does not say why one cannot be activated.
		register_rest_field(
			'plugin',
			'missing_plugins',
			array(
				'get_callback' => static fn( array $plugin ): array => Plugin_Requirements::get_missing(
					Plugins::get_slug( $plugin['plugin'] . '.php' )
				),
				'schema'       => array(
					'description' => __( 'Names of plugins that it requires and that are not active.', 'storedeck' ),
					'type'        => 'array',
					'items'       => array( 'type' => 'string' ),
					'context'     => array( 'view', 'edit' ),
					'readonly'    => true,
				),
			)
		);
	}

	protected function routes(): array {
		$redirect_url = array(
			'redirect_url' => array(
				'type'      => 'string',
				'format'    => 'uri',
				'required'  => true,
				'maxLength' => 2000,
			),
		);

		return array(
			'/plugins/active'                      => array( self::readable( 'get_active' ) ),
			'/plugins/installed'                   => array( self::readable( 'get_installed' ) ),
			'/plugins/recommended-payment-plugins' => array(
				self::readable( 'get_recommended', array(), array( 'schema' => static fn(): array => Schemas::list_of( 'plugins_list' ) ) ),
			),
			'/plugins/connect-jetpack'             => array(
				self::readable(
					'connect_jetpack',
					$redirect_url,
					array(
						'action'     => 'update',
						'capability' => 'activate_plugins',
						'message'    => __( 'Sorry, you cannot manage plugins.', 'storedeck' ),
						'schema'     => static fn(): array => Schemas::item(
							'plugins_connect',
							Schemas::read_only_all( 'string', array( 'slug', 'name', 'connectAction' ) )
						),
					)
				),
			),
		);
	}

	/**
	 * Lists the slugs of active plugins.
	 */
	public function get_active(): WP_REST_Response {
		return new WP_REST_Response( array( 'plugins' => Plugins::active() ) );
	}

	/**
	 * Lists the slugs of installed plugins.
	 */
	public function get_installed(): WP_REST_Response {
		return new WP_REST_Response( array( 'plugins' => Plugins::installed() ) );
	}

	/**
	 * Lists suggested plugins for payments.
	 */
	public function get_recommended(): WP_REST_Response {
		return new WP_REST_Response( Payment_Suggestions::payment_plugins() );
	}

	/**
	 * Returns the URL at which a user connects the store with WordPress.com.
	 */
	public function connect_jetpack( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		if ( ! class_exists( 'Jetpack' ) || ! is_callable( array( 'Jetpack', 'init' ) ) ) {
			return $this->not_found( 'woocommerce_rest_jetpack_not_active', __( 'Jetpack is not installed or active.', 'storedeck' ) );
		}

		// Prevents redirects to other sites.
		$redirect_url = wp_validate_redirect( $request['redirect_url'], admin_url() );

		return new WP_REST_Response(
			array(
				'slug'          => 'jetpack',
				'name'          => 'Jetpack',
				'connectAction' => \Jetpack::init()->build_connect_url( true, $redirect_url, 'woocommerce-onboarding' ),
			)
		);
	}

	protected function get_base_schema(): array {
		return Schemas::item(
			'plugins',
			array( 'plugins' => array( 'type' => 'array', 'items' => array( 'type' => 'string' ) ) )
		);
	}
}
