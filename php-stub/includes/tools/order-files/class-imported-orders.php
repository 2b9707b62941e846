<?php

namespace Storedeck\Tools\Order_Files;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Row_Writer;
use Storedeck\Foundation\Money\Decimal;
use Storedeck\Foundation\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Finds orders by their number, and numbers that can be order ids, and deletes orders.
 */
final class Imported_Orders {

	/** Meta of orders with the id of their import. */
	public const IMPORT_META = '_storedeck_import';

	/** Meta of orders with the id of the import whose order they replaced. */
	public const REPLACED_META = '_storedeck_import_replaced';

	/** How imported orders were created. */
	public const CREATED_VIA = 'import';

	/** Prefix of the keys of imported orders. */
	private const PREFIX = 'imported_';

	/** Tables with rows of an order, besides that of the orders and of the meta of items. */
	private const TABLES = array( 'orders_meta', 'order_addresses', 'order_operational_data', 'order_items', 'order_stats',
		'order_product_lookup', 'order_coupon_lookup', 'order_tax_lookup' );

	/**
	 * Finds imported orders.
	 *
	 * @param string[] $numbers Order numbers.
	 * @return array<string, list<array{id: int, hash: string, import: string, email: string, customer: string, date: string}>> By key of the number.
	 */
	public static function find( array $numbers ): array {
		$existing = array();

		foreach ( array_chunk( array_map( array( self::class, 'get_key' ), $numbers ), 400 ) as $keys ) {
			$rows = Database::rows(
				'SELECT data.order_id, data.order_key, data.cart_hash, orders.billing_email, orders.date_created_gmt,'
				. ' address.first_name, address.last_name, meta.meta_value AS import_id FROM {order_operational_data} data'
				. ' INNER JOIN {orders} orders ON orders.id = data.order_id'
				. " LEFT JOIN {order_addresses} address ON address.order_id = data.order_id AND address.address_type = 'billing'"
				. ' LEFT JOIN {orders_meta} meta ON meta.order_id = data.order_id AND meta.meta_key = %s'
				. ' WHERE data.order_key IN ( %s ) ORDER BY data.order_id',
				array( self::IMPORT_META, $keys )
			);

			foreach ( $rows as $row ) {
				$existing[ (string) $row['order_key'] ][] = array(
					'id'       => (int) $row['order_id'],
					'hash'     => (string) $row['cart_hash'],
					'import'   => (string) $row['import_id'],
					'email'    => (string) $row['billing_email'],
					'customer' => Text::trim( $row['first_name'] . ' ' . $row['last_name'] ),
					'date'     => (string) $row['date_created_gmt'],
				);
			}
		}

		return $existing;
	}

	/**
	 * First id that no post and no order has. Orders are posts of other stores: what has the id of one should not be the other.
	 *
	 * @param int $max_id Highest id that orders of the file get by their number.
	 */
	public static function get_next_id( Bulk_Database $bulk, int $max_id ): int {
		return 1 + max( $max_id, $bulk->get_max( 'posts', 'ID' ), $bulk->get_max( 'wc_orders', 'id' ) );
	}

	/**
	 * Finds numbers that can be order ids.
	 *
	 * @param string[] $numbers Order numbers.
	 * @return array<string|int, int> Order ids by number.
	 */
	public static function find_free_ids( array $numbers ): array {
		$ids = array_filter( array_combine( $numbers, array_map( array( self::class, 'get_id' ), $numbers ) ) );

		return array_diff(
			$ids,
			Database::ids( 'SELECT id FROM {orders} WHERE id IN ( %d )', array( $ids ) ),
			Database::ids( 'SELECT ID FROM {wp:posts} WHERE ID IN ( %d )', array( $ids ) )
		);
	}

	/**
	 * Deletes orders with their refunds, items and report rows.
	 *
	 * @param int[] $ids Order ids.
	 * @return array<int, int> Their customers, as keys too.
	 */
	public static function delete( array $ids ): array {
		$customers = Database::ids( 'SELECT customer_id FROM {order_stats} WHERE order_id IN ( %d )', array( $ids ) );
		$ids       = array( ...$ids, ...Database::ids( 'SELECT id FROM {orders} WHERE parent_order_id IN ( %d )', array( $ids ) ) );
		$items     = Database::ids( 'SELECT order_item_id FROM {order_items} WHERE order_id IN ( %d )', array( $ids ) );

		Row_Writer::delete( 'order_itemmeta', 'order_item_id', $items );
		Row_Writer::delete( 'orders', 'id', $ids );

		foreach ( self::TABLES as $table ) {
			Row_Writer::delete( $table, 'order_id', $ids );
		}

		return array_combine( $customers, $customers );
	}

	/**
	 * Order id of a number with at most nine digits.
	 *
	 * @return int 0 when the number cannot be an id.
	 */
	public static function get_id( string $number ): int {
		return 1 === preg_match( '/^[1-9]\d{0,8}$/D', $number ) ? (int) $number : 0;
	}

	/**
	 * Hash that differs when anything in an order has changed.
	 *
	 * @param array<string, mixed> $order Order of Order_Assembler.
	 */
	public static function get_hash( array $order, string $currency ): string {
		$order['amounts'] = get_object_vars( $order['amounts'] );

		unset( $order['warnings'], $order['problems'], $order['differs'] );

		array_walk_recursive(
			$order,
			static function ( &$value ): void {
				$value = $value instanceof Decimal ? $value->to_string() : $value;
			}
		);

		return md5( (string) wp_json_encode( array( $order, $currency ) ) );
	}

	/**
	 * Key of orders, which those of the same number share: see Order_Identity.
	 */
	public static function get_key( string $number ): string {
		return self::PREFIX . md5( $number );
	}
}
