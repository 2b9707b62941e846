<?php

namespace Storedeck\Tools\Order_Files;

defined( 'ABSPATH' ) || exit;

/**
 * Deletes orders with their refunds, items and report rows.
 */
final class Imported_Order_Removal {

	/** Tables with rows of an order, and the column of the order id. */
	private const TABLES = array(
		'wc_orders'                      => 'id',
		'wc_orders_meta'                 => 'order_id',
		'wc_order_addresses'             => 'order_id',
		'wc_order_operational_data'      => 'order_id',
		'woocommerce_order_items'        => 'order_id',
		'storedeck_order_stats'          => 'order_id',
		'storedeck_order_product_lookup' => 'order_id',
		'storedeck_order_coupon_lookup'  => 'order_id',
		'storedeck_order_tax_lookup'     => 'order_id',
	);

	public function __construct( private Bulk_Database $bulk ) {
	}

	/**
	 * Deletes orders.
	 *
	 * @param int[] $ids Order ids.
	 * @return array<int, int> Their customers, as keys too.
	 */
	public function delete( array $ids ): array {
		$customers = $this->bulk->get_ids( 'storedeck_order_stats', 'customer_id', 'order_id', $ids );
		$refunds   = $this->bulk->get_ids( 'wc_orders', 'id', 'parent_order_id', $ids );
		$all       = array_merge( $ids, $refunds );
		$items     = $this->bulk->get_ids( 'woocommerce_order_items', 'order_item_id', 'order_id', $all );

		$this->bulk->delete( 'woocommerce_order_itemmeta', 'order_item_id', $items );

		foreach ( self::TABLES as $table => $column ) {
			$this->bulk->delete( $table, $column, $all );
		}

		return array_combine( $customers, $customers );
	}
}
