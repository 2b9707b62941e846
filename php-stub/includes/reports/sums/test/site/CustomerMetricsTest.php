<?php

namespace Storedeck\Reports\Sums\Test\Site;

use Storedeck\Foundation\Database\Data_Version;
use Storedeck\Reports\Customers\Test\Site\TestCustomers;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * Rows that other software changes, without any hook. The metrics are then wrong until they are compared with the rows.
 */
final class CustomerMetricsTest extends SiteTestCase {

	use TestCustomers;

	private const ROUTE     = '/wc-analytics/reports/customers';
	private const ORDERS    = '{prefix}storedeck_order_stats';
	private const CUSTOMERS = '{prefix}storedeck_customer_lookup';

	/**
	 * Rows and totals, see read().
	 */
	private const INITIAL = array(
		array( array( 2, 2, 50.25, 25.125 ), array( 4, 0, 0, 0 ), array( 3, 0, 0, 0 ), array( 1, 0, 0, 0 ) ),
		array( 4, 0.5, 12.5625, 25.125 ),
	);

	protected static function prepare(): void {
		self::insert_customers();
	}

	/**
	 * The customers sorted by a metric in descending order, and their totals.
	 *
	 * @param string $orderby Metric.
	 * @return array{0: array<int, mixed>, 1: array<int, mixed>}
	 */
	private static function read( string $orderby = 'total_spend' ): array {
		$totals = self::get( self::ROUTE . '/stats' )['totals'];

		return array(
			array_map(
				static fn( array $row ): array => array( $row['id'], $row['orders_count'], $row['total_spend'], $row['avg_order_value'] ),
				self::get( self::ROUTE, array( 'orderby' => $orderby, 'order' => 'desc' ) )
			),
			array( $totals['customers_count'], $totals['avg_orders_count'], $totals['avg_total_spend'], $totals['avg_avg_order_value'] ),
		);
	}

	/**
	 * Metrics.
	 *
	 * @testWith ["total_spend"]
	 *           ["orders_count"]
	 *           ["avg_order_value"]
	 * @param string $orderby Metric.
	 */
	public function test_customers_are_sorted_by_the_metrics_of_the_raw_orders( string $orderby ): void {
		$this->assertSame( self::INITIAL, self::read( $orderby ) );
	}

	/**
	 * Changes.
	 *
	 * @return array<string, array{0: string[], 1: array<int, mixed>, 2: array<int, mixed>}> Statements, and the rows and totals then.
	 */
	public function changes(): array {
		$orders    = 'UPDATE ' . self::ORDERS . ' SET';
		$customers = self::CUSTOMERS;
		$none      = static fn( int ...$ids ): array => array_map( static fn( $id ) => array( $id, 0, 0, 0 ), $ids );

		return array(
			'a changed amount' => array(
				array( "$orders total_sales = 0.15 WHERE order_id = 2" ),
				array( array( 2, 2, 50.2, 25.1 ), ...$none( 4, 3, 1 ) ),
				array( 4, 0.5, 12.55, 25.1 ),
			),
			'order statuses that start or stop counting' => array(
				array( "$orders status = 'wc-completed' WHERE order_id = 4", "$orders status = 'wc-failed' WHERE order_id = 1" ),
				array( array( 2, 2, 949.15, 474.575 ), ...$none( 4, 3, 1 ) ),
				array( 4, 0.5, 237.2875, 474.575 ),
			),
			'a payment date that was added' => array(
				array( "$orders date_paid = '2011-04-01 00:00:00' WHERE order_id = 5" ),
				array( array( 2, 3, 1049.25, 349.75 ), ...$none( 4, 3, 1 ) ),
				array( 4, 0.75, 262.3125, 349.75 ),
			),
			'an order that moves to another customer and month' => array(
				array( "$orders customer_id = 3, date_paid = '2011-05-01 00:00:00' WHERE order_id = 1" ),
				array( array( 3, 1, 100.1, 100.1 ), ...$none( 4, 1 ), ...array( array( 2, 1, -49.85, -49.85 ) ) ),
				array( 4, 0.5, 12.5625, 25.125 ),
			),
			'the deletion of all orders of a customer' => array(
				array( 'DELETE FROM ' . self::ORDERS ),
				$none( 4, 3, 2, 1 ),
				array( 4, 0, 0, 0 ),
			),
			'added and deleted customers' => array(
				array(
					"DELETE FROM $customers WHERE customer_id IN ( 2, 4 )",
					"INSERT INTO $customers ( customer_id, first_name, last_name ) VALUES ( 9, 'New', 'Zyx' )",
				),
				$none( 9, 3, 1 ),
				array( 3, 0, 0, 0 ),
			),
		);
	}

	/**
	 * Changes.
	 *
	 * @dataProvider changes
	 * @param string[]          $statements Statements.
	 * @param array<int, mixed> $rows       Rows.
	 * @param array<int, mixed> $totals     Totals.
	 */
	public function test_they_follow( array $statements, array $rows, array $totals ): void {
		array_map( array( self::class, 'sql' ), $statements );
		self::repair_sums();
		$this->assertSame( array( $rows, $totals ), self::read() );
	}

	public function test_they_are_computed_for_other_excluded_statuses(): void {
		$exclude = static fn() => array( 'pending', 'failed' );

		add_filter( 'pre_option_woocommerce_excluded_report_order_statuses', $exclude );
		$rows = self::get( self::ROUTE, array( 'orderby' => 'total_spend' ) );
		$this->assertSame( array( 2, 1049.25 ), array( $rows[0]['id'], $rows[0]['total_spend'] ) );

		remove_filter( 'pre_option_woocommerce_excluded_report_order_statuses', $exclude );
		$this->assertSame( self::INITIAL, self::read() );
	}

	public function test_they_are_read_from_their_table(): void {
		self::sql( 'UPDATE {prefix}storedeck_customer_metrics SET total_spend = 77770000, average = 5 WHERE customer_id = 3' );
		// The order of the list is cached until data changes.
		Data_Version::increment();
		$this->assertSame( array( 3, 0, 7777, 0 ), self::read()[0][0] );
		self::repair_sums();
		$this->assertSame( self::INITIAL, self::read() );
	}
}
