<?php
/**
 * Tests the number of orders of each status.
 *
 * @package Storedeck
 */

namespace Storedeck\Orders\Test\Site;

use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * The counts are those of the list of orders with the same search and dates.
 */
final class OrderTotalsTest extends SiteTestCase {

	private const ROUTE = '/wc/v3/reports/orders/totals';

	/**
	 * Orders by name.
	 *
	 * @var array<string, int>
	 */
	private static array $orders;

	protected static function prepare(): void {
		$product = self::create_product();
		$billing = static fn( string $name ): array => array(
			'billing' => array(
				'first_name' => $name,
				'email'      => "$name@example.test",
			),
		);

		self::$orders = array(
			'ada'    => self::create_order( $product, array( 'status' => 'processing' ) + $billing( 'ada' ), '2026-03-02 10:00:00' ),
			'grace'  => self::create_order( $product, array( 'status' => 'processing' ) + $billing( 'grace' ), '2026-04-02 10:00:00' ),
			'alan'   => self::create_order( $product, $billing( 'alan' ), '2026-04-03 10:00:00' ),
			'trash'  => self::create_order( $product ),
			'draft'  => self::create_order( $product ),
			'picked' => self::create_order( $product ),
		);

		self::write( 'DELETE', '/wc-analytics/orders/' . self::$orders['trash'] );
		self::set_status( 'draft', 'wc-checkout-draft' );
		self::set_status( 'picked', 'wc-picked' );
	}

	private static function set_status( string $order, string $status ): void {
		self::sql( "UPDATE {prefix}wc_orders SET status = '$status' WHERE id = " . self::$orders[ $order ] );
	}

	/**
	 * Totals that are not 0.
	 *
	 * @param array<string, mixed> $query Parameters.
	 * @return array<string, int>
	 */
	private static function get_totals( array $query = array() ): array {
		return array_filter( array_column( self::get( self::ROUTE, $query ), 'total', 'slug' ) );
	}

	public function test_each_status_has_its_name_and_number(): void {
		$rows = array_column( self::get( self::ROUTE ), null, 'slug' );

		$this->assertSame( array( 'slug' => 'on-hold', 'name' => 'On hold', 'total' => 0 ), $rows['on-hold'] );
		$this->assertSame( array( 'slug' => 'processing', 'name' => 'Processing', 'total' => 2 ), $rows['processing'] );
		$this->assertSame( array( 'slug' => 'trash', 'name' => 'Trash', 'total' => 1 ), $rows['trash'] );
		$this->assertSame( array( 'slug' => 'picked', 'name' => 'picked', 'total' => 1 ), $rows['picked'] );
		$this->assertArrayNotHasKey( 'checkout-draft', $rows );
		$this->assertSame( 'pending', array_key_first( $rows ) );
	}

	public function test_a_status_of_a_plugin_has_its_name_also_without_orders(): void {
		add_filter( 'wc_order_statuses', static fn( array $statuses ): array => $statuses + array( 'wc-shipped' => 'Shipped' ) );

		$rows = array_column( self::get( self::ROUTE ), null, 'slug' );

		$this->assertSame( array( 'slug' => 'shipped', 'name' => 'Shipped', 'total' => 0 ), $rows['shipped'] );
	}

	public function test_a_search_and_dates_count_what_the_list_finds(): void {
		$this->assertSame( array( 'processing' => 1 ), self::get_totals( array( 'search' => 'grace' ) ) );
		$this->assertSame( array( 'completed' => 1 ), self::get_totals( array( 'search' => '#' . self::$orders['alan'] ) ) );
		$this->assertSame(
			array( 'processing' => 1, 'completed' => 1 ),
			self::get_totals( array( 'after' => '2026-03-31T23:59:59', 'before' => '2026-05-01T00:00:00' ) )
		);
	}

	public function test_a_day_that_ends_with_an_hour_that_occurs_twice_is_over_after_both(): void {
		// Clocks are set back from midnight to 23:00.
		update_option( 'timezone_string', 'America/Santiago' );
		self::create_order( self::create_product(), array(), '2026-04-05 03:30:00' );

		$this->assertSame(
			array(),
			self::get_totals( array( 'after' => '2026-04-04T23:59:59', 'before' => '2026-04-06T00:00:00' ) )
		);
		$this->assertSame(
			array( 'completed' => 1 ),
			self::get_totals( array( 'after' => '2026-04-03T23:59:59', 'before' => '2026-04-05T00:00:00' ) )
		);
	}

	public function test_users_who_do_not_see_names_do_not_find_them(): void {
		$viewer = wp_insert_user( array( 'user_login' => 'viewer', 'user_pass' => 'x', 'user_email' => 'viewer@example.test' ) );

		get_user_by( 'id', $viewer )->add_cap( 'view_woocommerce_reports' );
		wp_set_current_user( $viewer );

		$this->assertSame( array(), self::get_totals( array( 'search' => 'grace' ) ) );
		$this->assertSame( array( 'processing' => 1 ), self::get_totals( array( 'search' => (string) self::$orders['ada'] ) ) );

		wp_set_current_user( 0 );

		$this->assertSame( 401, self::send( 'GET', self::ROUTE )->status );
	}
}
