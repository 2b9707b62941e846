<?php
/**
 * Shuts out other processes.
 *
 * @package Storedeck
 */

namespace Storedeck\Common;

use Storedeck\Jobs\Export\Export_Folder;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions -- WordPress has no locks.

/**
 * A lock that the system takes away from a process that ends, however it ends.
 * It holds for all processes that see the same files; others are kept away for
 * a time by who holds the job.
 */
final class Lock {

	/**
	 * The open file.
	 *
	 * @var resource|null
	 */
	private $handle = null;

	/**
	 * Takes the lock.
	 *
	 * @param string $name Name, lower case letters.
	 * @return bool False while another process has it; true as well where there can be no file.
	 */
	public function take( string $name ): bool {
		// Without it the time for which a job is held is all there is.
		$handle = Export_Folder::prepare() ? fopen( Export_Folder::lock( $name ), 'cb' ) : false;

		if ( false === $handle ) {
			return true;
		}

		if ( ! flock( $handle, LOCK_EX | LOCK_NB ) ) {
			fclose( $handle );
			return false;
		}

		$this->handle = $handle;

		return true;
	}

	/**
	 * Gives it back.
	 */
	public function give(): void {
		if ( null !== $this->handle ) {
			fclose( $this->handle );
			$this->handle = null;
		}
	}
}
