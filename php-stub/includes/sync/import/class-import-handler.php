<?php

namespace Storedeck\Sync\Import;

use Storedeck\Foundation\Time\Site_Time;
use Storedeck\Jobs\Job;
use Storedeck\Reports\Sums\Sum_Jobs;
use Storedeck\Reports\Sums\Sum_State;
use Storedeck\Sync\Category_Sync;
use Storedeck\Sync\Customer_Sync;
use Storedeck\Sync\Order_Sync;
use Storedeck\Sync\Product_Sync;

defined( 'ABSPATH' ) || exit;

/**
 * Writes report rows from products (of the first import only, they are synced
 * from then on), customers, and orders and refunds, each by ascending ID.
 * Existing rows are replaced, so steps can be repeated.
 *
 * Args: `days` (int or null), `from` (GMT date or null), `skip`, `is_first`. Checkpoint: `stage`,
 * `last` (ID of the last item), `until` (ID of the last order), `size` of a step,
 * `compare` (whether to compare kept sums),
 * and `products`, `customers` and `orders` (number of processed items, number of all items).
 */
final class Import_Handler extends Import_Lock_Handler {

	/** Type of the job. */
	public const TYPE = 'import';

	/** Stages with items. */
	private const STAGES = array( 'products', 'customers', 'orders' );

	/** Items of the first step. */
	private const FIRST_SIZE = 50;

	public function step( Job $job ): bool {
		$source = new Import_Source( $job->args['from'] ?? null, ! empty( $job->args['skip'] ) );

		switch ( $job->checkpoint['stage'] ?? '' ) {
			case 'products':
				$this->run_batch(
					$job,
					'products',
					$source->get_products_after( $job->checkpoint['last'], $job->checkpoint['size'] ),
					array( Product_Sync::class, 'sync' ),
					'customers'
				);
				return false;
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
				self::finish_sums( $job );
				return true;
			default:
				$orders  = $source->count_orders();
				$missing = ( new Import_Source( $job->args['from'] ?? null, true ) )->count_orders();
				$all     = ( new Import_Source( null, false ) )->count_orders();

				if ( 2 * $missing > $all ) {
					Sum_Jobs::suspend();
				}

				$is_first = ! empty( $job->args['is_first'] );

				if ( $is_first ) {
					Category_Sync::rebuild();
				}

				$job->checkpoint = array(
					'stage'     => $is_first ? 'products' : 'customers',
					'last'      => 0,
					'until'     => Import_Source::get_last_order(),
					'size'      => self::FIRST_SIZE,
					'products'  => array( 0, $is_first ? $source->count_products() : 0 ),
					'customers' => array( 0, $source->count_customers() ),
					'orders'    => array( 0, $orders ),
					'compare'   => 2 * $orders > $all,
				);
				$job->total = self::count( $job, 1 );
				return false;
		}
	}

	/**
	 * Processes a batch.
	 *
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
			self::process( $job, $ids, $write );
			$job->checkpoint[ $stage ][0] = min( $job->checkpoint[ $stage ][1], $job->checkpoint[ $stage ][0] + count( $ids ) );
		}

		$job->done = self::count( $job, 0 );
	}

	/**
	 * Fills sums that were dropped. Sums that were kept while most orders were imported are compared with the rows, which
	 * other software may have changed before the import corrected them.
	 */
	private static function finish_sums( Job $job ): void {
		$were_kept = ! Sum_State::is_suspended();

		Sum_Jobs::resume();

		if ( $were_kept && ( $job->checkpoint['compare'] ?? false ) ) {
			Reconciliation::add_sums();
		}
	}

	/**
	 * Number of items of all stages.
	 *
	 * @param int $index 0 for processed items, 1 for all.
	 */
	private static function count( Job $job, int $index ): int {
		return array_sum( array_column( array_intersect_key( $job->checkpoint, array_flip( self::STAGES ) ), $index ) );
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
