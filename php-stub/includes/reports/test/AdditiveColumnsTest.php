<?php

namespace Storedeck\Reports\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Reports\Additive_Columns;
use Storedeck\Reports\Definition;

defined( 'ABSPATH' ) || exit;

/**
 * Tests which columns add up to their totals.
 *
 * Tests the columns of the reports.
 */
final class AdditiveColumnsTest extends TestCase {

	/**
	 * Columns of a report.
	 *
	 * @param string $id Report.
	 * @return string[]
	 */
	private static function find( string $id ): array {
		return Additive_Columns::find( Definition::normalize( Definitions::load()[ $id ] ) );
	}

	public function test_amounts_and_numbers_of_orders_of_days_add_up(): void {
		$columns = self::find( 'revenue' );

		$this->assertContains( 'orders_count', $columns );
		$this->assertContains( 'gross_sales', $columns );
		$this->assertNotContains( 'date', $columns );
	}

	public function test_an_order_with_several_products_is_not_added_twice(): void {
		$this->assertSame( array( 'items_sold', 'net_revenue' ), self::find( 'products' ) );
		$this->assertSame( array( 'items_sold', 'net_revenue' ), self::find( 'variations' ) );
		$this->assertSame( array( 'amount' ), self::find( 'coupons' ) );
	}

	public function test_categories_overlap(): void {
		$this->assertSame( array(), self::find( 'categories' ) );
	}

	public function test_lists_have_no_shares(): void {
		$this->assertSame( array(), self::find( 'orders' ) );
		$this->assertSame( array(), self::find( 'customers' ) );
	}
}
