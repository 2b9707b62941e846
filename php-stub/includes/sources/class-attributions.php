<?php
/**
 * Attribution of orders.
 *
 * @package Storedeck
 */

namespace Storedeck\Sources;

use Storedeck\Reports\Database;
use Storedeck\Reports\Orders\Order_Origin;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the meta in which WooCommerce stores where customers came from.
 */
final class Attributions {

	/**
	 * Reads the attribution of orders.
	 *
	 * @param string $table  Table of meta, for Database::rows().
	 * @param string $column Its column with the order.
	 * @param int[]  $ids    Ids of orders.
	 * @return array<int, array<string, string>> Values by id and meta key.
	 */
	public static function read( string $table, string $column, array $ids ): array {
		if ( array() === $ids ) {
			return array();
		}

		$values = array();
		$rows   = Database::rows(
			"SELECT $column AS id, meta_key AS name, meta_value AS value FROM $table WHERE $column IN ( "
				. Database::placeholders( $ids ) . ' ) AND meta_key IN ( %s, %s )',
			array( ...array_values( $ids ), Order_Origin::TYPE_META, Order_Origin::SOURCE_META )
		);

		foreach ( $rows as $row ) {
			$values[ (int) $row['id'] ][ (string) $row['name'] ] = (string) $row['value'];
		}

		return $values;
	}
}
