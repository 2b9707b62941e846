<?php

namespace Storedeck\Host;

use Storedeck\Foundation\Database\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Reads items of orders and refunds, which every storage of orders has in the same tables.
 */
final class Order_Item_Reader {

	/**
	 * Reads items with their meta.
	 *
	 * @param int[] $ids Ids of orders and refunds.
	 * @return array<int, list<array{id: int, type: string, name: string, meta: array<string, string>}>> By order; those without
	 *               items are missing.
	 * @throws \Storedeck\Foundation\Database\Query_Exception When the database reports an error.
	 */
	public static function read( array $ids ): array {
		if ( array() === $ids ) {
			return array();
		}

		$metas = array();
		$items = array();

		// The first of several values counts, as in get_metadata().
		foreach ( Database::rows(
			'SELECT meta.order_item_id, meta.meta_key, meta.meta_value FROM {order_items} items INNER JOIN {order_itemmeta} meta'
				. ' ON meta.order_item_id = items.order_item_id WHERE items.order_id IN ( %d ) ORDER BY meta.meta_id',
			array( $ids )
		) as $row ) {
			$metas[ (int) $row['order_item_id'] ][ (string) $row['meta_key'] ] ??= (string) $row['meta_value'];
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
