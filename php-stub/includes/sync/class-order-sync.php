<?php

namespace Storedeck\Sync;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Row_Writer;
use Storedeck\Foundation\Database\Sync_Lock;
use Storedeck\Foundation\Database\Transaction;
use Storedeck\Foundation\Settings\Settings;
use Storedeck\Host\Refund_Rest;
use Storedeck\Reports\Model\Dimension_Values;
use Storedeck\Reports\Model\Order_Dimensions;
use Storedeck\Reports\Sums\Customer_Metrics_Table;
use Storedeck\Reports\Sums\Settled_Days;
use Storedeck\Reports\Sums\Table_Recovery;
use Storedeck\Reports\Sums\Sum_Recorder;

defined( 'ABSPATH' ) || exit;

/**
 * Replaces the rows of orders. Running it again changes nothing.
 */
final class Order_Sync {

	/** Orders of one transaction. */
	private const BATCH = 100;

	/**
	 * Syncs orders with their refunds. Rows of deleted orders are deleted. A lock
	 * makes requests that sync the same order wait for each other.
	 *
	 * @param int[] $ids Ids of orders and refunds.
	 */
	public static function sync( array $ids ): void {
		foreach ( array_chunk( $ids, self::BATCH ) as $chunk ) {
			Sync_Lock::run(
				static fn() => self::sync_chunk(
					array_values( array_unique( array_merge( $chunk, Raw_Order_Reader::get_refund_ids( $chunk ) ) ) )
				)
			);
		}
	}

	/**
	 * Computes the rows of orders.
	 *
	 * @param int[]                                              $ids           Ids of orders and refunds.
	 * @param callable(Customer_Prefetch, int, string, array, string): (int|null) $find_customer Customer_Sync::find_or_create() or find_existing().
	 * @return array<int, array<string, list<array<string, string|int|null>>>> Rows by order and short table name. Orders that
	 *                                                                         reports do not show are left out.
	 */
	public static function build( array $ids, callable $find_customer ): array {
		$orders  = Raw_Order_Reader::read( $ids );
		$parents = self::get_parents( $orders );
		$all     = $orders + $parents;
		$virtual = Raw_Order_Reader::get_virtual_ids( $all );
		$values  = new Dimension_Values();
		$builder = new Order_Row_Builder(
			Settings::get_time_zone(),
			$virtual,
			Raw_Order_Reader::get_coupon_ids( $orders ),
			Settings::get_currency()['code'],
			Settings::get_precision(),
			$values
		);
		$refunds = self::get_refunds( $orders );
		$guests  = self::get_guests_without_email( array_keys( $all ) );
		$rows    = array();
		$known   = new Customer_Prefetch( $all );

		$values->load( array_map( static fn( array $order ): array => Order_Dimensions::get_values( $order, $order ), $all ) );

		foreach ( $orders as $id => $order ) {
			$parent = $order['parent_id'] > 0 ? ( $parents[ $order['parent_id'] ] ?? null ) : null;

			// A refund is deleted with its order.
			if ( $order['parent_id'] > 0 && null === $parent ) {
				continue;
			}

			$buyer    = $parent ?? $order;
			$customer = $find_customer( $known, $buyer['user'], $buyer['email'], $buyer['billing'], $buyer['created'] );

			$order['customer'] = 0 === $customer ? $guests[ $buyer['id'] ] ?? 0 : $customer;
			$others            = array_diff_key( $refunds[ $order['parent_id'] ] ?? array(), array( $id => $order ) );
			$rows[ $id ]       = $builder->build( $order, $parent, $others );
		}

		return $rows;
	}

	/**
	 * Syncs orders while the lock is held.
	 *
	 * @param int[] $ids Ids of orders and refunds.
	 */
	private static function sync_chunk( array $ids ): void {
		Table_Recovery::retry( static fn() => Transaction::run( static fn() => self::write( $ids ), Transaction::TRIES ) );
	}

	/**
	 * Writes the rows of orders and what depends on them, in a transaction.
	 *
	 * @param int[] $ids Ids of orders and refunds.
	 */
	private static function write( array $ids ): void {
		$sums     = new Sum_Recorder();
		$previous = self::get_stored_customers( $ids );
		$orders   = self::build( $ids, array( Customer_Sync::class, 'find_or_create' ) );
		$rows     = array();

		$sums->before( $ids );

		foreach ( Settled_Days::ORDER_TABLES as $table ) {
			$rows[ $table ] = array_merge( ...array_column( $orders, $table ) );

			Row_Writer::delete( $table, 'order_id', $ids );
			Row_Writer::replace( $table, $rows[ $table ] );
		}

		$customers = array_map( 'intval', array_column( $rows['order_stats'], 'customer_id' ) );
		$all       = array_values( array_unique( array_merge( $previous, $customers ) ) );

		Customer_Sync::delete_idle_guests( array_values( array_diff( $previous, $customers ) ) );
		Returning_Customers::update( $all, array( $sums, 'before' ) );
		$sums->write();
		Customer_Metrics_Table::update( $all );
	}

	/**
	 * Reads the orders that were refunded.
	 *
	 * @param array<int, array<string, mixed>> $orders Raw orders.
	 * @return array<int, array<string, mixed>> Raw orders by id.
	 */
	private static function get_parents( array $orders ): array {
		$ids     = array_values( array_unique( array_filter( array_column( $orders, 'parent_id' ) ) ) );
		$missing = array_values( array_diff( $ids, array_keys( $orders ) ) );

		return array_intersect_key( $orders, array_flip( $ids ) ) + Raw_Order_Reader::read( $missing );
	}

	/**
	 * Reads all refunds of the orders of which a refund has no items.
	 *
	 * @param array<int, array<string, mixed>> $orders Raw orders.
	 * @return array<int, array<int, array<string, mixed>>> Raw refunds by order and id.
	 */
	private static function get_refunds( array $orders ): array {
		$unknown = array_filter(
			$orders,
			static fn( array $order ): bool => $order['parent_id'] > 0 && Refund_Rest::is_without_items( $order )
		);
		$refunds = array();

		foreach ( Raw_Order_Reader::read( Raw_Order_Reader::get_refund_ids( array_keys( $unknown ) ) ) as $id => $refund ) {
			$refunds[ $refund['parent_id'] ][ $id ] = $refund;
		}

		return $refunds;
	}

	/**
	 * Customers without an email, which only imported files create. Their orders have
	 * no key to find them by, and keep them.
	 *
	 * @param int[] $ids Ids of orders.
	 * @return array<int, int> Customer ids by order.
	 */
	private static function get_guests_without_email( array $ids ): array {
		$rows = array() === $ids ? array() : Database::rows(
			'SELECT stats.order_id, stats.customer_id FROM {order_stats} stats'
				. ' INNER JOIN {customer_lookup} customers ON customers.customer_id = stats.customer_id'
				. ' WHERE stats.order_id IN ( %d )'
				. " AND customers.user_id IS NULL AND ( customers.email = '' OR customers.email IS NULL )",
			array( $ids )
		);

		return array_map( 'intval', array_column( $rows, 'customer_id', 'order_id' ) );
	}

	/**
	 * Customer ids of the stored rows.
	 *
	 * @param int[] $ids Ids of orders.
	 * @return int[]
	 */
	private static function get_stored_customers( array $ids ): array {
		return Database::ids( 'SELECT DISTINCT customer_id FROM {order_stats} WHERE order_id IN ( %d )', array( $ids ) );
	}
}
