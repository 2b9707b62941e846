<?php

namespace Storedeck\Sync\Import;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Row_Writer;
use Storedeck\Foundation\Database\Transaction;
use Storedeck\Jobs\Batch_Size;
use Storedeck\Jobs\Job;
use Storedeck\Reports\Model\Dimension_Values;
use Storedeck\Reports\Sums\Sum_Jobs;

defined( 'ABSPATH' ) || exit;

/**
 * Deletes the report rows of orders and customers. The orders are not deleted,
 * so they can be imported again; rows of orders created meanwhile are kept.
 *
 * Checkpoint: `stage`, `until` (ID of the last order), `last` (ID of the last
 * customer), `size` of a step.
 */
final class Delete_Handler extends Import_Lock_Handler {

	/** Type of the job. */
	public const TYPE = 'delete';

	/** Tables with further rows of an order. These are deleted before the row in order_stats. */
	private const ITEM_TABLES = array( 'order_product_lookup', 'order_coupon_lookup', 'order_tax_lookup' );

	/** Rows per step. */
	private const FIRST_SIZE = 200;
	protected const MIN_SIZE = 20;
	protected const MAX_SIZE = 5000;

	public function step( Job $job ): bool {
		$begin = microtime( true );

		switch ( $job->checkpoint['stage'] ?? '' ) {
			case 'orders':
				$count = self::delete_orders( $job->checkpoint['until'], $job->checkpoint['size'] );
				$next  = 'orphans';
				break;
			case 'orphans':
				$count = self::delete_orphans( $job->checkpoint['until'], $job->checkpoint['size'] );
				$next  = 'customers';
				break;
			case 'customers':
				$count = self::delete_customers( $job );
				$next  = 'finalizing';
				break;
			case 'finalizing':
				// Restarts the IDs of customers, so that each import creates the same ones.
				Row_Writer::run( 'ALTER TABLE {customer_lookup} AUTO_INCREMENT = 1' );
				delete_option( Imports::SINCE_OPTION );

				// Orders that were created meanwhile have some.
				if ( 0 === self::count( 'order_stats' ) ) {
					Dimension_Values::clear();
				}

				Sum_Jobs::resume();
				return true;
			default:
				Sum_Jobs::suspend();

				$job->checkpoint = array(
					'stage' => 'orders',
					'until' => (int) Database::value( 'SELECT MAX( order_id ) FROM {order_stats}' ),
					'last'  => 0,
					'size'  => self::FIRST_SIZE,
				);
				$job->total = self::count( 'order_stats' ) + self::count( 'customer_lookup' );
				return false;
		}

		if ( 0 === $count ) {
			$job->checkpoint['stage'] = $next;
		} else {
			$job->done          = min( $job->total, $job->done + $count );
			$job->checkpoint['size'] = Batch_Size::next(
				$job->checkpoint['size'],
				microtime( true ) - $begin,
				self::MIN_SIZE,
				self::MAX_SIZE
			);
		}

		return false;
	}

	/**
	 * Deletes orders.
	 *
	 * @param int $until ID of the last order.
	 */
	private static function delete_orders( int $until, int $limit ): int {
		$ids = Database::ids(
			'SELECT order_id AS id FROM {order_stats} WHERE order_id <= %d ORDER BY order_id LIMIT %d',
			array( $until, $limit )
		);

		Transaction::run(
			static function () use ( $ids ): void {
				foreach ( array( ...self::ITEM_TABLES, 'order_stats' ) as $table ) {
					Row_Writer::delete( $table, 'order_id', $ids );
				}
			}
		);

		return count( $ids );
	}

	/**
	 * Deletes rows of orders that have none in order_stats.
	 *
	 * @param int $until ID of the last order.
	 * @param int $limit Maximum number of orders.
	 * @return int Number of orders.
	 */
	private static function delete_orphans( int $until, int $limit ): int {
		foreach ( self::ITEM_TABLES as $table ) {
			$ids = Database::ids(
				"SELECT DISTINCT items.order_id AS id FROM {{$table}} items WHERE items.order_id <= %d"
					. ' AND NOT EXISTS ( SELECT 1 FROM {order_stats} orders WHERE orders.order_id = items.order_id ) LIMIT %d',
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
	 * Deletes customers without orders.
	 */
	private static function delete_customers( Job $job ): int {
		$ids = Database::ids(
			'SELECT customers.customer_id AS id FROM {customer_lookup} customers WHERE customers.customer_id > %d'
				. ' AND NOT EXISTS ( SELECT 1 FROM {order_stats} orders WHERE orders.customer_id = customers.customer_id )'
				. ' ORDER BY customers.customer_id LIMIT %d',
			array( $job->checkpoint['last'], $job->checkpoint['size'] )
		);

		if ( array() !== $ids ) {
			Row_Writer::delete( 'customer_lookup', 'customer_id', $ids );
			$job->checkpoint['last'] = $ids[ count( $ids ) - 1 ];
		}

		return count( $ids );
	}

	/**
	 * Counts the rows of a table.
	 *
	 * @param string $table Name without prefix.
	 */
	private static function count( string $table ): int {
		return (int) Database::value( "SELECT COUNT(*) FROM {{$table}}" );
	}
}
