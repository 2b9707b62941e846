<?php

namespace Storedeck\Foundation\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Counts how many rows the values of each index have, by which the database
 * chooses an index.
 *
 * MySQL and MariaDB count them on their own. Without them, SQLite finds the orders
 * of a customer among all orders of their currency.
 */
final class Table_Statistics {

	/**
	 * Counts them on SQLite, for the tables of reports.
	 *
	 * @throws \Storedeck\Foundation\Database\Query_Exception When the database reports an error.
	 */
	public static function update(): void {
		if ( ! Database::is_sqlite() ) {
			return;
		}

		$pattern = Database::esc_like( Database::table( 'wp:' . Tables::OWN_PREFIX ) ) . '%';

		foreach ( Database::column( 'SHOW TABLES LIKE %s', array( $pattern ) ) as $table ) {
			Row_Writer::execute( "ANALYZE TABLE `$table`" );
		}
	}
}
