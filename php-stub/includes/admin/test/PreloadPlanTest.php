<?php
/**
 * Tests of Preload_Plan.
 *
 * @package Storedeck
 */

namespace Storedeck\Admin\Test;

use DateTimeZone;
use PHPUnit\Framework\TestCase;
use Storedeck\Admin\Preload_Overview;
use Storedeck\Admin\Preload_Plan;
use Storedeck\Admin\Preload_Request;
use Storedeck\Admin\Report_Settings;
use Storedeck\Foundation\Time\Date_Ranges;
use Storedeck\Foundation\Time\Site_Time;

defined( 'ABSPATH' ) || exit;

/**
 * Predicts the requests of screens on 20 November 2026 in Los Angeles.
 */
final class PreloadPlanTest extends TestCase {

	/**
	 * Requests of a report that do not depend on the URL.
	 *
	 * @param string $id Report.
	 * @return string[]
	 */
	private static function of_report( string $id ): array {
		return array( "/storedeck/v1/report-definitions/$id?", '/storedeck/v1/data-state?', '/storedeck/v1/exports?' );
	}

	public function test_requests_stats_and_rows_of_the_revenue_report_for_the_default_date_range(): void {
		$this->assertSame(
			array(
				'/wc-analytics/reports/revenue/stats?after=2026-11-01T00%3A00%3A00&before=2026-11-20T23%3A59%3A59'
					. '&interval=day&order=asc&per_page=2000',
				'/wc-analytics/reports/revenue/stats?after=2025-11-01T00%3A00%3A00&before=2025-11-20T23%3A59%3A59'
					. '&interval=day&order=asc&per_page=2000',
				// The part of that month that this one is compared with.
				'/wc-analytics/reports/revenue/stats?after=2025-11-01T00%3A00%3A00&before=2025-11-20T13%3A00%3A59'
					. '&interval=day&order=asc&per_page=2000',
				'/wc-analytics/reports/revenue/stats?after=2026-11-01T00%3A00%3A00&before=2026-11-20T23%3A59%3A59'
					. '&interval=day&order=desc&orderby=date&page=1&per_page=50',
				...self::of_report( 'revenue' ),
			),
			$this->keys( '/analytics/revenue', array( 'page' => 'storedeck', 'path' => '/analytics/revenue' ) )
		);
	}

	public function test_requests_rows_by_the_query_arguments_of_the_url(): void {
		$keys = $this->keys(
			'/analytics/orders',
			array(
				'period'   => 'custom',
				'compare'  => 'previous_period',
				'after'    => '2026-03-01',
				'before'   => '2026-03-31',
				'interval' => 'week',
				'orderby'  => 'net_total',
				'order'    => 'asc',
				'paged'    => '3',
				'per_page' => '50',
				'chart'    => 'avg_order_value',
				'filter'   => 'all',
			)
		);

		$this->assertSame(
			'/wc-analytics/reports/orders?after=2026-03-01T00%3A00%3A00&before=2026-03-31T23%3A59%3A59'
				. '&column_values=true&extended_info=true&order=asc&orderby=net_total&page=3&per_page=50',
			$keys[2]
		);
		$this->assertStringContainsString( 'orders/stats?after=2026-01-29T00%3A00%3A00&before=2026-02-28T23', $keys[1] );
		$this->assertStringContainsString( 'interval=week', $keys[0] );
	}

	public function test_requests_rows_sorted_by_the_default_of_the_report(): void {
		$range = 'after=2026-11-01T00%3A00%3A00&before=2026-11-20T23%3A59%3A59';

		$this->assertSame(
			array(
				"/wc-analytics/reports/products?$range&column_values=true&extended_info=true"
					. '&order=desc&orderby=items_sold&page=1&per_page=25',
				...self::of_report( 'products' ),
			),
			array_slice( $this->keys( '/analytics/products', array() ), 3 )
		);
		$this->assertStringContainsString( '/products/stats?', $this->keys( '/analytics/categories', array() )[0] );
		$this->assertStringContainsString( '/categories?', $this->keys( '/analytics/categories', array() )[3] );
		$this->assertSame(
			"/wc-analytics/reports/downloads?$range&column_values=true&order=desc&orderby=date&page=1&per_page=25",
			$this->keys( '/analytics/downloads', array() )[3]
		);
		$this->assertStringContainsString( 'orderby=orders_count', $this->keys( '/analytics/taxes', array() )[3] );
		$this->assertStringContainsString( 'orderby=orders_count', $this->keys( '/analytics/coupons', array() )[3] );
		$this->assertStringContainsString( 'orderby=items_sold', $this->keys( '/analytics/variations', array() )[3] );
	}

	public function test_requests_stock_and_customers_without_a_date_range(): void {
		$this->assertSame(
			array(
				'/wc-analytics/reports/stock/stats?',
				'/wc-analytics/reports/stock?column_values=true&order=asc&orderby=stock_status&page=1&per_page=25',
				...self::of_report( 'stock' ),
			),
			$this->keys( '/analytics/stock', array( 'period' => 'custom', 'after' => 'x' ) )
		);
		$this->assertSame(
			array(
				'/wc-analytics/reports/stock/stats?type=lowstock',
				'/wc-analytics/reports/stock?column_values=true&order=asc&orderby=stock_status&page=1&per_page=25&type=lowstock',
				...self::of_report( 'stock' ),
			),
			$this->keys( '/analytics/stock', array( 'type' => 'lowstock' ) )
		);
		$this->assertSame(
			array(
				'/wc-analytics/reports/customers/stats?',
				'/wc-analytics/reports/customers?column_values=true&order=desc&orderby=date_last_active&page=1&per_page=25',
				...self::of_report( 'customers' ),
			),
			$this->keys( '/customers', array( 'type' => 'lowstock' ) )
		);
	}

	public function test_omits_the_page_of_the_first_request_of_a_chart(): void {
		$chart = Preload_Request::report( 'orders/stats', array( 'interval' => 'day' ) );

		$this->assertTrue( $chart->needs_all_pages() );
		$this->assertSame( '/wc-analytics/reports/orders/stats?interval=day', $chart->for_page( 1 )->key() );
		$this->assertSame( '/wc-analytics/reports/orders/stats?interval=day&page=2', $chart->for_page( 2 )->key() );
		$this->assertFalse( $chart->for_page( 2 )->needs_all_pages() );
	}

	public function test_replaces_invalid_values_by_defaults(): void {
		$keys = $this->keys(
			'/analytics/revenue',
			array(
				'interval' => 'hour',
				'paged'    => '0',
				'per_page' => '101',
			)
		);

		$this->assertStringContainsString( 'interval=day', $keys[0] );
		$this->assertStringEndsWith( 'page=1&per_page=50', $keys[3] );
	}

	public function test_requests_today_and_the_same_weekday_for_home_whatever_the_url_says(): void {
		$stats    = '/wc-analytics/reports/orders/stats?after=%1$sT00%%3A00%%3A00&before=%1$sT%2$s'
			. '&interval=hour&order=asc&per_page=2000';
		$expected = array(
			sprintf( $stats, '2026-11-20', '23%3A59%3A59' ),
			sprintf( $stats, '2026-11-13', '23%3A59%3A59' ),
			// The part of that day that today is compared with.
			sprintf( $stats, '2026-11-13', '13%3A00%3A59' ),
			'/storedeck/v1/attention?',
			'/wc-analytics/reports/performance-indicators/allowed?',
		);

		$this->assertSame( $expected, $this->keys( '/', array() ) );
		$this->assertSame( $expected, $this->keys( '/', array( 'period' => 'year' ) ) );
	}

	public function test_does_not_preload_stats_with_too_many_intervals(): void {
		$range = array(
			'period'  => 'custom',
			'compare' => 'previous_year',
			'after'   => '2019-11-01',
			'before'  => '2026-10-31',
		);

		$this->assertStringContainsString( 'page=1&per_page=50', $this->keys( '/analytics/revenue', $range )[0] );
		$this->assertStringContainsString(
			'interval=day',
			$this->keys( '/analytics/revenue', array( 'after' => '2023-11-01' ) + $range )[0]
		);
		$this->assertStringContainsString(
			'interval=week',
			$this->keys( '/analytics/revenue', array( 'interval' => 'week' ) + $range )[0]
		);
		$this->assertStringContainsString( 'interval=day', $this->keys( '/analytics/revenue', array( 'period' => 'last_year' ) )[0] );
	}

	public function test_requests_the_available_metrics_and_leaderboards_of_the_overview_first(): void {
		$expected = array(
			'/wc-analytics/reports/performance-indicators/allowed?',
			'/wc-analytics/leaderboards/allowed?',
			'/storedeck/v1/views?',
			'/storedeck/v1/data-state?',
		);

		$this->assertSame( $expected, $this->keys( Preload_Overview::PATH, array() ) );
		$this->assertSame( $expected, $this->keys( Preload_Overview::PATH, array( 'status_is' => 'completed' ) ) );
	}

	public function test_requests_the_visible_blocks_of_the_overview(): void {
		$range  = 'after=2026-11-01T00%3A00%3A00&before=2026-11-20T23%3A59%3A59';
		$before = 'after=2025-11-01T00%3A00%3A00&before=2025-11-20T23%3A59%3A59';
		$until  = 'after=2025-11-01T00%3A00%3A00&before=2025-11-20T13%3A00%3A59';

		$this->assertSame(
			array(
				"/wc-analytics/reports/performance-indicators?$range&stats=revenue%2Ftotal_sales%2Corders%2Forders_count",
				"/wc-analytics/reports/performance-indicators?$until&stats=revenue%2Ftotal_sales%2Corders%2Forders_count",
				"/wc-analytics/reports/revenue/stats?$range&interval=day&order=asc&per_page=2000",
				"/wc-analytics/reports/revenue/stats?$before&interval=day&order=asc&per_page=2000",
				// The part that the legend is compared with.
				"/wc-analytics/reports/revenue/stats?$until&interval=day&order=asc&per_page=2000",
				"/wc-analytics/reports/orders/stats?$range&interval=day&order=asc&per_page=2000",
				"/wc-analytics/reports/orders/stats?$before&interval=day&order=asc&per_page=2000",
				"/wc-analytics/reports/orders/stats?$until&interval=day&order=asc&per_page=2000",
				"/wc-analytics/leaderboards?$range&per_page=5&persisted_query=%7B%7D",
			),
			$this->overview( array(), array() )
		);
	}

	public function test_follows_the_preferences_of_the_user_on_the_overview(): void {
		$keys = $this->overview(
			array(
				'compare' => 'previous_period',
				'period'  => 'week',
			),
			array(
				'dashboard_leaderboard_rows' => '7',
				'dashboard_chart_interval'   => 'day',
				'dashboard_sections'         => array(
					array(
						'key'       => 'store-performance',
						'isVisible' => false,
					),
					array(
						'key'          => 'charts',
						'isVisible'    => true,
						'hiddenBlocks' => array(),
					),
				),
			)
		);

		$this->assertCount( 7, $keys );
		$this->assertStringContainsString( '/reports/revenue/stats?after=2026-11-16', $keys[0] );
		$this->assertStringContainsString( '/reports/orders/stats?after=2026-11-09', $keys[4] );
		$this->assertStringEndsWith(
			'&per_page=7&persisted_query=%7B%22period%22%3A%22week%22%2C%22compare%22%3A%22previous_period%22%7D',
			$keys[6]
		);
	}

	public function test_ignores_invalid_preferences(): void {
		$this->assertCount(
			9,
			$this->overview(
				array(),
				array(
					'dashboard_sections'         => array( 'x', array( 'key' => array() ), 7 ),
					'dashboard_leaderboard_rows' => array( 'x' ),
					'dashboard_chart_interval'   => array(),
				)
			)
		);
		$this->assertSame( array(), $this->overview( array( 'status_is' => 'completed' ), array() ) );
	}

	public function test_predicts_nothing_for_filters_other_screens_and_invalid_date_ranges(): void {
		$this->assertSame( array(), $this->keys( '/nowhere', array() ) );
		$this->assertSame( self::of_report( 'orders' ), $this->keys( '/analytics/orders', array( 'status_is' => 'completed' ) ) );
		$this->assertSame( self::of_report( 'orders' ), $this->keys( '/analytics/orders', array( 'product_includes' => '3' ) ) );
		$this->assertSame(
			self::of_report( 'orders' ),
			$this->keys( '/analytics/orders', array( 'period' => 'custom', 'compare' => 'previous_year', 'after' => 'x' ) )
		);
	}

	public function test_encodes_keys_like_the_browser(): void {
		$this->assertSame(
			"/p?a=x%20y!'()*~&b=%26%3D%2F%2B",
			( new Preload_Request(
				'/p',
				array(
					'b' => '&=/+',
					'a' => "x y!'()*~",
				)
			) )->key()
		);
	}

	public function test_requests_the_names_of_filtered_items(): void {
		$names = fn( array $query, string $path = '/analytics/orders' ): array => array_values(
			array_diff( $this->keys( $path, $query ), self::of_report( basename( $path ) ) )
		);

		$this->assertSame(
			array( '/wc-analytics/coupons?include=5%2C7&per_page=2' ),
			$names( array( 'filter' => 'compare-coupons', 'coupons' => '5,7,5' ), '/analytics/coupons' )
		);
		$this->assertSame(
			array(
				'/wc-analytics/products?include=7&per_page=1',
				'/wc-analytics/products/7/variations?include=8%2C9&per_page=2',
			),
			$names(
				array(
					'filter'            => 'single_product',
					'products'          => '7',
					'filter-variations' => 'compare-variations',
					'variations'        => '8,9',
				),
				'/analytics/products'
			)
		);
		$this->assertSame(
			array(
				'/wc-analytics/products?include=1&per_page=1',
				'/wc-analytics/customers?include=3%2C4&per_page=2',
			),
			$names(
				array(
					'filter'            => 'advanced',
					'product_includes'  => '1',
					'product_excludes'  => '1',
					'customer_excludes' => '3,4',
					'status_is'         => 'completed',
				)
			)
		);
		foreach ( array( '', '1,x', '0', array( '1' ), implode( ',', range( 1, 11 ) ), '1/2' ) as $ids ) {
			$this->assertSame( array(), $names( array( 'filter' => 'single_product', 'products' => $ids ) ) );
		}
		$this->assertSame( array(), $names( array( 'products' => '7' ) ) );
	}

	/**
	 * Keys of the requests of a screen.
	 *
	 * @param string               $path  Path of the screen.
	 * @param array<string, mixed> $query Query arguments of the URL.
	 * @return string[]
	 */
	private function keys( string $path, array $query ): array {
		return self::keys_of( self::create_plan()->get_requests( $path, $query ) );
	}

	/**
	 * Keys of the further requests of the Overview with three metrics and two leaderboards.
	 *
	 * @param array<string, mixed> $query       Query arguments of the URL.
	 * @param array<string, mixed> $preferences Preferences of the user.
	 * @return string[]
	 */
	private function overview( array $query, array $preferences ): array {
		$responses = array(
			'/wc-analytics/reports/performance-indicators/allowed?' => array(
				'body' => array(
					array( 'stat' => 'revenue/total_sales' ),
					array( 'stat' => 'revenue/gross_sales' ),
					array( 'stat' => 'orders/orders_count' ),
				),
			),
			'/wc-analytics/leaderboards/allowed?' => array(
				'body' => array( array( 'id' => 'customers' ), array( 'id' => 'products' ) ),
			),
		);

		$overview = new Preload_Overview( self::create_plan(), $preferences, Report_Settings::get_dashboard() );

		return self::keys_of( $overview->get_requests( $query, $responses ) );
	}

	/**
	 * Creates the plan.
	 */
	private static function create_plan(): Preload_Plan {
		$time = new Site_Time( new DateTimeZone( 'America/Los_Angeles' ) );

		return new Preload_Plan(
			'period=month&compare=previous_year',
			new Date_Ranges( $time->parse( '2026-11-20T13:00:00' ), 1, $time ),
			2000
		);
	}

	/**
	 * Keys of requests.
	 *
	 * @param list<Preload_Request> $requests Requests.
	 * @return string[]
	 */
	private static function keys_of( array $requests ): array {
		return array_map( static fn( Preload_Request $request ): string => $request->key(), $requests );
	}
}
