<?php

namespace Storedeck\Extensions;

use Storedeck\Jobs\Job;
use Storedeck\Jobs\Locked_Handler;

defined( 'ABSPATH' ) || exit;

/**
 * Installs or activates one plugin per step. All plugins are installed before
 * any is activated, since they may depend on each other.
 *
 * A plugin can kill the process. So before each plugin, a step only records
 * which one is next; if the next step then runs in another process, that plugin
 * has failed and is not tried again.
 *
 * Args: `action` (see Plugin_Jobs), `slugs`. Checkpoint: `tasks` (list of action
 * and slug), `current` (index of the task that was started, or null), `next`
 * (index of the next task), `installed` and `activated` (slugs), `seconds` (by
 * action and slug) and `errors` (messages by slug).
 */
final class Plugin_Job_Handler extends Locked_Handler {

	/** Type of the job. */
	public const TYPE = 'plugins';

	/** Keeps other processes from changing plugins at the same time. */
	protected const LOCK    = 'plugins';
	protected const TIMEOUT = 10;

	/** Index of the task that this process has started. */
	private ?int $started = null;

	public function step( Job $job ): bool {
		if ( array() === $job->checkpoint ) {
			$job->checkpoint = self::create_checkpoint( $job->args['action'], $job->args['slugs'] );
			$job->total      = count( $job->checkpoint['tasks'] );
		}

		$checkpoint = $job->checkpoint;

		if ( null === $checkpoint['current'] ) {
			$this->started              = $checkpoint['next'];
			$job->checkpoint['current'] = $checkpoint['next'];

			return false;
		}

		list( $action, $slug ) = $checkpoint['tasks'][ $checkpoint['current'] ];

		$begin   = microtime( true );
		$message = $this->run_task( $action, $slug, $job );

		if ( '' === $message ) {
			$done                                       = Plugin_Jobs::INSTALL === $action ? 'installed' : 'activated';
			$checkpoint[ $done ][]                      = $slug;
			$checkpoint['seconds'][ $action ][ $slug ] = round( microtime( true ) - $begin, 3 );
		} elseif ( null !== $message ) {
			$checkpoint['errors'][ $slug ][] = $message;
		}

		$checkpoint['current'] = null;
		++$checkpoint['next'];

		$job->checkpoint = $checkpoint;
		$job->done       = $checkpoint['next'];

		return count( $checkpoint['tasks'] ) <= $checkpoint['next'];
	}

	/**
	 * Checkpoint of a new job.
	 *
	 * @param list<string> $slugs Slugs.
	 * @return array<string, mixed>
	 */
	private static function create_checkpoint( string $action, array $slugs ): array {
		$actions = Plugin_Jobs::SETUP === $action ? array( Plugin_Jobs::INSTALL, Plugin_Jobs::ACTIVATE ) : array( $action );
		$tasks   = array();

		foreach ( $actions as $name ) {
			foreach ( $slugs as $slug ) {
				$tasks[] = array( $name, $slug );
			}
		}

		return array(
			'tasks'     => $tasks,
			'current'   => null,
			'next'      => 0,
			'installed' => array(),
			'activated' => array(),
			'seconds'   => array(),
			'errors'    => array(),
		);
	}

	/**
	 * Runs a task.
	 *
	 * @param string $action Plugin_Jobs::INSTALL or Plugin_Jobs::ACTIVATE.
	 * @return string|null Error message; empty for success; null for a plugin to skip, because its installation failed.
	 */
	private function run_task( string $action, string $slug, Job $job ): ?string {
		$checkpoint = $job->checkpoint;

		if ( isset( $checkpoint['errors'][ $slug ] ) ) {
			return null;
		}

		if ( $this->started !== $checkpoint['current'] ) {
			/* translators: %s: slug of a plugin. */
			return sprintf( __( 'The requested plugin `%s` failed.', 'storedeck' ), $slug );
		}

		// All are installed before any is activated.
		$missing = Plugin_Requirements::get_missing( $slug, Plugin_Jobs::INSTALL === $action ? $job->args['slugs'] : array() );

		if ( array() !== $missing ) {
			return sprintf(
				/* translators: 1: slug of a plugin, 2: names of other plugins. */
				__( 'The requested plugin `%1$s` requires %2$s, which is not active. Install and activate it first.', 'storedeck' ),
				$slug,
				implode( ', ', $missing )
			);
		}

		return Plugin_Jobs::INSTALL === $action ? Plugin_Installer::install( $slug ) : Plugin_Installer::activate( $slug );
	}
}
