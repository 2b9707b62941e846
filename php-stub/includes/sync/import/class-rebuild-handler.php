<?php

namespace Storedeck\Sync\Import;

use Storedeck\Foundation\Database\Database;
use Storedeck\Host\Host;
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

	/** Type of the job. */
	public const TYPE = 'rebuild';

	/** Orders of the first step. */
	private const FIRST_SIZE = 50;

	/** Whether the settings changed again. */
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
			$job->checkpoint = array( 'last' => 0, 'size' => self::FIRST_SIZE );
			return false;
		}

		$ids = self::get_orders_after( $job->checkpoint['last'], $job->checkpoint['size'] );

		if ( array() === $ids ) {
			Rebuild::finish( $job->args['settings'] );
			return true;
		}

		self::process( $job, $ids, array( Order_Sync::class, 'sync' ) );

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
		return (int) Database::value( 'SELECT COUNT(*) FROM ' . self::get_from_clause() );
	}

	/**
	 * Orders and refunds after an order.
	 *
	 * @return int[]
	 */
	private static function get_orders_after( int $last, int $limit ): array {
		return Database::ids(
			'SELECT stats.order_id AS id FROM ' . self::get_from_clause() . ' WHERE stats.order_id > %d ORDER BY stats.order_id LIMIT %d',
			array( $last, $limit )
		);
	}

	/**
	 * Orders and refunds with rows.
	 */
	private static function get_from_clause(): string {
		return '{order_stats} stats INNER JOIN ' . Host::get_orders()->get_orders_sql() . ' orders ON orders.id = stats.order_id';
	}
}
