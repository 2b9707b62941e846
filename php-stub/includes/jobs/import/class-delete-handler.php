<?php
/**
 * Removes what reports read of orders and customers.
 *
 * @package Storedeck
 */

namespace Storedeck\Jobs\Import;

use Storedeck\Common\Lock;
use Storedeck\Jobs\Batch_Size;
use Storedeck\Jobs\Job;
use Storedeck\Jobs\Job_Handler;
use Storedeck\Reports\Database;
use Storedeck\Sync\Row_Writer;

defined( 'ABSPATH' ) || exit;

/**
 * The orders themselves stay, so all of it can be imported again. What is
 * ordered meanwhile stays too.
 *
 * Place: `stage`, `until` (last order), `last` (customer), `size` of a step.
 */
final class Delete_Handler implements Job_Handler {

	/**
	 * Tables that tell more of an order; its own row goes last.
	 */
	private const DETAILS = array( 'order_product_lookup', 'order_coupon_lookup', 'order_tax_lookup' );

	/**
	 * Sizes of a step.
	 */
	private const FIRST = 200;
	private const LEAST = 20;
	private const MOST  = 5000;

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
		$begin = microtime( true );

		switch ( $job->place['stage'] ?? '' ) {
			case 'orders':
				$count = self::orders( $job->place['until'], $job->place['size'] );
				$next  = 'strays';
				break;
			case 'strays':
				$count = self::strays( $job->place['until'], $job->place['size'] );
				$next  = 'customers';
				break;
			case 'customers':
				$count = self::customers( $job );
				$next  = 'finalizing';
				break;
			case 'finalizing':
				// New customers are counted from one again, so that an import gives the same ids each time.
				Row_Writer::execute( 'ALTER TABLE `' . Database::table( 'customer_lookup' ) . '` AUTO_INCREMENT = 1' );
				delete_option( Imports::SINCE_OPTION );
				return true;
			default:
				$job->place = array(
					'stage' => 'orders',
					'until' => (int) Database::rows( 'SELECT MAX( order_id ) AS last_one FROM {order_stats}' )[0]['last_one'],
					'last'  => 0,
					'size'  => self::FIRST,
				);
				$job->total = self::count( 'order_stats' ) + self::count( 'customer_lookup' );
				return false;
		}

		if ( 0 === $count ) {
			$job->place['stage'] = $next;
		} else {
			$job->done          = min( $job->total, $job->done + $count );
			$job->place['size'] = Batch_Size::next( $job->place['size'], microtime( true ) - $begin, self::LEAST, self::MOST );
		}

		return false;
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
	 * What was removed can be imported again.
	 *
	 * @param Job $job Job.
	 */
	public function discard( Job $job ): void {
		unset( $job );
	}

	/**
	 * Removes orders.
	 *
	 * @param int $until Last order.
	 * @param int $limit How many at most.
	 * @return int How many were removed.
	 */
	private static function orders( int $until, int $limit ): int {
		$ids = self::ids(
			'SELECT order_id AS id FROM {order_stats} WHERE order_id <= %d ORDER BY order_id LIMIT %d',
			array( $until, $limit )
		);

		Row_Writer::transaction(
			static function () use ( $ids ): void {
				foreach ( array( ...self::DETAILS, 'order_stats' ) as $table ) {
					Row_Writer::delete( $table, 'order_id', $ids );
				}
			}
		);

		return count( $ids );
	}

	/**
	 * Removes details of orders that have no row of their own.
	 *
	 * @param int $until Last order.
	 * @param int $limit How many at most.
	 * @return int How many were removed.
	 */
	private static function strays( int $until, int $limit ): int {
		foreach ( self::DETAILS as $table ) {
			$ids = self::ids(
				"SELECT DISTINCT details.order_id AS id FROM {{$table}} details WHERE details.order_id <= %d"
					. ' AND NOT EXISTS ( SELECT 1 FROM {order_stats} orders WHERE orders.order_id = details.order_id ) LIMIT %d',
				array( $until, $limit )
			);

			if ( array() !== $ids ) {
				Row_Writer::delete( $table, 'order_id', $ids );
				return count( $ids );
			}
		}

		return 0;
	}

	/**
	 * Removes customers of whom no order is left.
	 *
	 * @param Job $job Job.
	 * @return int How many were removed.
	 */
	private static function customers( Job $job ): int {
		$ids = self::ids(
			'SELECT customers.customer_id AS id FROM {customer_lookup} customers WHERE customers.customer_id > %d'
				. ' AND NOT EXISTS ( SELECT 1 FROM {order_stats} orders WHERE orders.customer_id = customers.customer_id )'
				. ' ORDER BY customers.customer_id LIMIT %d',
			array( $job->place['last'], $job->place['size'] )
		);

		if ( array() !== $ids ) {
			Row_Writer::delete( 'customer_lookup', 'customer_id', $ids );
			$job->place['last'] = $ids[ count( $ids ) - 1 ];
		}

		return count( $ids );
	}

	/**
	 * Rows of a table.
	 *
	 * @param string $table Short name.
	 */
	private static function count( string $table ): int {
		return (int) Database::rows( "SELECT COUNT(*) AS total FROM {{$table}}" )[0]['total'];
	}

	/**
	 * Reads ids.
	 *
	 * @param string $sql    Trusted SQL with placeholders.
	 * @param int[]  $values Values.
	 * @return int[]
	 */
	private static function ids( string $sql, array $values ): array {
		return array_map( 'intval', array_column( Database::rows( $sql, $values ), 'id' ) );
	}
}
