<?php

namespace Storedeck\Host;

use Storedeck\Foundation\Database\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Reads meta that only WooCommerce and its extensions store, whatever the storage of orders.
 */
final class Order_Meta_Reader {

	/**
	 * Reads meta of orders.
	 *
	 * @param int[]    $ids  Ids of orders.
	 * @param string[] $keys Meta keys.
	 * @return array<int, array<string, string>> Values by id and meta key.
	 * @throws \Storedeck\Foundation\Database\Query_Exception When the database reports an error.
	 */
	public static function read( array $ids, array $keys ): array {
		if ( array() === $ids ) {
			return array();
		}

		list( $table, $column ) = Host::get_orders()->get_meta_table();

		$values = array();
		$rows   = Database::rows(
			"SELECT $column AS id, meta_key AS name, meta_value AS value FROM $table WHERE $column IN ( "
				. Database::placeholders( $ids ) . ' ) AND meta_key IN ( ' . Database::placeholders( $keys, '%s' ) . ' )',
			array( ...array_values( $ids ), ...$keys )
		);

		foreach ( $rows as $row ) {
			$values[ (int) $row['id'] ][ (string) $row['name'] ] = (string) $row['value'];
		}

		return $values;
	}

	/**
	 * Number of orders with a value.
	 *
	 * @throws \Storedeck\Foundation\Database\Query_Exception When the database reports an error.
	 */
	public static function count( string $key, string $value ): int {
		list( $table, $column ) = Host::get_orders()->get_meta_table();

		return (int) Database::value(
			"SELECT COUNT( DISTINCT meta.$column ) FROM $table meta INNER JOIN " . Host::get_orders()->get_orders_sql()
				. " orders ON orders.id = meta.$column WHERE orders.type = 'shop_order' AND meta.meta_key = %s AND meta.meta_value = %s",
			array( $key, $value )
		);
	}
}
