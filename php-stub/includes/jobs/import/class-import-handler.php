<?php
/**
 * Builds what reports read from the shop's orders.
 *
 * @package Storedeck
 */

namespace Storedeck\Jobs\Import;

use Storedeck\Common\Lock;
use Storedeck\Jobs\Batch_Size;
use Storedeck\Jobs\Job;
use Storedeck\Jobs\Job_Handler;
use Storedeck\Reports\Site_Time;
use Storedeck\Sync\Customer_Sync;
use Storedeck\Sync\Order_Sync;

defined( 'ABSPATH' ) || exit;

/**
 * First customers, then orders and refunds, each in the order of their ids.
 * Rows are written in place of those that stand there, so a step that is done
 * twice changes nothing.
 *
 * Args: `days` (int or null), `from` (Greenwich's time or null), `skip`. Place:
 * `stage`, `last` id, `until` (last order), `size` of a step, and `customers`
 * and `orders`: how many are done and how many there are.
 */
final class Import_Handler implements Job_Handler {

	/**
	 * Sizes of a step.
	 */
	private const FIRST = 50;
	private const LEAST = 5;
	private const MOST  = 1000;

	/**
	 * Keeps others away.
	 *
	 * @var Lock
	 */
	private Lock $lock;

	/**
	 * Makes ready.
	 */
	public function __construct() {
		$this->lock = new Lock( 'import' );
	}

	/**
	 * Shuts out other imports and removals.
	 *
	 * @param Job $job Job.
	 */
	public function open( Job $job ): bool {
		unset( $job );

		return $this->lock->acquire();
	}

	/**
	 * Does a step.
	 *
	 * @param Job $job Job.
	 */
	public function step( Job $job ): bool {
		$source = new Import_Source( $job->args['from'] ?? null, ! empty( $job->args['skip'] ) );

		switch ( $job->place['stage'] ?? '' ) {
			case 'customers':
				$this->batch(
					$job,
					'customers',
					$source->customers_after( $job->place['last'], $job->place['size'] ),
					static function ( array $ids ): void {
						cache_users( $ids );
						Customer_Sync::sync_users( $ids );
					},
					'orders'
				);
				return false;
			case 'orders':
				$this->batch(
					$job,
					'orders',
					$source->orders_after( $job->place['last'], $job->place['until'], $job->place['size'] ),
					array( Order_Sync::class, 'sync' ),
					'finalizing'
				);
				return false;
			case 'finalizing':
				self::note( $job->args['days'] ?? null );
				return true;
			default:
				$job->place = array(
					'stage'     => 'customers',
					'last'      => 0,
					'until'     => Import_Source::last_order(),
					'size'      => self::FIRST,
					'customers' => array( 0, $source->count_customers() ),
					'orders'    => array( 0, $source->count_orders() ),
				);
				$job->total = $job->place['customers'][1] + $job->place['orders'][1];
				return false;
		}
	}

	/**
	 * Figures are others now.
	 *
	 * @param int $steps How many steps there were.
	 */
	public function close( int $steps ): void {
		$this->lock->release();

		if ( $steps > 0 ) {
			do_action( 'storedeck_data_changed' );
		}
	}

	/**
	 * What was imported stays.
	 *
	 * @param Job $job Job.
	 */
	public function discard( Job $job ): void {
		unset( $job );
	}

	/**
	 * Writes a batch.
	 *
	 * @param Job                   $job   Job.
	 * @param string                $stage customers or orders.
	 * @param int[]                 $ids   What is next; nothing when the stage is over.
	 * @param callable(int[]): void $write Writes rows.
	 * @param string                $next  The stage after this one.
	 */
	private function batch( Job $job, string $stage, array $ids, callable $write, string $next ): void {
		if ( array() === $ids ) {
			// What a step wrote that was not noted is left out afterwards where known rows are: it is done all the same.
			$job->place[ $stage ][0] = $job->place[ $stage ][1];
			$job->place['stage']     = $next;
			$job->place['last']      = 0;
			$job->place['size']      = self::FIRST;
		} else {
			$begin = microtime( true );

			$write( $ids );

			$job->place[ $stage ][0] = min( $job->place[ $stage ][1], $job->place[ $stage ][0] + count( $ids ) );
			$job->place['last']      = $ids[ count( $ids ) - 1 ];
			$job->place['size']      = Batch_Size::next( $job->place['size'], microtime( true ) - $begin, self::LEAST, self::MOST );
		}

		$job->done = $job->place['customers'][0] + $job->place['orders'][0];
	}

	/**
	 * Notes since when orders are there. A shorter import does not take back a longer one.
	 *
	 * @param int|null $days Days before today; null for all time.
	 */
	private static function note( ?int $days ): void {
		$known = get_option( Imports::SINCE_OPTION );
		$wall  = Import_Source::midnight( $days );
		$since = null === $wall ? Imports::ALWAYS : Site_Time::format( $wall );

		if ( ! is_string( $known ) || Imports::ALWAYS === $since || ( Imports::ALWAYS !== $known && $since < $known ) ) {
			update_option( Imports::SINCE_OPTION, $since, false );
		}
	}
}
