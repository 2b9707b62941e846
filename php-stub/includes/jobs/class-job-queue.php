<?php
/**
 * Work that takes longer than a request.
 *
 * @package Storedeck
 */

namespace Storedeck\Jobs;

use Storedeck\Common\Private_Folder;
use Storedeck\Jobs\Export\Export_Download;
use Storedeck\Jobs\Export\Export_Folder;
use Storedeck\Jobs\Import\Imports;

defined( 'ABSPATH' ) || exit;

/**
 * Has jobs done by and by.
 *
 * A job is worked on when it is asked for, whenever somebody reads how far it
 * is, and by WordPress' scheduled events once a minute while any is open. So
 * it comes to its end where scheduled events are off as long as somebody looks,
 * and where nobody looks as long as they are on.
 */
final class Job_Queue {

	/**
	 * Events: work, and tidying up.
	 */
	public const WORK_EVENT = 'storedeck_work_on_jobs';
	public const TIDY_EVENT = 'storedeck_tidy_jobs';

	/**
	 * Name of the schedule of work.
	 */
	private const EACH_MINUTE = 'storedeck_each_minute';

	/**
	 * Longest slices in seconds: before the first answer, with each look, and by an event.
	 */
	public const FIRST_SLICE = 1.0;
	public const LOOK_SLICE  = 2.0;
	private const LONG_SLICE = 40.0;

	/**
	 * Days after which jobs that are done with, and their files, go.
	 */
	public const KEPT_DAYS = 7;

	/**
	 * Listens to events.
	 */
	public static function register_hooks(): void {
		add_filter( 'cron_schedules', array( self::class, 'add_schedule' ) );
		add_action( self::WORK_EVENT, array( self::class, 'work' ) );
		add_action( self::TIDY_EVENT, array( self::class, 'tidy' ) );
		Export_Download::register_hooks();
	}

	/**
	 * Adds the schedule of work.
	 *
	 * @param array<string, array{interval: int, display: string}> $schedules Schedules.
	 * @return array<string, array{interval: int, display: string}>
	 */
	public static function add_schedule( $schedules ) {
		$schedules[ self::EACH_MINUTE ] = array(
			'interval' => MINUTE_IN_SECONDS,
			// Schedules may be asked for before there are translations.
			'display'  => did_action( 'init' ) ? __( 'Each minute', 'storedeck' ) : 'Each minute',
		);

		return $schedules;
	}

	/**
	 * Notes a job and begins with it.
	 *
	 * @param string               $kind  Kind.
	 * @param array<string, mixed> $args  What is to be done.
	 * @param int                  $total Pieces, as far as they are known.
	 * @param string               $slot  Of jobs with the same slot only one is open at a time.
	 * @return Job|null Null when the slot is taken.
	 */
	public static function start( string $kind, array $args, int $total, string $slot ): ?Job {
		$id = Job_Store::add( $kind, $args, $total, $slot );

		if ( null === $id ) {
			return null;
		}

		self::schedule();

		return Job_Runner::run( $id, self::FIRST_SLICE );
	}

	/**
	 * The plugin is switched on: what was left open goes on.
	 */
	public static function wake(): void {
		if ( array() !== Job_Store::open() ) {
			self::schedule();
		}
	}

	/**
	 * Works on what is open. The event goes once nothing is.
	 */
	public static function work(): void {
		$limit = (int) ini_get( 'max_execution_time' );

		Job_Runner::run_open( $limit > 0 ? min( self::LONG_SLICE, 0.6 * $limit ) : self::LONG_SLICE );

		if ( array() === Job_Store::open() ) {
			wp_clear_scheduled_hook( self::WORK_EVENT );
		}
	}

	/**
	 * Removes what is old.
	 */
	public static function tidy(): void {
		$before = time() - self::KEPT_DAYS * DAY_IN_SECONDS;

		foreach ( Job_Store::older( $before ) as $job ) {
			$work = Job_Types::work( $job->kind );

			if ( null !== $work ) {
				$work->discard( $job );
			}

			Job_Store::delete( $job->id );
		}

		Export_Folder::delete_older_than( $before );
	}

	/**
	 * The plugin is switched off: nothing runs any more. Jobs go on when it is switched on again.
	 */
	public static function rest(): void {
		wp_clear_scheduled_hook( self::WORK_EVENT );
		wp_clear_scheduled_hook( self::TIDY_EVENT );
	}

	/**
	 * The plugin is removed: all jobs and their files go.
	 */
	public static function remove(): void {
		self::rest();
		Export_Folder::delete_older_than( PHP_INT_MAX );
		Private_Folder::delete();
		Job_Store::drop();
		delete_option( Imports::SINCE_OPTION );
	}

	/**
	 * Has events do the work, and tidy up afterwards.
	 */
	private static function schedule(): void {
		// While the plugin is being switched on nobody listens yet.
		add_filter( 'cron_schedules', array( self::class, 'add_schedule' ) );

		if ( ! wp_next_scheduled( self::WORK_EVENT ) ) {
			wp_schedule_event( time(), self::EACH_MINUTE, self::WORK_EVENT );
		}

		if ( ! wp_next_scheduled( self::TIDY_EVENT ) ) {
			wp_schedule_event( time() + DAY_IN_SECONDS, 'daily', self::TIDY_EVENT );
		}
	}
}
