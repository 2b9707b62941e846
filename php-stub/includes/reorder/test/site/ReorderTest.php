<?php
/**
 * Tests of /storedeck/v1/reorder.
 *
 * @package Storedeck
 */

namespace Storedeck\Reorder\Test\Site;

use Storedeck\Admin\Screens;
use Storedeck\Reorder\Reorder_Settings;
use Storedeck\Sync\Order_Sync;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * A store that sells some products every week.
 */
final class ReorderTest extends SiteTestCase {

	private const ROUTE = '/storedeck/v1/reorder';

	/**
	 * IDs of products by name.
	 *
	 * @var array<string, int>
	 */
	private static array $ids = array();

	/**
	 * Sells each week for twelve weeks.
	 */
	protected static function prepare(): void {
		// Whole weeks until yesterday: the spread of what is sold by week does not depend on the day of the test.
		update_option( 'start_of_week', gmdate( 'w' ) );

		foreach ( array( 'Cup', 'Lamp', 'Sold out', 'Rare', 'Backorder', 'Uncounted' ) as $name ) {
			self::$ids[ $name ] = self::create_product(
				array(
					'name'           => $name,
					'sku'            => strtolower( $name ),
					'manage_stock'   => 'Uncounted' !== $name,
					'stock_quantity' => 'Uncounted' === $name ? null : 500,
					'backorders'     => 'Backorder' === $name ? 'yes' : 'no',
				)
			);
		}

		self::sql( "UPDATE {prefix}posts SET post_date = '2020-01-01 00:00:00' WHERE post_type = 'product'" );
		self::$ids += self::create_hat();

		for ( $week = 12; $week >= 1; --$week ) {
			self::create_order(
				array(
					self::$ids['Cup']       => 7,
					self::$ids['Lamp']      => 7,
					self::$ids['Backorder'] => 14,
					self::$ids['Uncounted'] => 7,
				) + ( $week > 8 ? array( self::$ids['Sold out'] => 70 ) : array() )
					+ ( 12 === $week ? array( self::$ids['Rare'] => 4 ) : array() ),
				array(),
				self::get_day( $week * 7 )
			);
		}

		self::set_stock( 'Cup', 10 );
		self::set_stock( 'Lamp', 400 );
		self::set_stock( 'Sold out', 0 );
		self::set_stock( 'Backorder', -5 );
		self::end_request();
	}

	/**
	 * A product with one stock for its variations, of which one has its own.
	 *
	 * @return array<string, int>
	 */
	private static function create_hat(): array {
		$sizes = array(
			'name'      => 'Size',
			'variation' => true,
			'options'   => array( 'S', 'M' ),
		);
		$hat   = self::create_product(
			array(
				'name'           => 'Hat',
				'type'           => 'variable',
				'attributes'     => array( $sizes ),
				'manage_stock'   => true,
				'stock_quantity' => 50,
			)
		);
		$ids   = array( 'Hat' => $hat );

		foreach ( array( 'S', 'M' ) as $size ) {
			$ids[ "Hat $size" ] = self::write(
				'POST',
				"/wc-analytics/products/$hat/variations",
				array(
					'regular_price'  => '5',
					'manage_stock'   => 'M' === $size,
					'stock_quantity' => 'M' === $size ? 30 : null,
					'attributes'     => array(
						array(
							'name'   => 'Size',
							'option' => $size,
						),
					),
				)
			)['id'];
		}

		return $ids;
	}

	/**
	 * Noon some days ago.
	 */
	private static function get_day( int $days ): string {
		return gmdate( 'Y-m-d 12:00:00', time() - $days * 86400 );
	}

	/**
	 * Sets the stock of a product.
	 */
	private static function set_stock( string $name, int $quantity ): void {
		self::write( 'PUT', '/wc-analytics/products/' . self::$ids[ $name ], array( 'stock_quantity' => $quantity ) );
	}

	/**
	 * Rows by name.
	 *
	 * @param array<string, mixed> $query Parameters.
	 * @return array<string, array<string, mixed>>
	 */
	private static function list( array $query = array() ): array {
		return array_column( self::get( self::ROUTE, $query + array( 'per_page' => 100 ) ), null, 'name' );
	}

	public function test_lists_what_is_counted_the_most_urgent_first(): void {
		$rows = self::list();

		$this->assertSame( array( 'Sold out', 'Backorder', 'Cup', 'Lamp' ), array_slice( array_keys( $rows ), 0, 4 ) );
		$this->assertArrayNotHasKey( 'Uncounted', $rows );
		$this->assertEqualsWithDelta( 1, $rows['Cup']['sold_per_day'], 0.1 );
		$this->assertSame(
			array( 'sku' => 'cup', 'stock' => 10, 'sold' => 84, 'lead_time' => 14, 'cover' => 30 ),
			array_intersect_key( $rows['Cup'], array_flip( array( 'sku', 'stock', 'sold', 'lead_time', 'cover' ) ) )
		);
		$this->assertTrue( $rows['Cup']['is_due'] );
		$this->assertLessThanOrEqual( 10, $rows['Cup']['days_left']['low'] );
		$this->assertGreaterThanOrEqual( 10, $rows['Cup']['days_left']['high'] );
		$this->assertEqualsWithDelta( 14, $rows['Cup']['needed']['expected'], 1.5 );
		// One a day for 44 days, some more to be safe, less what is there and what no one can buy before the delivery.
		$this->assertGreaterThan( 44 - 10 - 5, $rows['Cup']['order_quantity'] );
		$this->assertLessThan( 45, $rows['Cup']['order_quantity'] );
		$this->assertFalse( $rows['Lamp']['is_due'] );
		$this->assertSame( 0, $rows['Lamp']['order_quantity'] );
	}

	public function test_days_after_the_last_sale_of_what_is_sold_out_do_not_count(): void {
		$row = self::list()['Sold out'];

		// 280 in the four weeks that it was there, though the period has thirteen.
		$this->assertSame( array( 280, array( 'low' => 0, 'high' => 0 ) ), array( $row['sold'], $row['days_left'] ) );
		$this->assertGreaterThan( 5, $row['sold_per_day'] );
		$this->assertLessThan( 40, $row['sold_days'] );
		// 30 days of cover without the lead time, in which it cannot be bought.
		$this->assertGreaterThan( $row['sold_per_day'] * 30, $row['order_quantity'] );
	}

	public function test_what_is_owed_is_ordered_too(): void {
		$row = self::list()['Backorder'];

		$this->assertTrue( $row['is_due'] );
		$this->assertGreaterThan( 2 * 44 + 5, $row['order_quantity'] );
	}

	public function test_a_product_that_is_newer_than_its_sales_was_there_before(): void {
		$id = self::$ids['Cup'];

		self::sql( "UPDATE {prefix}posts SET post_date = '" . self::get_day( 20 ) . "' WHERE ID = $id" );
		$this->assertEqualsWithDelta( 1, self::list()['Cup']['sold_per_day'], 0.1 );
	}

	public function test_says_nothing_of_what_is_sold_too_rarely(): void {
		$row = self::list()['Rare'];

		$this->assertSame( array( 4, null, null ), array( $row['sold'], $row['days_left'], $row['needed'] ) );
		$this->assertSame( array( 0, false ), array( $row['order_quantity'], $row['is_due'] ) );
	}

	public function test_returned_items_are_not_sold(): void {
		$order = self::create_order( self::$ids['Cup'], array(), self::get_day( 3 ) );
		$line  = self::get( "/wc-analytics/orders/$order" )['line_items'][0]['id'];

		self::end_request();
		$this->assertSame( 85, self::list()['Cup']['sold'] );

		$refund = self::write(
			'POST',
			"/wc-analytics/orders/$order/refunds",
			array(
				'line_items' => array(
					array(
						'id'           => $line,
						'quantity'     => 1,
						'refund_total' => 10,
					),
				),
			)
		)['id'];

		// Today is not over, so it does not count yet.
		self::sql( "UPDATE {prefix}wc_orders SET date_created_gmt = '" . self::get_day( 2 ) . "' WHERE id = $refund" );
		Order_Sync::sync( array( $order ) );
		$this->assertSame( 84, self::list()['Cup']['sold'] );
	}

	public function test_variations_without_a_stock_are_sold_from_that_of_their_product(): void {
		foreach ( array( 'Hat S', 'Hat M' ) as $name ) {
			$line = array(
				'product_id'   => self::$ids['Hat'],
				'variation_id' => self::$ids[ $name ],
				'quantity'     => 'Hat S' === $name ? 20 : 6,
			);

			self::create_order( 0, array( 'line_items' => array( $line ) ), self::get_day( 40 ) );
		}

		self::end_request();
		$sold = array_column( self::get( self::ROUTE, array( 'search' => 'hat' ) ), 'sold', 'id' );

		$this->assertEquals( array( self::$ids['Hat'] => 20, self::$ids['Hat M'] => 6 ), $sold );
	}

	public function test_filters_sorts_and_pages(): void {
		self::write( 'PUT', self::ROUTE . '/' . self::$ids['Lamp'], array( 'supplier' => 'Acme & <b>Sons</b>' ) );
		self::end_request();

		$this->assertSame( array( 'Lamp' ), array_keys( self::list( array( 'supplier' => 'Acme & Sons' ) ) ) );
		$this->assertSame( array( 'Sold out', 'Backorder', 'Cup' ), array_keys( self::list( array( 'is_due' => true ) ) ) );
		$this->assertSame( array( 'Cup' ), array_keys( self::list( array( 'search' => 'CUP' ) ) ) );
		$this->assertSame(
			array( 'Sold out', 'Rare' ),
			array_slice( array_keys( self::list( array( 'orderby' => 'name', 'order' => 'desc' ) ) ), 0, 2 )
		);

		foreach ( array( 'asc', 'desc' ) as $order ) {
			$names = array_keys( self::list( array( 'orderby' => 'days_left', 'order' => $order ) ) );
			$this->assertSame( 'desc' === $order, array_search( 'Lamp', $names, true ) < array_search( 'Cup', $names, true ) );
			$this->assertGreaterThan( 3, array_search( 'Rare', $names, true ) );
		}

		$response = self::send( 'GET', self::ROUTE . '?per_page=2&page=2' );
		$this->assertSame( array( 'Cup', 'Lamp' ), array_column( $response->body, 'name' ) );
		$this->assertSame( '4', (string) $response->headers['X-WP-TotalPages'] );
	}

	public function test_a_product_has_a_supplier_and_days_of_its_own_and_so_have_its_variations(): void {
		$saved = self::write(
			'PUT',
			self::ROUTE . '/' . self::$ids['Hat'],
			array(
				'supplier'  => 'Hatter',
				'lead_time' => 60,
				'cover'     => 90,
			)
		);
		$this->assertSame( array( 'id' => self::$ids['Hat'], 'supplier' => 'Hatter', 'lead_time' => 60, 'cover' => 90 ), $saved );

		self::write( 'PUT', self::ROUTE . '/' . self::$ids['Hat M'], array( 'cover' => 10 ) );
		self::end_request();
		$rows = array_column( self::get( self::ROUTE, array( 'supplier' => 'Hatter' ) ), null, 'id' );
		$row  = $rows[ self::$ids['Hat M'] ];

		$this->assertCount( 2, $rows );
		$this->assertSame( array( 60, 10, null, 10 ), array( $row['lead_time'], $row['cover'], $row['own_lead_time'], $row['own_cover'] ) );
		$this->assertSame( array( 'Hatter' ), self::get( self::ROUTE . '/settings' )['suppliers'] );

		self::write( 'PUT', self::ROUTE . '/' . self::$ids['Hat'], array( 'supplier' => '', 'lead_time' => null ) );
		self::end_request();
		$row = self::list( array( 'search' => 'hat' ) )['Hat'];
		$this->assertSame( array( '', 14, 90 ), array( $row['supplier'], $row['lead_time'], $row['cover'] ) );
	}

	public function test_the_days_of_the_store_decide_what_is_due(): void {
		$this->assertFalse( self::list()['Lamp']['is_due'] );
		self::write( 'PUT', self::ROUTE . '/settings', array( 'lead_time' => 365 ) );
		self::end_request();

		$this->assertTrue( self::list()['Lamp']['is_due'] );
		$this->assertSame( 30, self::get( self::ROUTE . '/settings' )['cover'] );
		$this->assertSame( 400, self::send( 'PUT', self::ROUTE . '/settings', array( 'cover' => 366 ) )->status );

		Reorder_Settings::delete_all();
		$this->assertSame( 14, Reorder_Settings::get_store()['lead_time'] );
	}

	public function test_the_screen_exists_where_stock_is_managed(): void {
		$get_paths = static fn(): array => array_column( Screens::all(), 'path' );

		$this->assertContains( '/reorder', $get_paths() );
		update_option( 'woocommerce_manage_stock', 'no' );
		$this->assertNotContains( '/reorder', $get_paths() );
	}

	public function test_only_managers_change_what_report_viewers_read(): void {
		wp_set_current_user( wp_insert_user( array( 'user_login' => 'viewer', 'user_pass' => 'viewer', 'role' => 'subscriber' ) ) );
		$this->assertSame( 403, self::send( 'GET', self::ROUTE )->status );

		wp_get_current_user()->add_cap( 'view_woocommerce_reports' );
		$this->assertSame( 200, self::send( 'GET', self::ROUTE )->status );
		$this->assertSame( 403, self::send( 'PUT', self::ROUTE . '/' . self::$ids['Cup'], array( 'cover' => 1 ) )->status );
		$this->assertSame( 403, self::send( 'PUT', self::ROUTE . '/settings', array( 'cover' => 1 ) )->status );

		wp_set_current_user( 1 );
		$this->assertSame( 404, self::send( 'PUT', self::ROUTE . '/99999999', array( 'cover' => 1 ) )->status );
	}
}
