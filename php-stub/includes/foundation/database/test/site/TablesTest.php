<?php
/**
 * Tests the installation of tables.
 *
 * @package Storedeck
 */

namespace Storedeck\Foundation\Database\Test\Site;

use Storedeck\Foundation\Database\Tables;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * A statement that changes a table can be refused: a full disk, a user who may not.
 */
final class TablesTest extends SiteTestCase {

	public function test_an_installation_whose_columns_are_missing_has_failed_and_succeeds_later(): void {
		$refuse = static fn( string $sql ): string => str_starts_with( $sql, 'ALTER TABLE' ) ? 'SELECT 1' : $sql;

		self::sql( 'ALTER TABLE {prefix}storedeck_order_stats DROP COLUMN fee_total' );

		add_filter( 'query', $refuse );
		$is_installed = Tables::install( true );
		remove_filter( 'query', $refuse );

		$this->assertFalse( $is_installed );
		$this->assertTrue( Tables::install( true ) );
		$this->assertSame( array(), self::sql( 'SELECT fee_total FROM {prefix}storedeck_order_stats' ) );
	}

	public function test_an_installation_whose_columns_have_an_earlier_type_has_failed(): void {
		$refuse = static fn( string $sql ): string => str_starts_with( $sql, 'ALTER TABLE' ) ? 'SELECT 1' : $sql;

		self::sql( 'ALTER TABLE {prefix}storedeck_order_stats MODIFY num_items_sold int(11) NOT NULL DEFAULT 0' );

		add_filter( 'query', $refuse );
		$is_installed = Tables::install( true );
		remove_filter( 'query', $refuse );

		$this->assertFalse( $is_installed );
		$this->assertTrue( Tables::install( true ) );
	}

	public function test_an_update_drops_the_indexes_of_earlier_versions_and_no_others(): void {
		$tables = array( 'storedeck_order_stats', 'wc_orders_meta' );
		$before = array_map( array( self::class, 'get_indexes' ), $tables );

		self::sql( 'ALTER TABLE {prefix}storedeck_order_stats ADD KEY customer_id (customer_id)' );
		self::sql( 'ALTER TABLE {prefix}wc_orders_meta ADD KEY meta_key (meta_key(32))' );
		$this->assertTrue( Tables::install( false ) );
		$this->assertSame(
			array( $before[0], array( ...$before[1], 'meta_key' ) ),
			array_map( array( self::class, 'get_indexes' ), $tables )
		);

		self::sql( 'ALTER TABLE {prefix}wc_orders_meta ADD KEY of_the_administrator (meta_key(9))' );
		$this->assertTrue( Tables::install( true ) );

		$this->assertSame(
			array( $before[0], array( ...$before[1], 'of_the_administrator' ) ),
			array_map( array( self::class, 'get_indexes' ), $tables )
		);

		self::sql( 'ALTER TABLE {prefix}wc_orders_meta DROP INDEX of_the_administrator' );
	}

	/**
	 * Names of the indexes of a table.
	 *
	 * @param string $table Name without prefix.
	 * @return list<string>
	 */
	private static function get_indexes( string $table ): array {
		return array_values( array_unique( array_column( self::sql( "SHOW INDEX FROM {prefix}$table" ), 'Key_name' ) ) );
	}
}
