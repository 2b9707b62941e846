<?php
/**
 * Tests the reconciliation of report rows.
 *
 * @package Storedeck
 */

namespace Storedeck\Sync\Import\Test\Site;

use Storedeck\Jobs\Job;
use Storedeck\Sync\Import\Reconcile_Handler;
use Storedeck\Sync\Import\Reconciliation;
use Storedeck\Sync\Order_Check;
use Storedeck\Sync\Order_Search;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * The reconciliation finds rows that are missing, wrong or belong to nothing, and repairs them.
 */
final class ReconciliationTest extends SiteTestCase {

	/**
	 * The product of the orders.
	 *
	 * @var int
	 */
	private static int $product;

	/**
	 * Orders.
	 *
	 * @var int[]
	 */
	private static array $ids = array();

	/**
	 * {@inheritDoc}
	 */
	protected static function prepare(): void {
		self::$product = self::create_product();

		foreach ( array( 1, 2, 3 ) as $quantity ) {
			self::$ids[] = self::create_order(
				array( self::$product => $quantity ),
				array( 'billing' => array( 'email' => 'reconciled@example.test' ) )
			);
		}

		// Before an answer, new orders without rows and changed ones are searched. These are neither.
		Order_Search::install();
		update_option( Order_Search::OPTION, array( 'last' => self::$ids[2] ) + get_option( Order_Search::OPTION ) );
		self::sql( "UPDATE {prefix}wc_orders SET date_updated_gmt = '2020-01-01 00:00:00'" );
	}

	/**
	 * Rows of all orders.
	 *
	 * @return array<int, mixed>
	 */
	private static function read_rows(): array {
		return array_map(
			static fn( string $table ): array => self::sql( "SELECT * FROM {prefix}storedeck_order_$table ORDER BY order_id" ),
			array( 'stats', 'product_lookup', 'coupon_lookup', 'tax_lookup' )
		);
	}

	/**
	 * Runs the step of a job that begins at the first order.
	 *
	 * @return int Number of repaired orders.
	 */
	private static function reconcile(): int {
		$job             = new Job( 'test', 'reconcile', 1, 'open', array(), array(), 0, 0, 0, 0, 0 );
		$job->checkpoint = array(
			'stage'    => 'orders',
			'first'    => 0,
			'last'     => self::$ids[0] - 1,
			'size'     => count( self::$ids ),
			'repaired' => 0,
		);

		( new Reconcile_Handler() )->step( $job );

		return $job->checkpoint['repaired'];
	}

	public function test_it_repairs_nothing_when_all_rows_are_right(): void {
		$this->assertSame( 0, self::reconcile() );
	}

	/**
	 * What is wrong.
	 *
	 * @return array<string, array{0: string, 1?: int}> Statement, and how many orders differ: the next one of the customer may, too.
	 */
	public function faults(): array {
		return array(
			'a row that is missing'                    => array( 'DELETE FROM {order}_stats WHERE order_id = %1', 2 ),
			'a line that is missing'                   => array( 'DELETE FROM {order}_product_lookup WHERE order_id = %1' ),
			'an amount that was changed by a cent'     => array(
				'UPDATE {order}_stats SET net_total = net_total + 0.01 WHERE order_id = %1',
			),
			'the date of a line that was changed'      => array(
				"UPDATE {order}_product_lookup SET date_created = '2001-01-01 00:00:00' WHERE order_id = %1",
			),
			'which customers return'                   => array( 'UPDATE {order}_stats SET returning_customer = 0 WHERE order_id = %1' ),
			'the customer of an order'                 => array( 'UPDATE {order}_stats SET customer_id = 0 WHERE order_id = %1', 2 ),
			'a row that is too many, which is deleted' => array(
				'INSERT INTO {order}_tax_lookup ( order_id, tax_rate_id, date_created, shipping_tax, order_tax, total_tax )
					VALUES ( %1, 999999, NOW(), 0, 1, 1 )',
			),
		);
	}

	/**
	 * Wrong rows.
	 *
	 * @dataProvider faults
	 * @param string $statement Statement.
	 */
	public function test_it_restores( string $statement, int $orders = 1 ): void {
		$rows = self::read_rows();

		self::sql( str_replace( array( '{order}', '%1' ), array( '{prefix}storedeck_order', self::$ids[1] ), $statement ) );
		$this->assertNotSame( $rows, self::read_rows() );
		$this->assertSame( $orders, self::reconcile() );
		$this->assertSame( $rows, self::read_rows() );
	}

	public function test_it_deletes_the_rows_of_an_order_that_no_longer_exists(): void {
		global $wpdb;

		$id    = self::$ids[2];
		$query = "SELECT * FROM {prefix}storedeck_order_stats WHERE order_id = $id";
		$row   = self::sql( $query )[0];

		self::write( 'DELETE', "/wc-analytics/orders/$id?force=true" );
		$wpdb->insert( $wpdb->prefix . 'storedeck_order_stats', $row );
		$this->assertCount( 1, self::sql( $query ) );
		$this->assertSame( 1, self::reconcile() );
		$this->assertSame( array(), self::sql( $query ) );
	}

	public function test_it_leaves_orders_out_that_were_never_imported(): void {
		$id   = self::$ids[0];
		$find = static fn( int $first, string $since ): array => ( new Order_Check( $first, $since ) )->get_outdated( array( $id ) );

		foreach ( array( 'stats', 'product_lookup', 'coupon_lookup', 'tax_lookup' ) as $table ) {
			self::sql( "DELETE FROM {prefix}storedeck_order_$table WHERE order_id = $id" );
		}

		$this->assertSame( array( $id ), $find( $id, '' ) );
		$this->assertSame( array(), $find( $id + 1, '' ) );
		$this->assertSame( array(), $find( $id, '2999-01-01 00:00:00' ) );
	}

	public function test_it_corrects_products_categories_sums_and_metrics_of_customers(): void {
		$product = self::$product;
		$net     = static fn() => self::get(
			'/wc-analytics/reports/orders/stats',
			array( 'after' => '2005-01-01T00:00:00', 'before' => '2005-01-31T23:59:59' )
		)['totals'];
		$read    = static fn(): array => array(
			'products'   => self::sql( "SELECT * FROM {prefix}storedeck_product_meta_lookup WHERE product_id = $product" ),
			'categories' => self::sql( 'SELECT * FROM {prefix}storedeck_category_lookup ORDER BY category_tree_id, category_id' ),
			'metrics'    => self::sql( 'SELECT * FROM {prefix}storedeck_customer_metrics ORDER BY date_type, customer_id' ),
		);
		$totals  = $net();
		$rows    = $read();

		self::sql( "UPDATE {prefix}storedeck_product_meta_lookup SET min_price = 999 WHERE product_id = $product" );
		self::sql( 'INSERT INTO {prefix}storedeck_category_lookup ( category_tree_id, category_id ) VALUES ( 999999, 999998 )' );
		self::sql( 'UPDATE {prefix}storedeck_customer_metrics SET total_spend = total_spend + 1 WHERE date_type = 0' );
		self::sql(
			"REPLACE INTO {prefix}storedeck_sums_orders ( is_month, date_type, day, status, is_returning, currency, change_id,
				row_count, orders_count, num_items_sold, net_sold, total_sales, refunds, taxes, shipping, net_revenue, all_rows )
			VALUES ( 0, 0, '2005-01-10', 'wc-completed', 0, 'USD', 0, 1, 1, 1, 0, 10000, 0, 0, 0, 10000, 1 )"
		);

		$this->assertSame( 1, $net()['net_revenue'] );

		foreach ( $read() as $name => $changed ) {
			$this->assertNotSame( $rows[ $name ], $changed, $name );
		}

		Reconciliation::add();
		self::run_jobs();
		$progress = Reconciliation::get_progress();
		$this->assertFalse( $progress['is_running'] );
		$this->assertGreaterThan( 0, $progress['repaired'] );
		$this->assertSame( $totals, $net() );
		$this->assertSame( $rows, $read() );
	}

	public function test_it_is_scheduled_daily(): void {
		$this->assertSame( 'daily', wp_get_schedule( 'storedeck_reconcile' ) );
	}

	public function test_it_begins_when_woocommerce_stores_orders_elsewhere(): void {
		update_option( 'woocommerce_custom_orders_table_enabled', 'no' );
		self::run_jobs();
		delete_option( Reconciliation::OPTION );
		update_option( 'woocommerce_custom_orders_table_enabled', 'yes' );

		$this->assertTrue( Reconciliation::get_progress()['is_running'] );

		self::run_jobs();

		$this->assertNotNull( Reconciliation::get_progress()['finished'] );
	}
}
