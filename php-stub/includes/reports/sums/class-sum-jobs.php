<?php

namespace Storedeck\Reports\Sums;

use Storedeck\Foundation\Database\Data_Version;
use Storedeck\Foundation\Database\Query_Exception;
use Storedeck\Foundation\Database\Transaction;
use Storedeck\Foundation\Log;
use Storedeck\Jobs\Job_Queue;
use Storedeck\Jobs\Job_Runner;
use Storedeck\Jobs\Job_Store;
use Storedeck\Jobs\Schedule;

defined( 'ABSPATH' ) || exit;

/**
 * Fills tables of sums that lack days, and merges the differences that orders wrote.
 */
final class Sum_Jobs {

	/** Hook of WP-Cron that merges differences. */
	public const EVENT = 'storedeck_merge_sums';

	public const SLOT = 'sums';

	/** Maximum number of seconds for merging. */
	private const MERGE_SECONDS = 20.0;

	/** Seconds between two reports of progress. */
	private const PROGRESS_SECONDS = 5;

	public static function register_hooks(): void {
		add_action( self::EVENT, array( self::class, 'merge' ) );
		add_action( 'init', array( self::class, 'schedule' ) );
	}

	public static function schedule(): void {
		Schedule::ensure( self::EVENT, 'hourly', HOUR_IN_SECONDS );
	}

	public static function merge(): void {
		Table_Recovery::check();
		Sum_Maintenance::run( static fn() => Table_Recovery::retry( static fn() => Sum_Maintenance::merge( self::MERGE_SECONDS ) ) );
		self::fill();
	}

	/** Starts to fill tables that lack days. Until then reports read the rows of orders, which takes longer. */
	public static function fill(): void {
		if ( ! Sum_State::is_suspended() && array() !== Sum_State::get_incomplete() ) {
			Job_Queue::add( Sum_Handler::TYPE, array(), 0, self::SLOT );
		}
	}

	/** Drops all tables, before rows of orders are written past the sums. Reports read the rows until the tables are filled again. */
	public static function drop(): void {
		try {
			self::suspend();
		} catch ( Query_Exception $error ) {
			Log::error( 'Sums are being filled while they are dropped.', $error );
			Sum_State::drop();
		}

		Sum_State::suspend( false );
	}

	/**
	 * Drops all tables until resume(), because most orders are about to be written:
	 * filling the tables afterwards takes less time than writing differences.
	 *
	 * @throws Query_Exception When another process is changing sums for long.
	 */
	public static function suspend(): void {
		// A job that fills the tables stops after its step.
		Sum_State::suspend( true );
		Sum_Maintenance::run( array( Sum_State::class, 'drop' ), true );
	}

	public static function resume(): void {
		Sum_State::suspend( false );
		self::fill();
	}

	/** @param callable( int, int ): void|null $progress Called every few seconds with the finished and the total number of steps. */
	public static function fill_now( ?callable $progress = null ): void {
		self::fill();

		$job = Job_Store::of_slot( self::SLOT );

		while ( $job?->is_open() ) {
			$job = Job_Runner::run( $job->id, self::PROGRESS_SECONDS );

			if ( null !== $progress && $job?->total > 0 ) {
				$progress( $job->done, $job->total );
			}

			if ( $job?->is_open() ) {
				// Another process may be running it, or the next attempt be due later.
				usleep( 100000 );
			}
		}
	}

	/** Fills tables that lack days again with the current categories of products. */
	public static function handle_categories(): void {
		Data_Version::increment( Data_Version::SUMS );

		if ( isset( Sum_State::get_tables( true )['categories'] ) ) {
			Sum_State::invalidate( Sum_Table::get_all()['categories'] );
			Transaction::after_commit( array( self::class, 'fill' ) );
		}
	}
}
