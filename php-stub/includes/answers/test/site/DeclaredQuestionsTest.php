<?php

namespace Storedeck\Answers\Test\Site;

use Storedeck\Answers\Declared_Questions;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * Requests of a screen, as the browser would send them.
 *
 * @group mariadb
 */
final class DeclaredQuestionsTest extends SiteTestCase {

	/**
	 * Requests of the Overview that do not depend on the URL.
	 */
	private const OF_OVERVIEW = array( '/storedeck/v1/views?', '/storedeck/v1/data-state?' );

	/**
	 * The parts of a chart in a key.
	 */
	private static function parts(): string {
		return http_build_query( array( 'parts' => 'primary,compared,secondary' ) );
	}

	/**
	 * Requests of a report that do not depend on the URL.
	 *
	 * @param string $id Report.
	 * @return string[]
	 */
	private static function of_report( string $id ): array {
		return array( "/storedeck/v1/report-definitions/$id?", '/storedeck/v1/data-state?', '/storedeck/v1/exports?' );
	}

	public function test_asks_the_question_of_the_address(): void {
		$this->assertSame(
			array( ...self::of_report( 'revenue' ), '/storedeck/v1/answers/revenue?' ),
			$this->keys( '/analytics/revenue', array( 'page' => 'storedeck', 'path' => '/analytics/revenue' ) )
		);
		$this->assertSame(
			'/storedeck/v1/answers/orders?after=2026-03-01&before=2026-03-31&compare=previous_period&interval=week&order=asc'
				. '&orderby=net_total&paged=3&per_page=50&period=custom',
			$this->keys(
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
			)[3]
		);
	}

	public function test_asks_with_the_only_filter_of_a_report(): void {
		$low = array( 'type' => 'lowstock' );

		$this->assertSame( '/storedeck/v1/answers/stock?type=lowstock', $this->keys( '/analytics/stock', $low )[3] );
		$this->assertSame( '/storedeck/v1/answers/stock?', $this->keys( '/analytics/stock', array( 'type' => 'all' ) )[3] );
		$this->assertSame( '/storedeck/v1/answers/customers?', $this->keys( '/customers', $low )[3] );
	}

	public function test_asks_for_today_and_the_same_weekday_for_home_or_for_the_week_of_its_address(): void {
		$expected = array(
			'/storedeck/v1/answers/orders?compare=weeks_before&interval=hour&' . self::parts() . '&period=today',
			'/storedeck/v1/answers/overview?indicators=none&parts=indicators',
			'/storedeck/v1/attention?',
		);

		$this->assertSame( $expected, $this->keys( '/', array() ) );
		$this->assertSame( $expected, $this->keys( '/', array( 'period' => 'year' ) ) );
		$this->assertSame(
			'/storedeck/v1/answers/orders?compare=previous_period&interval=day&' . self::parts() . '&period=week',
			$this->keys( '/', array( 'metrics_period' => 'week' ) )[0]
		);
	}

	public function test_asks_the_question_of_the_overview_and_of_its_first_charts(): void {
		$query = array( 'period' => 'today', 'compare' => 'previous_period' );
		$ask   = 'compare=previous_period&' . self::parts() . '&period=today';

		$this->assertSame(
			array(
				...self::OF_OVERVIEW,
				'/storedeck/v1/answers/overview?compare=previous_period&period=today',
				"/storedeck/v1/answers/revenue?$ask",
				"/storedeck/v1/answers/orders?$ask",
			),
			$this->keys( '/analytics/overview', $query )
		);
		$this->assertSame( self::OF_OVERVIEW, $this->keys( '/analytics/overview', array( 'status_is' => 'completed' ) ) );
	}

	public function test_follows_the_preferences_of_the_user_on_the_overview(): void {
		self::prefer(
			array(
				'dashboard_chart_interval' => 'day',
				'dashboard_sections'       => array(
					array(
						'key'          => 'charts',
						'isVisible'    => true,
						'hiddenBlocks' => array( 'revenue_net_revenue', 'revenue_total_sales', 'revenue_gross_sales' ),
					),
				),
			)
		);

		$keys = $this->keys( '/analytics/overview', array() );

		$this->assertStringStartsWith( '/storedeck/v1/answers/orders?interval=day', $keys[3] );

		self::prefer( array( 'dashboard_sections' => array( array( 'key' => 'charts', 'isVisible' => false ) ) ) );

		$this->assertCount( 3, $this->keys( '/analytics/overview', array() ) );
	}

	public function test_ignores_invalid_preferences(): void {
		self::prefer(
			array(
				'dashboard_sections'       => array( 'x', array( 'key' => array() ), 7 ),
				'dashboard_chart_interval' => array(),
			)
		);

		$this->assertCount( 5, $this->keys( '/analytics/overview', array() ) );
	}

	public function test_predicts_nothing_for_filters_and_other_screens(): void {
		$this->assertSame( array(), $this->keys( '/nowhere', array() ) );
		$this->assertSame( self::of_report( 'orders' ), $this->keys( '/analytics/orders', array( 'status_is' => 'completed' ) ) );
		$this->assertSame( self::of_report( 'orders' ), $this->keys( '/analytics/orders', array( 'product_includes' => '3' ) ) );
	}

	public function test_requests_the_names_of_filtered_items(): void {
		$names = fn( array $query, string $path = '/analytics/orders' ): array => array_values(
			array_filter( $this->keys( $path, $query ), static fn( string $key ): bool => str_starts_with( $key, '/wc-analytics/' ) )
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
				'/wc-analytics/coupons?include=3%2C4&per_page=2',
			),
			$names(
				array(
					'filter'           => 'advanced',
					'product_includes' => '1',
					'product_excludes' => '1',
					'coupon_excludes'  => '3,4',
					'status_is'        => 'completed',
				)
			)
		);
		$this->assertSame(
			array( '/wc-analytics/customers?include=3%2C4&per_page=2' ),
			$names( array( 'filter' => 'advanced', 'name_includes' => '3,4', 'email_excludes' => '3,4' ), '/customers' )
		);
		foreach ( array( '', 'x', '0', array( '1' ), implode( ',', range( 1, 11 ) ) ) as $ids ) {
			$this->assertSame( array(), $names( array( 'filter' => 'single_product', 'products' => $ids ), '/analytics/products' ) );
		}
		// The browser leaves out what is no ID, too.
		$this->assertSame(
			array( '/wc-analytics/products?include=1&per_page=1' ),
			$names( array( 'filter' => 'single_product', 'products' => '1,x' ), '/analytics/products' )
		);
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
		return Declared_Questions::get_requests( $path, $query );
	}

	/**
	 * Sets preferences of the current user.
	 *
	 * @param array<string, mixed> $preferences Preferences.
	 */
	private static function prefer( array $preferences ): void {
		foreach ( $preferences as $name => $value ) {
			update_user_meta( get_current_user_id(), 'woocommerce_admin_' . $name, wp_json_encode( $value ) );
		}
	}
}
