<?php
/**
 * Reads raw orders.
 *
 * @package Storedeck
 */

namespace Storedeck\Sync;

use Storedeck\Reports\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Reads many orders for Order_Row_Builder with a few queries.
 */
final class Raw_Order_Reader {

	/**
	 * Statuses of drafts and trashed orders.
	 */
	private const EXCLUDED_STATUSES = array( 'trash', 'auto-draft', 'checkout-draft', 'wc-checkout-draft' );

	/**
	 * Reads orders.
	 *
	 * @param int[] $ids Ids of orders and refunds.
	 * @return array<int, array<string, mixed>> Raw orders by id, with user, email and billing. Drafts, trashed and deleted orders are left out.
	 */
	public static function read( array $ids ): array {
		if ( array() === $ids ) {
			return array();
		}

		$places = Database::placeholders( $ids );
		$orders = array();

		foreach ( Database::rows(
			'SELECT orders.id, orders.parent_order_id, orders.type, orders.status, orders.total_amount, orders.tax_amount,'
				. ' orders.customer_id, orders.billing_email, orders.date_created_gmt, data.date_paid_gmt, data.date_completed_gmt,'
				. ' data.shipping_total_amount, data.shipping_tax_amount FROM {orders} orders'
				. ' LEFT JOIN {order_operational_data} data ON data.order_id = orders.id WHERE orders.id IN ( ' . $places . ' )'
				. " AND orders.type IN ( 'shop_order', 'shop_order_refund' ) ORDER BY orders.id",
			$ids
		) as $row ) {
			if ( null !== $row['date_created_gmt'] && ! in_array( $row['status'], self::EXCLUDED_STATUSES, true ) ) {
				$orders[ (int) $row['id'] ] = self::create_order( $row );
			}
		}

		self::add_items( $orders );
		self::add_addresses( $orders );

		return $orders;
	}

	/**
	 * Ids of the refunds of orders.
	 *
	 * @param int[] $ids Ids of orders.
	 * @return int[]
	 */
	public static function get_refund_ids( array $ids ): array {
		return array() === $ids ? array() : array_map(
			'intval',
			array_column(
				Database::rows(
					"SELECT id FROM {orders} WHERE type = 'shop_order_refund' AND parent_order_id IN ( "
						. Database::placeholders( $ids ) . ' )',
					$ids
				),
				'id'
			)
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
			'SELECT product_id FROM {product_meta_lookup} WHERE `virtual` = 1 AND product_id IN ( ' . Database::placeholders( $ids ) . ' )',
			array_values( $ids )
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
					$codes[ $item['name'] ] = $item['name'];
				}
			}
		}

		$ids = array();

		foreach ( array() === $codes ? array() : Database::rows(
			"SELECT ID AS id, post_title AS code FROM {wp:posts} WHERE post_type = 'shop_coupon' AND post_title IN ( "
				. Database::placeholders( $codes, '%s' ) . ' ) ORDER BY ID DESC',
			array_values( $codes )
		) as $row ) {
			$ids[ mb_strtolower( (string) $row['code'] ) ] = (int) $row['id'];
		}

		return $ids;
	}

	/**
	 * Creates a raw order without items.
	 *
	 * @param array<string, string|null> $row Row.
	 * @return array<string, mixed>
	 */
	private static function create_order( array $row ): array {
		return array(
			'id'           => (int) $row['id'],
			'parent_id'    => 'shop_order_refund' === $row['type'] ? (int) $row['parent_order_id'] : 0,
			'customer'     => 0,
			'status'       => (string) $row['status'],
			'created'      => (string) $row['date_created_gmt'],
			'paid'         => $row['date_paid_gmt'],
			'completed'    => $row['date_completed_gmt'],
			'total'        => (string) $row['total_amount'],
			'tax'          => (string) $row['tax_amount'],
			'shipping'     => (string) $row['shipping_total_amount'],
			'shipping_tax' => (string) $row['shipping_tax_amount'],
			'user'         => (int) $row['customer_id'],
			'email'        => (string) $row['billing_email'],
			'billing'      => array(),
			'items'        => array(),
		);
	}

	/**
	 * Adds items with their meta.
	 *
	 * @param array<int, array<string, mixed>> $orders Raw orders by id.
	 */
	private static function add_items( array &$orders ): void {
		if ( array() === $orders ) {
			return;
		}

		$ids   = array_keys( $orders );
		$metas = array();

		foreach ( Database::rows(
			'SELECT meta.order_item_id, meta.meta_key, meta.meta_value FROM {order_items} items'
				. ' INNER JOIN {order_itemmeta} meta ON meta.order_item_id = items.order_item_id'
				. ' WHERE items.order_id IN ( ' . Database::placeholders( $ids ) . ' ) ORDER BY meta.meta_id',
			$ids
		) as $row ) {
			$metas[ (int) $row['order_item_id'] ][ (string) $row['meta_key'] ] = $row['meta_value'];
		}

		foreach ( Database::rows(
			'SELECT order_item_id, order_item_name, order_item_type, order_id FROM {order_items}'
				. ' WHERE order_id IN ( ' . Database::placeholders( $ids ) . ' ) ORDER BY order_item_id',
			$ids
		) as $row ) {
			$orders[ (int) $row['order_id'] ]['items'][] = array(
				'id'   => (int) $row['order_item_id'],
				'type' => (string) $row['order_item_type'],
				'name' => (string) $row['order_item_name'],
				'meta' => $metas[ (int) $row['order_item_id'] ] ?? array(),
			);
		}
	}

	/**
	 * Adds billing addresses.
	 *
	 * @param array<int, array<string, mixed>> $orders Raw orders by id.
	 */
	private static function add_addresses( array &$orders ): void {
		if ( array() === $orders ) {
			return;
		}

		foreach ( Database::rows(
			'SELECT order_id, first_name, last_name, country, postcode, city, state, email FROM {order_addresses}'
				. " WHERE address_type = 'billing' AND order_id IN ( " . Database::placeholders( array_keys( $orders ) ) . ' )',
			array_keys( $orders )
		) as $row ) {
			$id    = (int) $row['order_id'];
			$email = (string) $row['email'];

			unset( $row['order_id'], $row['email'] );

			$orders[ $id ]['billing'] = array_map( 'strval', $row );
			$orders[ $id ]['email']   = '' === $orders[ $id ]['email'] ? $email : $orders[ $id ]['email'];
		}
	}
}
