<?php

namespace Storedeck\Jobs;

defined( 'ABSPATH' ) || exit;

/**
 * Processes a job in steps of about a second.
 *
 * A process can be killed at any time. The step that it was in is then repeated,
 * so running a step twice must have the same result as running it once.
 */
interface Job_Handler {

	/**
	 * Prepares for steps. Errors that repeating would not fix should occur in the first step, not here.
	 *
	 * @param Job $job Job; its checkpoint may be read again before the first step.
	 * @return bool False while another process holds a resource that the handler needs.
	 */
	public function open( Job $job ): bool;

	/**
	 * Runs a step and updates the checkpoint of the job.
	 *
	 * @return bool Whether the job is finished.
	 * @throws \Throwable When the step failed and should be repeated later.
	 */
	public function step( Job $job ): bool;

	/**
	 * Releases what open() acquired.
	 *
	 * @param int $steps Number of steps that were run.
	 */
	public function close( int $steps ): void;

	/**
	 * Deletes the data of a job that was cancelled, failed or deleted.
	 */
	public function discard( Job $job ): void;
}
