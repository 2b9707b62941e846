<?php

namespace Storedeck\Sync\Import;

use Storedeck\Jobs\Job;
use Storedeck\Jobs\Job_Queue;
use Storedeck\Jobs\Job_Store;
use Storedeck\Jobs\Schedule;

defined( 'ABSPATH' ) || exit;

/**
 * Finds and repairs report rows that are missing, differ, or belong to nothing:
 * daily, and when a client starts it.
 */
final class Reconciliation {

	/** Hook of WP-Cron. */
	public const EVENT = 'storedeck_reconcile';

	/** Option with the result of the last one: `finished_at` (Unix time) and `repaired`. */
	public const OPTION = 'storedeck_reconciliation';

	/** Slot of the job. */
	public const SLOT = 'reconcile';

	public static function register_hooks(): void {
		add_action( self::EVENT, array( self::class, 'add' ) );
		add_action( 'init', array( self::class, 'schedule' ) );
		// WooCommerce reads its orders from other tables then, whose changes were not followed.
		add_action( 'update_option_woocommerce_custom_orders_table_enabled', array( self::class, 'add' ), 10, 0 );
	}

	public static function schedule(): void {
		Schedule::ensure( self::EVENT, 'daily', DAY_IN_SECONDS );
	}

	/**
	 * Adds a job that WP-Cron processes, unless one is open.
	 */
	public static function add(): void {
		Job_Queue::add( Reconcile_Handler::TYPE, array(), 0, self::SLOT );
	}

	/**
	 * Adds a job that compares only the sums with the rows of orders, unless one is open.
	 */
	public static function add_sums(): void {
		Job_Queue::add( Reconcile_Handler::TYPE, array( 'only_sums' => true ), 0, self::SLOT );
	}

	/**
	 * Starts a job, unless one is open.
	 */
	public static function start(): void {
		Job_Queue::start( Reconcile_Handler::TYPE, array(), 0, self::SLOT );
	}

	/**
	 * The job that is open, if any.
	 */
	public static function get_open(): ?Job {
		$job = Job_Store::of_slot( self::SLOT );

		return null !== $job && $job->is_open() ? $job : null;
	}

	/**
	 * Records the result.
	 *
	 * @param int $repaired Number of orders and products whose rows were repaired, and of sums.
	 */
	public static function finish( int $repaired ): void {
		update_option( self::OPTION, array( 'finished_at' => time(), 'repaired' => $repaired ), false );
	}

	/**
	 * Progress and last result.
	 *
	 * @return array{is_running: bool, percent: int, finished: string|null, repaired: int} `finished` is in site time.
	 */
	public static function get_progress(): array {
		$job  = self::get_open();
		$last = get_option( self::OPTION );
		$last = is_array( $last ) ? $last : array();

		return array(
			'is_running' => null !== $job,
			'percent'    => $job?->percent() ?? 0,
			'finished'   => isset( $last['finished_at'] ) ? wp_date( 'Y-m-d H:i:s', $last['finished_at'] ) : null,
			'repaired'   => (int) ( $last['repaired'] ?? 0 ),
		);
	}
}
