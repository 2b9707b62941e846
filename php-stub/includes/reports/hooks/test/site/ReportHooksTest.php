<?php

namespace Storedeck\Reports\Hooks\Test\Site;

use Storedeck\Foundation\Hooks\Failures;
use Storedeck\Reports\Rest\Report_Request_Hooks;
use Storedeck\Test\Site\Response;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * Filters of plugins change reports. One that fails changes nothing, and is named.
 *
 * @group mariadb
 */
final class ReportHooksTest extends SiteTestCase {

	use FilteredOrders;

	private const WEEKS = array( 'interval' => 'week' );

	/**
	 * Responses without filters, by route and query.
	 *
	 * @var array<string, Response>
	 */
	private static array $plain;

	protected static function prepare(): void {
		self::insert_orders();

		foreach ( self::requests() as $key => $request ) {
			self::$plain[ $key ] = self::read( '', ...$request );
		}
	}

	/**
	 * Requests whose responses clauses of SQL change.
	 *
	 * @return array<string, array{0: string, 1: array<string, mixed>}>
	 */
	private static function requests(): array {
		$requests = array(
			array( 'reports/revenue/stats', self::WEEKS ),
			array( 'reports/orders/stats', self::WEEKS ),
			array( 'reports/orders/stats', self::WEEKS + array( 'orderby' => 'net_revenue', 'order' => 'asc' ) ),
			array( 'reports/taxes/stats', self::WEEKS + array( 'segmentby' => 'tax_rate_id' ) ),
			array( 'reports/orders', array( 'extended_info' => 'true' ) ),
			array( 'reports/products', array( 'orderby' => 'date' ) ),
			array( 'reports/customers', array( 'orderby' => 'total_spend' ) ),
			array( 'reports/customers/stats', array() ),
			array( 'leaderboards', array() ),
			array( 'reports/performance-indicators', array() ),
		);

		foreach ( array( 'product', 'variation', 'category', 'coupon', 'customer_type' ) as $segment ) {
			$requests[] = array( 'reports/orders/stats', self::WEEKS + array( 'segmentby' => $segment ) );
		}

		foreach ( array( 'product', 'variation', 'category' ) as $segment ) {
			$requests[] = array( 'reports/products/stats', self::WEEKS + array( 'segmentby' => $segment ) );
			$requests[] = array( 'reports/coupons/stats', self::WEEKS + array( 'segmentby' => $segment ) );
		}

		foreach ( array( 'products', 'variations', 'coupons', 'taxes' ) as $report ) {
			$requests[] = array( "reports/$report", array() );
			$requests[] = array( "reports/$report/stats", self::WEEKS );
		}

		return array_combine( array_map( 'wp_json_encode', $requests ), $requests );
	}

	/**
	 * Reads all requests with filters.
	 *
	 * @param string $filters Name of the filters.
	 * @return array<string, Response> Responses by route and query.
	 */
	private static function read_all( string $filters ): array {
		return array_map( static fn( array $request ): Response => self::read( $filters, ...$request ), self::requests() );
	}

	/**
	 * A response is the one without filters.
	 *
	 * @param string               $pattern Pattern of the message about the filter that failed; none if empty.
	 * @param string               $filters Name of the filters.
	 * @param array<string, mixed> $query   Parameters.
	 */
	private function assert_plain( string $pattern, string $filters, string $route, array $query = array() ): void {
		$plain    = self::read( '', $route, $query );
		$response = self::read( $filters, $route, $query );

		$this->assertNotSame( array(), $plain->body );
		$this->assertSame( $plain->body, $response->body );
		$this->assertMatchesRegularExpression( $pattern, implode( "\n", self::get_failed( $response ) ) );
	}

	/**
	 * Messages about filters that failed.
	 *
	 * @return string[]
	 */
	private static function get_failed( Response $response ): array {
		return (array) json_decode( $response->headers[ Report_Request_Hooks::HEADER ] ?? '[]', true );
	}

	/**
	 * Clauses that are always true.
	 *
	 * @testWith ["always-true"]
	 *           ["percent"]
	 *           ["no-change"]
	 * @param string $filters Name of the filters.
	 */
	public function test_clauses_change_nothing_if_they_are_always_true( string $filters ): void {
		foreach ( self::read_all( $filters ) as $key => $response ) {
			$this->assertSame( array(), self::get_failed( $response ), $key );
			$this->assertSame( self::$plain[ $key ]->body, $response->body, $key );
			$this->assertSame( self::$plain[ $key ]->headers['X-WP-Total'] ?? '', $response->headers['X-WP-Total'] ?? '', $key );
		}
	}

	public function test_clauses_change_every_report_at_once_although_results_without_them_are_cached_and_stored(): void {
		foreach ( self::read_all( 'always-false' ) as $key => $response ) {
			$this->assertSame( array(), self::get_failed( $response ), $key );
			$this->assertNotSame( self::$plain[ $key ]->body, $response->body, $key );

			$totals = $response->body['totals'] ?? array();

			foreach ( array( $totals, ...array_column( $response->body['intervals'] ?? array(), 'subtotals' ) ) as $stats ) {
				$this->assertSame( array(), array_filter( array_diff_key( $stats, array( 'segments' => 0 ) ) ), $key );
			}

			// Only indicators and leaderboards are listed without orders.
			foreach ( isset( $response->body['totals'] ) ? array() : $response->body as $item ) {
				$this->assertTrue( 0 === ( $item['value'] ?? null ) || array() === ( $item['rows'] ?? null ), $key );
			}
		}

		foreach ( self::read_all( '' ) as $key => $response ) {
			$this->assertSame( self::$plain[ $key ]->body, $response->body, $key );
		}
	}

	public function test_clauses_can_select_from_the_tables_of_woocommerce_whose_rows_are_ours(): void {
		$response = self::read( 'own-tables', 'reports/orders' );
		$expected = array_column( self::select( 'order_id', "num_items_sold = 2 AND currency = 'USD'" ), 0 );

		$this->assertSame( array(), self::get_failed( $response ) );
		$this->assertNotSame( array(), $expected );
		$this->assertSame( count( $expected ), (int) $response->headers['X-WP-Total'] );
		$this->assertEqualsCanonicalizing( $expected, array_column( $response->body, 'order_id' ) );
	}

	public function test_clauses_are_not_applied_to_order_and_pages(): void {
		$this->assert_plain( '/^$/D', 'order-by', 'reports/products' );
	}

	/**
	 * Filters that fail.
	 *
	 * @testWith ["throw", "/acme_throw\\(\\) in \\S*report-filters-plugin\\.php:\\d+: A callback failed: Acme failed\\./"]
	 *           ["return-text", "/acme_return_text\\(\\) in .*: Expected an array of strings, got string\\./"]
	 *           ["return-numbers", "/acme_return_numbers\\(\\) in .*: Expected an array of strings, got an array with int\\./"]
	 *           ["return-null", "/acme_return_null\\(\\) in .*: Expected an array of strings, got null\\./"]
	 *           ["break-sql", "/acme_break_sql\\(\\) in .*: The database refused the query with the clauses: AND no_such_column = 1/"]
	 * @param string $filters Name of the filters.
	 * @param string $pattern Pattern of the message.
	 */
	public function test_one_that_fails_does_not_change_the_report_and_is_named_in_a_header( string $filters, string $pattern ): void {
		foreach ( self::read_all( $filters ) as $key => $response ) {
			$this->assertSame( self::$plain[ $key ]->body, $response->body, $key );
			$this->assertMatchesRegularExpression( $pattern, implode( "\n", self::get_failed( $response ) ), $key );
		}
	}

	/**
	 * Filters that fail, and reports.
	 *
	 * @testWith ["replace-columns", "orders", "/Columns of the report are missing/"]
	 *           ["replace-columns", "products", "/Columns of the report are missing/"]
	 *           ["replace-columns", "orders/stats", "/Columns of the report are missing/"]
	 *           ["args-throw", "orders", "/woocommerce_analytics_orders_query_args/"]
	 *           ["args-invalid", "orders", "/woocommerce_analytics_orders_query_args/"]
	 *           ["invalid-currency", "orders", "/storedeck_report_currency/"]
	 *           ["fields-throw", "orders", "/woocommerce_rest_prepare_report_orders/"]
	 *           ["results-throw", "orders", "/woocommerce_analytics_orders_select_query, acme_/"]
	 *           ["results-null", "orders", "/woocommerce_analytics_orders_select_query, acme_/"]
	 * @param string $filters Name of the filters.
	 * @param string $pattern Pattern of the message.
	 */
	public function test_columns_parameters_currency_items_and_results_stay_if_a_filter_fails(
		string $filters,
		string $report,
		string $pattern
	): void {
		$this->assert_plain( $pattern, $filters, "reports/$report" );
	}

	public function test_one_that_fails_is_not_applied_to_some_numbers_of_a_report_only(): void {
		$this->assert_plain( '/AND coupons\.coupon_id > 0/', 'break-one-source', 'reports/orders/stats', self::WEEKS );
	}

	public function test_one_that_fails_is_named_only_to_those_who_manage_plugins(): void {
		$manager = wp_insert_user( array( 'user_login' => 'manager', 'user_pass' => 'manager', 'role' => 'shop_manager' ) );

		wp_set_current_user( $manager );
		$this->assertSame(
			array( 'A plugin that changes reports failed. The report was computed without it.' ),
			self::get_failed( self::read( 'throw', 'reports/orders' ) )
		);
		$this->assertStringContainsString( 'acme_throw()', implode( "\n", Failures::get_stored() ) );
	}

	public function test_one_that_fails_stops_an_export_because_a_file_has_no_notice(): void {
		acme_add_filters( 'throw' );
		$response = self::send( 'POST', '/wc-analytics/reports/orders/export', array( 'report_args' => self::$june ) );

		$this->assertSame( array( 500, 'storedeck_report_filter_failed' ), array( $response->status, $response->body['code'] ) );
	}

	public function test_parameters_can_be_changed(): void {
		$this->assertSame( array(), self::read( 'args-status', 'reports/orders', array( 'status_is' => array( 'completed' ) ) )->body );
	}

	public function test_parameters_can_be_limited_to_ids(): void {
		$this->assertSame( array( 5001 ), array_column( self::read( 'ids', 'reports/products' )->body, 'product_id' ) );
	}

	public function test_parameters_exclude_the_statuses_that_a_plugin_adds(): void {
		foreach ( array( 'orders', 'products', 'customers' ) as $report ) {
			$this->assertNotSame( array(), self::read( '', "reports/$report" )->body );
			$this->assertSame( array(), self::read( 'statuses', "reports/$report" )->body );
		}
	}

	public function test_parameters_include_all_currencies_if_a_plugin_says_so(): void {
		$this->assertEquals(
			self::select( 'SUM( net_total )' )[0][0],
			self::read( 'all-currencies', 'reports/revenue/stats', self::WEEKS )->body['totals']['net_revenue']
		);
	}

	public function test_parameters_can_bypass_the_cache(): void {
		$this->assert_plain( '/^$/D', 'no-cache', 'reports/orders', array( 'product_includes' => array( 5001, 5002 ) ) );
	}

	public function test_results_can_be_changed_also_in_indicators_and_csv_files(): void {
		$double = 2 * self::read( '', 'reports/revenue/stats', self::WEEKS )->body['totals']['net_revenue'];
		$body   = self::read( 'results', 'reports/revenue/stats', self::WEEKS )->body;

		$this->assertGreaterThan( 0, $double );
		$this->assertEquals( $double, $body['totals']['net_revenue'] );
		$this->assertSame( array( 7 ), array_unique( array_column( array_column( $body['intervals'], 'subtotals' ), 'net_revenue' ) ) );

		$query = array( 'stats' => array( 'revenue/net_revenue' ) );
		$this->assertEquals( $double, self::read( 'results', 'reports/performance-indicators', $query )->body[0]['value'] );

		$expected = array_map( static fn( array $row ): string => "{$row['order_id']} 1 desc", self::read( '', 'reports/orders' )->body );
		$this->assertNotSame( array(), $expected );
		$this->assertSame( $expected, array_column( self::read( 'results', 'reports/orders' )->body, 'acme_result' ) );
		$this->assertSame( $expected, array_column( self::export( 'results', 'orders' ), 'Acme' ) );
	}

	public function test_results_have_the_columns_that_a_plugin_adds_to_those_of_a_report(): void {
		$number = self::select( 'COUNT( * )', "currency = 'USD'" )[0][0];
		$body   = self::read( 'columns', 'reports/orders/stats', self::WEEKS + array( 'fields' => array( 'coupons' ) ) )->body;

		$this->assertEquals( $number, $body['totals']['acme_orders'] );
		$this->assertEquals( $number, array_sum( array_column( array_column( $body['intervals'], 'subtotals' ), 'acme_orders' ) ) );

		$products = self::read( 'columns', 'reports/products' )->body;
		$this->assertNotSame( array(), $products );
		$this->assertSame( array_column( $products, 'orders_count' ), array_column( $products, 'acme_orders' ) );
	}

	public function test_results_have_the_values_that_a_plugin_sets_for_indicators(): void {
		$request = array( 'reports/performance-indicators', array( 'stats' => array( 'orders/orders_count' ) ) );

		$this->assertSame(
			self::read( '', ...$request )->body[0]['value'] + 1000,
			self::read( 'indicators', ...$request )->body[0]['value']
		);
	}

	public function test_fields_that_a_plugin_adds_to_items_are_in_rows_and_in_csv_files(): void {
		$expected = array_map( static fn( array $row ): string => "{$row['order_id']} date", self::read( '', 'reports/orders' )->body );

		$this->assertNotSame( array(), $expected );
		$this->assertSame( $expected, array_column( self::read( 'fields', 'reports/orders' )->body, 'acme_field' ) );
		$this->assertSame( $expected, array_column( self::export( 'fields', 'orders' ), 'Acme' ) );
	}

	public function test_fields_that_a_plugin_adds_to_items_are_in_csv_files_of_intervals(): void {
		$fields = array_column( self::read( 'fields', 'reports/revenue/stats', self::WEEKS )->body['intervals'], 'acme_field' );

		$this->assertStringStartsWith( 'Week of 2005-', $fields[0] );
		$this->assertSame( $fields, array_column( self::export( 'fields', 'revenue', self::WEEKS ), 'Acme' ) );
	}
}
