<?php

namespace Storedeck\Jobs;

use Storedeck\Foundation\Hooks\Failures;
use Storedeck\Foundation\Hooks\Plugin_Hooks;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * Runs steps of a job for some time and commits each.
 *
 * A process claims a job before it runs steps, and renews the claim with each.
 * The claim of a killed process expires; the next process continues after the
 * last step that was committed.
 */
final class Job_Runner {

	/** Seconds after which a claim expires. Much longer than a step. */
	private const LEASE = 60;

	/** Number of failed attempts in a row after which a job fails. */
	private const MAX_TRIES = 8;

	/** Maximum delay in seconds after a failed attempt. */
	private const MAX_DELAY = 30;

	/**
	 * Runs a job.
	 *
	 * @param float $seconds How long; at least one step is run.
	 */
	public static function run( string $id, float $seconds ): ?Job {
		$job     = Job_Store::find( $id );
		$handler = null === $job ? null : Job_Types::create_handler( $job->type );

		// The handler's lock is held for as long as another process runs the job, however long that takes.
		if ( null === $job || null === $handler || ! $job->is_open() || ! $handler->open( $job ) ) {
			return $job;
		}

		$holder = bin2hex( random_bytes( 16 ) );
		$steps  = 0;

		if ( Job_Store::claim( $id, $holder, self::get_lease() ) ) {
			// Another process may have committed a step after the job was read.
			$job = Job_Store::find( $id ) ?? $job;

			if ( $job->tries > self::MAX_TRIES ) {
				self::stop( $job, Job::FAILED );
			} else {
				$steps = self::run_steps( $job, $handler, $holder, microtime( true ) + $seconds );
			}
		}

		$handler->close( $steps );

		return Job_Store::find( $id );
	}

	/**
	 * Runs all open jobs. They share the time, so that a long job does not keep the others waiting.
	 *
	 * @param float $seconds How long.
	 */
	public static function run_open( float $seconds ): void {
		$end  = microtime( true ) + $seconds;
		$jobs = Job_Store::open();

		foreach ( $jobs as $index => $job ) {
			$left = $end - microtime( true );

			if ( $left > 0 ) {
				self::run( $job->id, $left / ( count( $jobs ) - $index ) );
			}
		}
	}

	/**
	 * Ends a job that is not finished.
	 *
	 * @param string $state Job::CANCELLED or Job::FAILED.
	 */
	public static function stop( Job $job, string $state ): void {
		Job_Store::end( $job->id, $state );
		Job_Types::create_handler( $job->type )?->discard( $job );
	}

	/**
	 * Runs steps.
	 *
	 * @param string $holder Name of the claim.
	 * @param float  $end    Unix time at which to stop.
	 */
	private static function run_steps( Job $job, Job_Handler $handler, string $holder, float $end ): int {
		$steps = 0;
		$delay = 0;

		try {
			do {
				$is_done = self::run_as( $job->owner, static fn(): bool => $handler->step( $job ) );

				++$steps;

				// Objects of this step are not needed again; without this, memory would grow with each step.
				if ( wp_cache_supports( 'flush_runtime' ) ) {
					wp_cache_flush_runtime();
				}
			} while ( Job_Store::commit( $job, $holder, self::get_lease(), $is_done ) && microtime( true ) < $end );
		} catch ( Throwable $error ) {
			Failures::add_contained( "A step of the job $job->type", $error );

			$delay = min( self::MAX_DELAY, 2 ** min( 5, $job->tries ) );

			/*
			 * Fires when an attempt to process a job failed. It is repeated later.
			 *
			 * @param Job       $job   The job.
			 * @param Throwable $error The error.
			 * @since 0.1.0
			 * @stability experimental
			 */
			do_action( 'storedeck_job_step_failed', $job, $error );
		}

		$stored = Job_Store::find( $job->id );

		// The step that was under way when the job was stopped may have written again what was deleted then.
		if ( null === $stored || in_array( $stored->state, array( Job::CANCELLED, Job::FAILED ), true ) ) {
			$handler->discard( $job );
		}

		Job_Store::release( $job->id, $holder, $delay );

		return $steps;
	}

	/**
	 * Runs a callback with the permissions and in the locale of a user: a job is for its owner, also in WP-Cron and
	 * when another user asks for its progress.
	 *
	 * @param callable(): bool $callback Callback.
	 */
	private static function run_as( int $user, callable $callback ): bool {
		$current = get_current_user_id();

		wp_set_current_user( $user );

		$switched = switch_to_user_locale( $user );

		try {
			return $callback();
		} finally {
			if ( $switched ) {
				restore_previous_locale();
			}

			wp_set_current_user( $current );
		}
	}

	/**
	 * Seconds after which a claim expires.
	 */
	private static function get_lease(): int {
		/*
		 * Filters the seconds after which the claim of a process on a job expires. It must be longer than any step takes.
		 *
		 * @param int $seconds Seconds.
		 * @since 0.1.0
		 * @stability experimental
		 */
		return max( 1, (int) Plugin_Hooks::filter( 'storedeck_job_lease', self::LEASE ) );
	}
}
