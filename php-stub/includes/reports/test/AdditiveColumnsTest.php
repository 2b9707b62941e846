<?php

namespace Storedeck\Reports\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Reports\Client_Definition;
use Storedeck\Reports\Definition;
use Storedeck\Reports\Model\Repetition;

defined( 'ABSPATH' ) || exit;

/**
 * Tests which columns add up to their totals.
 *
 * Tests the columns of the reports.
 */
final class AdditiveColumnsTest extends TestCase {

	/**
	 * The table of a report.
	 *
	 * @param string $id Report.
	 * @return array<string, mixed>
	 */
	private static function get_table( string $id ): array {
		return Client_Definition::get( Definition::normalize( Definitions::load()[ $id ] ) )['table'];
	}

	/**
	 * Columns of a report that add up.
	 *
	 * @param string $id Report.
	 * @return string[]
	 */
	private static function find( string $id ): array {
		$columns = self::get_table( $id )['columns'];

		return array_column( array_filter( $columns, static fn( array $column ): bool => $column['isAdditive'] ?? false ), 'id' );
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

	/**
	 * What the rows of each report repeat.
	 *
	 * @return array<string, array{string, string|null}>
	 */
	public function get_repetitions(): array {
		return array(
			'items in categories'  => array( 'categories', Repetition::ITEMS ),
			'orders of products'   => array( 'products', Repetition::ORDERS ),
			'orders of variations' => array( 'variations', Repetition::ORDERS ),
			'orders of coupons'    => array( 'coupons', Repetition::ORDERS ),
			'orders of tax rates'  => array( 'taxes', Repetition::ORDERS ),
			'an order has a day'   => array( 'revenue', null ),
			'an order has a place' => array( 'places', null ),
			'a list of orders'     => array( 'orders', null ),
			'a list of customers'  => array( 'customers', null ),
		);
	}

	/**
	 * Follows from the facts of a report.
	 *
	 * @dataProvider get_repetitions
	 * @param string      $id       Report.
	 * @param string|null $repeated What its rows repeat.
	 */
	public function test_reports_know_what_their_rows_repeat( string $id, ?string $repeated ): void {
		$this->assertSame( Repetition::describe( $repeated ), self::get_table( $id )['note'] ?? null );
	}

	public function test_lists_have_no_shares(): void {
		$this->assertSame( array(), self::find( 'orders' ) );
		$this->assertSame( array(), self::find( 'customers' ) );
	}
}
