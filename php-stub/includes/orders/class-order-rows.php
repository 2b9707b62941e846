<?php

namespace Storedeck\Orders;

use Storedeck\Foundation\Database\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Reads all rows of orders, each table once.
 */
final class Order_Rows {

	/**
	 * Reads orders.
	 *
	 * @param int[] $ids Ids.
	 * @return array<int, array{order: array<string, string|null>, data: array<string, string|null>,
	 *               addresses: array<string, array<string, string|null>>, items: list<array<string, mixed>>,
	 *               refunds: list<array<string, string|null>>}> By id, in the order of the ids.
	 */
	public static function get_many( array $ids ): array {
		if ( array() === $ids ) {
			return array();
		}

		$found = array();

		foreach ( Database::rows( "SELECT * FROM {orders} WHERE type = 'shop_order' AND id IN ( %d )", array( $ids ) ) as $row ) {
			$found[ (int) $row['id'] ] = array(
				'order'     => $row,
				'data'      => array(),
				'addresses' => array(),
				'items'     => array(),
				'refunds'   => array(),
			);
		}

		if ( array() === $found ) {
			return array();
		}

		$ids = array_values( array_intersect( $ids, array_keys( $found ) ) );

		foreach ( Database::rows( 'SELECT * FROM {order_operational_data} WHERE order_id IN ( %d )', array( $ids ) ) as $row ) {
			$found[ (int) $row['order_id'] ]['data'] = $row;
		}

		foreach ( Database::rows( 'SELECT * FROM {order_addresses} WHERE order_id IN ( %d )', array( $ids ) ) as $row ) {
			$found[ (int) $row['order_id'] ]['addresses'][ (string) $row['address_type'] ] = $row;
		}

		foreach ( Database::rows(
			"SELECT id, parent_order_id, total_amount, customer_note FROM {orders} WHERE type = 'shop_order_refund'"
				. ' AND parent_order_id IN ( %d ) ORDER BY id DESC',
			array( $ids )
		) as $row ) {
			$found[ (int) $row['parent_order_id'] ]['refunds'][] = $row;
		}

		foreach ( self::get_items( $ids ) as $id => $items ) {
			$found[ $id ]['items'] = $items;
		}

		return array_replace( array_flip( $ids ), $found );
	}

	/**
	 * Items of orders or refunds.
	 *
	 * @param int[] $ids Ids.
	 * @return array<int, list<array{id: int, type: string, name: string, meta: array<string, string>}>> By order.
	 */
	public static function get_items( array $ids ): array {
		if ( array() === $ids ) {
			return array();
		}

		$metas = array();
		$items = array();

		foreach ( Database::rows(
			'SELECT meta.order_item_id, meta.meta_key, meta.meta_value FROM {order_items} items INNER JOIN {order_itemmeta} meta'
				. ' ON meta.order_item_id = items.order_item_id WHERE items.order_id IN ( %d ) ORDER BY meta.meta_id',
			array( $ids )
		) as $row ) {
			$metas[ (int) $row['order_item_id'] ][ (string) $row['meta_key'] ] = (string) $row['meta_value'];
		}

		foreach ( Database::rows(
			'SELECT order_item_id, order_item_name, order_item_type, order_id FROM {order_items}'
				. ' WHERE order_id IN ( %d ) ORDER BY order_item_id',
			array( $ids )
		) as $row ) {
			$items[ (int) $row['order_id'] ][] = array(
				'id'   => (int) $row['order_item_id'],
				'type' => (string) $row['order_item_type'],
				'name' => (string) $row['order_item_name'],
				'meta' => $metas[ (int) $row['order_item_id'] ] ?? array(),
			);
		}

		return $items;
	}
}
