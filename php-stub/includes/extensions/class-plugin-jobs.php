<?php

namespace Storedeck\Extensions;

use Storedeck\Foundation\Store_Exception;
use Storedeck\Jobs\Job;
use Storedeck\Jobs\Job_Queue;
use Storedeck\Jobs\Job_Runner;
use Storedeck\Jobs\Job_Store;
use Storedeck\Rest\Schemas;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Starts jobs in this request or in the background, and reads recent ones.
 */
final class Plugin_Jobs {

	/** Actions. SETUP installs and activates. */
	public const INSTALL  = 'install';
	public const ACTIVATE = 'activate';
	public const SETUP    = 'setup';

	/** Maximum number of plugins in a request. */
	public const MAX_PLUGINS = 20;

	/** Number of jobs that are listed. */
	private const MAX_RECENT = 20;

	/**
	 * Recent jobs of an action, the newest first.
	 *
	 * @return list<array{job_id: string, status: string, plugins: object}>
	 */
	public static function recent( string $action ): array {
		$jobs = array_filter(
			Job_Store::latest( array( Plugin_Job_Handler::TYPE ), self::MAX_RECENT ),
			static fn( Job $job ): bool => $action === $job->args['action']
		);

		return array_values( array_map( array( self::class, 'prepare' ), $jobs ) );
	}

	/**
	 * Finds a job.
	 *
	 * @return array{job_id: string, status: string, plugins: object}|null
	 */
	public static function find( string $action, string $id ): ?array {
		$job = Job_Store::find( $id );

		return null !== $job && Plugin_Job_Handler::TYPE === $job->type && $action === $job->args['action'] ? self::prepare( $job ) : null;
	}

	/**
	 * The job that a request names.
	 *
	 * @return array{job_id: string, status: string, plugins: object}
	 * @throws Store_Exception When it does not exist.
	 */
	public static function get_existing( string $action, string $id ): array {
		$message = __( 'Sorry, there is no job with that ID.', 'storedeck' );

		return self::find( $action, $id ) ?? throw new Store_Exception( 'woocommerce_rest_plugins_invalid_job', $message, 404 );
	}

	/**
	 * Slugs of the plugins that a request names.
	 *
	 * @param string|string[] $plugins Plugins, or comma-separated ones.
	 * @return list<string>
	 * @throws Store_Exception When there are none, or too many.
	 */
	public static function read_slugs( string|array $plugins ): array {
		$slugs = Plugins::slugs( $plugins );

		return array() !== $slugs && count( $slugs ) <= self::MAX_PLUGINS
			? $slugs
			: throw new Store_Exception( 'woocommerce_rest_invalid_plugins', __( 'Plugins must be a non-empty array.', 'storedeck' ) );
	}

	/**
	 * Adds a job that runs in the background.
	 *
	 * @param list<string> $slugs Slugs.
	 * @return string ID; empty if the database is read-only.
	 */
	public static function schedule( string $action, array $slugs ): string {
		return (string) Job_Queue::add( Plugin_Job_Handler::TYPE, compact( 'action', 'slugs' ), count( $slugs ), self::create_slot() );
	}

	/**
	 * Runs a job in this request.
	 *
	 * @param list<string> $slugs Slugs.
	 * @return array{id: string, done: list<string>, installed: list<string>, seconds: array<string, float>,
	 *               errors: array<string, list<string>>} `done` are the slugs for which the last action succeeded,
	 *               `seconds` the durations of their installation or activation by slug.
	 */
	public static function run_now( string $action, array $slugs ): array {
		$job = Job_Queue::start( Plugin_Job_Handler::TYPE, compact( 'action', 'slugs' ), count( $slugs ), self::create_slot(), INF );

		if ( null === $job || Job::FINISHED !== $job->state ) {
			if ( null !== $job ) {
				Job_Runner::stop( $job, Job::CANCELLED );
			}

			$message = __( 'Could not change plugins: another installation is in progress. Try again.', 'storedeck' );

			return array(
				'id'        => $job->id ?? '',
				'done'      => array(),
				'installed' => array(),
				'seconds'   => array(),
				'errors'    => array_fill_keys( $slugs, array( $message ) ),
			);
		}

		$installed = $job->checkpoint['installed'];
		$done      = self::INSTALL === $action ? $installed : $job->checkpoint['activated'];

		return array(
			'id'        => $job->id,
			'done'      => $done,
			'installed' => $installed,
			'seconds'   => self::get_seconds( $job ),
			'errors'    => $job->checkpoint['errors'],
		);
	}

	/**
	 * Response about an installation or activation.
	 *
	 * @param array<string, mixed>        $data   Data.
	 * @param array<string, list<string>> $errors Messages by slug.
	 */
	public static function create_response( array $data, array $errors, string $message ): WP_REST_Response {
		return new WP_REST_Response(
			array(
				'data'    => $data,
				'errors'  => self::format_errors( $errors ),
				'success' => array() === $errors,
				'message' => $message,
			)
		);
	}

	/**
	 * Errors in the format of WP_Error, with empty objects when there are none.
	 *
	 * @param array<string, list<string>> $errors Messages by slug.
	 * @return array{errors: object, error_data: object}
	 */
	public static function format_errors( array $errors ): array {
		return array( 'errors' => (object) $errors, 'error_data' => (object) array() );
	}

	/**
	 * A job in the format of the REST API.
	 *
	 * @return array{job_id: string, status: string, plugins: object}
	 */
	private static function prepare( Job $job ): array {
		$errors  = $job->checkpoint['errors'] ?? array();
		$seconds = self::get_seconds( $job );
		$status  = self::get_status( $job );
		$plugins = array();

		foreach ( $job->args['slugs'] as $slug ) {
			$plugins[ $slug ] = array(
				'status'           => isset( $errors[ $slug ] ) ? 'failed' : ( isset( $seconds[ $slug ] ) ? 'complete' : $status ),
				'errors'           => $errors[ $slug ] ?? array(),
				'install_duration' => $seconds[ $slug ] ?? 0,
			);
		}

		return array( 'job_id' => $job->id, 'status' => $status, 'plugins' => (object) $plugins );
	}

	/**
	 * Status of a job: pending, in-progress, complete or failed.
	 */
	private static function get_status( Job $job ): string {
		if ( $job->is_open() ) {
			return array() === $job->checkpoint ? 'pending' : 'in-progress';
		}

		return Job::FINISHED === $job->state && array() === $job->checkpoint['errors'] ? 'complete' : 'failed';
	}

	/**
	 * Durations by slug. Of a setup, those of the installation of plugins that were activated.
	 *
	 * @return array<string, float>
	 */
	private static function get_seconds( Job $job ): array {
		$seconds = $job->checkpoint['seconds'] ?? array();

		return self::SETUP === $job->args['action']
			? array_intersect_key( $seconds[ self::INSTALL ] ?? array(), $seconds[ self::ACTIVATE ] ?? array() )
			: $seconds[ $job->args['action'] ] ?? array();
	}

	/**
	 * A slot for one job: other jobs may be open at the same time.
	 */
	private static function create_slot(): string {
		return 'plugins-' . bin2hex( random_bytes( 12 ) );
	}

	/**
	 * Schema of a job.
	 *
	 * @return array<string, mixed>
	 */
	public static function get_schema( string $title ): array {
		return Schemas::item(
			$title,
			array(
				'job_id'  => Schemas::read_only( 'string' ),
				'status'  => Schemas::read_only( 'string' ),
				'plugins' => Schemas::read_only( 'object' ),
			)
		);
	}

	/**
	 * Schema of the result of an installation or activation.
	 *
	 * @return array<string, mixed>
	 */
	public static function get_result_schema( string $title ): array {
		return Schemas::item(
			$title,
			array(
				'data'    => Schemas::read_only( 'object' ),
				'errors'  => Schemas::read_only( 'object' ),
				'success' => Schemas::read_only( 'boolean' ),
				'message' => Schemas::read_only( 'string' ),
			)
		);
	}
}
