<?php
/**
 * Plugins that the setup brings along.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Management;

use Storedeck\Extensions\Plugin_Jobs;
use Storedeck\Extensions\Plugins;
use Storedeck\Rest\Params;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * `/wc-admin/onboarding/plugins`: installs and activates at one go, for those
 * whom WordPress allows both.
 */
final class Onboarding_Plugins_Controller extends Shop_Endpoints {

	/**
	 * Namespace of the routes.
	 */
	protected const NAMESPACE = 'wc-admin';

	/**
	 * Most plugins in one request.
	 */
	private const MOST = 20;

	/**
	 * The routes.
	 *
	 * @return array<string, list<array<string, mixed>>>
	 */
	protected function routes(): array {
		$plugins = '/onboarding/plugins/';
		$right   = array(
			'capability' => array( 'install_plugins', 'activate_plugins' ),
			'refusal'    => __( 'Sorry, you cannot manage plugins.', 'storedeck' ),
		);
		$writes  = $right + array(
			'methods' => 'POST',
			'action'  => 'update',
		);
		$job     = array( 'schema' => 'get_job_schema' );
		$wanted  = array(
			'plugins' => array(
				'type'     => 'array',
				'required' => true,
				'minItems' => 1,
				'maxItems' => self::MOST,
				'items'    => Params::text( 200 ),
			),
			'source'  => Params::text( 200 ),
		);
		$link    = array(
			'redirect_url' => array(
				'type'      => 'string',
				'format'    => 'uri',
				'required'  => true,
				'maxLength' => 2000,
				'pattern'   => '^https?://[^\x00-\x20]+\z',
			),
			'from'         => Params::text( 100, array( 'default' => 'woocommerce-onboarding' ) ),
		);

		return array(
			$plugins . 'install-and-activate'       => array( self::writes( 'set_up', $wanted, $writes ) ),
			$plugins . 'install-and-activate-async' => array( self::writes( 'set_up_later', $wanted, $writes + $job ) ),
			$plugins . 'scheduled-installs/(?P<job_id>\w+)' => array(
				self::reads( 'get_job', array( 'job_id' => Params::text( 100 ) ), $right + $job ),
			),
			$plugins . 'jetpack-authorization-url'  => array(
				self::reads( 'get_authorization_url', $link, $right + array( 'schema' => 'get_link_schema' ) ),
			),
		);
	}

	/**
	 * Installs and activates plugins.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function set_up( WP_REST_Request $request ) {
		$slugs = Plugins::slugs( $request['plugins'] );

		if ( array() === $slugs ) {
			return $this->no_plugins();
		}

		$result = Plugin_Jobs::now( 'setup', $slugs );
		$failed = $result['errors']->has_errors();

		return new WP_REST_Response(
			array(
				'data'    => array(
					'installed' => $result['installed'] ?? array(),
					'activated' => $result['done'],
					'active'    => Plugins::active(),
					'job_id'    => $result['id'],
				),
				'errors'  => array(
					'errors'     => (object) $result['errors']->errors,
					'error_data' => (object) $result['errors']->error_data,
				),
				'success' => ! $failed,
				'message' => $failed
					? __( 'There was a problem installing some of the requested plugins.', 'storedeck' )
					: __( 'Plugins were successfully installed and activated.', 'storedeck' ),
			)
		);
	}

	/**
	 * Installs and activates plugins soon.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function set_up_later( WP_REST_Request $request ) {
		$slugs = Plugins::slugs( $request['plugins'] );

		return array() === $slugs
			? $this->no_plugins()
			: new WP_REST_Response( Plugin_Jobs::one( 'setup', Plugin_Jobs::schedule( 'setup', $slugs ) ) );
	}

	/**
	 * How far it is.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function get_job( WP_REST_Request $request ) {
		$job = Plugin_Jobs::one( 'setup', $request['job_id'] );

		return null === $job
			? $this->not_found( 'woocommerce_rest_plugins_invalid_job', __( 'Sorry, there is no job with that ID.', 'storedeck' ) )
			: new WP_REST_Response( $job );
	}

	/**
	 * Where the shop is connected with an account. Only the plugin knows that.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function get_authorization_url( WP_REST_Request $request ) {
		$back = wp_validate_redirect( $request['redirect_url'] );

		if ( '' === $back ) {
			return $this->invalid_param( 'redirect_url', __( 'The address must be one of this site.', 'storedeck' ) );
		}

		if ( ! is_callable( array( 'Jetpack', 'init' ) ) ) {
			return $this->not_found( 'woocommerce_rest_jetpack_not_active', __( 'Jetpack is not installed or active.', 'storedeck' ) );
		}

		return new WP_REST_Response(
			array(
				'success'      => true,
				'errors'       => array(),
				'color_scheme' => (string) get_user_option( 'admin_color' ),
				'url'          => (string) \Jetpack::init()->build_connect_url( true, $back, $request['from'] ),
			)
		);
	}

	/**
	 * Schema of how it went.
	 *
	 * @return array<string, mixed>
	 */
	public function get_schema(): array {
		return Schemas::item(
			'onboarding_plugins',
			array(
				'data'    => Schemas::shown( 'object' ),
				'errors'  => Schemas::shown( 'object' ),
				'success' => Schemas::shown( 'boolean' ),
				'message' => Schemas::shown( 'string' ),
			)
		);
	}

	/**
	 * Schema of a job.
	 *
	 * @return array<string, mixed>
	 */
	public function get_job_schema(): array {
		return Schemas::item(
			'onboarding_plugins_job',
			array(
				'job_id'  => Schemas::shown( 'string' ),
				'status'  => Schemas::shown( 'string' ),
				'plugins' => Schemas::shown( 'object' ),
			)
		);
	}

	/**
	 * Schema of the address.
	 *
	 * @return array<string, mixed>
	 */
	public function get_link_schema(): array {
		return Schemas::item(
			'onboarding_authorization_url',
			array(
				'success'      => Schemas::shown( 'boolean' ),
				'errors'       => Schemas::shown( 'array' ),
				'color_scheme' => Schemas::shown( 'string' ),
				'url'          => Schemas::shown( 'string' ),
			)
		);
	}

	/**
	 * The answer about a list of nothing.
	 */
	private function no_plugins(): WP_Error {
		return new WP_Error(
			'woocommerce_rest_invalid_plugins',
			__( 'Plugins must be a non-empty array.', 'storedeck' ),
			array( 'status' => 400 )
		);
	}
}
