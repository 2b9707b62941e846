<?php

namespace Storedeck\Reports\Customers\Test\Site;

use Storedeck\Reports\Sums\Sum_Maintenance;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * The customers with the largest metrics come from sums.
 */
final class LargestCustomersTest extends SiteTestCase {

	protected const WITH_DEMO_STORE = true;

	private const LEADERBOARD = '/wc-analytics/leaderboards/customers';
	private const LIST        = '/wc-analytics/reports/customers';

	/**
	 * An order of a customer with the largest total spend.
	 */
	private static int $order;

	protected static function prepare(): void {
		self::merge();

		$product     = self::create_product( array( 'regular_price' => '90000', 'tax_status' => 'none' ) );
		$billing     = array( 'first_name' => 'Largest', 'last_name' => '', 'email' => 'largest@example.test' );
		self::$order = self::create_order( $product, array( 'billing' => $billing ) );
	}

	/**
	 * Merges differences, all of which are old enough.
	 */
	private static function merge(): void {
		Sum_Maintenance::run( static fn() => Sum_Maintenance::merge( 20 ) );
	}

	/**
	 * Changes the order.
	 */
	private static function change( array $values ): void {
		self::write( 'PUT', '/wc-analytics/orders/' . self::$order, $values );
	}

	/**
	 * Reads the same from sums and from rows.
	 *
	 * @param array<string, mixed> $query Parameters.
	 * @return mixed
	 */
	private function read( string $route, array $query ) {
		$query += array( 'after' => gmdate( 'Y-01-01\T00:00:00', strtotime( '-2 years' ) ), 'before' => gmdate( 'Y-m-d\T23:59:59' ) );
		$get    = static fn( array $query ) => self::send( 'GET', $route . '?' . http_build_query( $query ) );
		$stored = $get( $query );
		$ignore = static fn() => array();

		add_filter( 'pre_option_storedeck_sums', $ignore );
		$rows = $get( $query + array( 'force_cache_refresh' => 'true' ) );
		remove_filter( 'pre_option_storedeck_sums', $ignore );

		$this->assertSame( array( 200, $rows->body ), array( $stored->status, $stored->body ) );
		$this->assertSame( $rows->headers['X-WP-Total'] ?? null, $stored->headers['X-WP-Total'] ?? null );

		return $stored->body;
	}

	/**
	 * Names, numbers of orders and total spend.
	 *
	 * @return array<int, array{0: string, 1: int, 2: float}>
	 */
	private function lead(): array {
		return array_map(
			static fn( array $row ): array => array_column( $row, 'value' ),
			$this->read( self::LEADERBOARD, array( 'per_page' => 20 ) )[0]['rows']
		);
	}

	/**
	 * Queries of the sums of customers that a request runs.
	 *
	 * @param array<string, mixed> $query Parameters.
	 * @return string[]
	 */
	private static function list_queries( string $route, array $query ): array {
		$queries = array();
		$note    = static function ( $sql ) use ( &$queries ) {
			$queries[] = $sql;

			return $sql;
		};

		add_filter( 'query', $note );
		self::get( $route, $query + array( 'after' => '2024-01-01T00:00:00', 'before' => gmdate( 'Y-m-d' ) . 'T23:59:59' ) );
		remove_filter( 'query', $note );

		// Whether all tables are whole is asked before each answer.
		return array_values( preg_grep( '/storedeck_sums_customers(?! WHERE is_month = 2)/', $queries ) );
	}

	public function test_the_first_are_those_with_the_largest_total_spend_also_of_an_order_that_was_just_written(): void {
		$rows    = $this->lead();
		$amounts = array_column( $rows, 2 );
		$sorted  = $amounts;
		rsort( $sorted );

		$this->assertCount( 20, $rows );
		$this->assertSame( $sorted, $amounts );
		$this->assertSame( array( 'Largest', 1, 90000 ), $rows[0] );
	}

	/**
	 * Orders of the list.
	 *
	 * @testWith ["total_spend"]
	 *           ["orders_count"]
	 * @param string $orderby Metric.
	 */
	public function test_they_are_the_first_ones_of_the_list_and_those_after_them( string $orderby ): void {
		foreach ( array( 1, 2 ) as $page ) {
			$this->assertCount( 7, $this->read( self::LIST, array( 'orderby' => $orderby, 'page' => $page, 'per_page' => 7 ) ) );
		}
	}

	/**
	 * Routes.
	 *
	 * @testWith ["/wc-analytics/leaderboards"]
	 *           ["/wc-analytics/reports/customers"]
	 * @param string $route Route.
	 */
	public function test_only_the_customers_with_differences_are_added_up_and_counted_after_an_order( string $route ): void {
		$query = self::LIST === $route ? array( 'orderby' => 'total_spend', 'per_page' => 7 ) : array();

		self::list_queries( $route, $query );
		self::change( array( 'customer_note' => 'Changed' ) );
		$queries = self::list_queries( $route, $query );
		$this->assertNotSame( array(), $queries );
		$this->assertSame( $queries, preg_grep( '/change_id > 0|customer_id IN/', $queries ) );
	}

	public function test_a_refund_is_subtracted_and_a_customer_without_orders_left_out(): void {
		self::write( 'POST', '/wc-analytics/orders/' . self::$order . '/refunds', array( 'amount' => '10.50' ) );
		$this->assertSame( array( 'Largest', 1, 89989.5 ), $this->lead()[0] );
		self::change( array( 'status' => 'cancelled' ) );
		$this->assertNotContains( 'Largest', array_column( $this->lead(), 0 ) );
	}

	public function test_they_are_the_same_after_differences_were_merged(): void {
		$earlier = $this->lead();
		self::merge();
		$this->assertSame( $earlier, $this->lead() );

		self::change( array( 'status' => 'cancelled' ) );
		self::merge();
		$without = $this->lead();
		$this->assertNotContains( 'Largest', array_column( $without, 0 ) );

		self::change( array( 'status' => 'completed' ) );
		$this->assertSame( $earlier, $this->lead() );
		self::merge();
		$this->assertSame( $earlier, $this->lead() );

		$query = array( 'orderby' => 'total_spend', 'per_page' => 7 );
		$this->read( self::LIST, $query );
		self::write( 'DELETE', '/wc-analytics/orders/' . self::$order . '?force=true' );
		$this->assertSame( $without, $this->lead() );
		// Their number is one less.
		$this->read( self::LIST, $query );
	}

	public function test_the_customers_of_the_store_are_listed_by_total_spend_on_every_page(): void {
		$expected = array();

		foreach ( self::sql( 'SELECT customer_id FROM {prefix}storedeck_customer_lookup' ) as $row ) {
			$expected[ (int) $row['customer_id'] ] = array( (int) $row['customer_id'], 0, 0 );
		}

		foreach ( self::sql( 'SELECT * FROM {prefix}storedeck_order_stats WHERE date_paid IS NOT NULL' ) as $row ) {
			$id = (int) $row['customer_id'];

			if ( isset( $expected[ $id ] ) && ! preg_match( '/pending|cancelled|failed|draft|trash/', $row['status'] ) ) {
				$expected[ $id ][1] += 0 === (int) $row['parent_id'] ? 1 : 0;
				$expected[ $id ][2] += (int) round( 10000 * (float) $row['total_sales'] );
			}
		}

		usort( $expected, static fn( array $one, array $other ): int => array( $other[2], $other[0] ) <=> array( $one[2], $one[0] ) );

		for ( $page = 1, $found = array(); count( $found ) < count( $expected ) && $page < 99; $page++ ) {
			foreach ( self::get( self::LIST, array( 'orderby' => 'total_spend', 'per_page' => 100, 'page' => $page ) ) as $row ) {
				$found[] = array( $row['id'], $row['orders_count'], (int) round( 10000 * $row['total_spend'] ) );
			}
		}

		$this->assertGreaterThan( 2, $page );
		$this->assertSame( $expected, $found );
	}
}
