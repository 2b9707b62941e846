<?php

namespace Storedeck\Reports\Sums;

use Storedeck\Foundation\Database\Lock;
use Storedeck\Foundation\Database\Table_Statistics;
use Storedeck\Jobs\Job;
use Storedeck\Jobs\Job_Handler;

defined( 'ABSPATH' ) || exit;

/**
 * Fills the tables of sums, beginning with the latest month, which is read most, then the metrics of customers by ascending ID.
 *
 * Checkpoint: `run` (ID of the tables that are filled), `stage` (days or customers), `slices` (Sum_Days::get_slices()), `slice`
 * (number of those that are done), `filled` (names of the tables that have the current slice), `last` (ID of the last customer),
 * `settings` of the metrics.
 */
final class Sum_Handler implements Job_Handler {

	public const TYPE = 'sums';

	/** Customers per step. */
	private const CUSTOMERS = 500;

	/** Keeps other processes from changing merged rows. */
	private Lock $lock;

	public function __construct() {
		$this->lock = Sum_Maintenance::create_lock();
	}

	public function open( Job $job ): bool {
		unset( $job );

		return $this->lock->acquire();
	}

	public function step( Job $job ): bool {
		if ( Sum_State::is_suspended() ) {
			return true;
		}

		// Tables that are missing need all days again.
		return Table_Recovery::retry( static fn(): bool => self::run_stage( $job ) );
	}

	/** @return bool Whether the job is finished. */
	private static function run_stage( Job $job ): bool {
		return match ( Customer_Metrics_Table::exists() ? $job->checkpoint['stage'] ?? '' : '' ) {
			'days'      => self::fill_days( $job ),
			'customers' => self::fill_customers( $job ),
			default     => self::begin( $job ),
		};
	}

	public function close( int $steps ): void {
		unset( $steps );

		$this->lock->release();
	}

	/** Filled tables are kept. */
	public function discard( Job $job ): void {
		unset( $job );
	}

	/** @return bool False. */
	private static function begin( Job $job ): bool {
		$run   = bin2hex( random_bytes( 8 ) );
		$stage = Sum_State::begin( $run ) ? 'days' : 'customers';

		if ( ! Customer_Metrics_Table::is_complete() ) {
			Customer_Metrics_Table::create();
		}

		$slices          = Sum_Days::get_slices();
		$job->done       = 0;
		$job->total      = count( $slices ) * count( Sum_State::get_tables_of( $run ) )
			+ (int) ceil( Customer_Metrics_Table::count() / self::CUSTOMERS );
		$job->checkpoint = array(
			'run'      => $run,
			'stage'    => $stage,
			'slices'   => $slices,
			'slice'    => 0,
			'filled'   => array(),
			'last'     => 0,
			'settings' => Customer_Metrics_Table::get_settings(),
		);

		return false;
	}

	/** @return bool False. */
	private static function fill_days( Job $job ): bool {
		$run    = $job->checkpoint['run'];
		$tables = Sum_State::get_tables_of( $run );
		$slice  = $job->checkpoint['slices'][ $job->checkpoint['slice'] ] ?? null;

		// Tables that were invalidated meanwhile need all days again: at once if no other is being filled, else afterwards.
		if ( null === $slice || array() === $tables ) {
			Sum_State::advance( $run, null === $slice ? Sum_State::ALL : Sum_State::NONE );

			$job->checkpoint = null === $slice ? array( 'stage' => 'customers' ) + $job->checkpoint : array();
			return false;
		}

		list( $first, $last ) = $slice;

		// A job of an earlier version filled all tables at once.
		$left = array_diff_key( $tables, array_flip( $job->checkpoint['filled'] ?? array() ) );

		foreach ( array_slice( $left, 0, 1 ) as $name => $table ) {
			Sum_Maintenance::repair( $table, $first, $last );

			$job->checkpoint['filled'][] = $name;
			++$job->done;
		}

		if ( count( $left ) <= 1 ) {
			if ( str_ends_with( $first, '-01' ) ) {
				Sum_State::advance( $run, $first );
			}

			$job->checkpoint['filled'] = array();
			++$job->checkpoint['slice'];
		}

		return false;
	}

	/** @return bool Whether the job is finished. */
	private static function fill_customers( Job $job ): bool {
		if ( Customer_Metrics_Table::is_complete() ) {
			Table_Statistics::update();

			// A table that was invalidated in the last step needs all days again.
			$job->checkpoint = array();

			return ! Sum_Jobs::is_needed();
		}

		$ids = Customer_Metrics_Table::get_next( $job->checkpoint['last'], self::CUSTOMERS );

		if ( array() === $ids ) {
			Customer_Metrics_Table::complete( $job->checkpoint['settings'] );
			// A setting that changed meanwhile needs all customers again.
			$job->checkpoint['last']     = 0;
			$job->checkpoint['settings'] = Customer_Metrics_Table::get_settings();

			return false;
		}

		Customer_Metrics_Table::repair( $ids );

		$job->checkpoint['last'] = $ids[ count( $ids ) - 1 ];
		$job->done               = min( $job->total, $job->done + 1 );

		return false;
	}
}
