<?php

namespace Storedeck\Jobs;

use Storedeck\Foundation\Private_Folder;
use Storedeck\Foundation\Server_Load;

defined( 'ABSPATH' ) || exit;

/**
 * Processes jobs in batches.
 *
 * A job is processed when it is started, when a client reads its progress, and
 * by WP-Cron once a minute while any job is open. So jobs finish on sites
 * without WP-Cron while a client polls, and without clients while WP-Cron works.
 */
final class Job_Queue {

	/** Hooks of WP-Cron. */
	public const PROCESS_EVENT = 'storedeck_process_jobs';
	public const CLEANUP_EVENT = 'storedeck_clean_up_jobs';

	/** Names of these hooks in earlier versions. */
	private const EARLIER_EVENTS = array( 'storedeck_work_on_jobs', 'storedeck_tidy_jobs' );

	/** Name of the schedule of PROCESS_EVENT. */
	private const EVERY_MINUTE = 'storedeck_every_minute';

	/**
	 * Maximum number of seconds for processing: when a job is started, when its progress is read, when a page polls what
	 * it did not start, and in WP-Cron.
	 */
	private const START_SECONDS = 1.0;
	public const READ_SECONDS   = 2.0;
	private const POLL_SECONDS  = 1.0;
	private const CRON_SECONDS  = 50.0;

	/** Seconds in WP-Cron however high the load of the server is: a step of each minute. */
	private const MIN_CRON_SECONDS = 1.0;

	/** Days after which jobs that are not open are deleted with their files. */
	public const KEEP_DAYS = 7;

	public static function register_hooks(): void {
		add_filter( 'cron_schedules', array( self::class, 'add_schedule' ) );
		add_action( self::PROCESS_EVENT, array( self::class, 'process' ) );
		add_action( self::CLEANUP_EVENT, array( self::class, 'clean_up' ) );
		add_action( 'init', array( self::class, 'check_events' ) );
	}

	/**
	 * Adds the schedule of PROCESS_EVENT.
	 *
	 * @param array<string, array{interval: int, display: string}> $schedules Schedules.
	 * @return array<string, array{interval: int, display: string}>
	 */
	public static function add_schedule( $schedules ) {
		$schedules[ self::EVERY_MINUTE ] = array(
			'interval' => MINUTE_IN_SECONDS,
			// WordPress warns about translations that are loaded before init.
			'display'  => did_action( 'init' ) ? __( 'Every minute', 'storedeck' ) : 'Every minute',
		);

		return $schedules;
	}

	/**
	 * Adds a job and starts to process it.
	 *
	 * @param string $type    Type of a registered handler.
	 * @param int    $total   Number of items, if known.
	 * @param string $slot    Of the jobs of a slot only one is open at a time.
	 * @param float  $seconds Maximum number of seconds for processing now.
	 * @return Job|null Null when another job of the slot is open.
	 */
	public static function start( string $type, array $args, int $total, string $slot, float $seconds = self::START_SECONDS ): ?Job {
		$id = Job_Store::add( $type, $args, $total, $slot );

		if ( null === $id ) {
			return null;
		}

		self::schedule();

		return Job_Runner::run( $id, $seconds );
	}

	/**
	 * Adds a job that WP-Cron starts to process.
	 *
	 * @param string $type  Type of a registered handler.
	 * @param int    $total Number of items, if known.
	 * @param string $slot  Of the jobs of a slot only one is open at a time.
	 * @return string|null ID; null when another job of the slot is open.
	 */
	public static function add( string $type, array $args, int $total, string $slot ): ?string {
		$id = Job_Store::add( $type, $args, $total, $slot );

		if ( null !== $id ) {
			// The job should not wait for the rest of a minute.
			wp_clear_scheduled_hook( self::PROCESS_EVENT );
			self::schedule();
		}

		return $id;
	}

	/**
	 * Processes the open job of a slot for a moment if the request comes from a client. A page that is rendered does not
	 * wait for it. Do not call it inside an answer, which is read from a snapshot, or repeated.
	 */
	public static function continue_for_client( string $slot ): void {
		$job = defined( 'REST_REQUEST' ) && REST_REQUEST ? Job_Store::of_slot( $slot ) : null;

		if ( null !== $job ) {
			Job_Runner::run( $job->id, self::POLL_SECONDS );
		}
	}

	/**
	 * Continues with the jobs and events of an earlier version.
	 */
	public static function upgrade(): bool {
		if ( array_sum( array_map( 'wp_clear_scheduled_hook', self::EARLIER_EVENTS ) ) > 0 ) {
			self::schedule();
		}

		return Job_Store::upgrade();
	}

	/**
	 * Schedules processing after activation, if jobs are open.
	 */
	public static function resume(): void {
		if ( array() !== Job_Store::open() ) {
			self::schedule();
		}
	}

	/**
	 * Schedules events again that were scheduled while the clock of the server was ahead.
	 */
	public static function check_events(): void {
		if ( Schedule::is_ahead( self::PROCESS_EVENT ) || Schedule::is_ahead( self::CLEANUP_EVENT ) ) {
			self::schedule();
		}
	}

	/**
	 * Processes open jobs, and removes the event once none is open.
	 */
	public static function process(): void {
		$limit = self::get_time_limit();

		$seconds = $limit > 0 ? min( self::CRON_SECONDS, 0.6 * $limit ) : self::CRON_SECONDS;

		Job_Runner::run_open( max( self::MIN_CRON_SECONDS, Server_Load::get_share() * $seconds ) );

		if ( array() === Job_Store::open() ) {
			wp_clear_scheduled_hook( self::PROCESS_EVENT );
		}
	}

	/**
	 * Seconds that PHP may run, 0 for any time. No one waits for WP-Cron, so it asks for more than a page has; hosts need not
	 * allow it.
	 */
	private static function get_time_limit(): int {
		if ( wp_doing_cron() && (int) ini_get( 'max_execution_time' ) > 0 && function_exists( 'set_time_limit' ) ) {
			// phpcs:ignore Squiz.PHP.DiscouragedFunctions.Discouraged -- See above.
			set_time_limit( (int) ( 2 * self::CRON_SECONDS ) );
		}

		return (int) ini_get( 'max_execution_time' );
	}

	/**
	 * Deletes old jobs and their files.
	 */
	public static function clean_up(): void {
		foreach ( Job_Store::older( self::get_oldest() ) as $job ) {
			Job_Types::create_handler( $job->type )?->discard( $job );
			Job_Store::delete( $job->id );
		}
	}

	/**
	 * Unix time before which jobs that are not open are deleted.
	 */
	public static function get_oldest(): int {
		return time() - self::KEEP_DAYS * DAY_IN_SECONDS;
	}

	/**
	 * Removes the events on deactivation. Open jobs continue after the next activation.
	 */
	public static function pause(): void {
		array_map( 'wp_clear_scheduled_hook', array( self::PROCESS_EVENT, self::CLEANUP_EVENT, ...self::EARLIER_EVENTS ) );
	}

	/**
	 * Deletes all jobs and their files on uninstallation.
	 */
	public static function remove(): void {
		self::pause();
		Private_Folder::delete();
		Job_Store::drop();
	}

	private static function schedule(): void {
		// During activation the filter is not hooked yet.
		add_filter( 'cron_schedules', array( self::class, 'add_schedule' ) );

		Schedule::ensure( self::PROCESS_EVENT, self::EVERY_MINUTE, 0 );
		Schedule::ensure( self::CLEANUP_EVENT, 'daily', DAY_IN_SECONDS );
	}
}
