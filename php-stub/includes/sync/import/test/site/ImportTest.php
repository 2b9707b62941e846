<?php
/**
 * Tests imports.
 *
 * @package Storedeck
 */

namespace Storedeck\Sync\Import\Test\Site;

use Storedeck\Jobs\Job_Queue;
use Storedeck\Jobs\Job_Runner;
use Storedeck\Jobs\Job_Store;
use Storedeck\Reports\Sums\Sum_State;
use Storedeck\Sync\Import\Imports;
use Storedeck\Sync\Import\Reconciliation;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * Orders are imported into the reports.
 *
 * @group mariadb
 */
final class ImportTest extends SiteTestCase {

	protected const WITH_DEMO_STORE = true;

	private const ROUTE  = '/wc-analytics/reports/import';
	private const ORDERS = "FROM {prefix}wc_orders WHERE type IN ( 'shop_order', 'shop_order_refund' )
		AND status NOT IN ( 'trash', 'auto-draft', 'wc-checkout-draft' )";

	/**
	 * Adds an import of all orders, which have rows.
	 */
	private static function add(): void {
		Job_Queue::add( 'import', array( 'days' => null, 'from' => null, 'skip' => false ), 0, 'import' );
	}

	public function test_the_orders_and_customers_to_import_are_counted(): void {
		$totals = self::get( self::ROUTE . '/totals' );

		$this->assertSame( (int) self::sql( 'SELECT COUNT( * ) AS number ' . self::ORDERS )[0]['number'], $totals['orders'] );
		$this->assertGreaterThan( 0, $totals['customers'] );
		$this->assertLessThan( $totals['orders'], self::get( self::ROUTE . '/totals', array( 'days' => 90 ) )['orders'] );
		$this->assertSame( 0, self::get( self::ROUTE . '/totals', array( 'skip_existing' => true ) )['orders'] );
	}

	/**
	 * What leaves out an order with its refund.
	 *
	 * @return array<string, array{string, array<string, mixed>|null}>
	 */
	public static function get_changes(): array {
		return array(
			'trash'        => array( 'DELETE', null ),
			'test payment' => array( 'PUT', array( 'meta_data' => array( array( 'key' => '_wcpay_mode', 'value' => 'test' ) ) ) ),
		);
	}

	/**
	 * @dataProvider get_changes
	 *
	 * @param array<string, mixed>|null $body
	 */
	public function test_orders_that_have_no_rows_on_purpose_are_not_counted_with_their_refunds( string $method, ?array $body ): void {
		$refund = self::sql( "SELECT id, parent_order_id FROM {prefix}wc_orders WHERE type = 'shop_order_refund' LIMIT 1" )[0];

		self::write( $method, '/wc-analytics/orders/' . $refund['parent_order_id'], $body );

		$this->assertSame( array(), self::sql( "SELECT 1 FROM {prefix}storedeck_order_stats WHERE order_id = {$refund['id']}" ) );
		$this->assertSame( 0, self::get( self::ROUTE . '/totals', array( 'skip_existing' => true ) )['orders'] );
	}

	public function test_missing_orders_are_imported_and_the_progress_reported(): void {
		$expected = self::sql( 'SELECT order_id, net_total FROM {prefix}storedeck_order_stats ORDER BY order_id' );
		self::sql( 'DELETE FROM {prefix}storedeck_order_stats WHERE order_id % 3 = 0' );

		wp_set_current_user( wp_insert_user( array( 'user_login' => 'manager', 'user_pass' => 'manager', 'role' => 'shop_manager' ) ) );
		$this->assertSame( 'success', self::write( 'POST', self::ROUTE, array( 'skip_existing' => true, 'days' => 20000 ) )['status'] );

		do {
			$progress = self::get( self::ROUTE . '/status' );
			$this->assertLessThanOrEqual( $progress['orders_total'] ?? 0, $progress['orders_count'] ?? 0 );
		} while ( $progress['is_importing'] );

		$this->assertSame( 'finished', $progress['status'] );
		$this->assertSame(
			array( $progress['orders_total'], $progress['customers_total'] ),
			array( $progress['orders_count'], $progress['customers_count'] )
		);
		$this->assertMatchesRegularExpression( '/^\d{4}-\d\d-\d\d 00:00:00$/D', $progress['imported_from'] );
		// Requests find missing rows of sold orders themselves.
		$this->assertSame( $expected, self::sql( 'SELECT order_id, net_total FROM {prefix}storedeck_order_stats ORDER BY order_id' ) );
	}

	public function test_none_can_be_cancelled_when_none_is_running(): void {
		$answer = self::write( 'POST', self::ROUTE . '/cancel', array() );

		$this->assertSame( 'error', $answer['status'] );
		$this->assertNotSame( '', $answer['message'] );
	}

	public function test_sums_are_kept_while_orders_that_have_rows_are_imported_and_compared_afterwards(): void {
		$count  = static fn(): array => self::sql( 'SELECT SUM( orders_count ) AS number FROM {prefix}storedeck_sums_orders' );
		$before = $count();

		self::sql( 'UPDATE {prefix}storedeck_sums_orders SET orders_count = orders_count + 7 WHERE is_month = 0' );
		$this->assertNotEquals( $before, $count() );
		self::add();

		for ( $steps = 0; Imports::is_open(); $steps++ ) {
			Job_Runner::run( Job_Store::of_slot( 'import' )->id, 0 );
			self::end_request();

			$this->assertNotSame( array(), Sum_State::get_tables() );
			$this->assertFalse( Sum_State::is_suspended() );
		}

		$this->assertGreaterThan( 1, $steps );
		$this->assertSame( 'finished', Imports::get_progress()['status'] );
		$this->assertNotNull( Reconciliation::get_open() );
		self::run_jobs();
		$this->assertEquals( $before, $count() );
	}

	public function test_php_is_asked_for_more_time_than_a_page_has_in_wp_cron_alone(): void {
		$read = static function (): string {
			Job_Queue::process();

			return (string) ini_get( 'max_execution_time' );
		};

		try {
			ini_set( 'max_execution_time', '30' ); // phpcs:ignore WordPress.PHP.IniSet -- The limit of a page.
			$this->assertSame( '30', $read() );
			add_filter( 'wp_doing_cron', '__return_true' );
			$this->assertSame( '100', $read() );
			set_time_limit( 0 );
			$this->assertSame( '0', $read() );
		} finally {
			set_time_limit( 0 );
		}
	}

	public function test_one_runs_only_for_a_moment_in_wp_cron_while_the_load_of_the_server_is_high(): void {
		$limit = -1;

		add_filter(
			'storedeck_max_load',
			static function () use ( &$limit ): float {
				return $limit;
			}
		);
		// So that no machine is done in the moment.
		add_filter(
			'query',
			static function ( $query ) use ( &$limit ) {
				usleep( $limit < 0 ? 10000 : 0 );

				return $query;
			}
		);

		self::add();
		Job_Queue::process();
		$this->assertTrue( Imports::is_open() );
		$this->assertTrue( Imports::get_progress()['is_slowed'] );

		$limit = PHP_INT_MAX;
		Job_Queue::process();
		$this->assertFalse( Imports::is_open() );
	}
}
