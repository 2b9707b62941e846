<?php

namespace Storedeck\Host\Products;

use Storedeck\Foundation\Database\Row_Writer;

defined( 'ABSPATH' ) || exit;

/**
 * Locks the rows of an item until the end of the open transaction.
 */
final class Product_Lock {

	/**
	 * Locks an item, and drops what was cached of it before. It has to be the
	 * first statement of the transaction: on MariaDB, a read before it would
	 * decide which changes of other processes are visible.
	 *
	 * An update that changes nothing locks a row on MariaDB and the database on
	 * SQLite. Each write of an item updates its post. An order changes only the
	 * row of the stock quantity.
	 *
	 * @param int $id Product or variation.
	 */
	public static function acquire( int $id ): void {
		foreach ( array(
			'UPDATE {wp:posts} SET menu_order = menu_order WHERE ID = %d',
			"UPDATE {wp:postmeta} SET meta_value = meta_value WHERE post_id = %d AND meta_key = '_stock'",
		) as $sql ) {
			Row_Writer::run( $sql, array( $id ) );
		}

		clean_post_cache( $id );
	}
}
