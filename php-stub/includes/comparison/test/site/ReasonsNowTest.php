<?php
/**
 * Tests of the reasons of Report_Comparison for reports without a period.
 *
 * @package Storedeck
 */

namespace Storedeck\Comparison\Test\Site;

use Storedeck\Comparison\Report_Comparison;
use Storedeck\Reports\Registry;
use Storedeck\Test\Site\ReportRows;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * The figures of both engines are computed by hand. Each reason's amount is the change that it would make on its own, and the
 * amounts of all are the difference.
 */
final class ReasonsNowTest extends SiteTestCase {

	use ReportRows;

	/**
	 * Period that reports without one ignore.
	 */
	private const RANGE = array( 'after' => '2020-01-01T00:00:00', 'before' => '2020-01-01T23:59:59' );

	/**
	 * Statements that create WooCommerce's tables.
	 */
	private const TABLES = array(
		'CREATE TABLE {prefix}wc_product_meta_lookup ( product_id bigint NOT NULL PRIMARY KEY, stock_status varchar(100) NULL,'
			. ' stock_quantity double NULL )',
		'CREATE TABLE {prefix}wc_customer_lookup ( customer_id bigint NOT NULL PRIMARY KEY, user_id bigint NULL, email varchar(100) NULL )',
		'CREATE TABLE {prefix}wc_order_stats ( order_id bigint NOT NULL PRIMARY KEY, parent_id bigint NOT NULL,'
			. ' status varchar(200) NOT NULL, customer_id bigint NOT NULL, total_sales double NOT NULL )',
	);

	/**
	 * Customers of both engines: user, email.
	 */
	private const CUSTOMERS = array(
		1 => array( 901, 'ann@example.test' ),
		2 => array( null, 'Bob@example.test' ),
		3 => array( 903, 'idle@example.test' ),
	);

	/**
	 * Orders and refunds of both engines: parent, customer, amount. The averages per customer of Ann are 2 orders, 27, 13.5;
	 * those of Bob 1 order, 10, 10.
	 */
	private const ORDERS = array(
		11 => array( 0, 1, 10 ),
		12 => array( 0, 1, 20 ),
		13 => array( 12, 1, -3 ),
		14 => array( 0, 2, 10 ),
	);

	/**
	 * {@inheritDoc}
	 */
	protected function setUp(): void {
		parent::setUp();
		array_map( array( self::class, 'sql' ), self::TABLES );
	}

	/**
	 * Amounts by reason and metric.
	 *
	 * @param string               $report  Report.
	 * @param array<string, float> $differs Differences by metric.
	 * @return array<string, array<string, float>>
	 */
	private static function explain( string $report, array $differs ): array {
		$metrics = array();

		foreach ( $differs as $key => $difference ) {
			$metrics[ $key ] = array( 'label' => $key, 'format' => 'average', 'difference' => $difference );
		}

		$amounts = array();

		foreach ( Report_Comparison::get_reasons( Registry::get( $report ), self::RANGE, $metrics ) as $reason ) {
			self::assertDoesNotMatchRegularExpression( '/%|: \./', $reason['text'] );

			$amounts[ $reason['code'] ] = array_column( $reason['amounts'], 'amount', 'key' );
		}

		return $amounts;
	}

	/**
	 * WooCommerce counts all of eight products by status, and without the draft seven. Ours are the four published ones.
	 */
	public function test_each_product_that_differs_has_a_reason(): void {
		$products = array(
			// Status in our table, in WooCommerce's; quantity; threshold; status of the post; position of the parent.
			array( 'instock', 'instock', null, '', 'publish', null ),
			array( 'instock', 'outofstock', null, '', 'publish', null ),
			array( 'instock', 'instock', 50, '8', 'publish', null ),
			// Low by the threshold of its product, 8, but not by that of the store, 2.
			array( 'instock', 'instock', 5, '', 'publish', 2 ),
			array( 'instock', 'instock', null, '', 'private', null ),
			array( 'onbackorder', 'onbackorder', null, '', 'draft', null ),
			array( 'outofstock', 'outofstock', null, '', 'publish', 5 ),
			array( 'instock', 'instock', null, '', 'publish', 999999 ),
		);
		$ids      = array();

		foreach ( $products as list( $ours, $theirs, $quantity, $threshold, $status, $parent ) ) {
			$parent = null === $parent ? 0 : $ids[ $parent ] ?? $parent;
			$ids[]  = self::insert_product( array( $ours, $theirs ), $quantity, $threshold, $status, $parent );
		}

		$totals = self::get( '/wc-analytics/reports/stock/stats' )['totals'];

		$this->assertEquals(
			array( 'products' => 4, 'lowstock' => 1, 'instock' => 4, 'outofstock' => 0, 'onbackorder' => 0 ),
			array_intersect_key( $totals, array_flip( array( 'products', 'lowstock', 'instock', 'outofstock', 'onbackorder' ) ) )
		);
		$this->assertEquals(
			array(
				'private_products'     => array( 'products' => -1, 'instock' => -1 ),
				'unpublished_products' => array( 'products' => -1, 'onbackorder' => -1, 'outofstock' => -1 ),
				'orphan_variations'    => array( 'products' => -1, 'instock' => -1 ),
				'other_stock'          => array( 'instock' => 1, 'outofstock' => -1 ),
				'low_stock_thresholds' => array( 'lowstock' => 1 ),
			),
			self::explain(
				'stock',
				// Without WooCommerce's class, its stored numbers are those of the rows.
				array(
					'products'    => 4 - 7,
					'lowstock'    => 1 - 0,
					'instock'     => 4 - 5,
					'outofstock'  => 0 - 2,
					'onbackorder' => 0 - 1,
				)
			)
		);
	}

	/**
	 * What differs, with the averages of WooCommerce and the amounts of the reasons. Ours are the same: three customers have
	 * 3 orders, 37, and two of them 23.5.
	 *
	 * @return array<string, array{string, array{float, float, float, float}, array<string, array<string, float>>}>
	 */
	public function customers(): array {
		return array(
			'customers without orders'       => array(
				'',
				array( 3, 3 / 2, 37 / 2, 23.5 / 2 ),
				array(
					'customers_without_orders' => array( 'avg_orders_count' => -0.5, 'avg_total_spend' => -6.17 ),
				),
			),
			// Only Ann has orders.
			'an order that is not imported'  => array(
				'DELETE FROM {prefix}wc_order_stats WHERE order_id = 14',
				array( 3, 2, 27, 13.5 ),
				array(
					// Divided by one customer more, and one order more: 1 / 1 - 3 / 3.
					'not_imported_woocommerce' => array( 'avg_total_spend' => -2.33, 'avg_avg_order_value' => -1.75 ),
					'customers_without_orders' => array( 'avg_orders_count' => -1, 'avg_total_spend' => -12.33 ),
					// -14.67 is shown as the difference, the sum of two thirds.
					'rounding'                 => array( 'avg_total_spend' => -0.01 ),
				),
			),
			// A user without orders here, and without a row there, which its averages leave out too.
			'a customer it does not have'    => array(
				'DELETE FROM {prefix}wc_customer_lookup WHERE customer_id = 3',
				array( 2, 3 / 2, 37 / 2, 23.5 / 2 ),
				array(
					'customers_not_woocommerce' => array( 'customers_count' => 1, 'avg_orders_count' => -0.5, 'avg_total_spend' => -6.17 ),
				),
			),
			// The email differs only by case, and her first row has her orders.
			'a customer it has twice'        => array(
				"INSERT INTO {prefix}wc_customer_lookup ( customer_id, user_id, email ) VALUES ( 9, NULL, 'BOB@example.test' )",
				array( 4, 3 / 2, 37 / 2, 23.5 / 2 ),
				array(
					'repeated_customers'       => array( 'customers_count' => -1 ),
					'customers_without_orders' => array( 'avg_orders_count' => -0.5, 'avg_total_spend' => -6.17 ),
				),
			),
			// Without orders, rows of it are in no average.
			'a guest without an email'       => array(
				"INSERT INTO {prefix}wc_customer_lookup ( customer_id, user_id, email ) VALUES ( 9, NULL, '' )",
				array( 4, 3 / 2, 37 / 2, 23.5 / 2 ),
				array(
					'guests_without_email'     => array( 'customers_count' => -1 ),
					'customers_without_orders' => array( 'avg_orders_count' => -0.5, 'avg_total_spend' => -6.17 ),
				),
			),
			// Ann has 1 order and 7, Bob 2 and 30, the sum of the averages per order is 22.
			'an order of another customer'   => array(
				'UPDATE {prefix}wc_order_stats SET customer_id = 2 WHERE order_id = 12',
				array( 3, 3 / 2, 37 / 2, 22 / 2 ),
				array(
					'other_customers'          => array( 'avg_avg_order_value' => 0.75 ),
					'customers_without_orders' => array( 'avg_orders_count' => -0.5, 'avg_total_spend' => -6.17 ),
				),
			),
		);
	}

	/**
	 * Compares customers.
	 *
	 * @dataProvider customers
	 * @param string                              $statement Statement after which they differ.
	 * @param array{float, float, float, float}   $theirs    Number of customers and averages of WooCommerce.
	 * @param array<string, array<string, float>> $expected  Amounts by reason and metric.
	 */
	public function test_each_customer_that_differs_has_a_reason( string $statement, array $theirs, array $expected ): void {
		self::insert_customers();

		if ( '' !== $statement ) {
			self::sql( $statement );
		}

		$keys   = array( 'customers_count', 'avg_orders_count', 'avg_total_spend', 'avg_avg_order_value' );
		$ours   = array( 3, 3 / 3, 37 / 3, 23.5 / 2 );
		$totals = self::get( '/wc-analytics/reports/customers/stats' )['totals'];

		foreach ( $keys as $at => $key ) {
			$this->assertEqualsWithDelta( $ours[ $at ], $totals[ $key ], 0.005, $key );
		}

		$differences = array_map( static fn( float $one, float $other ): float => round( $one - $other, 2 ), $ours, $theirs );
		$actual      = self::explain( 'customers', array_filter( array_combine( $keys, $differences ) ) );

		ksort( $actual );
		ksort( $expected );
		$this->assertEqualsWithDelta( $expected, $actual, 0.001 );
	}

	/**
	 * Inserts a product into the tables of both engines.
	 *
	 * @param array{string, string} $stock     Stock status in our table and in WooCommerce's.
	 * @param int|null              $quantity  Quantity.
	 * @param string                $threshold Low stock threshold.
	 * @param string                $status    Status of the post.
	 * @param int                   $parent    Product of a variation.
	 * @return int Id.
	 */
	private static function insert_product( array $stock, ?int $quantity, string $threshold, string $status, int $parent ): int {
		global $wpdb;

		$wpdb->insert(
			$wpdb->posts,
			array(
				'post_title'  => 'Product',
				'post_type'   => 0 === $parent ? 'product' : 'product_variation',
				'post_status' => $status,
				'post_parent' => $parent,
			) + array_fill_keys( array( 'post_content', 'post_excerpt', 'to_ping', 'pinged', 'post_content_filtered' ), '' )
		);

		$id  = (int) $wpdb->insert_id;
		$row = array( 'product_id' => $id, 'stock_quantity' => $quantity );

		$wpdb->insert( $wpdb->prefix . 'storedeck_product_meta_lookup', $row + array( 'sku' => '', 'stock_status' => $stock[0] ) );
		$wpdb->insert( $wpdb->prefix . 'wc_product_meta_lookup', $row + array( 'stock_status' => $stock[1] ) );
		// phpcs:ignore WordPress.DB.SlowDBQuery -- No query.
		$wpdb->insert( $wpdb->postmeta, array( 'post_id' => $id, 'meta_key' => '_low_stock_amount', 'meta_value' => $threshold ) );

		return $id;
	}

	/**
	 * Inserts the customers and their orders into the tables of both engines.
	 */
	private static function insert_customers(): void {
		global $wpdb;

		foreach ( self::CUSTOMERS as $id => list( $user, $email ) ) {
			$customer = array( 'customer_id' => $id, 'user_id' => $user, 'email' => $email );

			$wpdb->insert( $wpdb->prefix . 'wc_customer_lookup', $customer );
			$wpdb->insert(
				$wpdb->prefix . 'storedeck_customer_lookup',
				$customer + array_fill_keys( array( 'username', 'first_name', 'last_name', 'postcode', 'state' ), '' )
			);
		}

		foreach ( self::ORDERS as $id => list( $parent, $customer, $total ) ) {
			$order = array( 'order_id' => $id, 'parent_id' => $parent, 'customer_id' => $customer, 'total_sales' => $total );

			self::insert_row( 'order_stats', $order + array( 'net_total' => $total ) );
			$wpdb->insert( $wpdb->prefix . 'wc_order_stats', $order + array( 'status' => 'wc-completed' ) );
		}

		self::repair_sums();
	}
}
