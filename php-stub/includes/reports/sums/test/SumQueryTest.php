<?php

namespace Storedeck\Reports\Sums\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Reports\Conditions;
use Storedeck\Foundation\Database\Data_Version;
use Storedeck\Reports\Model\Facts;
use Storedeck\Reports\Model\Filter;
use Storedeck\Reports\Model\Metric;
use Storedeck\Reports\From_Clause;
use Storedeck\Reports\Questions\Split;
use Storedeck\Reports\Sums\Day_Range;
use Storedeck\Reports\Sums\Sum_Query;
use Storedeck\Reports\Sums\Sum_Table;

defined( 'ABSPATH' ) || exit;

/**
 * Tests the translation of queries.
 */
final class SumQueryTest extends TestCase {

	private const LINES = array( 'lines' );

	private static function get_day(): Day_Range {
		return new Day_Range( 0, 86399, 0, null, null );
	}

	/**
	 * Translates a query for a table.
	 *
	 * @param list<string>          $path    Facts that are joined.
	 * @param array<string, string> $groups  Name => SQL.
	 * @param string[]              $clauses Conditions.
	 * @param string|null           $segment SQL of a segment.
	 * @param string|null           $has     Dimension that rows have a value of.
	 */
	private function translate(
		string $table,
		array $path,
		array $groups = array(),
		array $clauses = array(),
		?string $segment = null,
		?string $has = null
	): Sum_Query {
		$conditions = new Conditions();

		$conditions->has = array_filter( array( $has ) );

		foreach ( $clauses as $clause ) {
			$conditions->add( $clause );
		}

		$source = new From_Clause( 'order_stats', $path, $segment );

		return new Sum_Query( Sum_Table::get_all()[ $table ], $source, $groups, $conditions, self::get_day() );
	}

	/**
	 * A metric of line items.
	 *
	 * @param string $name Metric.
	 * @return array<string, mixed>
	 */
	private function get_line_metric( string $name ): array {
		return Facts::get_metric( "lines.$name" );
	}

	public function test_amounts_are_added_over_all_keys(): void {
		$sold = $this->get_line_metric( 'items_sold' );

		$this->assertSame( 'items_sold', $this->translate( 'products', self::LINES )->find_column( $sold ) );
	}

	public function test_numbers_of_orders_are_added_only_where_each_order_is_once(): void {
		$orders = $this->get_line_metric( 'orders_count' );

		$this->assertNull( $this->translate( 'products', self::LINES )->find_column( $orders ) );
		$this->assertSame( 'orders_count', $this->translate( 'lines', self::LINES )->find_column( $orders ) );
		$this->assertSame(
			'orders_count',
			$this->translate( 'products', self::LINES, array( 'product_id' => '[product]' ) )->find_column( $orders )
		);
		$this->assertNull(
			$this->translate( 'variations', self::LINES, array( 'id' => '[product]' ), has: 'variation' )
				->find_column( $orders )
		);
	}

	public function test_conditions_on_keys_are_translated(): void {
		$clauses = array( "[status] NOT IN ( 'wc-failed' )", '[product] IN ( 1 )' );
		$query   = $this->translate( 'products', self::LINES, array(), $clauses );

		$this->assertNotNull( $query->find_column( $this->get_line_metric( 'net_revenue' ) ) );
	}

	public function test_conditions_on_columns_of_rows_need_the_rows(): void {
		$query = $this->translate( 'products', self::LINES, array(), array( 'stats.parent_id <> 0' ) );

		$this->assertNull( $query->find_column( $this->get_line_metric( 'net_revenue' ) ) );
		$this->assertNull( $query->find_counted_key( $this->get_line_metric( 'products_count' ) ) );
	}

	public function test_conditions_without_dimensions_need_the_rows(): void {
		$query = $this->translate( 'products', self::LINES, array(), array( 'items.product_qty > 1' ) );

		$this->assertNull( $query->find_column( $this->get_line_metric( 'net_revenue' ) ) );
	}

	/**
	 * Filters are one condition, in which another one has dimensions.
	 *
	 * @testWith ["any"]
	 *           ["all"]
	 * @param string $match How filters are joined.
	 */
	public function test_a_filter_by_another_dimension_needs_the_rows_also_among_others( string $match ): void {
		$params     = array( 'status_is' => array( 'pending' ), 'product_includes' => array( 7 ) );
		$conditions = new Conditions();

		$conditions->add_filters( Facts::get( 'orders' )['filters'], $params, $match );

		$query = new Sum_Query( Sum_Table::get_all()['orders'], new From_Clause( 'order_stats' ), array(), $conditions, self::get_day() );

		$this->assertNull( $query->find_column( Facts::get_metric( 'orders.net_revenue' ) ) );
		$this->assertSame( array( 'order' ), $query->missing );
	}

	public function test_a_pair_of_keys_is_read_from_the_sums(): void {
		$split = new Split( array( 'weekday' => array( 'id' => '[weekday]' ), 'hour' => array( 'id' => '[hour]' ) ) );
		$pair  = $split->get_segment();
		$query = $this->translate( 'times', array(), array( 'pair' => $pair['id'] ) );

		$this->assertSame( array(), $pair['has'] );

		$this->assertSame( 'net_revenue', $query->find_column( Facts::get_metric( 'orders.net_revenue' ) ) );
	}

	public function test_dimensions_of_facts_that_are_joined_to_a_table_are_known(): void {
		$groups = array( 'category_id' => '[category]' );
		$query  = $this->translate( 'products', array( 'lines', 'categories' ), $groups, has: 'category' );

		$this->assertTrue( $query->has_joins() );
		$this->assertSame( 'items_sold', $query->find_column( $this->get_line_metric( 'items_sold' ) ) );
	}

	public function test_a_fact_that_the_table_cannot_be_joined_to_needs_the_rows(): void {
		$query = $this->translate( 'coupons', array( 'coupons', 'lines' ) );

		$this->assertNull( $query->find_column( Facts::get_metric( 'coupons.amount' ) ) );
	}

	public function test_a_metric_that_a_plugin_computes_in_another_way_needs_the_rows(): void {
		$query  = $this->translate( 'products', self::LINES );
		$sold   = $this->get_line_metric( 'items_sold' );
		$counts = $this->get_line_metric( 'products_count' );

		$this->assertNull( $query->find_column( Metric::check_key( array( 'sum' => 'items.product_qty * 2' ) + $sold ) ) );
		$this->assertNull( $query->find_column( array_diff_key( $sold, array( 'key' => true ) ) ) );
		$this->assertNull( $query->find_counted_key( Metric::check_key( array( 'distinct' => 'items.product_id + 1' ) + $counts ) ) );
	}

	public function test_a_table_of_some_rows_is_used_only_for_these(): void {
		$sold = $this->get_line_metric( 'items_sold' );

		$this->assertNull( $this->translate( 'variants', self::LINES )->find_column( $sold ) );
		$this->assertSame(
			'items_sold',
			$this->translate( 'variants', self::LINES, has: 'variation' )->find_column( $sold )
		);
	}

	public function test_distinct_values_are_counted_from_keys(): void {
		$products = $this->translate( 'products', self::LINES );

		$this->assertSame( 'product_id', $products->find_counted_key( $this->get_line_metric( 'products_count' ) ) );
		$this->assertNull( $products->find_counted_key( Facts::get_metric( 'orders.total_customers' ) ) );
		$this->assertSame(
			'variation_id',
			$this->translate( 'variations', self::LINES )->find_counted_key( $this->get_line_metric( 'variations_count' ) )
		);
	}

	public function test_other_tables_that_are_read_are_known(): void {
		$this->assertFalse( $this->translate( 'products', self::LINES, array(), array( '[product] IN ( 1 )' ) )->reads_other_tables );
		$this->assertFalse( $this->translate( 'products', array( 'lines', 'categories' ) )->reads_other_tables );
		$this->assertTrue(
			$this->translate( 'products', array( 'lines', 'INNER JOIN {wp:x} x ON x.id = [product]' ) )->reads_other_tables
		);
	}

	/**
	 * Those of plugins may read any table, ours say which facts they read.
	 */
	public function test_filters_that_read_other_tables_are_known(): void {
		$filters = Facts::get( 'lines' )['filters'] + array( 'mine' => Filter::of( 'ids', '[product] IN ( SELECT {values} )' ) );

		foreach ( array( 'products' => false, 'categories' => false, 'mine' => true ) as $name => $expected ) {
			$conditions = new Conditions();
			$conditions->add_filters( $filters, array( $name => array( 7 ) ), 'all' );

			$source = new From_Clause( 'order_stats', self::LINES );
			$query  = new Sum_Query( Sum_Table::get_all()['products'], $source, array(), $conditions, self::get_day() );

			$this->assertSame( $expected, $query->reads_other_tables, $name );
		}
	}

	/**
	 * What was read from the rows of settled days.
	 */
	public function test_only_queries_of_rows_of_orders_are_kept(): void {
		$is_kept = static function ( array $path, array $groups = array(), array $params = array(), ?array $metric = null ): bool {
			$conditions = new Conditions();
			$conditions->add_filters( Facts::get( 'orders' )['filters'], $params, 'all' );

			$metric ??= Facts::get_metric( 'orders.net_revenue' );
			$source   = new From_Clause( 'order_stats', $path );

			return $source->is_known_by( Data_Version::SETTLED, array( $metric ), $groups, $conditions );
		};

		$this->assertTrue( $is_kept( array() ) );
		$this->assertTrue( $is_kept( array( 'lines', 'attributes' ), array( 'segment' => '[attribute]' ) ) );
		$this->assertTrue( $is_kept( array(), params: array( 'product_includes' => array( 7 ) ) ) );
		$this->assertFalse( $is_kept( array( 'lines', 'categories' ) ) );
		$this->assertFalse( $is_kept( array( 'INNER JOIN {wp:users} users' ) ) );
		$this->assertFalse( $is_kept( array(), array( 'segment' => '( SELECT user_login FROM {wp:users} )' ) ) );
		$this->assertFalse( $is_kept( array(), metric: Metric::money( 'stats.net_total' ) ) );
	}

	public function test_segments_use_the_sums_of_whole_orders(): void {
		$orders = Facts::get( 'orders' )['fields'];
		$query  = $this->translate( 'products', self::LINES, array(), array(), '[product]' );

		$this->assertSame( 'orders_count', $query->find_column( $orders['orders_count'] ) );
		$this->assertSame( 'order_net_revenue', $query->find_column( $orders['net_revenue'] ) );
		$this->assertSame( 'order_coupons', $query->find_column( $orders['coupons'] ) );
		$this->assertNull( $query->find_column( $this->get_line_metric( 'items_sold' ) ) );
	}
}
