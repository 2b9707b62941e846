<?php

namespace Storedeck\Sync\Import;

use Storedeck\Jobs\Batch_Size;
use Storedeck\Jobs\Job;
use Storedeck\Jobs\Locked_Handler;
use Storedeck\Reports\Sums\Sum_Jobs;

defined( 'ABSPATH' ) || exit;

/**
 * Handler of jobs that write report rows of all orders.
 *
 * Lets one process at a time run imports, deletions, rebuilds and
 * reconciliations. What their steps have written is kept when they end.
 */
abstract class Import_Lock_Handler extends Locked_Handler {

	/** Items per step. */
	protected const MIN_SIZE = 5;
	protected const MAX_SIZE = 1000;

	protected const LOCK = 'import';

	public function close( int $steps ): void {
		parent::close( $steps );

		if ( $steps > 0 ) {
			/* This action is documented in includes/changes/class-change-queue.php. */
			do_action( 'storedeck_data_changed' );
		}
	}

	/**
	 * Processes the next items of a job, and adjusts the number of those of the next step.
	 *
	 * @param int[]                  $ids     Not empty, ascending.
	 * @param callable(int[]): mixed $process Writes rows.
	 * @return mixed What it returns.
	 */
	protected static function process( Job $job, array $ids, callable $process ): mixed {
		$begin  = microtime( true );
		$result = $process( $ids );
		$size   = $job->checkpoint['size'];

		$job->checkpoint['size'] = Batch_Size::next( $size, microtime( true ) - $begin, static::MIN_SIZE, static::MAX_SIZE );
		$job->checkpoint['last'] = $ids[ count( $ids ) - 1 ];
		$job->done               = min( $job->total, $job->done + count( $ids ) );

		return $result;
	}

	/**
	 * Written rows are kept.
	 */
	public function discard( Job $job ): void {
		Sum_Jobs::resume();
	}
}
