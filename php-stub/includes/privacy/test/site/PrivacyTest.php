<?php

namespace Storedeck\Privacy\Test\Site;

use Storedeck\Test\Site\SiteTestCase;
use WP_Privacy_Policy_Content;

defined( 'ABSPATH' ) || exit;

/**
 * Tests WordPress' tools to export and erase personal data.
 *
 * @group mariadb
 */
final class PrivacyTest extends SiteTestCase {

	private const EMAIL = 'privacy.person@example.test';
	private const OTHER = 'privacy.other@example.test';

	/**
	 * Ids of the orders of EMAIL: more than one page of an exporter.
	 *
	 * @var int[]
	 */
	private static array $orders = array();

	protected static function prepare(): void {
		$product = self::create_product( array( 'name' => 'Privacy test' ) );
		$create  = static fn( string $email ): int => self::create_order(
			$product,
			array(
				'customer_note' => 'Ring at the neighbor.',
				'billing'       => array(
					'first_name' => 'Privy',
					'last_name'  => 'Person',
					'address_1'  => '5 Secret Lane',
					'city'       => 'Hideaway',
					'country'    => 'DE',
					'email'      => $email,
					'phone'      => '0123',
				),
			)
		);

		self::$orders = array_map( static fn(): int => $create( self::EMAIL ), range( 1, 21 ) );
		$create( self::OTHER );
		self::sql( "UPDATE {prefix}wc_orders SET ip_address = '192.0.2.7', user_agent = 'Test browser'" );
	}

	/**
	 * Runs an exporter or eraser to its last page, as WordPress does.
	 *
	 * @return array<int, array<string, mixed>> Its pages.
	 */
	private static function run_tool( string $kind, string $id, string $email = self::EMAIL ): array {
		$tools = apply_filters( "wp_privacy_personal_data_$kind", array() );
		$pages = array();

		do {
			$pages[] = call_user_func( $tools[ "storedeck-$id" ]['callback'], $email, count( $pages ) + 1 );
			self::end_request();
		} while ( ! end( $pages )['done'] && count( $pages ) < 20 );

		return $pages;
	}

	/**
	 * Customers of these tests in the report.
	 *
	 * @return array<string, int> Numbers of orders by email.
	 */
	private static function get_customers(): array {
		$customers = self::get( '/wc-analytics/reports/customers', array( 'search' => 'privacy.', 'searchby' => 'email' ) );
		$counts    = array_column( $customers, 'orders_count', 'email' );

		ksort( $counts );

		return $counts;
	}

	public function test_all_orders_of_an_email_are_exported_and_no_other(): void {
		$pages = self::run_tool( 'exporters', 'orders' );
		$items = array_merge( ...array_column( $pages, 'data' ) );

		$this->assertCount( 2, $pages );
		$this->assertSame( substr_replace( self::$orders, 'storedeck_orders-', 0, 0 ), array_column( $items, 'item_id' ) );

		$values = array_column( $items[0]['data'], 'value', 'name' );
		$this->assertSame( '192.0.2.7', $values['IP address'] );
		$this->assertSame( 'Privacy test × 1', $values['Items'] );
		$this->assertSame( 'Ring at the neighbor.', $values['Note of the customer'] );
		$this->assertStringContainsString( '5 Secret Lane, Hideaway', $values['Billing address'] );
	}

	public function test_the_customer_of_reports_is_exported(): void {
		list( $page ) = self::run_tool( 'exporters', 'customers' );

		$this->assertTrue( $page['done'] );
		$this->assertCount( 1, $page['data'] );
		$this->assertContains( 'Hideaway', array_column( $page['data'][0]['data'], 'value' ) );
	}

	public function test_nothing_is_exported_for_an_unknown_email(): void {
		foreach ( array( 'orders', 'downloads', 'customers' ) as $id ) {
			$this->assertSame( array(), self::run_tool( 'exporters', $id, 'nobody@example.test' )[0]['data'], $id );
		}
	}

	public function test_orders_and_their_customer_remain_unless_the_settings_allow_erasure(): void {
		list( $orders )    = self::run_tool( 'erasers', 'orders' );
		list( $customers ) = self::run_tool( 'erasers', 'customers' );

		$this->assertFalse( $orders['items_removed'] );
		$this->assertTrue( $orders['items_retained'] );
		$this->assertStringContainsString( 'Settings', $orders['messages'][0] );
		$this->assertTrue( $customers['items_retained'] );
		$this->assertSame( array( self::OTHER => 1, self::EMAIL => 21 ), self::get_customers() );
	}

	public function test_erased_orders_are_anonymous_and_the_numbers_of_reports_remain(): void {
		$read = static function (): array {
			$range  = array( 'after' => '2000-01-01T00:00:00', 'before' => '2099-01-01T00:00:00' );
			$totals = self::get( '/wc-analytics/reports/orders/stats', $range )['totals'];

			return array( $totals['total_customers'], $totals['net_revenue'], $totals['orders_count'] );
		};
		self::write( 'POST', '/wc-analytics/orders/' . self::$orders[1] . '/refunds', array( 'amount' => '1' ) );
		$before = $read();

		update_option( 'woocommerce_erasure_request_removes_order_data', 'yes' );
		$this->assertSame( array( false ), array_unique( array_column( self::run_tool( 'erasers', 'orders' ), 'items_retained' ) ) );
		self::run_tool( 'erasers', 'customers' );
		$this->assertSame( $before, $read() );

		$order = self::get( '/wc-analytics/orders/' . self::$orders[0] );
		$this->assertMatchesRegularExpression( '/^deleted-[0-9a-f]{16}@site\.invalid$/', $order['billing']['email'] );
		$this->assertSame( 'DE', $order['billing']['country'] );
		$this->assertGreaterThanOrEqual( 10, (float) $order['total'] );

		foreach ( array( 'wc_orders', 'wc_order_addresses', 'storedeck_customer_lookup' ) as $table ) {
			$stored = (string) wp_json_encode( self::sql( "SELECT * FROM {prefix}$table" ) );
			$this->assertStringNotContainsString( self::EMAIL, $stored );
			$this->assertStringContainsString( self::OTHER, $stored );
		}

		$ids = implode( ', ', self::$orders );
		$this->assertSame(
			array(),
			self::sql(
				"SELECT id FROM {prefix}wc_orders WHERE id IN ( $ids ) AND ( ip_address <> '' OR user_agent <> '' OR customer_note <> '' )"
			)
		);
		// All orders of the person still have one customer.
		$this->assertCount(
			1,
			self::sql( "SELECT DISTINCT customer_id FROM {prefix}storedeck_order_stats WHERE order_id IN ( $ids )" )
		);
		$this->assertSame( array( self::OTHER => 1 ), self::get_customers() );
		$this->assertSame( array(), self::run_tool( 'exporters', 'orders' )[0]['data'] );
	}

	public function test_a_customer_without_orders_leaves_the_list_at_once(): void {
		$email = 'privacy.idle@example.test';

		self::sql( "INSERT INTO {prefix}storedeck_customer_lookup ( email, first_name, last_name ) VALUES ( '$email', '', '' )" );
		do_action( 'storedeck_data_changed' );
		$this->assertSame( 0, self::get_customers()[ $email ] );

		self::run_tool( 'erasers', 'customers', $email );
		$this->assertArrayNotHasKey( $email, self::get_customers() );
		$this->assertSame(
			'2',
			(string) self::send( 'GET', '/wc-analytics/reports/customers?search=privacy.&searchby=email' )->headers['X-WP-Total']
		);
	}

	public function test_a_text_for_the_privacy_policy_is_suggested(): void {
		require_once ABSPATH . 'wp-admin/includes/admin.php';

		// They send headers.
		remove_action( 'admin_init', 'wp_admin_headers' );
		remove_action( 'admin_init', 'send_frame_options_header' );
		set_current_screen( 'dashboard' );

		try {
			do_action( 'admin_init' );
			$this->assertContains( 'Storedeck', array_column( WP_Privacy_Policy_Content::get_suggested_policy_text(), 'plugin_name' ) );
		} finally {
			$GLOBALS['current_screen'] = null; // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		}
	}
}
