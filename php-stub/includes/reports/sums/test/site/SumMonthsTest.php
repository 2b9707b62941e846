<?php

namespace Storedeck\Reports\Sums\Test\Site;

use Storedeck\Reports\Sums\Sum_Jobs;
use Storedeck\Site_Health\Site_Health;
use Storedeck\Test\Site\ReportRows;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * Sums that differ from the rows of orders: of a day, of a month or of both, as after a faulty restore. The
 * reconciliation repairs each of them and counts it.
 */
final class SumMonthsTest extends SiteTestCase {

	use ReportRows;

	private const TABLE = '{prefix}storedeck_sums_products';

	/**
	 * First day of the month before.
	 */
	private static string $month;

	/**
	 * A day of that month.
	 */
	private static string $day;

	/**
	 * A product with orders of several days.
	 */
	private static int $product;

	protected static function prepare(): void {
		self::$month   = gmdate( 'Y-m-01', strtotime( 'first day of previous month' ) );
		self::$day     = substr( self::$month, 0, 8 ) . '10';
		self::$product = self::create_product();

		foreach ( array( self::$day, self::$day, self::$month, gmdate( 'Y-m-01' ) ) as $day ) {
			self::create_order( self::$product, array(), "$day 12:00:00" );
		}

		Sum_Jobs::merge();
	}

	/**
	 * Revenue of the product in the list, the total and the month.
	 *
	 * @return array<int, int>
	 */
	private function read(): array {
		$query = array(
			'after'    => self::$month . 'T00:00:00',
			'before'   => gmdate( 'Y-m-t', strtotime( self::$month ) ) . 'T23:59:59',
			'products' => array( self::$product ),
		);
		$stats = self::get( '/wc-analytics/reports/products/stats', $query + array( 'interval' => 'month' ) );

		return array(
			self::get( '/wc-analytics/reports/products', $query )[0]['net_revenue'],
			$stats['totals']['net_revenue'],
			$stats['intervals'][0]['subtotals']['net_revenue'],
		);
	}

	/**
	 * Makes sums wrong.
	 *
	 * @param int ...$months Whether to change the sum of the day (0) or of the month (1).
	 */
	private function spoil( string $statement, int ...$months ): void {
		foreach ( $months as $is_month ) {
			self::sql(
				$statement . " WHERE is_month = $is_month AND date_type = 0 AND change_id = 0 AND product_id = " . self::$product
					. " AND status = 'wc-completed' AND day = '" . ( $is_month ? self::$month : self::$day ) . "'"
			);
		}
	}

	/**
	 * Copies a sum to a day without orders.
	 *
	 * @param int $is_month Whether to copy that of the month.
	 */
	private function copy( int $is_month, string $day ): void {
		global $wpdb;

		$row = self::sql( 'SELECT * FROM ' . self::TABLE . " WHERE is_month = $is_month AND date_type = 0 AND change_id = 0 LIMIT 1" )[0];

		$wpdb->insert( $wpdb->prefix . 'storedeck_sums_products', array( 'day' => $day ) + $row );
	}

	/**
	 * What is wrong.
	 *
	 * @return array<string, array{0: int, 1: callable}> Number of wrong sums, and what makes them so.
	 */
	public function faults(): array {
		$add    = 'UPDATE ' . self::TABLE . ' SET net_revenue = net_revenue + 10000';
		$take   = 'UPDATE ' . self::TABLE . ' SET net_revenue = net_revenue - 30000';
		$delete = 'DELETE FROM ' . self::TABLE;

		return array(
			'a month'                                => array( 1, fn() => $this->spoil( $add, 1 ) ),
			'a day'                                  => array( 1, fn() => $this->spoil( $add, 0 ) ),
			'a day and its month in the same way'    => array( 2, fn() => $this->spoil( $add, 0, 1 ) ),
			'a day and its month in different ways'  => array( 2, fn() => array( $this->spoil( $add, 0 ), $this->spoil( $take, 1 ) ) ),
			'a month that is missing'                => array( 1, fn() => $this->spoil( $delete, 1 ) ),
			'a day that is missing'                  => array( 1, fn() => $this->spoil( $delete, 0 ) ),
			'a day that is missing with its month'   => array( 2, fn() => $this->spoil( $delete, 0, 1 ) ),
			'a month without orders'                 => array( 1, fn() => $this->copy( 1, '1999-02-01' ) ),
			'a day without orders'                   => array( 1, fn() => $this->copy( 0, '1999-02-03' ) ),
		);
	}

	/**
	 * Wrong sums.
	 *
	 * @dataProvider faults
	 * @param int      $wrong Number of wrong sums.
	 * @param callable $spoil Makes them wrong.
	 */
	public function test_they_are_repaired_and_counted( int $wrong, callable $spoil ): void {
		$expected = $this->read();
		$sums     = self::read_sums();

		$spoil();
		$this->assertSame( $wrong, self::repair_sums( array( 'products' ) ) );
		$this->assertSame( $sums, self::read_sums() );
		$this->assertSame( $expected, $this->read() );
		$this->assertSame( 0, self::repair_sums( array( 'products' ) ) );

		Sum_Jobs::merge();
		$this->assertSame( array(), self::sql( 'SELECT * FROM ' . self::TABLE . " WHERE row_count = 0 AND day LIKE '1999%'" ) );
	}

	/**
	 * Runs the reconciliation.
	 *
	 * @return int Number of what it repaired.
	 */
	private function reconcile(): int {
		self::write( 'POST', '/storedeck/v1/data-state/reconcile' );
		self::run_jobs();

		return self::get( '/storedeck/v1/data-state' )['reconciliation']['repaired'];
	}

	public function test_they_are_counted_by_the_reconciliation_and_site_health_tells_of_them(): void {
		$sums = self::read_sums();

		$this->spoil( 'UPDATE ' . self::TABLE . ' SET net_revenue = net_revenue + 10000', 1 );
		$this->assertSame( 1, $this->reconcile() );
		$this->assertSame( 'recommended', Site_Health::test_reconciliation()['status'] );
		$this->assertSame( $sums, self::read_sums() );
		$this->assertSame( 0, $this->reconcile() );
		$this->assertSame( 'good', Site_Health::test_reconciliation()['status'] );
	}

	public function test_they_are_repaired_after_a_backup_was_made_table_by_table_while_orders_were_written(): void {
		$tables = array( 'storedeck_sums_products', 'storedeck_sums_categories', 'storedeck_sums_customers' );

		foreach ( $tables as $table ) {
			$saved[ $table ] = self::sql( "SELECT * FROM {prefix}$table" );

			foreach ( array( 1, 2 ) as $unused ) {
				self::create_order( self::$product, array( 'billing' => array( 'email' => 'backup@example.test' ) ) );
			}

			Sum_Jobs::merge();
		}

		$sums = self::read_sums();

		foreach ( $tables as $table ) {
			self::replace_rows( $table, $saved[ $table ] );
		}

		$this->assertNotSame( $sums, self::read_sums() );
		$this->assertGreaterThan( 0, self::repair_sums() );
		$this->assertSame( $sums, self::read_sums() );
		$this->assertSame( 0, self::repair_sums() );
	}

	public function test_a_backup_does_not_leave_numbers_of_customers_that_were_cached_before(): void {
		global $wpdb;

		$year  = (int) gmdate( 'Y' );
		$count = static fn(): int => self::get(
			'/wc-analytics/reports/orders/stats',
			array( 'after' => ( $year - 1 ) . '-01-01T00:00:00', 'before' => ( $year + 1 ) . '-12-31T23:59:59', 'interval' => 'year' )
		)['totals']['total_customers'];

		self::create_order( self::$product, array( 'billing' => array( 'email' => 'first@example.test' ) ) );
		Sum_Jobs::merge();
		$count();

		// The options are of an earlier moment than the sums.
		$rows = self::sql(
			"SELECT option_name, option_value FROM {prefix}options
			WHERE option_name LIKE 'storedeck\\_counts\\_%' OR option_name LIKE 'storedeck\\_sums\\_version%'"
		);
		$this->assertGreaterThan( 2, count( $rows ) );

		self::create_order( self::$product, array( 'billing' => array( 'email' => 'second@example.test' ) ) );
		Sum_Jobs::merge();
		$expected = $count();

		foreach ( $rows as $row ) {
			$wpdb->update( $wpdb->options, array( 'option_value' => $row['option_value'] ), array( 'option_name' => $row['option_name'] ) );
		}

		$this->assertNotSame( $expected, $count() );
		$this->reconcile();
		$this->assertSame( $expected, $count() );
	}
}
