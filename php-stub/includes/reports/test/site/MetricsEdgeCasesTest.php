<?php

namespace Storedeck\Reports\Test\Site;

use DateTimeImmutable;
use DateTimeZone;
use Storedeck\Test\Site\ReportRows;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * Deleted products, coupons and tax rates, guests, refunds, tax rates with the same name, and time zones.
 */
final class MetricsEdgeCasesTest extends SiteTestCase {

	use ReportRows;

	private const DELETED      = array( 'product' => 9001, 'variation' => 9002, 'coupon' => 9003 );
	private const OTHER_COUPON = 9004;
	private const RATES        = array( 'a' => 9005, 'b' => 9006, 'deleted' => 9007 );
	private const MARCH        = array(
		'after'    => '2011-03-01T00:00:00',
		'before'   => '2011-03-31T23:59:59',
		'order'    => 'asc',
		'per_page' => 100,
	);

	/**
	 * Orders by id. Times are GMT and close to midnight in one of the time zones; each order was created a day before it was
	 * paid. Lines have the quantity, net revenue, tax and coupons of a product.
	 */
	private const ORDERS = array(
		// A guest order with a deleted product, two coupons and two tax rates of one state.
		100 => array(
			'paid'     => '2011-03-12 20:30:00',
			'customer' => 50,
			'deleted'  => array( 2, 20, 1.5, 4 ),
			'product'  => array( 1, 7.25, 0.55, 1 ),
			'shipping' => array( 4.95, 0.4 ),
			'coupons'  => array( self::DELETED['coupon'] => 3.33, self::OTHER_COUPON => 1.67 ),
			'taxes'    => array( self::RATES['a'] => array( 1.2, 0.3 ), self::RATES['b'] => array( 0.85, 0.1 ) ),
		),
		101 => array(
			'paid'     => '2011-03-13 04:10:00',
			'customer' => 51,
			'product'  => array( 3, 30.03, 2.4, 0 ),
			'taxes'    => array( self::RATES['deleted'] => array( 2.4, 0 ) ),
		),
		// A partial refund of the second order, a week later.
		102 => array(
			'parent'   => 101,
			'paid'     => '2011-03-20 11:00:00',
			'customer' => 51,
			'product'  => array( -1, -10.01, -0.8, 0 ),
			'taxes'    => array( self::RATES['deleted'] => array( -0.8, 0 ) ),
		),
		// A refund without items.
		103 => array( 'parent' => 100, 'paid' => '2011-03-20 12:00:00', 'customer' => 50, 'net' => -5 ),
		// Pending payment: not counted.
		104 => array(
			'status'   => 'wc-pending',
			'paid'     => '2011-03-13 04:10:00',
			'customer' => 52,
			'product'  => array( 9, 99, 9, 0 ),
			'coupons'  => array( self::OTHER_COUPON => 9 ),
			'taxes'    => array( self::RATES['a'] => array( 9, 0 ) ),
		),
	);

	/**
	 * A product that exists.
	 */
	private static int $product;

	protected static function prepare(): void {
		global $wpdb;

		self::$product = self::create_product();

		foreach ( array( 'a' => '7.2500', 'b' => '1.3750' ) as $name => $rate ) {
			$wpdb->insert(
				$wpdb->prefix . 'woocommerce_tax_rates',
				array(
					'tax_rate_id'       => self::RATES[ $name ],
					'tax_rate_country'  => 'US',
					'tax_rate_state'    => 'CA',
					'tax_rate'          => $rate,
					'tax_rate_name'     => 'Same tax',
					'tax_rate_priority' => 1,
				)
			);
		}

		// What orders know of items that were deleted.
		foreach ( array(
			array( 1, 100, 'line_item', 'Old Lamp - Red, L' ),
			array( 2, 102, 'tax', 'US-OR-OLD TAX-1' ),
		) as list( $item, $order, $type, $name ) ) {
			$row = array( 'order_item_id' => $item, 'order_id' => $order, 'order_item_type' => $type, 'order_item_name' => $name );

			$wpdb->insert( $wpdb->prefix . 'woocommerce_order_items', $row );
		}

		foreach ( array( 'rate_id' => self::RATES['deleted'], 'label' => 'Old tax', 'rate_percent' => '8' ) as $key => $value ) {
			// phpcs:ignore WordPress.DB.SlowDBQuery -- No query.
			$row = array( 'order_item_id' => 2, 'meta_key' => $key, 'meta_value' => $value );

			$wpdb->insert( $wpdb->prefix . 'woocommerce_order_itemmeta', $row );
		}

		self::insert_orders( 'UTC' );
	}

	/**
	 * A GMT time in a time zone, as the tables of reports have it.
	 *
	 * @param string $gmt  Time.
	 * @param string $zone Time zone.
	 * @param int    $days Days to add.
	 */
	private static function convert( string $gmt, string $zone, int $days = 0 ): string {
		$time = new DateTimeImmutable( "$gmt $days days", new DateTimeZone( 'UTC' ) );

		return $time->setTimezone( new DateTimeZone( $zone ) )->format( 'Y-m-d H:i:s' );
	}

	/**
	 * Inserts the rows of the orders as a site in a time zone writes them.
	 *
	 * @param string $zone Time zone.
	 */
	private static function insert_orders( string $zone ): void {
		self::delete_rows();
		$item = 0;

		foreach ( self::ORDERS as $id => $order ) {
			$row   = array( 'order_id' => $id, 'date_created' => self::convert( $order['paid'], $zone, -1 ) );
			$lines = array_intersect_key( $order, array( 'deleted' => 0, 'product' => 0 ) );
			$net   = $order['net'] ?? array_sum( array_column( $lines, 1 ) );
			$paid  = self::convert( $order['paid'], $zone );

			list( $shipping, $shipping_tax ) = $order['shipping'] ?? array( 0, 0 );
			$tax                             = array_sum( array_column( $lines, 2 ) ) + $shipping_tax;

			self::insert_row(
				'order_stats',
				$row + array(
					'parent_id'        => $order['parent'] ?? 0,
					'date_created_gmt' => self::convert( $order['paid'], 'UTC', -1 ),
					'date_paid'        => $paid,
					'date_completed'   => $paid,
					'num_items_sold'   => array_sum( array_column( $lines, 0 ) ),
					'total_sales'      => $net + $tax + $shipping,
					'tax_total'        => $tax,
					'shipping_total'   => $shipping,
					'net_total'        => $net,
					'status'           => $order['status'] ?? 'wc-completed',
					'customer_id'      => $order['customer'],
				)
			);

			foreach ( $lines as $name => list( $quantity, $revenue, $line_tax, $discount ) ) {
				self::insert_row(
					'order_product_lookup',
					$row + array(
						'order_item_id'         => ++$item,
						'product_id'            => 'deleted' === $name ? self::DELETED['product'] : self::$product,
						'variation_id'          => 'deleted' === $name ? self::DELETED['variation'] : 0,
						'customer_id'           => $order['customer'],
						'product_qty'           => $quantity,
						'product_net_revenue'   => $revenue,
						'product_gross_revenue' => $revenue + $line_tax,
						'coupon_amount'         => $discount,
						'tax_amount'            => $line_tax,
						'shipping_amount'       => 1 === $item ? $shipping : 0,
						'shipping_tax_amount'   => 1 === $item ? $shipping_tax : 0,
					)
				);
			}

			foreach ( $order['coupons'] ?? array() as $coupon => $amount ) {
				self::insert_row( 'order_coupon_lookup', $row + array( 'coupon_id' => $coupon, 'discount_amount' => $amount ) );
			}

			foreach ( $order['taxes'] ?? array() as $rate => list( $order_tax, $shipping_tax ) ) {
				self::insert_row(
					'order_tax_lookup',
					$row + array(
						'tax_rate_id'  => $rate,
						'order_tax'    => $order_tax,
						'shipping_tax' => $shipping_tax,
						'total_tax'    => $order_tax + $shipping_tax,
					)
				);
			}
		}

		self::repair_sums();
	}

	/**
	 * Reads a report of March.
	 *
	 * @param array<string, mixed> $query More parameters.
	 * @return array<mixed>
	 */
	private static function read( string $report, array $query = array() ): array {
		return self::get( "/wc-analytics/reports/$report", $query + self::MARCH );
	}

	/**
	 * Values of rows in the order of the columns.
	 *
	 * @param array<int, array<string, mixed>> $rows    Rows.
	 * @param string                           $columns Columns, separated by spaces.
	 * @return list<list<mixed>>
	 */
	private static function pick( array $rows, string $columns ): array {
		return array_map(
			static fn( array $row ): array => array_map( static fn( string $column ) => $row[ $column ], explode( ' ', $columns ) ),
			$rows
		);
	}

	/**
	 * Time zones.
	 *
	 * @return array<int, array{0: string}>
	 */
	public function zones(): array {
		return array( array( 'America/Los_Angeles' ), array( 'Asia/Kolkata' ), array( 'Pacific/Auckland' ) );
	}

	/**
	 * Time zones.
	 *
	 * @dataProvider zones
	 * @param string $zone Time zone.
	 */
	public function test_each_order_is_counted_on_the_same_day_in_all_reports( string $zone ): void {
		add_filter( 'pre_option_timezone_string', static fn() => $zone );
		self::insert_orders( $zone );

		foreach ( array( 'date_paid' => 0, 'date_created' => -1 ) as $type => $days ) {
			$query    = array( 'interval' => 'day', 'date_type' => $type );
			$expected = array();
			$taxes    = array();

			foreach ( array_slice( self::ORDERS, 0, 4, true ) as $order ) {
				$day              = substr( self::convert( $order['paid'], $zone, $days ), 0, 10 );
				$expected[ $day ] = $expected[ $day ] ?? array( 0, 0 );

				$expected[ $day ][0] += isset( $order['parent'] ) ? 0 : 1;
				$expected[ $day ][1] += ( $order['product'][0] ?? 0 ) + ( $order['deleted'][0] ?? 0 );

				if ( isset( $order['taxes'] ) ) {
					$taxes[ $day ] = true;
				}
			}

			foreach ( array( 'orders', 'revenue', 'products' ) as $report ) {
				$metric = 'products' === $report ? 'items_sold' : 'num_items_sold';

				foreach ( self::read( "$report/stats", $query )['intervals'] as $row ) {
					$this->assertSame(
						$expected[ $row['interval'] ] ?? array( 0, 0 ),
						array( $row['subtotals']['orders_count'], $row['subtotals'][ $metric ] ),
						"$report $type {$row['interval']}"
					);
				}
			}

			$with_taxes = array_filter(
				self::read( 'taxes/stats', $query )['intervals'],
				static fn( $row ) => $row['subtotals']['tax_codes'] > 0
			);
			$this->assertSame( array_keys( $taxes ), array_values( array_column( $with_taxes, 'interval' ) ) );
		}

		$range = array( 'after' => '2011-03-12T20:30:00Z', 'before' => '2011-03-13T04:09:59+00:00' );
		$this->assertSame(
			array( array( 1, 3 ) ),
			self::pick( array( self::read( 'orders/stats', $range )['totals'] ), 'orders_count num_items_sold' )
		);
	}

	public function test_a_deleted_product_is_counted_and_labeled_as_deleted(): void {
		$rows = self::read( 'products', array( 'extended_info' => true, 'orderby' => 'net_revenue' ) );

		$this->assertSame(
			array( array( self::DELETED['product'], 2, 20, 1 ), array( self::$product, 3, 27.27, 2 ) ),
			self::pick( $rows, 'product_id items_sold net_revenue orders_count' )
		);
		$this->assertSame( 'Old Lamp (deleted)', $rows[0]['extended_info']['name'] );
		$this->assertSame( array(), $rows[0]['extended_info']['category_ids'] );

		$totals = self::read( 'products/stats', array( 'segmentby' => 'product' ) )['totals'];
		$this->assertCount( 2, $totals['segments'] );
		$labels = array_column( $totals['segments'], 'segment_label', 'segment_id' );
		$this->assertSame( 'Old Lamp (deleted)', $labels[ self::DELETED['product'] ] );
		$this->assertEquals(
			array( 'items_sold' => 5, 'net_revenue' => 47.27, 'orders_count' => 2, 'products_count' => 2, 'variations_count' => 1 ),
			array_diff_key( $totals, array( 'segments' => 0 ) )
		);
	}

	public function test_a_deleted_variation_is_listed_by_its_name(): void {
		$rows = self::read( 'variations', array( 'extended_info' => true ) );

		$this->assertSame(
			array( array( self::DELETED['product'], self::DELETED['variation'], 2, 20, 1 ) ),
			self::pick( $rows, 'product_id variation_id items_sold net_revenue orders_count' )
		);
		$this->assertSame(
			array( array( 'Old Lamp - Red, L (deleted)', array() ) ),
			self::pick( array( $rows[0]['extended_info'] ), 'name attributes' )
		);
		$this->assertSame(
			array( array( 2, 1 ) ),
			self::pick( array( self::read( 'variations/stats' )['totals'] ), 'items_sold orders_count' )
		);
	}

	public function test_tax_rates_with_the_same_name_are_separate_rows_that_add_up_to_the_totals(): void {
		list( $a, $b, $deleted ) = array_values( self::RATES );

		$this->assertSame(
			array(
				array( $a, 'Same tax', 7.25, 1.2, 0.3, 1.5, 1 ),
				array( $b, 'Same tax', 1.375, 0.85, 0.1, 0.95, 1 ),
				array( $deleted, 'Old tax (deleted)', 8, 1.6, 0, 1.6, 1 ),
			),
			self::pick( self::read( 'taxes' ), 'tax_rate_id name tax_rate order_tax shipping_tax total_tax orders_count' )
		);
		$this->assertEquals(
			array(
				'tax_codes'    => 3,
				'total_tax'    => 4.05,
				'order_tax'    => 3.65,
				'shipping_tax' => 0.4,
				'orders_count' => 2,
				'segments'     => array(),
			),
			self::read( 'taxes/stats' )['totals']
		);

		foreach ( array(
			array( array( $b ), array( (string) $b ) ),
			array( array( $a, $b ), array( 'US-CA-SAME TAX-1' ) ),
			array( array( $a, $b, $deleted ), array( 'us-ca-same tax-1', (string) $deleted ) ),
		) as list( $ids, $codes ) ) {
			$this->assertSame( $ids, array_column( self::read( 'taxes', array( 'taxes' => $codes ) ), 'tax_rate_id' ) );
		}
	}

	public function test_the_discounts_of_an_order_are_split_across_its_products_without_rounding_loss(): void {
		$rows  = self::read( 'coupons', array( 'extended_info' => true ) );
		$split = static function ( array $totals ): array {
			$amounts = array_column( array_column( $totals['segments'], 'subtotals' ), 'amount', null );
			sort( $amounts );

			return $amounts;
		};

		$this->assertSame(
			array( array( self::DELETED['coupon'], 3.33, 1 ), array( self::OTHER_COUPON, 1.67, 1 ) ),
			self::pick( $rows, 'coupon_id amount orders_count' )
		);
		$this->assertSame(
			array( '#9003 (deleted)', '#9004 (deleted)' ),
			array_column( array_column( $rows, 'extended_info' ), 'code' )
		);

		$totals = self::read( 'coupons/stats', array( 'segmentby' => 'product' ) )['totals'];
		$this->assertSame( array( array( 5, 2, 1 ) ), self::pick( array( $totals ), 'amount coupons_count orders_count' ) );
		$this->assertSame( array( 1, 4 ), $split( $totals ) );
		$this->assertSame(
			4,
			array_column( $totals['segments'], 'subtotals', 'segment_id' )[ self::DELETED['product'] ]['amount']
		);

		$totals = self::read( 'coupons/stats', array( 'segmentby' => 'product', 'coupons' => array( self::DELETED['coupon'] ) ) )['totals'];
		$this->assertSame( 3.33, $totals['amount'] );
		$this->assertSame( array( 0.666, 2.664 ), $split( $totals ) );
	}

	public function test_a_refund_without_items_is_subtracted_from_the_revenue(): void {
		$this->assertSame(
			array( array( 42.27, 15.81, 2 ) ),
			self::pick( array( self::read( 'revenue/stats' )['totals'] ), 'net_revenue refunds total_customers' )
		);
	}
}
