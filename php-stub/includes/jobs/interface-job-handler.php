<?php
/**
 * How a kind of job is done.
 *
 * @package Storedeck
 */

namespace Storedeck\Jobs;

defined( 'ABSPATH' ) || exit;

/**
 * Does a job in steps, each of about a second.
 *
 * A process may be killed at any moment. What a step wrote may then stand there
 * without being noted, and the step is done again: doing it twice must give
 * what doing it once gives.
 */
interface Job_Handler {

	/**
	 * Makes ready for steps, before anybody holds the job. What fails for good fails in the first step.
	 *
	 * @param Job $job Job; how far it came may be noted anew until the first step.
	 * @return bool Whether it may begin; false while another process has what it needs.
	 */
	public function open( Job $job ): bool;

	/**
	 * Does a step and notes in the job how far it came.
	 *
	 * @param Job $job Job.
	 * @return bool Whether all is done.
	 * @throws \Throwable When it cannot; it is tried again later.
	 */
	public function step( Job $job ): bool;

	/**
	 * Lets go of what open() took. Runs after the last step of a slice.
	 *
	 * @param int $steps How many steps there were.
	 */
	public function close( int $steps ): void;

	/**
	 * Removes what a job left behind that is stopped, failed or forgotten.
	 *
	 * @param Job $job Job.
	 */
	public function discard( Job $job ): void;
}
