<?php
/**
 * Rows that reports read of orders.
 *
 * @package Storedeck
 */

namespace Storedeck\Sync;

use Storedeck\Reports\Database;
use Storedeck\Store\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Writes the rows of orders in place of those that stand there. However often
 * it runs, the rows are the same.
 */
final class Order_Sync {

	/**
	 * Orders at once.
	 */
	private const AT_ONCE = 100;

	/**
	 * Tables whose rows belong to an order.
	 */
	private const TABLES = array( 'order_stats', 'order_product_lookup', 'order_coupon_lookup', 'order_tax_lookup' );

	/**
	 * Follows orders with their refunds, and refunds. Rows of what is gone go.
	 * Requests that follow the same order at the same time do so one after the
	 * other.
	 *
	 * @param int[] $ids Ids of orders and refunds.
	 */
	public static function sync( array $ids ): void {
		foreach ( array_chunk( $ids, self::AT_ONCE ) as $chunk ) {
			Sync_Lock::run(
				static fn() => self::sync_chunk(
					array_values( array_unique( array_merge( $chunk, Raw_Order_Reader::get_refund_ids( $chunk ) ) ) )
				)
			);
		}
	}

	/**
	 * Follows some orders.
	 *
	 * @param int[] $ids Ids.
	 */
	private static function sync_chunk( array $ids ): void {
		$orders  = Raw_Order_Reader::read( $ids );
		$parents = self::parents( $orders );
		$all     = $orders + $parents;
		$builder = new Order_Row_Builder( Settings::time_zone(), Raw_Order_Reader::virtual_of( $all ), Raw_Order_Reader::coupons_of( $orders ) );
		$before  = self::customers( $ids );

		try {
			Customer_Prefetch::read( $all );
			Row_Writer::transaction(
				static function () use ( $ids, $orders, $parents, $builder, $before ): void {
					$rows      = array_fill_keys( self::TABLES, array() );
					$customers = array();

					foreach ( $orders as $order ) {
						$parent = $order['parent_id'] > 0 ? ( $parents[ $order['parent_id'] ] ?? null ) : null;

						// A refund of an order that is gone is gone with it.
						if ( $order['parent_id'] > 0 && null === $parent ) {
							continue;
						}

						$order['customer'] = self::customer( $parent ?? $order );
						$customers[]       = $order['customer'];

						foreach ( $builder->build( $order, $parent ) as $table => $built ) {
							$rows[ $table ] = array_merge( $rows[ $table ], $built );
						}
					}

					foreach ( self::TABLES as $table ) {
						Row_Writer::delete( $table, 'order_id', $ids );
						Row_Writer::replace( $table, $rows[ $table ] );
					}

					Customer_Sync::forget_idle( array_values( array_diff( $before, $customers ) ) );
					Returning_Customers::mark( array_values( array_unique( array_merge( $before, $customers ) ) ) );
				}
			);
		} finally {
			Customer_Prefetch::forget();
		}
	}

	/**
	 * Orders that refunds belong to.
	 *
	 * @param array<int, array<string, mixed>> $orders Raw orders.
	 * @return array<int, array<string, mixed>> Raw orders by id.
	 */
	private static function parents( array $orders ): array {
		$ids     = array_values( array_unique( array_filter( array_column( $orders, 'parent_id' ) ) ) );
		$missing = array_values( array_diff( $ids, array_keys( $orders ) ) );

		return array_intersect_key( $orders, array_flip( $ids ) ) + Raw_Order_Reader::read( $missing );
	}

	/**
	 * Customer of an order.
	 *
	 * @param array<string, mixed> $order Raw order.
	 */
	private static function customer( array $order ): int {
		return Customer_Sync::of_order( $order['user'], $order['email'], $order['billing'], $order['created'] );
	}

	/**
	 * Customers of rows as they stand.
	 *
	 * @param int[] $ids Ids of orders.
	 * @return int[]
	 */
	private static function customers( array $ids ): array {
		return array_map(
			'intval',
			array_column(
				Database::rows(
					'SELECT DISTINCT customer_id FROM {order_stats} WHERE order_id IN ( '
						. implode( ', ', array_fill( 0, count( $ids ), '%d' ) ) . ' )',
					$ids
				),
				'customer_id'
			)
		);
	}
}
