<?php
/**
 * Works on jobs.
 *
 * @package Storedeck
 */

namespace Storedeck\Jobs;

use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * Does steps of a job for some time and notes each.
 *
 * Two processes never do the same job: who begins holds it, and says so again
 * with each step. What a killed process held is free after the lease; the next
 * one goes on behind the last step that was noted.
 */
final class Job_Runner {

	/**
	 * Seconds for which a job is held without a sign of life: many times what a step takes.
	 */
	private const LEASE = 60;

	/**
	 * Times a job may break off in a row before it is given up.
	 */
	private const TRIES = 8;

	/**
	 * Longest pause in seconds after a job broke off.
	 */
	private const PAUSE = 30;

	/**
	 * Works on a job.
	 *
	 * @param string $id      Job.
	 * @param float  $seconds How long; one step is done at least.
	 * @return Job|null The job as it stands afterwards; null when there is none.
	 */
	public static function run( string $id, float $seconds ): ?Job {
		$job  = Job_Store::find( $id );
		$work = null === $job ? null : Job_Types::work( $job->kind );

		if ( null === $job || null === $work || ! $job->is_open() ) {
			return $job;
		}

		// Who has the lock of a job is at work on it, however long that takes.
		if ( ! $work->open( $job ) ) {
			return $job;
		}

		$holder = bin2hex( random_bytes( 16 ) );
		$steps  = 0;

		if ( Job_Store::claim( $id, $holder, self::lease() ) ) {
			// What another process noted last is known for certain only now that it is shut out.
			$job = Job_Store::find( $id ) ?? $job;

			if ( $job->tries > self::TRIES ) {
				self::stop( $job, Job::FAILED );
			} else {
				$steps = self::work( $job, $work, $holder, microtime( true ) + $seconds );
			}
		}

		$work->close( $steps );

		return Job_Store::find( $id );
	}

	/**
	 * Works on all open jobs in turn.
	 *
	 * @param float $seconds How long.
	 */
	public static function run_open( float $seconds ): void {
		$end = microtime( true ) + $seconds;

		foreach ( Job_Store::open() as $job ) {
			if ( microtime( true ) < $end ) {
				self::run( $job->id, $end - microtime( true ) );
			}
		}
	}

	/**
	 * Ends a job before all is done.
	 *
	 * @param Job    $job   Job.
	 * @param string $state CANCELLED or FAILED.
	 */
	public static function stop( Job $job, string $state ): void {
		$work = Job_Types::work( $job->kind );

		Job_Store::end( $job->id, $state );

		if ( null !== $work ) {
			$work->discard( $job );
		}
	}

	/**
	 * Does steps until the time is over.
	 *
	 * @param Job    $job    Job.
	 * @param Job_Handler   $work   How it is done.
	 * @param string $holder Who holds it.
	 * @param float  $end    When to end.
	 * @return int How many steps were done.
	 */
	private static function work( Job $job, Job_Handler $work, string $holder, float $end ): int {
		$steps = 0;
		$pause = 0;

		try {
			do {
				$is_done = self::in_language_of( $job->owner, static fn(): bool => $work->step( $job ) );

				++$steps;

				// What a step read is not read again: memory stays what it is.
				if ( wp_cache_supports( 'flush_runtime' ) ) {
					wp_cache_flush_runtime();
				}
			} while ( Job_Store::commit( $job, $holder, self::lease(), $is_done ) && microtime( true ) < $end );
		} catch ( Throwable $error ) {
			$pause = min( self::PAUSE, 2 ** min( 5, $job->tries ) );

			// Tells that a job (the first value) broke off, and why (the second). It is tried again.
			do_action( 'storedeck_job_broke_off', $job, $error );
		}

		Job_Store::release( $job->id, $holder, $pause );

		return $steps;
	}

	/**
	 * Does something in the language of a user: whoever works on a job, its texts are the owner's.
	 *
	 * @param int              $user User.
	 * @param callable(): bool $callback What to do.
	 */
	private static function in_language_of( int $user, callable $callback ): bool {
		$switched = switch_to_user_locale( $user );

		try {
			return $callback();
		} finally {
			if ( $switched ) {
				restore_previous_locale();
			}
		}
	}

	/**
	 * Seconds for which a job is held.
	 */
	private static function lease(): int {
		// Seconds after which a job whose process gives no sign of life is taken up by another: more than any step takes.
		return max( 1, (int) apply_filters( 'storedeck_job_lease', self::LEASE ) );
	}
}
