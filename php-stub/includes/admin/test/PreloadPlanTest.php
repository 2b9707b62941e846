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
use Storedeck\Reports\Date_Ranges;
use Storedeck\Reports\Site_Time;

defined( 'ABSPATH' ) || exit;

/**
 * Requests that a screen will make.
 */
final class PreloadPlanTest extends TestCase {

	/**
	 * What every report asks for.
	 */
	private const OF_REPORTS = array( '/storedeck/v1/data-state?', '/storedeck/v1/exports?' );

	/**
	 * The revenue screen with the default range.
	 */
	public function test_revenue(): void {
		$this->assertSame(
			array(
				'/wc-analytics/reports/revenue/stats?after=2026-11-01T00%3A00%3A00&before=2026-11-20T23%3A59%3A59'
					. '&interval=day&order=asc&per_page=2000',
				'/wc-analytics/reports/revenue/stats?after=2025-11-01T00%3A00%3A00&before=2025-11-20T23%3A59%3A59'
					. '&interval=day&order=asc&per_page=2000',
				'/wc-analytics/reports/revenue/stats?after=2026-11-01T00%3A00%3A00&before=2026-11-20T23%3A59%3A59'
					. '&interval=day&order=desc&orderby=date&page=1&per_page=25',
				...self::OF_REPORTS,
			),
			$this->keys( '/analytics/revenue', array( 'page' => 'storedeck', 'path' => '/analytics/revenue' ) )
		);
	}

	/**
	 * The orders screen with everything that an address can hold.
	 */
	public function test_orders(): void {
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
				. '&extended_info=true&order=asc&orderby=net_total&page=3&per_page=50',
			$keys[2]
		);
		$this->assertStringContainsString( 'orders/stats?after=2026-01-29T00%3A00%3A00&before=2026-02-28T23', $keys[1] );
		$this->assertStringContainsString( 'interval=week', $keys[0] );
	}

	/**
	 * Reports of things are sorted by what is sold most, and name categories.
	 */
	public function test_things(): void {
		$range = 'after=2026-11-01T00%3A00%3A00&before=2026-11-20T23%3A59%3A59';

		$this->assertSame(
			array(
				"/wc-analytics/reports/products?$range&extended_info=true&order=desc&orderby=items_sold&page=1&per_page=25",
				'/wc-analytics/products/categories?per_page=-1',
				...self::OF_REPORTS,
			),
			array_slice( $this->keys( '/analytics/products', array() ), 2 )
		);
		$this->assertStringContainsString( '/products/stats?', $this->keys( '/analytics/categories', array() )[0] );
		$this->assertStringContainsString( '/categories?', $this->keys( '/analytics/categories', array() )[2] );
		$this->assertSame(
			"/wc-analytics/reports/downloads?_embed=true&$range&order=desc&orderby=date&page=1&per_page=25",
			$this->keys( '/analytics/downloads', array() )[2]
		);
		$this->assertStringContainsString( 'orderby=orders_count', $this->keys( '/analytics/taxes', array() )[2] );
		$this->assertStringContainsString( 'orderby=orders_count', $this->keys( '/analytics/coupons', array() )[2] );
		$this->assertStringContainsString( 'orderby=items_sold', $this->keys( '/analytics/variations', array() )[2] );
	}

	/**
	 * Stock and customers are about now, whatever range the address holds.
	 */
	public function test_timeless(): void {
		$this->assertSame(
			array(
				'/wc-analytics/reports/stock/stats?',
				'/wc-analytics/reports/stock?order=asc&orderby=stock_status&page=1&per_page=25',
				...self::OF_REPORTS,
			),
			$this->keys( '/analytics/stock', array( 'period' => 'custom', 'after' => 'x' ) )
		);
		$this->assertSame(
			array(
				'/wc-analytics/reports/stock/stats?type=lowstock',
				'/wc-analytics/reports/stock?order=asc&orderby=stock_status&page=1&per_page=25&type=lowstock',
				...self::OF_REPORTS,
			),
			$this->keys( '/analytics/stock', array( 'type' => 'lowstock' ) )
		);
		$this->assertSame(
			array(
				'/wc-analytics/reports/customers/stats?',
				'/wc-analytics/reports/customers?order=desc&orderby=date_last_active&page=1&per_page=25',
				...self::OF_REPORTS,
			),
			$this->keys( '/customers', array( 'type' => 'lowstock' ) )
		);
	}

	/**
	 * Lists are asked for as a whole in the browser, by pages in the server.
	 */
	public function test_lists(): void {
		$list = new Preload_Request( '/wc-analytics/products/categories', array( 'per_page' => '-1' ) );

		$this->assertTrue( $list->is_whole_list() );
		$this->assertSame( '/wc-analytics/products/categories?page=2&per_page=100', $list->list_page( 2 )->key() );
		$this->assertFalse( $list->list_page( 1 )->is_whole_list() );
	}

	/**
	 * Further pages of a chart are named; the first goes without saying.
	 */
	public function test_pages(): void {
		$chart = Preload_Request::report( 'orders/stats', array( 'interval' => 'day' ) );

		$this->assertTrue( $chart->needs_all_pages() );
		$this->assertSame( '/wc-analytics/reports/orders/stats?interval=day', $chart->page( 1 )->key() );
		$this->assertSame( '/wc-analytics/reports/orders/stats?interval=day&page=2', $chart->page( 2 )->key() );
		$this->assertFalse( $chart->page( 2 )->needs_all_pages() );
	}

	/**
	 * What does not fit the range or the table is replaced.
	 */
	public function test_wrong_values_fall_back(): void {
		$keys = $this->keys(
			'/analytics/revenue',
			array(
				'interval' => 'hour',
				'paged'    => '0',
				'per_page' => '13',
			)
		);

		$this->assertStringContainsString( 'interval=day', $keys[0] );
		$this->assertStringEndsWith( 'page=1&per_page=25', $keys[2] );
	}

	/**
	 * Home shows the day so far and the day before, whatever the address says.
	 */
	public function test_home_asks_for_its_own_range(): void {
		$stats    = '/wc-analytics/reports/orders/stats?after=%1$sT00%%3A00%%3A00&before=%1$sT23%%3A59%%3A59'
			. '&interval=hour&order=asc&per_page=2000';
		$expected = array(
			sprintf( $stats, '2026-11-20' ),
			sprintf( $stats, '2026-11-19' ),
			'/storedeck/v1/attention?',
			'/wc-analytics/reports/performance-indicators/allowed?',
		);

		$this->assertSame( $expected, $this->keys( '/', array() ) );
		$this->assertSame( $expected, $this->keys( '/', array( 'period' => 'year' ) ) );
	}

	/**
	 * What is long is left to the browser; weeks of the same range are few.
	 */
	public function test_long_ranges_travel_not(): void {
		$range = array(
			'period'  => 'custom',
			'compare' => 'previous_year',
			'after'   => '2019-11-01',
			'before'  => '2026-10-31',
		);

		$this->assertStringContainsString( 'page=1&per_page=25', $this->keys( '/analytics/revenue', $range )[0] );
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

	/**
	 * The overview asks first what there is to show, whatever the address says.
	 */
	public function test_overview_begins_with_what_there_is(): void {
		$expected = array(
			'/wc-analytics/reports/performance-indicators/allowed?',
			'/wc-analytics/leaderboards/allowed?',
			'/storedeck/v1/views?',
			'/storedeck/v1/data-state?',
		);

		$this->assertSame( $expected, $this->keys( Preload_Overview::PATH, array() ) );
		$this->assertSame( $expected, $this->keys( Preload_Overview::PATH, array( 'status_is' => 'completed' ) ) );
	}

	/**
	 * Then the cards, charts and lists that the reader did not hide.
	 */
	public function test_overview(): void {
		$range  = 'after=2026-11-01T00%3A00%3A00&before=2026-11-20T23%3A59%3A59';
		$before = 'after=2025-11-01T00%3A00%3A00&before=2025-11-20T23%3A59%3A59';

		$this->assertSame(
			array(
				"/wc-analytics/reports/performance-indicators?$range&stats=revenue%2Ftotal_sales%2Corders%2Forders_count",
				"/wc-analytics/reports/performance-indicators?$before&stats=revenue%2Ftotal_sales%2Corders%2Forders_count",
				"/wc-analytics/reports/revenue/stats?$range&interval=day&order=asc&per_page=2000",
				"/wc-analytics/reports/revenue/stats?$before&interval=day&order=asc&per_page=2000",
				"/wc-analytics/reports/orders/stats?$range&interval=day&order=asc&per_page=2000",
				"/wc-analytics/reports/orders/stats?$before&interval=day&order=asc&per_page=2000",
				"/wc-analytics/leaderboards?$range&per_page=5&persisted_query=%7B%7D",
			),
			$this->overview( array(), array() )
		);
	}

	/**
	 * The reader chose sections, blocks, rows and interval.
	 */
	public function test_overview_as_its_reader_wants_it(): void {
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

		$this->assertCount( 5, $keys );
		$this->assertStringContainsString( '/reports/revenue/stats?after=2026-11-16', $keys[0] );
		$this->assertStringContainsString( '/reports/orders/stats?after=2026-11-09', $keys[3] );
		$this->assertStringEndsWith(
			'&per_page=7&persisted_query=%7B%22period%22%3A%22week%22%2C%22compare%22%3A%22previous_period%22%7D',
			$keys[4]
		);
	}

	/**
	 * Preferences may be anything; nothing is foretold for filters.
	 */
	public function test_overview_of_odd_choices(): void {
		$this->assertCount(
			7,
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

	/**
	 * Nothing is foretold for filters, other screens and broken ranges.
	 */
	public function test_nothing_to_foretell(): void {
		$this->assertSame( array(), $this->keys( '/nowhere', array() ) );
		$this->assertSame( self::OF_REPORTS, $this->keys( '/analytics/orders', array( 'status_is' => 'completed' ) ) );
		$this->assertSame( self::OF_REPORTS, $this->keys( '/analytics/orders', array( 'product_includes' => '3' ) ) );
		$this->assertSame(
			self::OF_REPORTS,
			$this->keys( '/analytics/orders', array( 'period' => 'custom', 'compare' => 'previous_year', 'after' => 'x' ) )
		);
	}

	/**
	 * Keys are written as the browser writes them.
	 */
	public function test_keys_are_written_like_in_the_browser(): void {
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

	/**
	 * The names of what an address narrows a report to travel along, whatever
	 * else it asks for.
	 */
	public function test_names(): void {
		$names = fn( array $query, string $path = '/analytics/orders' ): array => array_values(
			array_diff( $this->keys( $path, $query ), self::OF_REPORTS )
		);

		$this->assertSame(
			array( '/wc-analytics/coupons?include=5%2C7&per_page=2' ),
			$names( array( 'filter' => 'compare-coupons', 'coupons' => '5,7,5' ), '/analytics/coupons' )
		);
		$this->assertSame(
			array(
				'/wc-analytics/products?include=7&per_page=1',
				'/wc-analytics/products/7/variations?include=8%2C9&per_page=2',
				'/wc-analytics/products/categories?per_page=-1',
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
	 * Keys of the requests of a screen on 20 November 2026.
	 *
	 * @param string               $path  Path of the screen.
	 * @param array<string, mixed> $query Query of the address.
	 * @return string[]
	 */
	private function keys( string $path, array $query ): array {
		return self::keys_of( self::plan()->requests( $path, $query ) );
	}

	/**
	 * Keys of the further requests of the overview, of two figures and two lists.
	 *
	 * @param array<string, mixed> $query       Query of the address.
	 * @param array<string, mixed> $preferences What its reader chose.
	 * @return string[]
	 */
	private function overview( array $query, array $preferences ): array {
		$answers = array(
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

		return self::keys_of( ( new Preload_Overview( self::plan(), $preferences ) )->requests( $query, $answers ) );
	}

	/**
	 * The plan of a shop in Los Angeles.
	 */
	private static function plan(): Preload_Plan {
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
