<?php
/**
 * Installations and activations that were asked for.
 *
 * @package Storedeck
 */

namespace Storedeck\Extensions;

use Storedeck\Store\Onboarding\Plugin_Setup;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps the last jobs, and runs those that shall not keep anybody waiting.
 */
final class Plugin_Jobs {

	/**
	 * Hook that runs a job in the background.
	 */
	public const HOOK = 'storedeck_run_extension_job';

	/**
	 * Option that holds the jobs.
	 */
	private const OPTION = 'storedeck_extension_jobs';

	/**
	 * How many jobs are kept.
	 */
	private const KEPT = 20;

	/**
	 * Hooks the work in the background.
	 */
	public static function register_hooks(): void {
		add_action( self::HOOK, array( self::class, 'run' ) );
	}

	/**
	 * The last jobs of a kind, the newest first.
	 *
	 * @param string $kind install, activate or setup, which does both.
	 * @return list<array{job_id: string, status: string, plugins: array<string, array{status: string,
	 *               errors: list<string>, install_duration: float}>}>
	 */
	public static function all( string $kind ): array {
		return array_map(
			array( self::class, 'shown' ),
			array_values( array_filter( self::stored(), static fn( array $job ): bool => $kind === $job['kind'] ) )
		);
	}

	/**
	 * One job.
	 *
	 * @param string $kind install, activate or setup, which does both.
	 * @param string $id   Its id.
	 * @return array<string, mixed>|null See all().
	 */
	public static function one( string $kind, string $id ): ?array {
		$job = self::stored()[ $id ] ?? null;

		return null !== $job && $kind === $job['kind'] ? self::shown( $job ) : null;
	}

	/**
	 * Notes a job and has it done soon.
	 *
	 * @param string       $kind  install, activate or setup.
	 * @param list<string> $slugs Slugs.
	 * @return string Its id.
	 */
	public static function schedule( string $kind, array $slugs ): string {
		$id = self::add( $kind, $slugs );

		wp_schedule_single_event( time(), self::HOOK, array( $id ) );

		return $id;
	}

	/**
	 * Notes a job and does it now.
	 *
	 * @param string       $kind  install, activate or setup.
	 * @param list<string> $slugs Slugs.
	 * @return array{id: string, done: list<string>, seconds: array<string, float>, errors: \WP_Error}
	 */
	public static function now( string $kind, array $slugs ): array {
		$id = self::add( $kind, $slugs );

		return array( 'id' => $id ) + self::run( $id );
	}

	/**
	 * Does a job.
	 *
	 * @param string $id Its id.
	 * @return array{done: list<string>, seconds: array<string, float>, errors: \WP_Error}
	 */
	public static function run( $id ): array {
		$job  = self::stored()[ $id ] ?? null;
		$none = array(
			'done'    => array(),
			'seconds' => array(),
			'errors'  => new \WP_Error(),
		);

		if ( null === $job || 'pending' !== $job['status'] ) {
			return $none;
		}

		self::keep( $id, array( 'status' => 'in-progress' ) + $job );

		$result = match ( $job['kind'] ) {
			'install'  => Plugin_Installer::install( $job['slugs'] ),
			'activate' => Plugin_Installer::activate( $job['slugs'] ),
			'setup'    => Plugin_Setup::run( $job['slugs'] ),
			default    => $none,
		};

		self::keep(
			$id,
			array(
				'status'  => $result['errors']->has_errors() ? 'failed' : 'complete',
				'errors'  => $result['errors']->errors,
				'seconds' => $result['seconds'],
			) + $job
		);

		return $result;
	}

	/**
	 * Notes a job.
	 *
	 * @param string       $kind  install, activate or setup.
	 * @param list<string> $slugs Slugs.
	 * @return string Its id.
	 */
	private static function add( string $kind, array $slugs ): string {
		$id = str_replace( '.', '', uniqid( '', true ) );

		self::keep(
			$id,
			array(
				'kind'    => $kind,
				'id'      => $id,
				'status'  => 'pending',
				'slugs'   => $slugs,
				'errors'  => array(),
				'seconds' => array(),
			)
		);

		return $id;
	}

	/**
	 * Stores a job and forgets the oldest.
	 *
	 * @param string               $id  Its id.
	 * @param array<string, mixed> $job Job.
	 */
	private static function keep( string $id, array $job ): void {
		$jobs = array( $id => $job ) + self::stored();

		update_option( self::OPTION, array_slice( $jobs, 0, self::KEPT, true ), false );
	}

	/**
	 * Jobs as they are stored, the newest first.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	private static function stored(): array {
		$jobs = get_option( self::OPTION );

		return is_array( $jobs ) ? $jobs : array();
	}

	/**
	 * A job as it is shown.
	 *
	 * @param array<string, mixed> $job Job.
	 * @return array<string, mixed>
	 */
	private static function shown( array $job ): array {
		$plugins = array();

		foreach ( $job['slugs'] as $slug ) {
			$failed           = isset( $job['errors'][ $slug ] );
			$plugins[ $slug ] = array(
				'status'           => isset( $job['seconds'][ $slug ] ) ? 'complete' : ( $failed ? 'failed' : $job['status'] ),
				'errors'           => $job['errors'][ $slug ] ?? array(),
				'install_duration' => $job['seconds'][ $slug ] ?? 0,
			);
		}

		return array(
			'job_id'  => $job['id'],
			'status'  => $job['status'],
			'plugins' => (object) $plugins,
		);
	}
}
