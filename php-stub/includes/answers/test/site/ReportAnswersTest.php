<?php

namespace Storedeck\Answers\Test\Site;

use Storedeck\Answers\Report_Answer;
use Storedeck\Reports\Registry;
use Storedeck\Test\Site\Request;
use Storedeck\Test\Site\SiteTestCase;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * The answer to a screen's address has what the routes of reports say.
 *
 * @group mariadb
 */
final class ReportAnswersTest extends SiteTestCase {

	protected const WITH_DEMO_STORE = true;

	private const REPORTS = '/wc-analytics/reports/';

	/**
	 * Body of a response.
	 *
	 * @param array<string, mixed> $params Parameters.
	 * @return array<int|string, mixed>
	 */
	private static function read( string $route, array $params ): array {
		$response = Request::send( 'GET', $route, $params );

		self::assertSame( 200, $response->status, (string) wp_json_encode( $response->body ) );

		return json_decode( (string) wp_json_encode( $response->body ), true );
	}

	/**
	 * Answer for a report.
	 *
	 * @param array<string, mixed> $params Parameters.
	 * @return array<string, mixed>
	 */
	private static function ask( string $report, array $params ): array {
		return self::read( "/storedeck/v1/answers/$report", $params );
	}

	/**
	 * A period in the past and the one before it.
	 *
	 * @return array<string, string>
	 */
	private static function past(): array {
		return array(
			'period'  => 'last_year',
			'compare' => 'previous_year',
		);
	}

	public function test_parts_are_what_the_routes_of_reports_say(): void {
		$answer = self::ask( 'orders', self::past() + array( 'status_is' => 'completed', 'interval' => 'week' ) );
		$filter = array( 'status_is' => 'completed' );

		foreach ( array( 'primary', 'secondary' ) as $name ) {
			$weeks = $filter + array( 'interval' => 'week', 'order' => 'asc', 'per_page' => 100 );
			$stats = self::read( self::REPORTS . 'orders/stats', $answer['periods'][ $name ] + $weeks );

			self::assertGreaterThan( 3, count( $stats['intervals'] ) );
			self::assertSame( $stats, $answer[ $name ] );
		}

		self::assertSame( $answer['secondary']['totals'], $answer['compared']['totals'] );

		$rows = self::read( self::REPORTS . 'orders', $answer['periods']['primary'] + $filter + array( 'per_page' => 25 ) );

		self::assertSame( array_column( $rows, 'order_id' ), array_column( $answer['rows']['items'], 'order_id' ) );
		self::assertCount( 25, $answer['rows']['items'] );
		self::assertGreaterThan( 25, $answer['rows']['total'] );
		self::assertNull( $answer['compared_rows'] );
		self::assertSame( array(), $answer['errors'] );
	}

	public function test_answers_several_questions_in_their_order_with_names(): void {
		$route   = '/storedeck/v1/answers/';
		$product = self::read( '/wc-analytics/products', array( 'per_page' => 1 ) )[0];
		$answers = self::read(
			$route . 'batch',
			array(
				'questions' => array(
					$route . 'orders?' . http_build_query( self::past() + array( 'parts' => 'primary', 'status_is' => 'completed' ) ),
					$route . 'nothing',
					$route . 'overview?' . http_build_query( self::past() + array( 'indicators' => 'none', 'parts' => 'indicators' ) ),
					'/wc-analytics/products?include=' . $product['id'],
				),
			)
		);

		self::assertSame( self::ask( 'orders', self::past() + array( 'parts' => 'primary', 'status_is' => 'completed' ) ), $answers[0] );
		self::assertNull( $answers[1] );
		self::assertSame( self::ask( 'overview', self::past() + array( 'indicators' => 'none', 'parts' => 'indicators' ) ), $answers[2] );
		self::assertSame( array( $product['name'] ), array_column( $answers[3], 'name' ) );
	}

	/**
	 * @testWith ["/wc/v3/orders"]
	 *           ["/storedeck/v1/answers/batch?questions[]=/storedeck/v1/answers/orders"]
	 */
	public function test_answers_no_other_route_in_a_batch( string $question ): void {
		$response = Request::send( 'GET', '/storedeck/v1/answers/batch', array( 'questions' => array( $question ) ) );

		self::assertSame( 400, $response->status );
	}

	public function test_totals_alone_are_split_without_intervals(): void {
		$answer = self::ask(
			'orders',
			self::past() + array( 'segmentby' => 'product', 'totals_only' => 'true', 'fields' => array( 'net_revenue' ) )
		);
		$stats  = self::read(
			self::REPORTS . 'orders/stats',
			$answer['periods']['compared'] + array( 'segmentby' => 'product', 'fields' => array( 'net_revenue' ) )
		);

		self::assertCount( 1, $answer['primary']['intervals'] );
		self::assertSame( $stats['totals'], $answer['compared']['totals'] );
	}

	public function test_an_unfinished_period_is_compared_with_the_same_part(): void {
		$answer = self::ask( 'revenue', array( 'period' => 'year', 'compare' => 'previous_year' ) );
		$cut    = $answer['periods']['compared'];

		self::assertStringEndsNotWith( '23:59:59', $cut['before'] );
		self::assertSame(
			self::read( self::REPORTS . 'revenue/stats', $cut )['totals'],
			$answer['compared']['totals']
		);
	}

	public function test_without_period_or_with_an_invalid_one_it_is_that_of_the_settings(): void {
		$default = self::ask( 'revenue', array( 'parts' => 'primary' ) )['periods'];

		$invalid = array( 'parts' => 'primary', 'period' => 'custom', 'compare' => 'none', 'after' => '2024-02-31' );

		$periods = self::ask( 'revenue', $invalid )['periods'];

		// A period until now ends with the minute, which may be another one.
		self::assertContains( $periods, array( $default, self::ask( 'revenue', array( 'parts' => 'primary' ) )['periods'] ) );
		self::assertStringEndsWith( '-01T00:00:00', $default['primary']['after'] );
	}

	public function test_a_report_without_dates_has_rows_and_totals_only(): void {
		$answer = self::ask( 'stock', array( 'type' => 'instock' ) );

		self::assertSame( array(), $answer['periods'] );
		self::assertNull( $answer['secondary'] );
		self::assertNull( $answer['compared_rows'] );
		self::assertSame( self::read( self::REPORTS . 'stock/stats', array() )['totals'], $answer['primary']['totals'] );
		self::assertSame( array( 'instock' ), array_unique( array_column( $answer['rows']['items'], 'stock_status' ) ) );
	}

	public function test_rows_have_a_sort_order_and_page_that_the_table_has(): void {
		$ask = static fn( array $params ): array => array_column(
			self::ask( 'products', self::past() + array( 'parts' => 'rows' ) + $params )['rows']['items'],
			'product_id'
		);

		$sold = $ask( array() );

		self::assertGreaterThan( 10, count( $sold ) );
		self::assertSame( $sold, $ask( array( 'orderby' => 'items_sold', 'order' => 'desc' ) ) );
		self::assertSame( $sold, $ask( array( 'orderby' => 'sku2', 'order' => 'upwards', 'paged' => '0', 'per_page' => '1000' ) ) );
		self::assertSame( array_slice( $sold, 4, 4 ), $ask( array( 'paged' => '2', 'per_page' => '4' ) ) );
		self::assertNotSame( $sold, $ask( array( 'orderby' => 'net_revenue', 'order' => 'asc' ) ) );
	}

	/**
	 * Reports with items, with intervals and with a dimension that the address chooses.
	 *
	 * @testWith ["orders", {"status_is": "completed", "orderby": "net_total", "order": "asc", "paged": "2", "per_page": "4"}]
	 *           ["products", {"match": "any", "orderby": "net_revenue_change"}]
	 *           ["payments", {"by": "order_country"}]
	 *           ["stock", {"type": "instock"}]
	 *           ["revenue", {"per_page": "5"}]
	 *
	 * @param array<string, string> $params Parameters.
	 */
	public function test_rows_say_with_which_parameters_their_route_was_asked( string $report, array $params ): void {
		$rows  = self::ask( $report, self::past() + $params )['rows'];
		$route = self::REPORTS . $report . ( 'revenue' === $report ? '/stats' : '' );
		$found = self::read( $route, $rows['query'] );

		self::assertNotSame( array(), $rows['items'] );
		self::assertSame( $rows['items'], 'revenue' === $report ? $found['intervals'] : $found );
		self::assertSame( $rows['query']['orderby'], $rows['orderby'] );
	}

	/**
	 * Pages that do not exist, and numbers of rows that no page has.
	 *
	 * @testWith ["-3", "7.5"]
	 *           ["0", "1e9"]
	 *           ["2.5", "101"]
	 *           ["1e3", "0"]
	 *           ["99999999999999999999", "many"]
	 */
	public function test_rows_have_the_first_page_for_one_that_does_not_exist( string $page, string $per_page ): void {
		$query = self::ask( 'orders', self::past() + array( 'paged' => $page, 'per_page' => $per_page ) )['rows']['query'];

		self::assertSame( array( 1, 25 ), array( $query['page'], $query['per_page'] ) );
	}

	public function test_rows_ask_for_computed_columns_only_if_their_table_has_some(): void {
		$ask = static fn( string $report ): array => self::ask( $report, self::past() + array( 'parts' => 'rows' ) )['rows'];

		self::assertTrue( $ask( 'products' )['query']['column_values'] );
		self::assertArrayHasKey( 'column_values', $ask( 'products' )['items'][0] );
		self::assertArrayNotHasKey( 'column_values', $ask( 'revenue' )['query'] );
	}

	public function test_rows_say_by_the_change_of_which_columns_they_can_be_sorted(): void {
		$ask  = static fn( string $report, array $params ): array => array_intersect_key(
			self::ask( $report, $params + self::past() + array( 'parts' => 'rows' ) )['rows'],
			array_flip( array( 'orderby', 'is_compared', 'change_columns' ) )
		);
		$sold = array( 'items_sold', 'net_revenue', 'orders_count' );
		$none = static fn( string $orderby, bool $is_compared ): array => array(
			'orderby'        => $orderby,
			'is_compared'    => $is_compared,
			'change_columns' => array(),
		);

		self::assertSame( $sold, $ask( 'products', array() )['change_columns'] );
		self::assertSame( 'net_revenue_change', $ask( 'products', array( 'orderby' => 'net_revenue_change' ) )['orderby'] );
		self::assertContains( 'total_sales', $ask( 'revenue', array() )['change_columns'] );

		// A variation of a product has the totals of products.
		$variations = $ask( 'variations', array( 'stats' => 'products', 'orderby' => 'items_sold_change' ) );

		self::assertSame( array( 'items_sold_change', true, $sold ), array_values( $variations ) );

		// A number that is no metric has no change.
		self::assertSame( 'variations', $ask( 'products', array( 'orderby' => 'variations_change' ) )['orderby'] );

		// Ids do not limit rows of which any filter is enough, and these rows have no parameter for ids.
		$change = array( 'orderby' => 'net_revenue_change' );

		self::assertSame( $none( 'net_revenue', true ), $ask( 'products', $change + array( 'match' => 'any' ) ) );
		self::assertSame( $none( 'net_revenue', true ), $ask( 'payments', $change ) );

		self::assertSame( $none( 'net_revenue', false ), $ask( 'products', $change + array( 'compare' => 'none' ) ) );
		self::assertSame( $none( 'date', false ), $ask( 'orders', array() ) );
		self::assertFalse( $ask( 'stock', array() )['is_compared'] );
	}

	public function test_rows_without_a_date_are_sorted_as_the_route_of_their_report_does(): void {
		$register = static fn() => storedeck_register_report(
			array(
				'id'    => 'acme-orders',
				'title' => 'Acme',
				'items' => array(
					'fact'    => 'orders',
					'id'      => 'stats.order_id',
					'columns' => array( 'id' => array( 'integer', 'stats.order_id' ) ),
					'orderby' => array( 'id' => 'stats.order_id' ),
				),
				'table' => array( 'columns' => array( 'id' => array( 'label' => 'Order' ) ) ),
			)
		);

		add_action( 'storedeck_register_reports', $register );
		Registry::reset();

		$GLOBALS['wp_rest_server'] = null; // phpcs:ignore WordPress.WP.GlobalVariablesOverride

		$answer = self::ask( 'acme-orders', self::past() + array( 'parts' => array( 'rows' ) ) );
		$export = Request::send( 'POST', self::REPORTS . 'acme-orders/export', array( 'report_args' => $answer['rows']['query'] ) );

		remove_action( 'storedeck_register_reports', $register );
		Registry::reset();

		self::assertSame( array(), $answer['errors'] );
		self::assertSame( 200, $export->status, (string) wp_json_encode( $export->body ) );
		self::assertNotSame( '', $export->body['export_id'] );

		$ids = array_column( $answer['rows']['items'], 'id' );

		self::assertCount( 25, $ids );
		self::assertSame( max( $ids ), $ids[0] );
	}

	public function test_items_are_compared_with_themselves(): void {
		$answer = self::ask( 'products', self::past() );
		$before = self::read(
			self::REPORTS . 'products',
			$answer['periods']['secondary'] + array( 'per_page' => 100 )
		);
		$before = array_column( $before, 'net_revenue', 'product_id' );

		foreach ( $answer['rows']['items'] as $place => $row ) {
			self::assertEquals( $before[ $row['product_id'] ] ?? 0, $answer['compared_rows'][ $place ]['net_revenue'] );
		}

		$listed = array_flip( array_column( $answer['rows']['items'], 'product_id' ) );

		self::assertNotSame( array(), array_intersect_key( $before, $listed ) );
	}

	public function test_values_of_a_dimension_are_compared_with_themselves(): void {
		$answer = self::ask( 'payments', self::past() + array( 'by' => 'order_country' ) );
		$before = self::read( self::REPORTS . 'payments', $answer['periods']['secondary'] + array( 'by' => 'order_country' ) );
		$before = array_column( $before, 'net_revenue', 'value' );

		self::assertGreaterThan( 1, count( $answer['rows']['items'] ) );

		foreach ( $answer['rows']['items'] as $place => $row ) {
			self::assertEquals( $before[ $row['value'] ] ?? 0, $answer['compared_rows'][ $place ]['net_revenue'] );
		}
	}

	public function test_items_are_sorted_by_the_change_of_all_of_them(): void {
		$all    = self::past() + array( 'per_page' => '100' );
		$sorted = self::ask( 'products', $all + array( 'orderby' => 'net_revenue_change', 'order' => 'asc' ) );
		$plain  = self::ask( 'products', $all );
		$change = static fn( array $answer ): array => array_combine(
			array_column( $answer['rows']['items'], 'product_id' ),
			array_map(
				static fn( array $row, array $compared ): float => round( $row['net_revenue'] - $compared['net_revenue'], 4 ),
				$answer['rows']['items'],
				$answer['compared_rows']
			)
		);

		$expected = array_values( $change( $plain ) );

		sort( $expected );

		self::assertGreaterThan( 10, count( $expected ) );
		self::assertSame( $expected, array_values( $change( $sorted ) ) );
		self::assertSame( $plain['rows']['total'], $sorted['rows']['total'] );

		$before = self::read( self::REPORTS . 'products', $plain['periods']['secondary'] + array( 'per_page' => 100 ) );
		$before = array_column( $before, 'product_id' );

		self::assertSame( count( array_diff( $before, array_keys( $change( $plain ) ) ) ), $sorted['rows']['omitted'] );

		$second = self::ask(
			'products',
			array( 'per_page' => '3', 'paged' => '2', 'orderby' => 'net_revenue_change', 'order' => 'asc' ) + self::past()
		);

		self::assertSame( array_slice( array_keys( $change( $sorted ) ), 3, 3 ), array_keys( $change( $second ) ) );
	}

	/**
	 * Comparisons whose intervals correspond by date, and by place.
	 *
	 * @return array<string, array{string}>
	 */
	public static function provide_comparisons(): array {
		return array(
			'the same dates'     => array( 'previous_year' ),
			'as many days after' => array( 'previous_period' ),
		);
	}

	/**
	 * Days are compared with the days that a chart shows above them, and sorted by their change.
	 *
	 * @dataProvider provide_comparisons
	 */
	public function test_intervals_are_compared_with_those_that_correspond( string $compare ): void {
		$params = array( 'period' => 'last_week', 'compare' => $compare );
		$answer = self::ask( 'revenue', $params + array( 'orderby' => 'date', 'order' => 'asc' ) );
		$before = array_column( array_column( $answer['secondary']['intervals'], 'subtotals' ), 'total_sales' );

		self::assertCount( 7, $before );
		self::assertSame( $before, array_column( $answer['compared_rows'], 'total_sales' ) );

		$sorted  = self::ask( 'revenue', $params + array( 'orderby' => 'total_sales_change', 'order' => 'desc' ) );
		$changes = array_map(
			static fn( array $row, array $compared ): float => $row['subtotals']['total_sales'] - $compared['total_sales'],
			$sorted['rows']['items'],
			$sorted['compared_rows']
		);
		$expected = $changes;

		rsort( $expected );

		self::assertSame( 7, $sorted['rows']['total'] );
		self::assertSame( $expected, $changes );
	}

	public function test_a_change_is_split_by_all_dimensions_and_adds_up(): void {
		$ask    = static fn( array $more ): array => self::ask(
			'revenue',
			self::past() + $more + array(
				'parts'                => 'primary,compared,changes',
				'change_of'            => 'net_revenue',
				'order_country_is_not' => 'US',
				'per_page'             => 10,
			)
		);
		$answer = $ask( array() );
		$by     = array_column( $answer['changes'], null, 'by' );
		$sum    = static fn( array $change, int $period ): float => round(
			array_sum(
				array_map(
					static fn( array $row ): float => $row['metrics'][ $period ]['net_revenue'],
					array( ...$change['rows'], ...array_filter( array( $change['others'] ) ) )
				)
			),
			2
		);

		self::assertGreaterThan( 12, count( $by ) );

		foreach ( array( 'order_country', 'payment_method', 'customer_type', 'hour' ) as $key ) {
			self::assertSame( round( $answer['primary']['totals']['net_revenue'], 2 ), $sum( $by[ $key ], 0 ), $key );
			self::assertSame( round( $answer['compared']['totals']['net_revenue'], 2 ), $sum( $by[ $key ], 1 ), $key );
		}

		self::assertNotContains( 'US', array_column( $by['order_country']['rows'], 'id' ) );
		self::assertNotNull( $by['product']['others'] );

		$some = $ask( array( 'change_by' => 'customer_type,product' ) )['changes'];

		self::assertSame( array( 'product', 'customer_type' ), array_column( $some, 'by' ) );
	}

	/**
	 * Metrics of other facts, an average, and one that rows do not have.
	 *
	 * @testWith ["products", "items_sold", "product", null]
	 *           ["coupons", "amount", "coupon", null]
	 *           ["taxes", "total_tax", "order_country", null]
	 *           ["orders", "avg_order_value", "order_country", "orders_count"]
	 *           ["orders", "products", "", null]
	 *           ["orders", "nothing", "", null]
	 */
	public function test_each_metric_is_split_as_its_report( string $report, string $metric, string $by, ?string $weight ): void {
		$answer = self::ask( $report, self::past() + array( 'parts' => 'changes', 'change_of' => $metric ) );

		if ( '' === $by ) {
			self::assertNull( $answer['changes'] );

			return;
		}

		$change = array_column( $answer['changes'], null, 'by' )[ $by ];

		self::assertSame( $weight, $change['weight'] );
		self::assertEqualsCanonicalizing(
			array_values( array_filter( array( $metric, $weight ) ) ),
			array_keys( $change['rows'][0]['metrics'][1] )
		);
	}

	public function test_a_part_that_fails_leaves_the_others(): void {
		$fail = static fn( $result, $server, $request ) => self::REPORTS . 'orders' === $request->get_route()
			? new WP_Error( 'not_today', 'Not today.', array( 'status' => 503 ) )
			: $result;

		add_filter( 'rest_pre_dispatch', $fail, 10, 3 );

		$answer = self::ask( 'orders', self::past() );

		self::assertArrayNotHasKey( 'rows', $answer );
		self::assertSame(
			array( 'code' => 'not_today', 'message' => 'Not today.', 'data' => array( 'status' => 503 ) ),
			$answer['errors']['rows']
		);
		self::assertNotSame( array(), $answer['primary']['intervals'] );

		$alone = Request::send( 'GET', '/storedeck/v1/answers/orders', self::past() + array( 'parts' => 'rows' ) );

		self::assertSame( 503, $alone->status );
	}

	public function test_parts_that_take_too_long_are_missing(): void {
		$answer = self::ask( 'orders', array( 'time_limit' => 0 ) );

		self::assertSame( array(), array_intersect( Report_Answer::PARTS, array_keys( $answer ) ) );
	}

	public function test_refuses_reports_that_do_not_exist_and_values_that_no_filter_has(): void {
		self::assertSame( 404, Request::send( 'GET', '/storedeck/v1/answers/nothing' )->status );

		$response = Request::send( 'GET', '/storedeck/v1/answers/orders', array( 'status_is' => 'lost' ) );

		self::assertSame( 400, $response->status );
		self::assertArrayHasKey( 'status_is', $response->body['data']['params'] );
	}

	/**
	 * Parts of other screens.
	 *
	 * @testWith ["revenue", "indicators"]
	 *           ["overview", "rows"]
	 */
	public function test_refuses_parts_that_the_screen_does_not_have( string $screen, string $part ): void {
		$response = Request::send( 'GET', "/storedeck/v1/answers/$screen", array( 'parts' => array( $part ) ) );

		self::assertSame( 400, $response->status );
		self::assertStringContainsString( $part, $response->body['data']['params']['parts'] );
	}

	public function test_the_overview_has_the_indicators_and_leaderboards_of_public_routes(): void {
		$answer = self::ask( 'overview', self::past() );
		$range  = $answer['periods'];
		$items  = array_column( $answer['indicators']['items'], null, 'stat' );
		$stats  = array_keys( array_filter( $items, static fn( array $item ): bool => isset( $item['format'] ) ) );
		$values = static fn( string $period ): array => array_column(
			self::read( self::REPORTS . 'performance-indicators', $range[ $period ] + array( 'stats' => implode( ',', $stats ) ) ),
			'value',
			'stat'
		);

		self::assertSame( '/analytics/orders', $items['orders/orders_count']['report'] );
		self::assertArrayNotHasKey( 'format', $items['downloads/download_count'] );
		self::assertSame( $values( 'primary' ), $answer['indicators']['totals'] );
		self::assertSame( $values( 'compared' ), $answer['compared_indicators']['totals'] );

		$lists = self::read( '/wc-analytics/leaderboards', $range['primary'] + array( 'per_page' => 20 ) );
		$cells = static fn( array $lists ): array => array_map(
			static fn( array $list ): array => array_map( static fn( array $row ): array => array_column( $row, 'value' ), $list['rows'] ),
			$lists
		);

		self::assertSame( $cells( $lists ), $cells( $answer['leaderboards'] ) );
		self::assertStringContainsString( 'period=last_year', (string) wp_json_encode( $answer['leaderboards'] ) );
	}

	public function test_the_overview_has_what_is_asked_for_or_else_what_the_user_sees(): void {
		$named = self::ask( 'overview', array( 'parts' => 'indicators', 'indicators' => 'downloads/download_count,x' ) );

		self::assertSame( array( 'downloads/download_count' ), array_keys( $named['indicators']['totals'] ) );

		$sections = array(
			array( 'key' => 'store-performance', 'isVisible' => true, 'hiddenBlocks' => array( 'orders/orders_count' ) ),
			array( 'key' => 'leaderboards', 'isVisible' => false ),
		);

		update_user_meta( get_current_user_id(), 'woocommerce_admin_dashboard_sections', wp_json_encode( $sections ) );

		$answer = self::ask( 'overview', array() );

		self::assertArrayNotHasKey( 'orders/orders_count', $answer['indicators']['totals'] );
		self::assertArrayHasKey( 'downloads/download_count', $answer['indicators']['totals'] );
		self::assertArrayNotHasKey( 'leaderboards', $answer );
		self::assertArrayHasKey( 'leaderboards', self::ask( 'overview', array( 'parts' => 'leaderboards' ) ) );
	}
}
