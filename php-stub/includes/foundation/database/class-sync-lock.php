<?php

namespace Storedeck\Foundation\Database;

use Storedeck\Foundation\Request_State;

defined( 'ABSPATH' ) || exit;

/**
 * Lets one process of the store at a time update the report rows of orders and
 * customers. A process that waited reads what the one before wrote, so the last
 * state is stored. One lock covers all orders because orders share customers:
 * two first orders of the same guest create one customer.
 */
final class Sync_Lock extends Request_State {

	/** Name of the lock. */
	private const NAME = 'sync';

	/**
	 * Seconds to wait. After that the update runs without the lock: rows updated
	 * by two processes at a time are better than rows that are not updated.
	 */
	private const TIMEOUT = 30;

	/** Seconds to wait before a report is read. */
	public const READ_TIMEOUT = 5;

	/**
	 * Sites, as keys, whose rows this process updates inside run().
	 *
	 * @var array<int, true>
	 */
	private array $running = array();

	/**
	 * Whether this process runs an update of the site.
	 */
	public static function is_running(): bool {
		return isset( self::current()->running[ get_current_blog_id() ] );
	}

	/**
	 * Waits for the lock and runs an update; calls may be nested. Do not call it
	 * in a transaction, which would read the state before the wait.
	 *
	 * @param callable(): void $update  Update.
	 * @param int|null         $seconds How long to wait for the lock. The update is skipped while another process has it. Null
	 *                                  for an update that must not be skipped.
	 * @return bool False if it was skipped.
	 */
	public static function run( callable $update, ?int $seconds = null ): bool {
		if ( self::is_running() ) {
			$update();
			return true;
		}

		$lock = new Lock( self::NAME );

		if ( ! $lock->acquire( $seconds ?? self::TIMEOUT ) && null !== $seconds ) {
			return false;
		}

		$site = get_current_blog_id();

		self::current()->running[ $site ] = true;

		try {
			$update();
		} finally {
			unset( self::current()->running[ $site ] );
			$lock->release();
		}

		return true;
	}
}
