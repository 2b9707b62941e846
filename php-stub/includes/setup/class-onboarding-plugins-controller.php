<?php

namespace Storedeck\Setup;

use Storedeck\Extensions\Plugin_Jobs;
use Storedeck\Extensions\Plugins;
use Storedeck\Rest\Arguments;
use Storedeck\Rest\Controller;
use Storedeck\Rest\Schemas;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /wc-admin/onboarding/plugins, for users who can install and activate plugins.
 */
final class Onboarding_Plugins_Controller extends Controller {

	protected const IS_ATOMIC = false;

	protected const CAPABILITY = array( 'install_plugins', 'activate_plugins' );

	protected $namespace = 'wc-admin';

	protected function routes(): array {
		$path    = '/onboarding/plugins/';
		$message = array( 'message' => __( 'Sorry, you cannot manage plugins.', 'storedeck' ) );
		$writes  = $message + array( 'methods' => 'POST', 'action' => 'update' );
		$plugins = array(
			'plugins' => array(
				'type'     => 'array',
				'required' => true,
				'minItems' => 1,
				'maxItems' => Plugin_Jobs::MAX_PLUGINS,
				'items'    => Arguments::clean_text( 200 ),
			),
			'source'  => Arguments::clean_text( 200 ),
		);
		$link    = array(
			'redirect_url' => array(
				'type'      => 'string',
				'format'    => 'uri',
				'required'  => true,
				'maxLength' => 2000,
				'pattern'   => '^https?://[^\x00-\x20]+\z',
			),
			'from'         => Arguments::clean_text( 100, array( 'default' => 'woocommerce-onboarding' ) ),
		);

		$job     = array( 'schema' => static fn(): array => Plugin_Jobs::get_schema( 'onboarding_plugins_job' ) );

		$link_schema = static fn(): array => Schemas::item(
			'onboarding_authorization_url',
			array(
				'success'      => Schemas::read_only( 'boolean' ),
				'errors'       => Schemas::read_only( 'array' ),
				'color_scheme' => Schemas::read_only( 'string' ),
				'url'          => Schemas::read_only( 'string' ),
			)
		);

		return array(
			$path . 'install-and-activate'       => array( self::editable( 'install_and_activate', $plugins, $writes ) ),
			$path . 'install-and-activate-async' => array( self::editable( 'schedule_installation', $plugins, $writes + $job ) ),
			$path . 'scheduled-installs/(?P<job_id>\w+)' => array(
				self::readable( 'get_job', array( 'job_id' => Arguments::clean_text( 100 ) ), $message + $job ),
			),
			$path . 'jetpack-authorization-url'  => array(
				self::readable( 'get_authorization_url', $link, $message + array( 'schema' => $link_schema ) ),
			),
		);
	}

	/**
	 * Installs and activates plugins.
	 */
	public function install_and_activate( WP_REST_Request $request ): WP_REST_Response {
		$result = Plugin_Jobs::run_now( Plugin_Jobs::SETUP, Plugin_Jobs::read_slugs( $request['plugins'] ) );

		return Plugin_Jobs::create_response(
			array(
				'installed' => $result['installed'],
				'activated' => $result['done'],
				'active'    => Plugins::active(),
				'job_id'    => $result['id'],
			),
			$result['errors'],
			array() === $result['errors']
				? __( 'Plugins were successfully installed and activated.', 'storedeck' )
				: __( 'There was a problem installing some of the requested plugins.', 'storedeck' )
		);
	}

	/**
	 * Schedules the installation and activation of plugins.
	 */
	public function schedule_installation( WP_REST_Request $request ): WP_REST_Response {
		$id = Plugin_Jobs::schedule( Plugin_Jobs::SETUP, Plugin_Jobs::read_slugs( $request['plugins'] ) );

		return new WP_REST_Response( Plugin_Jobs::find( Plugin_Jobs::SETUP, $id ) );
	}

	/**
	 * Returns a scheduled installation.
	 */
	public function get_job( WP_REST_Request $request ): WP_REST_Response {
		return new WP_REST_Response( Plugin_Jobs::get_existing( Plugin_Jobs::SETUP, $request['job_id'] ) );
	}

	/**
	 * Returns the URL at which a user connects the store with WordPress.com. Jetpack creates it.
	 */
	public function get_authorization_url( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$redirect_url = wp_validate_redirect( $request['redirect_url'] );

		if ( '' === $redirect_url ) {
			return $this->invalid_param( 'redirect_url', __( 'The URL must belong to this site.', 'storedeck' ) );
		}

		if ( ! is_callable( array( 'Jetpack', 'init' ) ) ) {
			return $this->not_found( 'woocommerce_rest_jetpack_not_active', __( 'Jetpack is not installed or active.', 'storedeck' ) );
		}

		return new WP_REST_Response(
			array(
				'success'      => true,
				'errors'       => array(),
				'color_scheme' => (string) get_user_option( 'admin_color' ),
				'url'          => (string) \Jetpack::init()->build_connect_url( true, $redirect_url, $request['from'] ),
			)
		);
	}

	protected function get_base_schema(): array {
		return Plugin_Jobs::get_result_schema( 'onboarding_plugins' );
	}
}
