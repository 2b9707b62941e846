<?php

namespace Storedeck\Host;

use Storedeck\Foundation\Database\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Reads meta of orders, whatever their storage.
 */
final class Order_Meta_Reader {

	/** Orders whose meta keys are listed. */
	private const NEWEST = 1000;

	/** Meta keys that are parts of orders in posts, internal ones, and ours. */
	private const OWN_KEYS = '/^_(billing|shipping|order|cart|customer|payment|transaction|date|paid|completed|download|recorded|coupon'
		. '|new_order|prices|created_via|edit|wp|refund|wc_order_attribution|storedeck)(_|$)/';

	/**
	 * Reads meta of orders, also the keys of what order tables have in columns.
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
		$key    = 'post_id' === $column ? 'meta_id' : 'id';

		// The first of several values counts, as in get_metadata().
		$rows = Database::rows(
			"SELECT meta.$column AS id, meta.meta_key AS name, meta.meta_value AS value FROM $table meta"
				. " WHERE meta.$column IN ( %d ) AND meta.meta_key IN ( %s ) ORDER BY meta.$key DESC",
			array( $ids, $keys )
		);

		foreach ( $rows as $row ) {
			$values[ (int) $row['id'] ][ (string) $row['name'] ] = (string) $row['value'];
		}

		foreach ( Host::get_orders()->read_parts( $ids, $keys ) as $id => $parts ) {
			$values[ $id ] = $parts + ( $values[ $id ] ?? array() );
		}

		return $values;
	}

	/**
	 * Meta keys of the newest orders, without those of orders themselves and of us.
	 *
	 * @return array<string, int> Number of these orders that have them, the largest first.
	 * @throws \Storedeck\Foundation\Database\Query_Exception When the database reports an error.
	 */
	public static function count_keys(): array {
		list( $table, $column ) = Host::get_orders()->get_meta_table();

		$rows = Database::rows(
			"SELECT meta.meta_key AS name, COUNT( DISTINCT meta.$column ) AS orders FROM $table meta INNER JOIN ("
				. ' SELECT orders.id FROM ' . Host::get_orders()->get_orders_sql()
				. " orders WHERE orders.type = 'shop_order' ORDER BY orders.id DESC LIMIT %d ) newest ON newest.id = meta.$column"
				. " WHERE meta.meta_value <> '' GROUP BY meta.meta_key ORDER BY orders DESC, name",
			array( self::NEWEST )
		);

		$found = array_map( 'intval', array_column( $rows, 'orders', 'name' ) );

		return array_filter( $found, static fn( string $key ): bool => 1 !== preg_match( self::OWN_KEYS, $key ), ARRAY_FILTER_USE_KEY );
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
