<?php
/**
 * Finds orders of earlier imports.
 *
 * @package Storedeck
 */

namespace Storedeck\Import;

use Storedeck\Demo\Bulk_Database;
use Storedeck\Money\Decimal;
use Storedeck\Reports\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Identifies orders by a key made from their number, and finds numbers that can
 * be order ids.
 */
final class Imported_Orders {

	/**
	 * Prefix of the keys of imported orders.
	 */
	private const PREFIX = 'imported_';

	/**
	 * Finds imported orders.
	 *
	 * @param string[] $numbers Order numbers.
	 * @return array<string, array{id: int, hash: string}> By key.
	 */
	public static function find( array $numbers ): array {
		$existing = array();

		foreach ( array_chunk( array_map( array( self::class, 'get_key' ), $numbers ), 400 ) as $keys ) {
			$rows = Database::rows(
				'SELECT order_id, order_key, cart_hash FROM {order_operational_data} WHERE order_key IN ( '
				. Database::placeholders( $keys, '%s' ) . ' )',
				$keys
			);

			foreach ( $rows as $row ) {
				$existing[ (string) $row['order_key'] ] = array(
					'id'   => (int) $row['order_id'],
					'hash' => (string) $row['cart_hash'],
				);
			}
		}

		return $existing;
	}

	/**
	 * Finds numbers that can be order ids.
	 *
	 * @param string[]      $numbers Order numbers with the prefix k.
	 * @param Bulk_Database $bulk    Database.
	 * @return array<string, int> Order ids by number.
	 */
	public static function find_free_ids( array $numbers, Bulk_Database $bulk ): array {
		$ids = array_filter( array_combine( $numbers, array_map( array( self::class, 'get_id' ), $numbers ) ) );

		return array_diff( $ids, array_map( 'intval', $bulk->get_column( 'wc_orders', 'id', 'id', array_values( $ids ) ) ) );
	}

	/**
	 * Order id of a number with at most nine digits.
	 *
	 * @param string $number Order number with the prefix k.
	 * @return int 0 when the number cannot be an id.
	 */
	public static function get_id( string $number ): int {
		return 1 === preg_match( '/^k[1-9]\d{0,8}$/D', $number ) ? (int) substr( $number, 1 ) : 0;
	}

	/**
	 * Hash that differs when anything in an order has changed.
	 *
	 * @param array<string, mixed> $order    Order from Order_Factory.
	 * @param string               $currency Currency.
	 */
	public static function get_hash( array $order, string $currency ): string {
		array_walk_recursive(
			$order,
			static function ( &$value ): void {
				$value = $value instanceof Decimal ? $value->to_string() : $value;
			}
		);

		return md5( (string) wp_json_encode( array( $order, $currency ) ) );
	}

	/**
	 * Key of an order.
	 *
	 * @param string $number Order number.
	 */
	public static function get_key( string $number ): string {
		return self::PREFIX . md5( $number );
	}
}
