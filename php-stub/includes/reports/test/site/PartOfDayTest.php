<?php

namespace Storedeck\Reports\Test\Site;

use Storedeck\Test\Site\ReportRows;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * Tests ranges that end within a day.
 *
 * Sums have whole days: the orders of a part of a day are counted in their rows.
 */
final class PartOfDayTest extends SiteTestCase {

	use ReportRows;

	private const DAY   = '2013-03-05';
	private const FIRST = '2013-01-20';
	private const TIMES = array( '00:00:00', '09:15:01', '12:30:00', '12:30:01', '23:59:59' );

	/**
	 * Orders of earlier days, among them one of the day before.
	 */
	private const EARLIER = array( '2013-01-20 08:00:00', '2013-02-14 12:00:00', '2013-03-04 23:59:59' );

	protected static function prepare(): void {
		$times = array_merge( self::EARLIER, array_map( static fn( string $time ): string => self::DAY . " $time", self::TIMES ) );

		foreach ( $times as $index => $time ) {
			self::insert_row( 'order_stats', array( 'order_id' => 900000001 + $index, 'date_created' => $time, 'net_total' => 10 ) );
		}

		// A refund is no order.
		self::insert_row(
			'order_stats',
			array( 'order_id' => 900000100, 'parent_id' => 900000001, 'date_created' => self::DAY . ' 10:00:00', 'num_items_sold' => -1 )
		);
		self::repair_sums();
	}

	/**
	 * The number of orders, which every report and indicator says.
	 *
	 * @param string $first First day.
	 * @param string $end   Time at which the last day ends.
	 */
	private function count_orders( string $first, string $end ): int {
		$range  = array( 'after' => "{$first}T00:00:00", 'before' => self::DAY . "T$end" );
		$counts = array(
			self::get( '/wc-analytics/reports/performance-indicators', $range + array( 'stats' => 'orders/orders_count' ) )[0]['value'],
		);

		foreach ( array( 'orders', 'revenue' ) as $report ) {
			foreach ( array( 'day', 'week' ) as $interval ) {
				$query    = $range + array( 'interval' => $interval, 'per_page' => 100 );
				$stats    = self::get( "/wc-analytics/reports/$report/stats", $query );
				$counts[] = $stats['totals']['orders_count'];
				$counts[] = array_sum( array_column( array_column( $stats['intervals'], 'subtotals' ), 'orders_count' ) );
			}
		}

		$this->assertCount( 1, array_unique( $counts ), (string) wp_json_encode( $counts ) );

		return $counts[0];
	}

	public function test_they_count_the_orders_until_their_last_second(): void {
		foreach ( array(
			'00:00:00' => 1,
			'09:15:00' => 1,
			'09:15:01' => 2,
			'12:29:59' => 2,
			'12:30:00' => 3,
			'12:30:01' => 4,
			'23:59:58' => 4,
			'23:59:59' => 5,
		) as $end => $count ) {
			$this->assertSame( $count, $this->count_orders( self::DAY, $end ), $end );
			$this->assertSame( count( self::EARLIER ) + $count, $this->count_orders( self::FIRST, $end ), "From the first day: $end" );
		}
	}
}
