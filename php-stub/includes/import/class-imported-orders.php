<?php
/**
 * Orders that were imported before.
 *
 * @package Storedeck
 */

namespace Storedeck\Import;

use Storedeck\Demo\Bulk_Database;
use Storedeck\Reports\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Knows orders again by a key made of their number, and tells which number can
 * be the id of its order.
 */
final class Imported_Orders {

	/**
	 * Beginning of the keys of imported orders.
	 */
	private const KEY = 'imported_';

	/**
	 * Orders of earlier imports.
	 *
	 * @param string[] $numbers Numbers.
	 * @return array<string, array{id: int, hash: string}> By key.
	 */
	public static function find( array $numbers ): array {
		$known = array();

		foreach ( array_chunk( array_map( array( self::class, 'key' ), $numbers ), 400 ) as $keys ) {
			$rows = Database::rows(
				'SELECT order_id, order_key, cart_hash FROM {order_operational_data} WHERE order_key IN ( '
				. Database::placeholders( $keys, '%s' ) . ' )',
				$keys
			);

			foreach ( $rows as $row ) {
				$known[ (string) $row['order_key'] ] = array(
					'id'   => (int) $row['order_id'],
					'hash' => (string) $row['cart_hash'],
				);
			}
		}

		return $known;
	}

	/**
	 * Numbers that can be the ids of their orders.
	 *
	 * @param string[] $numbers Numbers with their letter.
	 * @param Bulk_Database     $bulk    Database.
	 * @return array<string, int>
	 */
	public static function free_ids( array $numbers, Bulk_Database $bulk ): array {
		$ids = array_filter( array_combine( $numbers, array_map( array( self::class, 'id_of' ), $numbers ) ) );

		return array_diff( $ids, array_map( 'intval', $bulk->get_column( 'wc_orders', 'id', 'id', array_values( $ids ) ) ) );
	}

	/**
	 * The id that a number can be: nine digits at most.
	 *
	 * @param string $number Number with its letter.
	 * @return int 0 when it is no plain number.
	 */
	public static function id_of( string $number ): int {
		return 1 === preg_match( '/^k[1-9]\d{0,8}$/D', $number ) ? (int) substr( $number, 1 ) : 0;
	}

	/**
	 * Key of an order.
	 *
	 * @param string $number Number.
	 */
	public static function key( string $number ): string {
		return self::KEY . md5( $number );
	}
}
