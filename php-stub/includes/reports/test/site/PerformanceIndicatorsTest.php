<?php

namespace Storedeck\Reports\Test\Site;

use Storedeck\Test\Site\Request;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * They are the totals of reports.
 */
final class PerformanceIndicatorsTest extends SiteTestCase {

	protected const WITH_DEMO_STORE = true;

	private const ROUTE = '/wc-analytics/reports/performance-indicators';

	/**
	 * All indicators with their formats.
	 */
	private const INDICATORS = array(
		'revenue/total_sales'      => 'currency',
		'revenue/net_revenue'      => 'currency',
		'revenue/shipping'         => 'currency',
		'revenue/refunds'          => 'currency',
		'revenue/gross_sales'      => 'currency',
		'orders/orders_count'      => 'number',
		'orders/avg_order_value'   => 'currency',
		'products/items_sold'      => 'number',
		'variations/items_sold'    => 'number',
		'coupons/amount'           => 'currency',
		'coupons/orders_count'     => 'number',
		'taxes/total_tax'          => 'currency',
		'taxes/order_tax'          => 'currency',
		'taxes/shipping_tax'       => 'currency',
		'downloads/download_count' => 'number',
	);

	/**
	 * Parameters of the last year.
	 *
	 * @return array<string, string>
	 */
	private static function get_range(): array {
		$year = (int) wp_date( 'Y' ) - 1;

		return array( 'after' => "$year-01-01T00:00:00", 'before' => "$year-12-31T23:59:59" );
	}

	public function test_they_equal_the_totals_of_their_reports(): void {
		$response = Request::send( 'GET', self::ROUTE, self::get_range() );
		$totals   = array();

		$this->assertSame( count( self::INDICATORS ), (int) $response->headers['X-WP-Total'] );
		$this->assertSame( self::INDICATORS, array_column( $response->body, 'format', 'stat' ) );

		foreach ( $response->body as $item ) {
			list( $report, $metric ) = explode( '/', $item['stat'] );

			$totals[ $report ] ??= self::get(
				"/wc-analytics/reports/$report/stats",
				self::get_range() + array( 'interval' => 'year' )
			)['totals'];

			$this->assertSame( $totals[ $report ][ $metric ], $item['value'], $item['stat'] );
			$this->assertGreaterThan( 0, $item['value'], $item['stat'] );
			$this->assertSame( $metric, $item['chart'] );
			$this->assertStringEndsWith( "/wc-analytics/reports/$report/stats", $item['_links']['api'][0]['href'] );
			$this->assertSame( "/analytics/$report", $item['_links']['report'][0]['href'] );
		}
	}

	public function test_they_are_returned_once_each_in_the_requested_order(): void {
		$stats = array( 'taxes/order_tax', 'revenue/refunds', 'taxes/order_tax', 'orders/orders_count' );

		foreach ( array( $stats, implode( ',', $stats ) ) as $list ) {
			$this->assertSame(
				array( 'taxes/order_tax', 'revenue/refunds', 'orders/orders_count' ),
				array_column( self::get( self::ROUTE, self::get_range() + array( 'stats' => $list ) ), 'stat' )
			);
		}
	}

	public function test_they_are_listed_with_their_labels(): void {
		$items = self::get( self::ROUTE . '/allowed' );

		$this->assertSame( array_keys( self::INDICATORS ), array_column( $items, 'stat' ) );
		$this->assertSame(
			array( 'stat' => 'revenue/total_sales', 'chart' => 'total_sales', 'label' => 'Total sales' ),
			array_diff_key( $items[0], array( '_links' => 0 ) )
		);
	}

	public function test_they_are_zero_where_nothing_was_sold(): void {
		$items = self::get( self::ROUTE, array( 'after' => '1999-01-01T00:00:00', 'before' => '1999-12-31T23:59:59' ) );

		$this->assertSame( array_fill( 0, count( self::INDICATORS ), 0 ), array_column( $items, 'value' ) );
	}

	public function test_invalid_parameters_are_refused(): void {
		foreach ( array(
			array( 'stats', array( 'revenue/nothing' ) ),
			array( 'stats', array( "revenue/total_sales' OR 1" ) ),
			array( 'stats', 'jetpack/stats/visitors' ),
			array( 'after', '2026-02-30T00:00:00' ),
			array( 'before', str_repeat( 'x', 100 ) ),
		) as list( $name, $value ) ) {
			$response = Request::send( 'GET', self::ROUTE, array( $name => $value ) );

			$this->assertSame( 400, $response->status );
			$this->assertArrayHasKey( $name, $response->body['data']['params'] );
		}

		$empty = Request::send( 'GET', self::ROUTE, array( 'stats' => '' ) );
		$this->assertSame( 'woocommerce_analytics_performance_indicators_empty_query', $empty->body['code'] );
		$this->assertSame( 400, $empty->status );

		$range = self::get_range();
		$query = array( 'after' => $range['before'], 'before' => $range['after'] );
		$this->assertSame( 400, Request::send( 'GET', self::ROUTE, $query )->status );
	}

	public function test_those_of_a_report_that_fails_have_an_error_without_sql(): void {
		$query    = self::get_range() + array( 'force_cache_refresh' => true );
		$expected = self::get( self::ROUTE, $query );
		$refuse   = static fn( $sql ) => str_contains( $sql, 'storedeck_sums_tax' ) ? 'SELECT no_such_column FROM no_such_table' : $sql;

		add_filter( 'query', $refuse );
		$items = self::get( self::ROUTE, $query );
		remove_filter( 'query', $refuse );

		$this->assertDoesNotMatchRegularExpression( '/SELECT|wc_order_tax/', (string) wp_json_encode( $items ) );

		foreach ( $items as $at => $item ) {
			if ( str_starts_with( $item['stat'], 'taxes/' ) ) {
				$this->assertNull( $item['value'] );
				$this->assertSame( 'storedeck_report_query_failed', $item['error']['code'] );
			} else {
				$this->assertSame( $expected[ $at ], $item );
			}
		}
	}
}
