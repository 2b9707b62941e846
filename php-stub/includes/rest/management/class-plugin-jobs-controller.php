<?php
/**
 * Installing and activating plugins.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Management;

use Storedeck\Extensions\Plugin_Jobs;
use Storedeck\Extensions\Plugins;
use Storedeck\Rest\Controller;
use Storedeck\Rest\Params;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * `/wc-admin/plugins/install` and `/wc-admin/plugins/activate`: for those whom
 * WordPress allows it.
 */
final class Plugin_Jobs_Controller extends Controller {

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
		$refusal = __( 'Sorry, you cannot manage plugins.', 'storedeck' );
		$job     = array( 'job_id' => Params::text( 100 ) );
		$wanted  = array(
			'plugins' => array(
				'type'        => array( 'string', 'array' ),
				'required'    => true,
				'maxLength'   => 2000,
				'maxItems'    => self::MOST,
				'items'       => Params::text( 200 ),
				'description' => __( 'Slugs of plugins, joined by commas.', 'storedeck' ),
			),
			'async'   => array(
				'type'    => 'boolean',
				'default' => false,
			),
		);
		$routes  = array();

		foreach ( array( 'install', 'activate' ) as $kind ) {
			$right = array(
				'capability' => $kind . '_plugins',
				'refusal'    => $refusal,
			);

			$routes[ '/plugins/' . $kind ]                                        = array(
				$right + array(
					'methods'  => 'POST,PUT,PATCH',
					'callback' => $kind . '_plugins',
					'action'   => 'update',
					'args'     => $wanted,
					'schema'   => 'get_result_schema',
				),
			);
			$routes[ '/plugins/' . $kind . '/status' ]                            = array(
				$right + array(
					'methods'  => 'GET',
					'callback' => 'get_' . $kind . '_jobs',
					'action'   => 'view',
				),
			);
			$routes[ '/plugins/' . $kind . '/status/(?P<job_id>[a-z0-9_\-]+)' ] = array(
				$right + array(
					'methods'  => 'GET',
					'callback' => 'get_' . $kind . '_job',
					'action'   => 'view',
					'args'     => $job,
					'schema'   => 'get_job_schema',
				),
			);
		}

		return $routes;
	}

	/**
	 * Installs plugins.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function install_plugins( WP_REST_Request $request ) {
		return $this->work(
			'install',
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
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function activate_plugins( WP_REST_Request $request ) {
		return $this->work(
			'activate',
			'activated',
			$request,
			array(
				'scheduled' => __( 'Plugin activation has been scheduled.', 'storedeck' ),
				'success'   => __( 'Plugins were successfully activated.', 'storedeck' ),
				'failure'   => __( 'There was a problem activating some of the requested plugins.', 'storedeck' ),
			)
		);
	}

	/**
	 * The last installations.
	 */
	public function get_install_jobs(): WP_REST_Response {
		return new WP_REST_Response( Plugin_Jobs::all( 'install' ) );
	}

	/**
	 * One installation.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function get_install_job( WP_REST_Request $request ) {
		return $this->job( 'install', $request['job_id'] );
	}

	/**
	 * The last activations.
	 */
	public function get_activate_jobs(): WP_REST_Response {
		return new WP_REST_Response( Plugin_Jobs::all( 'activate' ) );
	}

	/**
	 * One activation.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function get_activate_job( WP_REST_Request $request ) {
		return $this->job( 'activate', $request['job_id'] );
	}

	/**
	 * Schema of the last jobs.
	 *
	 * @return array<string, mixed>
	 */
	public function get_schema(): array {
		return array(
			'$schema' => 'http://json-schema.org/draft-04/schema#',
			'title'   => 'plugins_jobs',
			'type'    => 'array',
			'items'   => array( 'type' => 'object' ),
		);
	}

	/**
	 * Schema of how an installation or activation went.
	 *
	 * @return array<string, mixed>
	 */
	public function get_result_schema(): array {
		return Schemas::item(
			'plugins_result',
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
			'plugins_job',
			array(
				'job_id'  => Schemas::shown( 'string' ),
				'status'  => Schemas::shown( 'string' ),
				'plugins' => Schemas::shown( 'object' ),
			)
		);
	}

	/**
	 * Installs or activates, now or soon.
	 *
	 * @param string                $kind     install or activate.
	 * @param string                $done     Field of the slugs that it was done with.
	 * @param WP_REST_Request       $request  Request.
	 * @param array<string, string> $messages What to tell: scheduled, success, failure.
	 * @return WP_REST_Response|WP_Error
	 */
	private function work( string $kind, string $done, WP_REST_Request $request, array $messages ) {
		$slugs = Plugins::slugs( $request['plugins'] );

		if ( array() === $slugs || count( $slugs ) > self::MOST ) {
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
						'job_id'  => Plugin_Jobs::schedule( $kind, $slugs ),
						'plugins' => $slugs,
					),
					'errors'  => self::errors( new WP_Error() ),
					'success' => true,
					'message' => $messages['scheduled'],
				)
			);
		}

		$result = Plugin_Jobs::now( $kind, $slugs );
		$failed = $result['errors']->has_errors();
		$data   = array( $done => $result['done'] );

		if ( 'install' === $kind ) {
			$data['results']      = (object) array_fill_keys( $result['done'], true );
			$data['install_time'] = (object) array_map(
				static fn( float $seconds ): int => (int) round( 1000 * $seconds ),
				$result['seconds']
			);
		} else {
			$data['active'] = Plugins::active();
		}

		return new WP_REST_Response(
			array(
				'data'    => $data + array( 'job_id' => $result['id'] ),
				'errors'  => self::errors( $result['errors'] ),
				'success' => ! $failed,
				'message' => $messages[ $failed ? 'failure' : 'success' ],
			)
		);
	}

	/**
	 * Errors by slug, as objects even when there are none.
	 *
	 * @param WP_Error $errors Errors.
	 */
	private static function errors( WP_Error $errors ): array {
		return array(
			'errors'     => (object) $errors->errors,
			'error_data' => (object) $errors->error_data,
		);
	}

	/**
	 * A job as the answer.
	 *
	 * @param string $kind install or activate.
	 * @param string $id   Its id.
	 * @return WP_REST_Response|WP_Error
	 */
	private function job( string $kind, string $id ) {
		$job = Plugin_Jobs::one( $kind, $id );

		return null === $job
			? $this->not_found( 'woocommerce_rest_plugins_invalid_job', __( 'Sorry, there is no job with that ID.', 'storedeck' ) )
			: new WP_REST_Response( $job );
	}
}
