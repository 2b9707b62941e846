<?php

namespace Storedeck\Sync;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Where;
use Storedeck\Foundation\Settings\Settings;
use Storedeck\Foundation\Text;
use Storedeck\Host\Host;
use Storedeck\Host\Order_Item_Reader;
use Storedeck\Host\Order_Meta_Reader;
use Storedeck\Reports\Model\Order_Dimensions;

defined( 'ABSPATH' ) || exit;

/**
 * Reads many orders for Order_Row_Builder with a few queries.
 */
final class Raw_Order_Reader {

	/**
	 * Reads orders.
	 *
	 * @param int[] $ids Ids of orders and refunds.
	 * @return array<int, array<string, mixed>> Raw orders by id, with user, email and billing. Drafts, trashed and deleted orders are left out, and test payments.
	 */
	public static function read( array $ids ): array {
		if ( array() === $ids ) {
			return array();
		}

		$orders = array_filter(
			Host::get_orders()->read( $ids ),
			static fn( array $order ): bool => '' !== $order['created']
				&& ! in_array( $order['status'], Settings::STORED_HIDDEN_STATUSES, true )
		);

		$orders = Test_Payments::leave_out( $orders );
		$items  = Order_Item_Reader::read( array_keys( $orders ) );

		foreach ( array_keys( $orders ) as $id ) {
			$orders[ $id ]['items'] = $items[ $id ] ?? array();
		}

		self::add_meta( $orders );
		Stored_Value::add( $orders );
		Order_Rates::add( $orders );

		return $orders;
	}

	/**
	 * Ids of the refunds of orders, and of the other refunds of refunded orders, also of deleted ones that have report rows.
	 *
	 * @param int[] $ids Ids of orders and refunds.
	 * @return int[]
	 */
	public static function get_refund_ids( array $ids ): array {
		if ( array() === $ids ) {
			return array();
		}

		$refunds = Host::get_orders()->get_orders_sql() . " orders WHERE orders.type = 'shop_order_refund' AND orders.";
		$parents = Database::ids(
			"SELECT orders.parent_order_id AS id FROM {$refunds}id IN ( %d )"
				. ' UNION SELECT parent_id AS id FROM {order_stats} WHERE parent_id > 0 AND order_id IN ( %d )',
			array( $ids, $ids )
		);
		$all     = array( ...$ids, ...$parents );

		return Database::ids(
			"SELECT orders.id FROM {$refunds}parent_order_id IN ( %d )"
				. ' UNION SELECT order_id AS id FROM {order_stats} WHERE parent_id IN ( %d )',
			array( $all, $all )
		);
	}

	/**
	 * Ids of orders and refunds without any date, which reports cannot count.
	 *
	 * @return int[] At most 100.
	 */
	public static function get_undated(): array {
		$where = ( new Where() )->in( 'orders.type', array( 'shop_order', 'shop_order_refund' ) )
			->in( 'orders.status', Settings::STORED_HIDDEN_STATUSES, true )
			->add( 'orders.date_created_gmt IS NULL' )
			->add( 'NOT EXISTS ( SELECT 1 FROM {order_stats} stats WHERE stats.order_id = orders.id )' );

		return Database::ids(
			'SELECT orders.id FROM ' . Host::get_orders()->get_orders_sql()
				. " orders WHERE {$where->sql()} ORDER BY orders.id LIMIT 100",
			$where->values()
		);
	}

	/**
	 * Virtual products and variations in orders.
	 *
	 * @param array<int, array<string, mixed>> $orders Raw orders.
	 * @return array<int, true> Ids as keys.
	 */
	public static function get_virtual_ids( array $orders ): array {
		$ids = array();

		foreach ( $orders as $order ) {
			foreach ( $order['items'] as $item ) {
				foreach ( array( '_variation_id', '_product_id' ) as $key ) {
					$id = (int) ( $item['meta'][ $key ] ?? 0 );

					if ( $id > 0 ) {
						$ids[ $id ] = $id;
					}
				}
			}
		}

		$virtual = array() === $ids ? array() : Database::rows(
			'SELECT product_id FROM {product_meta_lookup} WHERE `virtual` = 1 AND product_id IN ( %d )',
			array( $ids )
		);

		return array_fill_keys( array_map( 'intval', array_column( $virtual, 'product_id' ) ), true );
	}

	/**
	 * Ids of the coupons in orders.
	 *
	 * @param array<int, array<string, mixed>> $orders Raw orders.
	 * @return array<string, int> By code in lower case.
	 */
	public static function get_coupon_ids( array $orders ): array {
		$codes = array();

		foreach ( $orders as $order ) {
			foreach ( $order['items'] as $item ) {
				if ( 'coupon' === $item['type'] ) {
					array_push( $codes, ...Text::get_spellings( (string) $item['name'] ) );
				}
			}
		}

		$codes = array_values( array_unique( $codes ) );
		$ids   = array();

		foreach ( array() === $codes ? array() : Database::rows(
			"SELECT ID AS id, post_title AS code FROM {wp:posts} WHERE post_type = 'shop_coupon' AND post_title IN ( %s ) ORDER BY ID DESC",
			array( $codes )
		) as $row ) {
			$ids[ Text::lower( (string) $row['code'] ) ] = (int) $row['id'];
		}

		return $ids;
	}

	/**
	 * Adds meta, and the address that says to which place an order belongs: the one that its taxes are computed by.
	 *
	 * @param array<int, array<string, mixed>> $orders Raw orders by id.
	 */
	private static function add_meta( array &$orders ): void {
		$metas = Order_Meta_Reader::read( array_keys( $orders ), Order_Dimensions::get_meta_keys() );

		foreach ( $orders as $id => $order ) {
			$is_delivered = Settings::has_places_of_delivery() && '' !== ( $order['delivery']['country'] ?? '' );

			$orders[ $id ]['meta']    = $metas[ $id ] ?? array();
			$orders[ $id ]['address'] = $is_delivered ? $order['delivery'] : $order['billing'];
		}
	}
}
