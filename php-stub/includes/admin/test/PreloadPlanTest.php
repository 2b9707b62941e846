<?php
/**
 * Tests of Preload_Plan.
 *
 * @package Storedeck
 */

namespace Storedeck\Admin\Test;

use DateTimeZone;
use PHPUnit\Framework\TestCase;
use Storedeck\Admin\Preload_Plan;
use Storedeck\Reports\Date_Ranges;
use Storedeck\Reports\Shop_Time;

defined( 'ABSPATH' ) || exit;

/**
 * Requests that a screen will make.
 */
final class PreloadPlanTest extends TestCase {

	/**
	 * The revenue screen with the default range.
	 */
	public function test_revenue(): void {
		$this->assertSame(
			array(
				'/wc-analytics/reports/revenue/stats?after=2026-11-01T00%3A00%3A00&before=2026-11-20T23%3A59%3A59'
					. '&interval=day&order=asc&per_page=100',
				'/wc-analytics/reports/revenue/stats?after=2025-11-01T00%3A00%3A00&before=2025-11-20T23%3A59%3A59'
					. '&interval=day&order=asc&per_page=100',
				'/wc-analytics/reports/revenue/stats?after=2026-11-01T00%3A00%3A00&before=2026-11-20T23%3A59%3A59'
					. '&interval=day&order=desc&orderby=date&page=1&per_page=25',
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
			),
			$this->keys( '/analytics/stock', array( 'period' => 'custom', 'after' => 'x' ) )
		);
		$this->assertSame(
			array(
				'/wc-analytics/reports/stock/stats?type=lowstock',
				'/wc-analytics/reports/stock?order=asc&orderby=stock_status&page=1&per_page=25&type=lowstock',
			),
			$this->keys( '/analytics/stock', array( 'type' => 'lowstock' ) )
		);
		$this->assertSame(
			array(
				'/wc-analytics/reports/customers/stats?',
				'/wc-analytics/reports/customers?order=desc&orderby=date_last_active&page=1&per_page=25',
			),
			$this->keys( '/customers', array( 'type' => 'lowstock' ) )
		);
	}

	/**
	 * Lists are asked for as a whole in the browser, by pages in the server.
	 */
	public function test_lists(): void {
		$list = array(
			'path'   => '/wc-analytics/products/categories',
			'params' => array( 'per_page' => '-1' ),
		);

		$this->assertTrue( Preload_Plan::is_whole_list( $list ) );
		$this->assertSame(
			'/wc-analytics/products/categories?page=2&per_page=100',
			Preload_Plan::key( Preload_Plan::list_page( $list, 2 ) )
		);
		$this->assertFalse( Preload_Plan::is_whole_list( Preload_Plan::list_page( $list, 1 ) ) );
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
			. '&interval=day&order=asc&per_page=100';
		$expected = array( sprintf( $stats, '2026-11-20' ), sprintf( $stats, '2026-11-19' ) );

		$this->assertSame( $expected, $this->keys( '/', array() ) );
		$this->assertSame( $expected, $this->keys( '/', array( 'period' => 'year' ) ) );
	}

	/**
	 * Nothing is foretold for filters, other screens and broken ranges.
	 */
	public function test_nothing_to_foretell(): void {
		$this->assertSame( array(), $this->keys( '/analytics/orders', array( 'status_is' => 'completed' ) ) );
		$this->assertSame( array(), $this->keys( '/analytics/orders', array( 'product_includes' => '3' ) ) );
		$this->assertSame(
			array(),
			$this->keys( '/analytics/orders', array( 'period' => 'custom', 'compare' => 'previous_year', 'after' => 'x' ) )
		);
	}

	/**
	 * Keys are written as the browser writes them.
	 */
	public function test_keys_are_written_like_in_the_browser(): void {
		$this->assertSame(
			"/p?a=x%20y!'()*~&b=%26%3D%2F%2B",
			Preload_Plan::key(
				array(
					'path'   => '/p',
					'params' => array(
						'b' => '&=/+',
						'a' => "x y!'()*~",
					),
				)
			)
		);
	}

	/**
	 * Keys of the requests of a screen on 20 November 2026.
	 *
	 * @param string               $path  Path of the screen.
	 * @param array<string, mixed> $query Query of the address.
	 * @return string[]
	 */
	private function keys( string $path, array $query ): array {
		$time   = new Shop_Time( new DateTimeZone( 'America/Los_Angeles' ) );
		$ranges = new Date_Ranges( $time->parse( '2026-11-20T13:00:00' ), 1, $time );

		return array_map(
			array( Preload_Plan::class, 'key' ),
			Preload_Plan::requests( $path, $query, 'period=month&compare=previous_year', $ranges )
		);
	}
}
