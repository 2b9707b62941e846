<?php

namespace Storedeck\Reports\Test\Site;

use Storedeck\Test\Site\ReportRows;
use Storedeck\Test\Site\Request;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * Orders in hours that a time zone skips or repeats, with unknown values, and with statuses of other software.
 */
final class UnusualRowsTest extends SiteTestCase {

	use ReportRows;

	private const STATS = '/wc-analytics/reports/orders/stats';

	/**
	 * Inserts orders and corrects the sums.
	 *
	 * @param string                           $zone   Time zone of the site.
	 * @param array<int, array<string, mixed>> ...$orders Values.
	 */
	private static function insert_orders( string $zone, array ...$orders ): void {
		if ( '' !== $zone ) {
			add_filter( 'pre_option_timezone_string', static fn() => $zone );
		}

		foreach ( $orders as $at => $values ) {
			self::insert_row( 'order_stats', $values + array( 'order_id' => 1 + $at, 'date_created' => '2001-05-05 12:00:00' ) );
		}

		self::repair_sums( array( 'orders', 'customers' ) );
	}

	/**
	 * Reads a report of a day.
	 *
	 * @param array<string, mixed> $query More parameters.
	 * @return array<mixed>
	 */
	private static function read( string $day, array $query = array(), string $route = self::STATS ): array {
		return self::get(
			$route,
			$query + array( 'after' => "{$day}T00:00:00", 'before' => "{$day}T23:59:59", 'order' => 'asc', 'per_page' => 100 )
		);
	}

	/**
	 * Adds up the orders of intervals.
	 *
	 * @param array<string, mixed> $stats Statistics.
	 */
	private static function sum( array $stats ): int {
		return array_sum( array_column( array_column( $stats['intervals'], 'subtotals' ), 'orders_count' ) );
	}

	public function test_all_rows_are_counted_by_hour_when_daylight_saving_time_starts_at_midnight(): void {
		self::insert_orders(
			'America/Sao_Paulo',
			array( 'date_created' => '2018-11-04 00:30:00' ),
			array( 'date_created' => '2018-11-04 01:30:00' )
		);
		$stats = self::read( '2018-11-04', array( 'interval' => 'hour' ) );

		$this->assertCount( 23, $stats['intervals'] );
		$this->assertSame( '2018-11-04 01', $stats['intervals'][0]['interval'] );
		$this->assertSame( array( 2, 2 ), array( $stats['totals']['orders_count'], self::sum( $stats ) ) );
	}

	public function test_all_rows_are_counted_on_a_page_that_starts_right_after_the_time_change(): void {
		self::insert_orders(
			'America/Sao_Paulo',
			array( 'date_created' => '2018-11-03 23:30:00' ),
			array( 'date_created' => '2018-11-04 00:30:00' ),
			array( 'date_created' => '2018-11-04 01:30:00' )
		);
		$query = array( 'after' => '2018-11-03T00:00:00', 'interval' => 'hour', 'per_page' => 24 );

		$this->assertSame( 1, self::sum( self::read( '2018-11-04', $query ) ) );
		$this->assertSame( 2, self::sum( self::read( '2018-11-04', $query + array( 'page' => 2 ) ) ) );
	}

	public function test_a_customer_is_counted_once_in_two_hours_that_fall_together(): void {
		self::insert_orders(
			'Europe/London',
			array( 'date_created' => '2031-03-30 01:15:00', 'customer_id' => 77 ),
			array( 'date_created' => '2031-03-30 02:15:00', 'customer_id' => 77 )
		);
		$intervals = self::read( '2031-03-30', array( 'interval' => 'hour', 'segmentby' => 'customer_type' ) )['intervals'];
		$hour      = array_column( $intervals, 'subtotals', 'interval' )['2031-03-30 02'];

		$this->assertSame( array( 2, 1 ), array( $hour['orders_count'], $hour['total_customers'] ) );
		$this->assertSame( 1, $hour['segments'][0]['subtotals']['total_customers'] );
	}

	public function test_the_rows_of_a_date_range_that_ends_in_the_skipped_hour_are_counted(): void {
		self::insert_orders( 'Europe/London', array( 'date_created' => '2031-03-30 01:15:00' ) );
		$stats = self::read( '2031-03-30', array( 'interval' => 'hour', 'before' => '2031-03-30T01:59:59' ) );

		$this->assertSame( array( '2031-03-30 00' ), array_column( $stats['intervals'], 'interval' ) );
		$this->assertSame( array( 1, 1 ), array( $stats['totals']['orders_count'], self::sum( $stats ) ) );
	}

	public function test_a_day_that_the_time_zone_skipped_has_totals_but_no_hours(): void {
		self::insert_orders( 'Pacific/Apia', array( 'date_created' => '2011-12-30 12:00:00' ) );
		$hours = self::read( '2011-12-30', array( 'interval' => 'hour' ) );

		$this->assertSame( array( 1, array() ), array( $hours['totals']['orders_count'], $hours['intervals'] ) );

		$days = self::read( '2011-12-31', array( 'interval' => 'day', 'after' => '2011-12-29T00:00:00' ) );
		$this->assertSame(
			array(
				'2011-12-29 10:00:00 2011-12-30 09:59:59',
				'2011-12-30 10:00:00 2011-12-30 09:59:59',
				'2011-12-30 10:00:00 2011-12-31 09:59:59',
			),
			array_map( static fn( array $row ): string => "{$row['date_start_gmt']} {$row['date_end_gmt']}", $days['intervals'] )
		);
		$this->assertSame( 1, self::sum( $days ) );
	}

	public function test_orders_with_an_unknown_customer_type_are_those_of_new_customers(): void {
		self::insert_orders(
			'',
			array( 'returning_customer' => null ),
			array( 'returning_customer' => 0 ),
			array( 'returning_customer' => 1 )
		);
		$segments = self::read( '2001-05-05', array( 'segmentby' => 'customer_type' ) )['totals']['segments'];
		$this->assertSame( array( 2, 1 ), array_column( array_column( $segments, 'subtotals' ), 'orders_count' ) );

		foreach ( array( 'new' => 2, 'returning' => 1 ) as $type => $count ) {
			$query = array( 'customer_type' => $type );

			$this->assertSame( $count, self::read( '2001-05-05', $query )['totals']['orders_count'] );
			$this->assertSame(
				array_fill( 0, $count, $type ),
				array_column( self::read( '2001-05-05', $query, '/wc-analytics/reports/orders' ), 'customer_type' )
			);
		}
	}

	public function test_statuses_are_counted_with_and_without_prefix(): void {
		update_option( 'woocommerce_excluded_report_order_statuses', array( 'wc-pending', 'cancelled', 'failed' ) );
		self::insert_orders(
			'',
			array( 'status' => 'completed' ),
			array( 'status' => 'wc-completed' ),
			array( 'status' => 'pending' ),
			array( 'status' => 'wc-pending' ),
			array( 'status' => 'checkout-draft' )
		);

		foreach ( array(
			array( 2, array() ),
			array( 2, array( 'status_is' => array( 'completed' ) ) ),
			array( 2, array( 'status_is' => array( 'pending' ) ) ),
			array( 0, array( 'status_is_not' => array( 'completed' ) ) ),
		) as list( $count, $query ) ) {
			$this->assertSame( $count, self::read( '2001-05-05', $query )['totals']['orders_count'] );
		}
	}

	/**
	 * Empty lists.
	 *
	 * @testWith [""]
	 *           [[]]
	 * @param string|array<int, string> $statuses Statuses.
	 */
	public function test_all_statuses_are_counted_when_none_is_excluded( $statuses ): void {
		update_option( 'woocommerce_excluded_report_order_statuses', $statuses );
		self::insert_orders( '', array( 'status' => 'wc-pending' ), array( 'status' => 'wc-completed' ) );

		$this->assertSame( 2, self::read( '2001-05-05' )['totals']['orders_count'] );
	}

	public function test_a_list_and_its_count_are_of_the_same_time(): void {
		self::insert_orders( '', array(), array() );
		$query = array( 'after' => '2001-05-05T00:00:00', 'before' => '2001-05-05T23:59:59' );
		$route = '/wc-analytics/reports/orders';

		self::get( $route, $query );
		// A change without hooks, as made by other software.
		self::sql( "UPDATE {prefix}storedeck_order_stats SET status = 'wc-failed' WHERE order_id = 1" );

		$response = Request::send( 'GET', $route, $query );
		$this->assertCount( (int) $response->headers['X-WP-Total'], $response->body );
		$this->assertCount( 1, self::get( $route, $query + array( 'force_cache_refresh' => true ) ) );
	}

	public function test_titles_of_posts_and_terms_other_than_products_coupons_and_categories_are_not_shown(): void {
		$post = wp_insert_post( array( 'post_title' => 'Private thoughts', 'post_content' => 'x', 'post_status' => 'private' ) );
		$term = wp_insert_term( 'Private label', 'post_tag' )['term_id'];

		foreach ( array(
			array( 'products', 'products', 'product', $post ),
			array( 'coupons', 'coupons', 'coupon', $post ),
			array( 'products', 'categories', 'category', $term ),
		) as list( $report, $param, $segment, $id ) ) {
			$query = array( $param => "$id," . ( $id + 1 ), 'segmentby' => $segment );
			$json  = (string) wp_json_encode( self::read( '2011-01-01', $query, "/wc-analytics/reports/$report/stats" ) );

			$this->assertStringContainsString( 'segment_label', $json );
			$this->assertStringNotContainsString( 'Private', $json );
		}
	}
}
