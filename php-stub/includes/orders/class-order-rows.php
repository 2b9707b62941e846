<?php

namespace Storedeck\Orders;

use Storedeck\Foundation\Database\Database;
use Storedeck\Host\Order_Item_Reader;

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

		foreach ( Order_Item_Reader::read( $ids ) as $id => $items ) {
			$found[ $id ]['items'] = $items;
		}

		return array_replace( array_flip( $ids ), $found );
	}
}
