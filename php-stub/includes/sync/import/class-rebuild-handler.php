<?php

namespace Storedeck\Sync\Import;

use Storedeck\Foundation\Database\Database;
use Storedeck\Host\Host;
use Storedeck\Jobs\Batch_Size;
use Storedeck\Jobs\Job;
use Storedeck\Sync\Order_Sync;

defined( 'ABSPATH' ) || exit;

/**
 * Syncs all orders that have report rows, by ascending ID. Rows whose order no
 * longer exists are kept.
 *
 * Args: `settings` (Rebuild::get_settings()). Checkpoint: `last` (ID of the last
 * order) and `size` of a step.
 */
final class Rebuild_Handler extends Import_Lock_Handler {

	/**
	 * Type of the job.
	 */
	public const TYPE = 'rebuild';

	/**
	 * Orders per step.
	 */
	private const FIRST_SIZE = 50;
	private const MIN_SIZE   = 5;
	private const MAX_SIZE   = 1000;

	/**
	 * Whether the settings changed again.
	 */
	private bool $is_outdated = false;

	public function open( Job $job ): bool {
		if ( ! parent::open( $job ) ) {
			return false;
		}

		// This process may have read the settings before they changed.
		foreach ( array( 'alloptions', 'notoptions' ) as $key ) {
			wp_cache_delete( $key, 'options' );
		}

		return true;
	}

	public function step( Job $job ): bool {
		if ( Rebuild::get_settings() !== $job->args['settings'] ) {
			$this->is_outdated = true;
			return true;
		}

		if ( array() === $job->checkpoint ) {
			Rebuild::begin();

			$job->total      = self::count();
			$job->checkpoint = array(
				'last' => 0,
				'size' => self::FIRST_SIZE,
			);
			return false;
		}

		$begin = microtime( true );
		$ids   = self::get_orders_after( $job->checkpoint['last'], $job->checkpoint['size'] );

		if ( array() === $ids ) {
			Rebuild::finish( $job->args['settings'] );
			return true;
		}

		Order_Sync::sync( $ids );

		$job->checkpoint['last'] = $ids[ count( $ids ) - 1 ];
		$job->checkpoint['size'] = Batch_Size::next( $job->checkpoint['size'], microtime( true ) - $begin, self::MIN_SIZE, self::MAX_SIZE );
		$job->done               = min( $job->total, $job->done + count( $ids ) );

		return false;
	}

	public function close( int $steps ): void {
		parent::close( $steps );

		if ( $this->is_outdated ) {
			Rebuild::start();
		}
	}

	/**
	 * Number of orders and refunds.
	 */
	private static function count(): int {
		return (int) Database::rows( 'SELECT COUNT(*) AS total FROM ' . self::get_from_clause() )[0]['total'];
	}

	/**
	 * Orders and refunds after an order.
	 *
	 * @return int[]
	 */
	private static function get_orders_after( int $last, int $limit ): array {
		$rows = Database::rows(
			'SELECT stats.order_id AS id FROM ' . self::get_from_clause() . ' WHERE stats.order_id > %d ORDER BY stats.order_id LIMIT %d',
			array( $last, $limit )
		);

		return array_map( 'intval', array_column( $rows, 'id' ) );
	}

	/**
	 * Orders and refunds with rows.
	 */
	private static function get_from_clause(): string {
		return '{order_stats} stats INNER JOIN ' . Host::get_orders()->get_orders_sql() . ' orders ON orders.id = stats.order_id';
	}
}
