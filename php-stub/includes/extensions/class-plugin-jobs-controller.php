<?php

namespace Storedeck\Extensions;

use Storedeck\Rest\Controller;
use Storedeck\Rest\Params;
use Storedeck\Rest\Schemas;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /wc-admin/plugins/install and /wc-admin/plugins/activate.
 */
final class Plugin_Jobs_Controller extends Controller {

	protected const IS_ATOMIC = false;

	/**
	 * Maximum number of plugins in a request.
	 */
	private const MAX_PLUGINS = 20;

	protected $namespace = 'wc-admin';

	protected function routes(): array {
		$args   = array(
			'plugins' => array(
				'type'        => array( 'string', 'array' ),
				'required'    => true,
				'maxLength'   => 2000,
				'maxItems'    => self::MAX_PLUGINS,
				'items'       => Params::text( 200 ),
				'description' => __( 'Comma-separated slugs of plugins.', 'storedeck' ),
			),
			'async'   => array(
				'type'    => 'boolean',
				'default' => false,
			),
		);
		$routes = array();

		foreach ( array( Plugin_Jobs::INSTALL, Plugin_Jobs::ACTIVATE ) as $action ) {
			$path   = '/plugins/' . $action;
			$access = array(
				'capability' => $action . '_plugins',
				'message'    => __( 'Sorry, you cannot manage plugins.', 'storedeck' ),
			);

			$routes += array(
				$path                                      => array(
					self::editable(
						$action . '_plugins',
						$args,
						$access + array(
							'action' => 'update',
							'schema' => 'get_result_schema',
						)
					),
				),
				$path . '/status'                          => array( self::readable( 'get_' . $action . '_jobs', array(), $access ) ),
				$path . '/status/(?P<job_id>[a-z0-9_\-]+)' => array(
					self::readable(
						'get_' . $action . '_job',
						array( 'job_id' => Params::text( 100 ) ),
						$access + array( 'schema' => 'get_job_schema' )
					),
				),
			);
		}

		return $routes;
	}

	/**
	 * Installs plugins.
	 *
	 * @return WP_REST_Response|WP_Error
	 */
	public function install_plugins( WP_REST_Request $request ) {
		return $this->start_job(
			Plugin_Jobs::INSTALL,
			'installed',
			$request,
			array(
				'scheduled' => __( 'Plugin installation has been scheduled.', 'storedeck' ),
				'success'   => __( 'Plugins were successfully installed.', 'storedeck' ),
				'failure'   => __( 'There was a problem installing some of the requested plugins.', 'storedeck' ),
			)
		);
	}

	/**
	 * Activates plugins.
	 *
	 * @return WP_REST_Response|WP_Error
	 */
	public function activate_plugins( WP_REST_Request $request ) {
		return $this->start_job(
			Plugin_Jobs::ACTIVATE,
			'activated',
			$request,
			array(
				'scheduled' => __( 'Plugin activation has been scheduled.', 'storedeck' ),
				'success'   => __( 'Plugins were successfully activated.', 'storedeck' ),
				'failure'   => __( 'There was a problem activating some of the requested plugins.', 'storedeck' ),
			)
		);
	}

	public function get_install_jobs(): WP_REST_Response {
		return new WP_REST_Response( Plugin_Jobs::recent( Plugin_Jobs::INSTALL ) );
	}

	/**
	 * Returns an installation.
	 *
	 * @return WP_REST_Response|WP_Error
	 */
	public function get_install_job( WP_REST_Request $request ) {
		return $this->get_job( Plugin_Jobs::INSTALL, $request['job_id'] );
	}

	public function get_activate_jobs(): WP_REST_Response {
		return new WP_REST_Response( Plugin_Jobs::recent( Plugin_Jobs::ACTIVATE ) );
	}

	/**
	 * Returns an activation.
	 *
	 * @return WP_REST_Response|WP_Error
	 */
	public function get_activate_job( WP_REST_Request $request ) {
		return $this->get_job( Plugin_Jobs::ACTIVATE, $request['job_id'] );
	}

	protected function get_base_schema(): array {
		return Schemas::list_of( 'plugins_jobs' );
	}

	/**
	 * Schema of the result of an installation or activation.
	 *
	 * @return array<string, mixed>
	 */
	public function get_result_schema(): array {
		return Plugin_Jobs::get_result_schema( 'plugins_result' );
	}

	/**
	 * Schema of a job.
	 *
	 * @return array<string, mixed>
	 */
	public function get_job_schema(): array {
		return Plugin_Jobs::get_schema( 'plugins_job' );
	}

	/**
	 * Runs a job in this request, or schedules it.
	 *
	 * @param string                $action     Plugin_Jobs::INSTALL or Plugin_Jobs::ACTIVATE.
	 * @param string                $done_field Field with the slugs of plugins that succeeded.
	 * @param array<string, string> $messages   Messages: scheduled, success, failure.
	 * @return WP_REST_Response|WP_Error
	 */
	private function start_job( string $action, string $done_field, WP_REST_Request $request, array $messages ) {
		$slugs = Plugins::slugs( $request['plugins'] );

		if ( array() === $slugs || count( $slugs ) > self::MAX_PLUGINS ) {
			return new WP_Error(
				'woocommerce_rest_invalid_plugins',
				__( 'Plugins must be a non-empty array.', 'storedeck' ),
				array( 'status' => 400 )
			);
		}

		if ( $request['async'] ) {
			return new WP_REST_Response(
				array(
					'data'    => array(
						'job_id'  => Plugin_Jobs::schedule( $action, $slugs ),
						'plugins' => $slugs,
					),
					'errors'  => Plugin_Jobs::format_errors( array() ),
					'success' => true,
					'message' => $messages['scheduled'],
				)
			);
		}

		$result = Plugin_Jobs::run_now( $action, $slugs );
		$failed = array() !== $result['errors'];
		$data   = array( $done_field => $result['done'] );

		if ( Plugin_Jobs::INSTALL === $action ) {
			$data['results']      = (object) array_fill_keys( $result['done'], true );
			$data['install_time'] = (object) array_map(
				static fn( $seconds ): int => (int) round( 1000 * $seconds ),
				$result['seconds']
			);
		} else {
			$data['active'] = Plugins::active();
		}

		return new WP_REST_Response(
			array(
				'data'    => $data + array( 'job_id' => $result['id'] ),
				'errors'  => Plugin_Jobs::format_errors( $result['errors'] ),
				'success' => ! $failed,
				'message' => $messages[ $failed ? 'failure' : 'success' ],
			)
		);
	}

	/**
	 * Returns a job.
	 *
	 * @return WP_REST_Response|WP_Error
	 */
	private function get_job( string $action, string $id ) {
		$job = Plugin_Jobs::find( $action, $id );

		return null === $job
			? $this->not_found( 'woocommerce_rest_plugins_invalid_job', __( 'Sorry, there is no job with that ID.', 'storedeck' ) )
			: new WP_REST_Response( $job );
	}
}
