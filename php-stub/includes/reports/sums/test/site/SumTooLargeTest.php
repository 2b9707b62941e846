<?php

namespace Storedeck\Reports\Sums\Test\Site;

use Storedeck\Foundation\Database\Row_Writer;
use Storedeck\Foundation\Database\Transaction;
use Storedeck\Jobs\Job_Queue;
use Storedeck\Jobs\Job_Runner;
use Storedeck\Reports\Sums\Sum_Jobs;
use Storedeck\Reports\Sums\Sum_Recorder;
use Storedeck\Site_Health\Site_Health;
use Storedeck\Sync\Import\Reconcile_Handler;
use Storedeck\Test\Site\ReportRows;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * Tests orders whose sum does not fit.
 *
 * A sum is a whole number of ten-thousandths with 64 bits: 922,337,203,685,477.5807. Orders of other software may have
 * a sum beyond it.
 */
final class SumTooLargeTest extends SiteTestCase {

	use ReportRows;

	/**
	 * Inserts orders as other software does: two of a day, whose sum is too large, and one of another day.
	 */
	private static function insert(): void {
		foreach ( array(
			1 => array( '2013-03-05 10:00:00', '600000000000000' ),
			2 => array( '2013-03-05 11:00:00', '600000000000000' ),
			3 => array( '2013-05-05 10:00:00', '12.34' ),
		) as $id => list( $date, $net ) ) {
			$row = array( 'order_id' => $id, 'date_created' => $date );

			self::insert_row( 'order_stats', $row + array( 'net_total' => $net ) );
			self::insert_row( 'order_product_lookup', $row + array( 'product_net_revenue' => $net ) );
		}
	}

	/**
	 * Changes rows of orders, and writes what it changes in the sums.
	 *
	 * @param callable(): void $change Change.
	 */
	private static function record( callable $change ): void {
		Transaction::run(
			static function () use ( $change ): void {
				$recorder = new Sum_Recorder();

				$recorder->before( range( 1, 9 ) );
				$change();
				$recorder->write();
			}
		);
		do_action( 'storedeck_data_changed' );
	}

	/**
	 * Every report of the day is an error that names the reason; that of another day is right.
	 */
	private function assert_refused(): void {
		$day = array( 'after' => '2013-03-05T00:00:00', 'before' => '2013-03-05T23:59:59' );

		foreach ( array(
			'revenue/stats?interval=day',
			'orders/stats?interval=month',
			'products/stats?interval=day',
			'products?interval=',
		) as $route ) {
			$response = self::send( 'GET', "/wc-analytics/reports/$route&" . http_build_query( $day ) );

			$this->assertSame( array( 500, 'storedeck_report_too_large' ), array( $response->status, $response->body['code'] ), $route );
		}

		$indicator = self::get( '/wc-analytics/reports/performance-indicators', $day + array( 'stats' => 'revenue/net_revenue' ) )[0];
		$this->assertNull( $indicator['value'] );
		$this->assertSame( 'storedeck_report_too_large', $indicator['error']['code'] );
		$this->assertSame( 'storedeck_report_too_large', self::get( '/wc-analytics/leaderboards/products', $day )[0]['error']['code'] );

		$other = array( 'after' => '2013-05-05T00:00:00', 'before' => '2013-05-05T23:59:59' );
		$this->assertSame( 12.34, self::get( '/wc-analytics/reports/revenue/stats', $other )['totals']['net_revenue'] );
	}

	/**
	 * The year has no order.
	 */
	private function assert_nothing(): void {
		$year   = array( 'after' => '2013-01-01T00:00:00', 'before' => '2013-12-31T23:59:59' );
		$totals = self::get( '/wc-analytics/reports/revenue/stats', $year + array( 'interval' => 'month' ) )['totals'];

		$this->assertSame( array( 0, 0 ), array( $totals['net_revenue'], $totals['orders_count'] ) );
		$this->assertSame( array(), self::get( '/wc-analytics/reports/products', $year ) );
	}

	/**
	 * Adds more differences than are merged at once: the same numbers are added to and subtracted from the sums of a
	 * thousand products. Their random ids are between those of the orders and those of their removal.
	 */
	private static function add_differences(): void {
		self::sql(
			'UPDATE {prefix}storedeck_sums_products SET change_id = CASE WHEN row_count > 0 THEN change_id >> 2 ELSE '
				. PHP_INT_MAX . ' - ( change_id >> 2 ) END WHERE change_id > 0'
		);

		$columns     = array_column( self::sql( 'SHOW COLUMNS FROM {prefix}storedeck_sums_products' ), 'Field' );
		$product     = array( 'day' => '2013-03-01', 'status' => 'wc-completed', 'currency' => 'USD' ) + array_fill_keys( $columns, 0 );
		$quarter     = PHP_INT_MAX >> 2;
		$differences = array();

		foreach ( range( 1001, 2000 ) as $id ) {
			foreach ( array( 1, -1 ) as $sum ) {
				$change_id     = random_int( $quarter, PHP_INT_MAX - $quarter );
				$differences[] = array( 'product_id' => $id, 'change_id' => $change_id, 'net_revenue' => $sum ) + $product;
			}
		}

		Row_Writer::append( 'wp:storedeck_sums_products', $differences );
	}

	public function test_they_end_no_report_with_false_figures_however_many_differences_wait(): void {
		self::record( array( self::class, 'insert' ) );
		$this->assert_refused();

		// SQLite cannot add them before they are merged, even if their sum is 0.
		self::record( array( self::class, 'delete_rows' ) );
		self::add_differences();
		Sum_Jobs::merge();
		$this->assert_nothing();
		$this->assertSame( array(), self::sql( 'SELECT day FROM {prefix}storedeck_sums_products WHERE change_id > 0' ) );
	}

	public function test_they_stop_no_merge_and_leave_nothing_behind_when_they_are_gone(): void {
		self::record( array( self::class, 'insert' ) );
		Sum_Jobs::merge();
		$this->assert_refused();
		$this->assertSame( array(), self::sql( 'SELECT day FROM {prefix}storedeck_sums_discounts WHERE change_id > 0' ) );

		self::record( array( self::class, 'delete_rows' ) );
		Sum_Jobs::merge();
		$this->assert_nothing();
		$this->assertSame(
			array(),
			self::sql( "SELECT * FROM {prefix}storedeck_sums_products WHERE day LIKE '2013%' AND ( row_count <> 0 OR net_revenue <> 0 )" )
		);
	}

	public function test_they_stop_no_reconciliation_which_repairs_other_days_and_site_health_tells_of_them(): void {
		self::insert();
		$id = Job_Queue::add( Reconcile_Handler::TYPE, array( 'only_sums' => true ), 0, 'reconcile' );
		$this->assertSame( 'finished', Job_Runner::run( $id, HOUR_IN_SECONDS )->state );
		$this->assertStringContainsString( 'too large', Site_Health::test_reconciliation()['description'] );

		self::delete_rows();
		self::repair_sums();
		$this->assert_nothing();
	}
}
