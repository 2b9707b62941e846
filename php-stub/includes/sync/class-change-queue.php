<?php
/**
 * Queues changes of the current request.
 *
 * @package Storedeck
 */

namespace Storedeck\Sync;

use Storedeck\Common\Transaction;
use Storedeck\Reports\Query_Exception;

defined( 'ABSPATH' ) || exit;

/**
 * Collects ids and syncs the lookup tables once for each of them, at the end of
 * the request. Code that sends a response calls flush() first.
 */
final class Change_Queue {

	/**
	 * Ids by type, as keys.
	 *
	 * @var array<string, array<int, true>>
	 */
	private static array $ids = array();

	/**
	 * Whether anything changed that reports show.
	 *
	 * @var bool
	 */
	private static bool $is_dirty = false;

	/**
	 * Queues a product or variation that was created, changed or deleted.
	 *
	 * @param int $id Product id.
	 */
	public static function add_product( int $id ): void {
		self::add( 'products', $id );
	}

	/**
	 * Queues an order or refund that was created, changed or deleted.
	 *
	 * @param int $id Order id.
	 */
	public static function add_order( int $id ): void {
		self::add( 'orders', $id );
	}

	/**
	 * Queues a user that was changed.
	 *
	 * @param int $id User id.
	 */
	public static function add_user( int $id ): void {
		self::add( 'users', $id );
	}

	/**
	 * Queues a category that was created, moved or deleted.
	 *
	 * @param int $id Term id.
	 */
	public static function add_category( int $id ): void {
		self::add( 'categories', $id );
	}

	/**
	 * Records a change that reports show but no lookup table stores, such as a
	 * coupon code.
	 */
	public static function mark_changed(): void {
		self::$is_dirty = true;
	}

	/**
	 * Syncs the lookup tables and invalidates the caches of the reports.
	 *
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function flush(): void {
		if ( ! self::$is_dirty ) {
			return;
		}

		// A transaction would read the state before other processes, and its own changes are not yet valid.
		if ( Transaction::is_open() ) {
			Transaction::after_commit( array( self::class, 'flush' ) );
			return;
		}

		$ids            = self::$ids;
		self::$ids      = array();
		self::$is_dirty = false;

		$get_ids = static fn( string $type ): array => array_keys( $ids[ $type ] ?? array() );

		try {
			if ( array() !== $get_ids( 'categories' ) ) {
				Category_Sync::rebuild();
			}

			Product_Sync::sync( $get_ids( 'products' ) );
			Customer_Sync::sync_users( $get_ids( 'users' ) );
			Order_Sync::sync( $get_ids( 'orders' ) );
		} finally {
			// Cached results may be outdated, also by what was synced before an error.
			do_action( 'storedeck_data_changed' );
		}
	}

	/**
	 * Syncs the lookup tables at the end of the request, where an error cannot be
	 * reported.
	 */
	public static function flush_at_shutdown(): void {
		try {
			self::flush();
		} catch ( Query_Exception $failure ) {
			return;
		}
	}

	/**
	 * Queues an id.
	 *
	 * @param string $type Type: products, orders, users or categories.
	 * @param int    $id   Id.
	 */
	private static function add( string $type, int $id ): void {
		if ( $id > 0 ) {
			self::$ids[ $type ][ $id ] = true;
			self::$is_dirty            = true;
		}
	}
}
