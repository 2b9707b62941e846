<?php

namespace Storedeck\Sync\Import;

use Storedeck\Foundation\Database\Lock;
use Storedeck\Jobs\Job;
use Storedeck\Jobs\Job_Handler;
use Storedeck\Reports\Sums\Sum_Jobs;

defined( 'ABSPATH' ) || exit;

/**
 * Handler of jobs that write report rows of all orders.
 *
 * Lets one process at a time run imports, deletions, rebuilds and
 * reconciliations. What their steps have written is kept when they end.
 */
abstract class Import_Lock_Handler implements Job_Handler {

	/**
	 * Lock of all these jobs.
	 */
	private Lock $lock;

	public function __construct() {
		$this->lock = new Lock( 'import' );
	}

	public function open( Job $job ): bool {
		return $this->lock->acquire();
	}

	public function close( int $steps ): void {
		$this->lock->release();

		if ( $steps > 0 ) {
			/* This action is documented in includes/changes/class-change-queue.php. */
			do_action( 'storedeck_data_changed' );
		}
	}

	/**
	 * Written rows are kept.
	 */
	public function discard( Job $job ): void {
		Sum_Jobs::resume();
	}
}
