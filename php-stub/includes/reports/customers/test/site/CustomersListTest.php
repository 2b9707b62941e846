<?php

namespace Storedeck\Reports\Customers\Test\Site;

use Storedeck\Reports\Sums\Customer_Metrics_Table;
use Storedeck\Test\Site\Request;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * It has as many customers as match, with the metrics of the report.
 */
final class CustomersListTest extends SiteTestCase {

	private const LIST      = '/wc-analytics/customers';
	private const REPORT    = '/wc-analytics/reports/customers';
	private const CUSTOMERS = 1300;

	protected static function prepare(): void {
		foreach ( array_chunk( range( 1, self::CUSTOMERS ), 500 ) as $numbers ) {
			$rows = array_map( static fn( int $i ): string => "( $i, '', 'Test', 'Sunflower $i', '$i@example.test' )", $numbers );

			self::sql(
				'INSERT INTO {prefix}storedeck_customer_lookup ( customer_id, username, first_name, last_name, email )
				VALUES ' . implode( ', ', $rows )
			);
			Customer_Metrics_Table::repair( $numbers );
		}
	}

	/**
	 * Reads a page of customers.
	 *
	 * @param array<string, mixed> $query Parameters.
	 * @return array{0: int, 1: list<array<string, mixed>>} Number of customers, and the metrics of those of the page.
	 */
	private static function read( string $route, array $query ): array {
		$response = Request::send( 'GET', $route, $query );
		$columns  = array_flip( array( 'id', 'orders_count', 'total_spend', 'avg_order_value', 'date_last_order' ) );

		self::assertSame( 200, $response->status );

		return array(
			(int) $response->headers['X-WP-Total'],
			array_map(
				static fn( array $row ): array => array_replace( $columns, array_intersect_key( $row, $columns ) ),
				$response->body
			),
		);
	}

	/**
	 * Texts in the names of all customers.
	 *
	 * @testWith ["sunflower"]
	 *           ["flower"]
	 * @param string $search Text.
	 */
	public function test_all_customers_that_match_are_counted_and_listed( string $search ): void {
		$query = array( 'search' => $search, 'per_page' => 100, 'orderby' => 'name' );

		$this->assertSame( self::CUSTOMERS, self::read( self::LIST, $query )[0] );
		$this->assertSame( self::CUSTOMERS, self::read( self::REPORT, $query )[0] );
		$this->assertCount( 100, self::read( self::LIST, $query + array( 'page' => self::CUSTOMERS / 100 ) )[1] );
	}

	public function test_it_has_the_metrics_of_the_customers_report_also_of_unpaid_orders(): void {
		$product = self::create_product( array( 'regular_price' => '9999' ) );

		foreach ( array( 'on-hold', 'completed' ) as $status ) {
			$billing = array( 'email' => '1@example.test', 'first_name' => 'Test' );

			self::create_order( array( $product => 100 ), array( 'status' => $status, 'billing' => $billing ) );
		}

		foreach ( array(
			array( 'orderby' => 'total_spend' ),
			array( 'orderby' => 'orders_count', 'orders_count_min' => 1 ),
			array( 'orderby' => 'avg_order_value', 'total_spend_min' => 500 ),
			array( 'search' => 'sunflower', 'orderby' => 'total_spend' ),
		) as $query ) {
			$query += array( 'per_page' => 50 );

			$this->assertSame( self::read( self::REPORT, $query ), self::read( self::LIST, $query ) );
		}

		// The order on hold is not paid.
		$query = array( 'search' => '1@example.test', 'searchby' => 'email', 'orderby' => 'total_spend' );

		list( , list( $customer ) ) = self::read( self::LIST, $query );
		$this->assertSame( array( 1, 1, 999900 ), array( $customer['id'], $customer['orders_count'], $customer['total_spend'] ) );
	}
}
