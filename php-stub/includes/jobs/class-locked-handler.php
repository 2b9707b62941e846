<?php

namespace Storedeck\Jobs;

use Storedeck\Foundation\Database\Lock;

defined( 'ABSPATH' ) || exit;

/**
 * Handler of jobs of which one process at a time runs steps. What these have done is kept when a job is discarded.
 */
abstract class Locked_Handler implements Job_Handler {

	/** Name of the lock, and seconds to wait for another process that holds it. */
	protected const LOCK    = '';
	protected const TIMEOUT = 0;

	private Lock $lock;

	public function __construct() {
		$this->lock = new Lock( static::LOCK );
	}

	public function open( Job $job ): bool {
		return $this->lock->acquire( static::TIMEOUT );
	}

	public function close( int $steps ): void {
		$this->lock->release();
	}

	public function discard( Job $job ): void {
	}
}
