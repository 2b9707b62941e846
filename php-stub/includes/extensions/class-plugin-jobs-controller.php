<?php

namespace Storedeck\Extensions;

use Storedeck\Rest\Arguments;
use Storedeck\Rest\Controller;
use Storedeck\Rest\Schemas;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /wc-admin/plugins/install and /wc-admin/plugins/activate.
 */
final class Plugin_Jobs_Controller extends Controller {

	protected const IS_ATOMIC = false;

	protected $namespace = 'wc-admin';

	protected function routes(): array {
		$args   = array(
			'plugins' => array(
				'type'        => array( 'string', 'array' ),
				'required'    => true,
				'maxLength'   => 2000,
				'maxItems'    => Plugin_Jobs::MAX_PLUGINS,
				'items'       => Arguments::clean_text( 200 ),
				'description' => __( 'Comma-separated slugs of plugins.', 'storedeck' ),
			),
			'async'   => Arguments::flag( false ),
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
						'start_job',
						$args,
						$access + array(
							'action' => 'update',
							'schema' => static fn(): array => Plugin_Jobs::get_result_schema( 'plugins_result' ),
						)
					),
				),
				$path . '/status'                          => array( self::readable( 'get_jobs', array(), $access ) ),
				$path . '/status/(?P<job_id>[a-z0-9_\-]+)' => array(
					self::readable(
						'get_job',
						array( 'job_id' => Arguments::clean_text( 100 ) ),
						$access + array( 'schema' => static fn(): array => Plugin_Jobs::get_schema( 'plugins_job' ) )
					),
				),
			);
		}

		return $routes;
	}

	/**
	 * Installs or activates plugins in this request, or schedules it.
	 */
	public function start_job( WP_REST_Request $request ): WP_REST_Response {
		$slugs  = Plugin_Jobs::read_slugs( $request['plugins'] );
		$action = self::get_action( $request );

		if ( $request['async'] ) {
			return Plugin_Jobs::create_response(
				array( 'job_id' => Plugin_Jobs::schedule( $action, $slugs ), 'plugins' => $slugs ),
				array(),
				Plugin_Jobs::INSTALL === $action
					? __( 'Plugin installation has been scheduled.', 'storedeck' )
					: __( 'Plugin activation has been scheduled.', 'storedeck' )
			);
		}

		$result = Plugin_Jobs::run_now( $action, $slugs );
		$failed = array() !== $result['errors'];

		if ( Plugin_Jobs::INSTALL === $action ) {
			$message = $failed
				? __( 'There was a problem installing some of the requested plugins.', 'storedeck' )
				: __( 'Plugins were successfully installed.', 'storedeck' );
			$data    = array(
				'installed'    => $result['done'],
				'results'      => (object) array_fill_keys( $result['done'], true ),
				'install_time' => (object) array_map( static fn( $seconds ): int => (int) round( 1000 * $seconds ), $result['seconds'] ),
			);
		} else {
			$message = $failed
				? __( 'There was a problem activating some of the requested plugins.', 'storedeck' )
				: __( 'Plugins were successfully activated.', 'storedeck' );
			$data    = array( 'activated' => $result['done'], 'active' => Plugins::active() );
		}

		return Plugin_Jobs::create_response( $data + array( 'job_id' => $result['id'] ), $result['errors'], $message );
	}

	/**
	 * Lists recent installations or activations.
	 */
	public function get_jobs( WP_REST_Request $request ): WP_REST_Response {
		return new WP_REST_Response( Plugin_Jobs::recent( self::get_action( $request ) ) );
	}

	/**
	 * Returns an installation or activation.
	 */
	public function get_job( WP_REST_Request $request ): WP_REST_Response {
		return new WP_REST_Response( Plugin_Jobs::get_existing( self::get_action( $request ), $request['job_id'] ) );
	}

	protected function get_base_schema(): array {
		return Schemas::list_of( 'plugins_jobs' );
	}

	/**
	 * Plugin_Jobs::INSTALL or Plugin_Jobs::ACTIVATE: the part of the route after /plugins, which is matched regardless of case.
	 */
	private static function get_action( WP_REST_Request $request ): string {
		return explode( '/', strtolower( $request->get_route() ) )[3];
	}
}
