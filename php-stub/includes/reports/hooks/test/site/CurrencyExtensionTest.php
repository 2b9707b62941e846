<?php

namespace Storedeck\Reports\Hooks\Test\Site;

use Storedeck\Reports\Rest\Report_Request_Hooks;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * An extension that was written for WooCommerce limits all reports to the orders in a currency.
 */
final class CurrencyExtensionTest extends SiteTestCase {

	use FilteredOrders;

	private const ITEMS = 'INNER JOIN {prefix}storedeck_order_product_lookup items ON items.order_id = stats.order_id';

	protected static function prepare(): void {
		self::insert_orders();
	}

	/**
	 * Values of columns, rounded, because databases add up some as floating-point numbers.
	 *
	 * @param array<int, array<string, mixed>> $rows    Rows.
	 * @param string                           ...$keys Columns.
	 * @return list<list<float>>
	 */
	private static function values( array $rows, string ...$keys ): array {
		return array_map(
			static fn( array $row ): array => array_map( static fn( string $key ): float => round( (float) $row[ $key ], 4 ), $keys ),
			array_values( $rows )
		);
	}

	/**
	 * Currencies.
	 *
	 * @testWith ["USD"]
	 *           ["GBP"]
	 */
	public function test_it_reports_orders( string $currency ): void {
		$sums    = self::select(
			'SUM( CASE WHEN parent_id = 0 THEN 1 ELSE 0 END ), SUM( net_total ), SUM( total_sales ), SUM( num_items_sold )',
			"currency = '$currency'"
		);
		$metrics = array( 'orders_count', 'net_revenue', 'total_sales', 'num_items_sold' );

		foreach ( array( 'revenue', 'orders' ) as $report ) {
			$response  = self::read( 'currency', "reports/$report/stats", array( 'interval' => 'week', 'currency' => $currency ) );
			$subtotals = array_column( $response->body['intervals'], 'subtotals' );

			$this->assertArrayNotHasKey( Report_Request_Hooks::HEADER, $response->headers );
			$this->assertSame( $currency, $response->body['totals']['currency'] );
			$this->assertSame( $sums, self::values( array( $response->body['totals'] ), ...$metrics ) );

			foreach ( $metrics as $at => $metric ) {
				$this->assertSame( $sums[0][ $at ], round( array_sum( array_column( $subtotals, $metric ) ), 4 ) );
			}

			$currencies = array_column( array_filter( $subtotals, static fn( $week ) => 0 !== $week['num_items_sold'] ), 'currency' );
			$this->assertGreaterThan( 1, count( $currencies ) );
			$this->assertSame( array( $currency ), array_unique( $currencies ) );
		}
	}

	/**
	 * Currencies.
	 *
	 * @testWith ["USD"]
	 *           ["GBP"]
	 */
	public function test_it_lists_and_exports_orders( string $currency ): void {
		$expected = self::select( 'order_id, net_total', "currency = '$currency'", '', 'ORDER BY date_paid' );
		$query    = array( 'currency' => $currency, 'order' => 'asc' );
		$response = self::read( 'currency', 'reports/orders', $query );

		$this->assertSame( $expected, self::values( $response->body, 'order_id', 'net_total' ) );
		$this->assertSame( count( $expected ), (int) $response->headers['X-WP-Total'] );
		$this->assertSame( array( $currency ), array_unique( array_column( $response->body, 'currency' ) ) );
		$this->assertSame(
			array_fill( 0, count( $expected ), $currency ),
			array_column( self::export( 'currency', 'orders', $query ), 'Currency' )
		);
	}

	/**
	 * Currencies.
	 *
	 * @testWith ["USD"]
	 *           ["GBP"]
	 */
	public function test_it_lists_and_exports_products( string $currency ): void {
		$expected = self::select(
			'items.product_id, SUM( product_qty ), SUM( product_net_revenue )',
			"currency = '$currency'",
			self::ITEMS,
			'GROUP BY items.product_id'
		);
		$query    = array( 'currency' => $currency );
		$rows     = self::read( 'currency', 'reports/products', $query )->body;

		$this->assertEqualsCanonicalizing( $expected, self::values( $rows, 'product_id', 'items_sold', 'net_revenue' ) );
		$this->assertEqualsCanonicalizing(
			array_column( $expected, 1 ),
			array_column( self::export( 'currency', 'products', $query ), 'Items sold' )
		);
	}

	/**
	 * Currencies.
	 *
	 * @testWith ["USD"]
	 *           ["GBP"]
	 */
	public function test_it_adds_up_coupons_taxes_and_customers( string $currency ): void {
		$where = "currency = '$currency'";
		$query = array( 'currency' => $currency );

		$this->assertSame(
			self::select( '1.25 * COUNT( * )', $where ),
			self::values( self::read( 'currency', 'reports/coupons', $query )->body, 'amount' )
		);

		$taxes = 'INNER JOIN {prefix}storedeck_order_tax_lookup taxes ON taxes.order_id = stats.order_id';
		$this->assertSame(
			self::select( 'SUM( taxes.total_tax )', $where, $taxes ),
			self::values( array( self::read( 'currency', 'reports/taxes/stats', $query )->body['totals'] ), 'total_tax' )
		);

		$spend = self::select( 'customer_id, SUM( total_sales )', $where, '', 'GROUP BY customer_id' );

		foreach ( array( array(), array( 'after' => null, 'before' => null ) ) as $dates ) {
			$response = self::read( 'currency', 'reports/customers', $dates + $query + array( 'search' => 'Acme' ) );

			$this->assertArrayNotHasKey( Report_Request_Hooks::HEADER, $response->headers );
			$this->assertEqualsCanonicalizing( $spend, self::values( $response->body, 'id', 'total_spend' ) );
		}

		$this->assertSame(
			count( $spend ),
			self::read( 'currency', 'reports/customers/stats', $query )->body['totals']['customers_count']
		);
	}

	/**
	 * Currencies.
	 *
	 * @testWith ["USD"]
	 *           ["GBP"]
	 */
	public function test_it_changes_indicators_and_leaderboards( string $currency ): void {
		$where = "currency = '$currency'";
		$query = array( 'currency' => $currency );
		$stats = array( 'stats' => array( 'revenue/net_revenue', 'orders/orders_count' ) );

		$this->assertSame(
			self::select( 'SUM( net_total ), SUM( CASE WHEN parent_id = 0 THEN 1 ELSE 0 END )', $where )[0],
			array_column( self::values( self::read( 'currency', 'reports/performance-indicators', $query + $stats )->body, 'value' ), 0 )
		);

		$boards = array_column( self::read( 'currency', 'leaderboards', $query )->body, 'rows', 'id' );
		$this->assertEqualsCanonicalizing(
			array_column( self::select( 'SUM( product_qty )', $where, self::ITEMS, 'GROUP BY items.product_id' ), 0 ),
			array_map( static fn( array $row ): float => (float) $row[1]['value'], $boards['products'] )
		);
	}

	public function test_reports_do_not_depend_on_its_parameter_without_it(): void {
		$this->assertSame(
			self::read( '', 'reports/orders/stats' )->body,
			self::read( '', 'reports/orders/stats', array( 'currency' => 'GBP' ) )->body
		);
	}
}
