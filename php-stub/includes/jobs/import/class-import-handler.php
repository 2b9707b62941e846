<?php
/**
 * Handler of imports.
 *
 * @package Storedeck
 */

namespace Storedeck\Jobs\Import;

use Storedeck\Jobs\Batch_Size;
use Storedeck\Jobs\Job;
use Storedeck\Jobs\Sums\Sum_Jobs;
use Storedeck\Reports\Site_Time;
use Storedeck\Sync\Customer_Sync;
use Storedeck\Sync\Order_Sync;

defined( 'ABSPATH' ) || exit;

/**
 * Writes report rows from customers, then from orders and refunds, each by
 * ascending ID. Existing rows are replaced, so steps can be repeated.
 *
 * Args: `days` (int or null), `from` (GMT date or null), `skip`. Checkpoint: `stage`,
 * `last` (ID of the last item), `until` (ID of the last order), `size` of a step,
 * and `customers` and `orders` (number of processed items, number of all items).
 */
final class Import_Handler extends Import_Lock_Handler {

	/**
	 * Items per step.
	 */
	private const FIRST_SIZE = 50;
	private const MIN_SIZE   = 5;
	private const MAX_SIZE   = 1000;

	/**
	 * {@inheritDoc}
	 */
	public function step( Job $job ): bool {
		$source = new Import_Source( $job->args['from'] ?? null, ! empty( $job->args['skip'] ) );

		switch ( $job->checkpoint['stage'] ?? '' ) {
			case 'customers':
				$this->run_batch(
					$job,
					'customers',
					$source->get_customers_after( $job->checkpoint['last'], $job->checkpoint['size'] ),
					static function ( array $ids ): void {
						cache_users( $ids );
						Customer_Sync::sync_users( $ids );
					},
					'orders'
				);
				return false;
			case 'orders':
				$this->run_batch(
					$job,
					'orders',
					$source->get_orders_after( $job->checkpoint['last'], $job->checkpoint['until'], $job->checkpoint['size'] ),
					array( Order_Sync::class, 'sync' ),
					'finalizing'
				);
				return false;
			case 'finalizing':
				self::set_imported_since( $job->args['days'] ?? null );
				Sum_Jobs::resume();
				return true;
			default:
				$orders = $source->count_orders();

				if ( 2 * $orders > ( new Import_Source( null, false ) )->count_orders() ) {
					Sum_Jobs::suspend();
				}

				$job->checkpoint = array(
					'stage'     => 'customers',
					'last'      => 0,
					'until'     => Import_Source::get_last_order(),
					'size'      => self::FIRST_SIZE,
					'customers' => array( 0, $source->count_customers() ),
					'orders'    => array( 0, $orders ),
				);
				$job->total = $job->checkpoint['customers'][1] + $job->checkpoint['orders'][1];
				return false;
		}
	}

	/**
	 * Processes a batch.
	 *
	 * @param Job                   $job   Job.
	 * @param string                $stage customers or orders.
	 * @param int[]                 $ids   IDs of the batch; empty when the stage is finished.
	 * @param callable(int[]): void $write Writes rows.
	 * @param string                $next  The next stage.
	 */
	private function run_batch( Job $job, string $stage, array $ids, callable $write, string $next ): void {
		if ( array() === $ids ) {
			// With `skip`, rows of a step that was not committed are skipped when it is repeated, but are done.
			$job->checkpoint[ $stage ][0] = $job->checkpoint[ $stage ][1];
			$job->checkpoint['stage']     = $next;
			$job->checkpoint['last']      = 0;
			$job->checkpoint['size']      = self::FIRST_SIZE;
		} else {
			$begin = microtime( true );

			$write( $ids );

			$job->checkpoint[ $stage ][0] = min( $job->checkpoint[ $stage ][1], $job->checkpoint[ $stage ][0] + count( $ids ) );
			$job->checkpoint['last']      = $ids[ count( $ids ) - 1 ];
			$job->checkpoint['size']      = Batch_Size::next(
				$job->checkpoint['size'],
				microtime( true ) - $begin,
				self::MIN_SIZE,
				self::MAX_SIZE
			);
		}

		$job->done = $job->checkpoint['customers'][0] + $job->checkpoint['orders'][0];
	}

	/**
	 * Stores the date since when orders are imported, unless an earlier import goes back further.
	 *
	 * @param int|null $days Days before today; null for all time.
	 */
	private static function set_imported_since( ?int $days ): void {
		$stored   = get_option( Imports::SINCE_OPTION );
		$midnight = Import_Source::get_midnight( $days );
		$since    = null === $midnight ? Imports::ALWAYS : Site_Time::format( $midnight );

		if ( ! is_string( $stored ) || Imports::ALWAYS === $since || ( Imports::ALWAYS !== $stored && $since < $stored ) ) {
			update_option( Imports::SINCE_OPTION, $since, false );
		}
	}
}
