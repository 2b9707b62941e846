<?php

namespace Storedeck\Reports\Sums\Test\Site;

use Storedeck\Foundation\Database\Data_Version;
use Storedeck\Foundation\Database\Transaction;
use Storedeck\Reports\Sums\Sum_Jobs;
use Storedeck\Reports\Sums\Sum_Maintenance;
use Storedeck\Reports\Sums\Sum_Recorder;
use Storedeck\Test\Site\ReportRows;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * Tests numbers of distinct values.
 *
 * Customers, products and coupons are counted in the sums: those of a period cannot be added up from its days.
 */
final class SumCountsTest extends SiteTestCase {

	use ReportRows;

	private const RANGE = array(
		'after'    => '2013-01-15T00:00:00',
		'before'   => '2013-03-31T23:59:59',
		'interval' => 'day',
		'order'    => 'asc',
		'per_page' => 100,
	);
	private const ORDER = array(
		'day'       => '2013-02-10',
		'status'    => 'wc-completed',
		'customer'  => 100,
		'product'   => 7,
		'coupon'    => 5,
		'rate'      => 3,
		'returning' => 0,
		'parent'    => 0,
	);

	/**
	 * Product 2 is in a category and, with product 3, in its parent.
	 */
	protected static function prepare(): void {
		foreach ( array( 901 => 0, 902 => 901 ) as $id => $parent ) {
			self::sql( "INSERT INTO {prefix}terms ( term_id, name, slug ) VALUES ( $id, 'c$id', 'c$id' )" );
			self::sql(
				"INSERT INTO {prefix}term_taxonomy ( term_taxonomy_id, term_id, taxonomy, description, parent )
				VALUES ( $id, $id, 'product_cat', '', $parent )"
			);
		}

		foreach ( array( '901, 901', '902, 902', '901, 902' ) as $pair ) {
			self::sql( "INSERT INTO {prefix}storedeck_category_lookup ( category_tree_id, category_id ) VALUES ( $pair )" );
		}

		foreach ( array( 2 => 902, 3 => 901 ) as $product => $category ) {
			self::sql( "INSERT INTO {prefix}term_relationships ( object_id, term_taxonomy_id ) VALUES ( $product, $category )" );
		}
	}

	/**
	 * Writes orders as Sync\Order_Sync does: rows and sums in one transaction.
	 *
	 * @param array<int, array<string, mixed>|null> $orders Values that differ from ORDER, by id; null for a deleted order.
	 */
	private static function write_orders( array $orders ): void {
		Transaction::run(
			static function () use ( $orders ): void {
				$recorder = new Sum_Recorder();

				$recorder->before( array_keys( $orders ) );

				foreach ( $orders as $id => $values ) {
					foreach ( array( 'stats', 'product_lookup', 'coupon_lookup', 'tax_lookup' ) as $table ) {
						self::sql( "DELETE FROM {prefix}storedeck_order_$table WHERE order_id = $id" );
					}

					if ( null !== $values ) {
						self::insert_order( $id, $values + self::ORDER );
					}
				}

				$recorder->write();
				Data_Version::increment();
			}
		);
	}

	/**
	 * Inserts the rows of an order.
	 *
	 * @param array<string, mixed> $order Values.
	 */
	private static function insert_order( int $id, array $order ): void {
		$sign = $order['parent'] > 0 ? -1 : 1;
		$row  = array( 'order_id' => $id, 'date_created' => $order['day'] . ' 12:00:00' );
		$of   = array( 'customer_id' => $order['customer'] );

		self::insert_row(
			'order_stats',
			$row + $of + array(
				'parent_id'          => $order['parent'],
				'num_items_sold'     => $sign,
				'total_sales'        => 10 * $sign,
				'tax_total'          => $sign,
				'net_total'          => 9 * $sign,
				'status'             => $order['status'],
				'returning_customer' => $order['returning'],
				'date_completed'     => null,
			)
		);
		self::insert_row(
			'order_product_lookup',
			$row + $of + array(
				'product_id'            => $order['product'],
				'variation_id'          => $order['product'] % 2 * $order['product'] * 10,
				'product_qty'           => $sign,
				'product_net_revenue'   => 9 * $sign,
				'product_gross_revenue' => 10 * $sign,
			)
		);
		self::insert_row( 'order_coupon_lookup', $row + array( 'coupon_id' => $order['coupon'], 'discount_amount' => 1 ) );
		self::insert_row( 'order_tax_lookup', $row + array( 'tax_rate_id' => $order['rate'], 'order_tax' => $sign, 'total_tax' => $sign ) );
	}

	/**
	 * Merges differences, all of which are old enough.
	 */
	private static function merge(): void {
		Sum_Maintenance::run( static fn() => Sum_Maintenance::merge( 20 ) );
	}

	/**
	 * Reads all reports with numbers of distinct values.
	 *
	 * @param bool $is_stored Whether to read the sums instead of the rows.
	 * @return array<string, mixed>
	 */
	private static function read( bool $is_stored ): array {
		$ignore = static fn() => array();

		if ( ! $is_stored ) {
			add_filter( 'pre_option_storedeck_sums', $ignore );
		}

		foreach ( array(
			'orders/stats?interval=day',
			'orders/stats?interval=week',
			'orders/stats?interval=month',
			'orders/stats?interval=year',
			'orders/stats?interval=day&date_type=date_created',
			'orders/stats?interval=day&status_is[]=completed',
			'orders/stats?interval=week&customer_type=returning',
			'orders/stats?interval=day&segmentby=customer_type',
			'orders/stats?interval=week&segmentby=product',
			'orders/stats?interval=month&segmentby=category&customer_type=new',
			'orders/stats?interval=year&segmentby=variation',
			'orders/stats?interval=day&refunds=partial',
			'orders/stats?interval=week&refunds=full',
			'orders/stats?interval=month&refunds=all&match=any&status_is[]=processing',
			'products/stats?interval=day',
			'products/stats?interval=week',
			'products/stats?interval=month',
			'variations/stats?interval=day',
			'variations/stats?interval=week',
			'variations/stats?interval=month',
			'coupons/stats?interval=day',
			'coupons/stats?interval=week',
			'coupons/stats?interval=month',
			'taxes/stats?interval=day',
			'taxes/stats?interval=week',
			'taxes/stats?interval=month',
			'products/stats?interval=day&products[]=7&products[]=8',
		) as $report ) {
			list( $route, $query ) = explode( '?', $report );
			parse_str( $query, $params );
			$reports[ $report ] = self::get(
				"/wc-analytics/reports/$route",
				$params + self::RANGE + ( $is_stored ? array() : array( 'force_cache_refresh' => true ) )
			);
		}

		remove_filter( 'pre_option_storedeck_sums', $ignore );

		return $reports;
	}

	/**
	 * Customers of the period and of each day.
	 *
	 * @return array{0: int, 1: array<string, int>}
	 */
	private static function count_customers(): array {
		$stats = self::get( '/wc-analytics/reports/orders/stats', self::RANGE );
		$days  = array_column( array_column( $stats['intervals'], 'subtotals' ), 'total_customers' );

		return array(
			$stats['totals']['total_customers'],
			array_filter( array_combine( array_column( $stats['intervals'], 'interval' ), $days ) ),
		);
	}

	/**
	 * Queries that count distinct values when orders are read.
	 *
	 * @param array<string, string> $params Parameters that differ from RANGE.
	 * @return string[]
	 */
	private static function read_queries( array $params = array() ): array {
		$queries = array();
		$note    = static function ( $query ) use ( &$queries ) {
			$queries[] = $query;

			return $query;
		};

		add_filter( 'query', $note );
		self::get( '/wc-analytics/reports/orders/stats', $params + self::RANGE );
		remove_filter( 'query', $note );

		return array_values( preg_grep( '/^SELECT .*COUNT\( DISTINCT /s', $queries ) );
	}

	public function test_they_are_not_counted_again_when_an_object_cache_was_emptied(): void {
		// Transients end with the process.
		$using = wp_using_ext_object_cache( true );
		Data_Version::increment( Data_Version::SUMS );

		try {
			$this->assertNotSame( array(), self::read_queries() );
			$this->assertSame( array(), self::read_queries() );
		} finally {
			wp_using_ext_object_cache( $using );
		}
	}

	public function test_they_are_those_of_the_rows_after_each_change(): void {
		$state  = 20;
		$random = static function ( int $values ) use ( &$state ): int {
			$state = ( $state * 48271 ) % 2147483647;

			return $state % $values;
		};

		for ( $turn = 0; $turn < 4; $turn++ ) {
			$orders = array();

			for ( $count = 1 + $random( 12 ); $count > 0; $count-- ) {
				$id            = 100 + $random( 25 );
				$orders[ $id ] = 0 === $random( 5 ) ? null : array(
					'day'       => sprintf( '2013-0%d-%d', 1 + $random( 3 ), 10 + $random( 12 ) ),
					'status'    => array( 'wc-completed', 'wc-processing', 'wc-refunded', 'wc-cancelled' )[ $random( 4 ) ],
					'customer'  => 100 + $random( 6 ),
					'product'   => 1 + $random( 5 ),
					'coupon'    => 1 + $random( 3 ),
					'rate'      => 1 + $random( 3 ),
					'returning' => $random( 2 ),
					'parent'    => 0 === $random( 4 ) ? 100 : 0,
				);
			}

			self::write_orders( $orders );

			if ( 1 === $turn % 3 ) {
				self::merge();
			}

			$rows = self::read( false );
			$this->assertGreaterThan( 0, $rows['orders/stats?interval=day']['totals']['total_customers'] );
			$this->assertSame( $rows, self::read( true ) );
		}
	}

	public function test_they_are_not_counted_again_after_an_order_was_written_and_merged(): void {
		self::write_orders( array( 1 => array() ) );
		$this->assertSame( 1, self::count_customers()[0] );
		self::write_orders( array( 2 => array( 'customer' => 101 ) ) );
		$this->assertSame( array(), self::read_queries() );
		self::merge();
		$this->assertSame( array(), self::read_queries() );
		$this->assertSame( 2, self::count_customers()[0] );
	}

	/**
	 * Customers and coupons.
	 *
	 * @testWith ["stats.customer_id"]
	 *           ["coupons.coupon_id"]
	 */
	public function test_values_per_segment_are_not_counted_again_after_an_order_was_written_and_merged( string $column ): void {
		$read = static fn(): array => preg_grep( "/DISTINCT $column/", self::read_queries( array( 'segmentby' => 'category' ) ) );

		self::write_orders( array( 1 => array( 'product' => 2 ) ) );
		// Of the period and of its days.
		$this->assertCount( 2, $read() );
		self::write_orders( array( 2 => array( 'product' => 2, 'customer' => 101 ) ) );
		$this->assertSame( array(), $read() );
		self::merge();
		$this->assertSame( array(), $read() );

		Sum_Jobs::handle_categories();
		$this->assertCount( 2, $read() );
	}

	public function test_they_lose_a_customer_whose_last_order_of_a_day_is_deleted_or_moves(): void {
		$other = array( 'customer' => 101 );
		self::write_orders( array( 1 => array(), 2 => array(), 3 => $other, 4 => array( 'day' => '2013-02-12' ) ) );
		$this->assertSame( array( 2, array( '2013-02-10' => 2, '2013-02-12' => 1 ) ), self::count_customers() );
		self::merge();
		$this->assertSame( array( 2, array( '2013-02-10' => 2, '2013-02-12' => 1 ) ), self::count_customers() );

		foreach ( array(
			array( array( 1 => null ), 2, array( '2013-02-10' => 2, '2013-02-12' => 1 ) ),
			array( array( 2 => null ), 2, array( '2013-02-10' => 1, '2013-02-12' => 1 ) ),
			array( array( 3 => $other + array( 'status' => 'wc-cancelled' ) ), 1, array( '2013-02-12' => 1 ) ),
			array( array( 3 => $other + array( 'day' => '2013-02-12' ) ), 2, array( '2013-02-12' => 2 ) ),
			array( array( 3 => null, 4 => null ), 0, array() ),
		) as list( $changes, $total, $days ) ) {
			self::write_orders( $changes );
			$this->assertSame( array( $total, $days ), self::count_customers() );
		}
	}

	public function test_they_leave_no_merged_row_without_orders(): void {
		$count = static function (): array {
			foreach ( array( 'orders', 'customers', 'products', 'tax_totals' ) as $table ) {
				$rows[ $table ] = count( self::sql( "SELECT day FROM {prefix}storedeck_sums_$table WHERE day LIKE '2013%'" ) );
			}

			return $rows;
		};
		self::write_orders( array( 1 => array(), 2 => array() ) );
		self::merge();
		$filled = $count();
		// Two date types, with months in the table of products.
		$this->assertSame( 2, $filled['customers'] );
		$this->assertSame( 4, $filled['products'] );

		self::write_orders( array( 1 => array( 'status' => 'wc-processing' ) ) );
		self::write_orders( array( 1 => array() ) );
		self::merge();
		$this->assertSame( $filled, $count() );

		self::write_orders( array( 1 => null ) );
		self::merge();
		$this->assertSame( $filled, $count() );

		self::write_orders( array( 2 => null ) );
		self::merge();
		$this->assertSame( array_fill_keys( array_keys( $filled ), 0 ), $count() );
	}

	public function test_they_are_exact_when_only_a_part_of_the_differences_was_merged(): void {
		self::write_orders( array( 1 => array() ) );
		self::write_orders( array( 1 => null ) );
		self::write_orders( array( 2 => array( 'customer' => 101 ) ) );

		// Differences are merged in random order: here those that subtract orders first.
		self::sql( "DELETE FROM {prefix}storedeck_sums_customers WHERE change_id = 0 AND row_count = 0 AND day LIKE '2013%'" );
		self::sql( 'UPDATE {prefix}storedeck_sums_customers SET change_id = 0 WHERE row_count = -1 AND customer_id = 100' );
		Data_Version::increment( Data_Version::SUMS );

		$this->assertSame( self::read( false ), self::read( true ) );
		$this->assertSame( 1, self::count_customers()[0] );
	}

	public function test_they_are_exact_when_differences_are_merged_between_two_queries(): void {
		$merge_during_reads = static function ( callable $then ): void {
			add_filter(
				'query',
				static function ( $query ) use ( $then ) {
					static $is_busy = false;

					if ( ! $is_busy && str_contains( $query, 'changed.change_id > 0' ) ) {
						$is_busy = true;
						self::merge();
						$then();
						$is_busy = false;
					}

					return $query;
				}
			);
		};
		$counted            = array( 2, array( '2013-02-10' => 2 ) );

		self::write_orders( array( 1 => array() ) );
		self::count_customers();
		self::write_orders( array( 2 => array( 'customer' => 101 ) ) );
		$merge_during_reads( static fn() => null );
		$this->assertSame( $counted, self::count_customers() );
		$this->assertSame( $counted, self::count_customers() );

		// Merged before each query, so that no count is certain.
		self::write_orders( array( 2 => array( 'customer' => 101 ) ) );
		$merge_during_reads( static fn() => Data_Version::increment( Data_Version::SUMS ) );
		$this->assertSame( $counted, self::count_customers() );
	}

	public function test_they_follow_a_repair(): void {
		self::write_orders( array( 1 => array() ) );
		self::merge();
		$this->assertSame( 1, self::count_customers()[0] );

		// As other software does, without any hook.
		self::sql( "UPDATE {prefix}storedeck_order_stats SET date_paid = '2013-06-01 12:00:00' WHERE order_id = 1" );
		self::repair_sums();
		$this->assertSame( array( 0, array() ), self::count_customers() );
		$this->assertSame( self::read( false ), self::read( true ) );
	}
}
