<?php
/**
 * Tests tables without transactions.
 *
 * @package Storedeck
 */

namespace Storedeck\Site_Health\Test\Site;

use Storedeck\Reports\Sums\Sum_Table;
use Storedeck\Site_Health\Site_Health;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * A server may have MyISAM as its default, or a backup may have tables of it.
 */
final class TablesHealthTest extends SiteTestCase {

	/**
	 * Whether the database has engines.
	 */
	private static function has_engines(): bool {
		return ! is_a( $GLOBALS['wpdb'], 'WP_SQLite_DB' );
	}

	public function test_the_tables_of_a_new_store_have_transactions(): void {
		$this->assertSame( 'good', Site_Health::test_tables()['status'] );
	}

	public function test_a_table_is_created_with_transactions_whatever_the_default_of_the_server_is(): void {
		$table = Sum_Table::get_all()['discounts'];

		if ( self::has_engines() ) {
			self::sql( 'SET SESSION default_storage_engine = MyISAM' );
		}

		$table->drop();
		$table->create();

		if ( self::has_engines() ) {
			self::sql( 'SET SESSION default_storage_engine = InnoDB' );
		}

		$this->assertSame( 'good', Site_Health::test_tables()['status'] );
	}

	public function test_a_table_without_transactions_is_named(): void {
		if ( ! self::has_engines() ) {
			$this->expectNotToPerformAssertions();
			return;
		}

		self::sql( 'ALTER TABLE {prefix}storedeck_jobs ENGINE = MyISAM' );
		$result = Site_Health::test_tables();
		self::sql( 'ALTER TABLE {prefix}storedeck_jobs ENGINE = InnoDB' );

		$this->assertSame( 'recommended', $result['status'] );
		$this->assertStringContainsString( 'to: wp_storedeck_jobs.', $result['description'] );
	}
}
