<?php

namespace Storedeck\Sync;

use Storedeck\Changes\Change_Queue;
use Storedeck\Changes\Pending_Changes;
use Storedeck\Foundation\Database\Replica\Last_Writes;
use Storedeck\Foundation\Database\Sync_Lock;
use Storedeck\Foundation\Database\Transaction;
use Storedeck\Foundation\Log;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * Changes that are not synced yet.
 *
 * Syncs changes that a process left when it died, or because another process was syncing rows, and those that no one
 * noticed.
 */
final class Catch_Up {

	/**
	 * Syncs them, unless a transaction is open. An error is logged, and the next request syncs the rest.
	 */
	public static function run(): void {
		if ( Transaction::is_open() ) {
			return;
		}

		try {
			if ( Pending_Changes::exist() ) {
				Sync_Lock::run( static fn() => Last_Writes::for_all( array( Change_Queue::class, 'sync' ) ), Sync_Lock::READ_TIMEOUT );
			}

			Order_Search::run( wp_doing_cron() ? Order_Search::CRON_SECONDS : Order_Search::SECONDS );
		} catch ( Throwable $error ) {
			Log::error( 'Could not sync report rows.', $error );
		}
	}
}
