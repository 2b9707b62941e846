<?php

namespace Storedeck\Reports\Sums\Test\Site;

use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * Reports are the same from sums and from rows.
 */
final class SumsTest extends SiteTestCase {

	protected const WITH_DEMO_STORE = true;

	private const REPORTS = array(
		'revenue/stats?interval=day&per_page=100',
		'orders/stats?interval=week&date_type=date_created',
		'orders/stats?interval=month&status_is[]=completed',
		'orders/stats?interval=day&customer_type=returning',
		'orders/stats?interval=quarter&refunds=partial',
		'orders/stats?interval=year&match=any&status_is[]=refunded&customer_type=new',
		'orders/stats?interval=month&segmentby=product',
		'orders/stats?interval=month&segmentby=category',
		'orders/stats?interval=month&segmentby=variation',
		'orders/stats?interval=month&segmentby=coupon',
		'orders/stats?interval=month&segmentby=customer_type',
		'products/stats?interval=week',
		'products/stats?interval=quarter&segmentby=category',
		'variations/stats?interval=month&segmentby=product',
		'coupons/stats?interval=month&segmentby=coupon',
		'taxes/stats?interval=week&segmentby=tax_rate_id',
		'orders?',
		'orders?status_is[]=completed',
		'products?orderby=items_sold',
		'products?orderby=date',
		'variations?orderby=net_revenue',
		'categories?orderby=orders_count',
		'coupons?orderby=amount',
		'taxes?orderby=total_tax',
		'customers?orderby=total_spend',
		'customers?orderby=orders_count&total_spend_min=100&page=2',
		'customers?orderby=avg_order_value&order=asc',
		'customers/stats?',
	);

	/**
	 * Reads reports.
	 *
	 * @param array<string, string> $range Range.
	 * @return array<string, array{0: int, 1: string|null, 2: mixed}> Status, number of items and body by report.
	 */
	private static function read( array $range ): array {
		foreach ( self::REPORTS as $report ) {
			$response           = self::send(
				'GET',
				"/wc-analytics/reports/$report&" . http_build_query( $range + array( 'force_cache_refresh' => 'true' ) )
			);
			$reports[ $report ] = array( $response->status, $response->headers['X-WP-Total'] ?? null, $response->body );
		}

		return $reports;
	}

	/**
	 * Ranges.
	 *
	 * @return array<string, array{0: string, 1: string}> First and last second.
	 */
	public function ranges(): array {
		$day = static fn( int $ago, string $time ): string => gmdate( 'Y-m-d', time() - $ago * DAY_IN_SECONDS ) . "T$time";

		return array(
			'years' => array( $day( 1100, '00:00:00' ), $day( -1, '23:59:59' ) ),
			'some months' => array( $day( 300, '00:00:00' ), $day( 120, '23:59:59' ) ),
			'parts of days' => array( $day( 300, '10:30:00' ), $day( 120, '13:15:10' ) ),
			'a part of a day' => array( $day( 200, '05:00:00' ), $day( 200, '20:00:00' ) ),
		);
	}

	/**
	 * A range.
	 *
	 * @dataProvider ranges
	 * @param string $after  First second.
	 * @param string $before Last second.
	 */
	public function test_they_are_those_of_the_rows_in_reports( string $after, string $before ): void {
		$range  = array( 'after' => $after, 'before' => $before );
		$stored = self::read( $range );

		add_filter( 'pre_option_storedeck_sums', static fn() => array() );

		$this->assertSame( array( 200 ), array_unique( array_column( $stored, 0 ) ) );
		$this->assertSame( self::read( $range ), $stored );
	}

	public function test_they_are_read_without_the_rows_of_orders(): void {
		$queries = array();

		add_filter(
			'query',
			static function ( $query ) use ( &$queries ) {
				$queries[] = $query;

				return $query;
			}
		);

		list( $after, $before ) = $this->ranges()['years'];
		$range                  = array( 'after' => $after, 'before' => $before, 'interval' => 'day', 'per_page' => 100 );

		foreach ( array( 'revenue/stats', 'orders/stats', 'products/stats', 'taxes/stats', 'categories', 'coupons' ) as $route ) {
			self::get( "/wc-analytics/reports/$route", $range );
		}

		$this->assertNotSame( array(), preg_grep( '/storedeck_sums_/', $queries ) );

		$rows = preg_grep( '/_order_(stats|product_lookup|coupon_lookup|tax_lookup)/', $queries );
		// New orders are searched before each answer: those without rows.
		$this->assertSame( array(), preg_grep( '/NOT EXISTS \( SELECT 1|SELECT MAX\( order_id \) FROM/', $rows, PREG_GREP_INVERT ) );
	}
}
