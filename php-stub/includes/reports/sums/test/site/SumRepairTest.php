<?php

namespace Storedeck\Reports\Sums\Test\Site;

use Storedeck\Test\Site\ReportRows;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * Tests sums of rows that were changed by SQL.
 *
 * Rows that other software changes, without any hook. The sums of reports are then wrong until they are compared with
 * the rows.
 */
final class SumRepairTest extends SiteTestCase {

	use ReportRows;

	private const RANGE = array(
		'after'    => '2012-01-01T00:00:00',
		'before'   => '2012-12-31T23:59:59',
		'interval' => 'month',
		'order'    => 'asc',
		'per_page' => 100,
	);
	private const SINGLE = array(
		'net'        => 10,
		'customers'  => 1,
		'coupons'    => 2,
		'codes'      => 1,
		'months'     => array( '2012-02' ),
		'sold'       => 10,
		'taxes'      => 1,
		'category'   => 10,
		'items_sold' => 1,
	);

	/**
	 * A product with a category.
	 */
	private static int $product;

	protected static function prepare(): void {
		$term          = wp_insert_term( 'Repaired', 'product_cat' )['term_id'];
		self::$product = self::create_product( array( 'categories' => array( array( 'id' => $term ) ) ) );

		self::insert_order( 101 );
		self::repair_sums();
	}

	/**
	 * Inserts rows of an order.
	 */
	private static function insert_order( int $id ): void {
		$row = array( 'order_id' => $id, 'date_created' => '2012-02-29 23:59:59' );

		self::insert_row( 'order_stats', $row + array( 'net_total' => 10, 'tax_total' => 1 ) );
		self::insert_row( 'order_product_lookup', $row + array( 'product_id' => self::$product, 'product_net_revenue' => 10 ) );
		self::insert_row( 'order_tax_lookup', $row + array( 'order_tax' => 1, 'total_tax' => 1 ) );
		self::insert_row( 'order_coupon_lookup', $row + array( 'discount_amount' => 2 ) );
	}

	/**
	 * Figures of reports after a repair.
	 *
	 * @return array<string, mixed>
	 */
	private function read(): array {
		self::repair_sums();

		$read       = static fn( $route, array $query = array() ) => self::get( "/wc-analytics/reports/$route", $query + self::RANGE );
		$orders     = $read( 'orders/stats' );
		$categories = $read( 'categories', array( 'orderby' => 'net_revenue' ) );
		$months     = array_filter( $orders['intervals'], static fn( $month ) => 0 !== $month['subtotals']['orders_count'] );

		return array(
			'net'        => $orders['totals']['net_revenue'],
			'customers'  => $orders['totals']['total_customers'],
			'coupons'    => $orders['totals']['coupons'],
			'codes'      => $orders['totals']['coupons_count'],
			'months'     => array_column( $months, 'interval' ),
			'sold'       => $read( 'products/stats' )['totals']['net_revenue'],
			'taxes'      => $read( 'taxes/stats' )['totals']['total_tax'],
			'category'   => $categories[0]['net_revenue'] ?? 0,
			'items_sold' => $categories[0]['items_sold'] ?? 0,
		);
	}

	public function test_they_are_those_of_the_rows_before_a_change(): void {
		$this->assertSame( self::SINGLE, $this->read() );
	}

	/**
	 * Changes.
	 *
	 * @return array<string, array{0: string, 1: array<string, mixed>}> Statement, and the figures that differ.
	 */
	public function changes(): array {
		$none = array( 'net' => 0, 'customers' => 0, 'coupons' => 0, 'codes' => 0, 'months' => array() );
		$sold = array( 'sold' => 0, 'category' => 0, 'items_sold' => 0 );

		return array(
			'a changed order row' => array( 'UPDATE {order}_stats SET net_total = 11, customer_id = 7', array( 'net' => 11 ) ),
			'changed order lines' => array(
				'UPDATE {order}_product_lookup SET product_net_revenue = 12',
				array( 'sold' => 12, 'category' => 12 ),
			),
			'changed coupon lines' => array( 'UPDATE {order}_coupon_lookup SET discount_amount = 3', array( 'coupons' => 3 ) ),
			'changed tax lines' => array( 'UPDATE {order}_tax_lookup SET total_tax = 4', array( 'taxes' => 4 ) ),
			'an order that moves to another month' => array(
				"UPDATE {order}_stats SET date_paid = '2012-07-01 00:00:00'",
				array( 'months' => array( '2012-07' ) ),
			),
			'deleted order lines' => array( 'DELETE FROM {order}_product_lookup', $sold ),
			'a deleted order with its lines, coupons and taxes' => array(
				'DELETE FROM {order}_stats',
				$none + $sold + array( 'taxes' => 0 ),
			),
		);
	}

	/**
	 * Changes of an order.
	 *
	 * @dataProvider changes
	 * @param array<string, mixed> $figures Figures that differ.
	 */
	public function test_they_follow( string $statement, array $figures ): void {
		self::sql( str_replace( '{order}', '{prefix}storedeck_order', $statement ) . ' WHERE order_id = 101' );
		$this->assertSame( array_merge( self::SINGLE, $figures ), $this->read() );
	}

	public function test_they_follow_equal_changes_of_two_rows(): void {
		self::insert_order( 102 );
		$expected = array_map( static fn( $value ) => is_int( $value ) ? 2 * $value : $value, self::SINGLE );
		$this->assertSame( $expected, $this->read() );

		foreach ( array(
			array( 'stats', 'net_total = 11', array( 'net' => 22 ) ),
			array( 'product_lookup', 'product_net_revenue = 11', array( 'sold' => 22, 'category' => 22 ) ),
			array( 'coupon_lookup', 'discount_amount = 3', array( 'coupons' => 6 ) ),
			array( 'tax_lookup', 'total_tax = 2', array( 'taxes' => 4 ) ),
		) as list( $table, $change, $figures ) ) {
			self::sql( "UPDATE {prefix}storedeck_order_$table SET $change WHERE order_id IN ( 101, 102 )" );
			$expected = array_merge( $expected, $figures );
			$this->assertSame( $expected, $this->read() );
		}
	}

	public function test_they_are_those_of_each_filter(): void {
		// Parameter => value that matches the order, and the table by which it matches.
		$filters = array(
			'status_is'          => array( 'completed', 'stats' ),
			'status_is_not'      => array( 'on-hold', 'stats' ),
			'customer_type'      => array( 'new', 'stats' ),
			'product_includes'   => array( self::$product, 'product_lookup' ),
			'product_excludes'   => array( 1, 'product_lookup' ),
			'variation_includes' => array( 0, 'product_lookup' ),
			'variation_excludes' => array( 1, 'product_lookup' ),
			'coupon_includes'    => array( 101, 'coupon_lookup' ),
			'coupon_excludes'    => array( 2, 'coupon_lookup' ),
			'tax_rate_includes'  => array( 1, 'tax_lookup' ),
			'tax_rate_excludes'  => array( 2, 'tax_lookup' ),
		);
		$count   = static function () use ( $filters ): array {
			self::repair_sums();

			foreach ( $filters as $name => list( $value ) ) {
				$query           = array( $name => 'customer_type' === $name ? $value : array( $value ) );
				$orders[ $name ] = self::get( '/wc-analytics/reports/orders/stats', $query + self::RANGE )['totals']['orders_count'];
			}

			return $orders;
		};

		$expected = array_fill_keys( array_keys( $filters ), 1 );
		$this->assertSame( $expected, $count() );

		foreach ( array(
			'stats'          => "status = 'wc-on-hold', returning_customer = 1",
			'product_lookup' => 'product_id = 1, variation_id = 1',
			'coupon_lookup'  => 'coupon_id = 2',
			'tax_lookup'     => 'tax_rate_id = 2',
		) as $table => $change ) {
			self::sql( "UPDATE {prefix}storedeck_order_$table SET $change WHERE order_id = 101" );

			foreach ( $filters as $name => list( , $by ) ) {
				$expected[ $name ] = $by === $table ? 0 : $expected[ $name ];
			}

			$this->assertSame( $expected, $count(), $table );
		}
	}
}
