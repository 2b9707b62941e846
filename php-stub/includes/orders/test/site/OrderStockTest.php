<?php
/**
 * Tests the stock of orders.
 *
 * @package Storedeck
 */

namespace Storedeck\Orders\Test\Site;

use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * Stock is reduced and restored once for each order.
 *
 * @group mariadb
 */
final class OrderStockTest extends SiteTestCase {

	/**
	 * Ids: `simple` with a stock of 10, `untracked`, `rope` with 0.3 m, `variable` with a stock of 20 and its variations `managed` with one of 6 and
	 * `unmanaged`, which uses that of its product.
	 *
	 * @var array<string, int>
	 */
	private static array $ids;

	/**
	 * {@inheritDoc}
	 */
	protected static function prepare(): void {
		$stock     = static fn( int $quantity ): array => array( 'manage_stock' => true, 'stock_quantity' => $quantity );
		$size      = array( 'name' => 'Size', 'variation' => true, 'options' => array( 'S', 'M' ) );
		self::$ids = array(
			'simple'    => self::create_product( $stock( 10 ) ),
			'untracked' => self::create_product(),
			'rope'      => self::create_product( array( 'regular_price' => '1.99', 'stock_quantity' => 0.3, 'manage_stock' => true ) ),
			'variable'  => self::create_product( $stock( 20 ) + array( 'type' => 'variable', 'attributes' => array( $size ) ) ),
		);

		$variations = array( 'managed' => array( 'S', $stock( 6 ) ), 'unmanaged' => array( 'M', array() ) );

		foreach ( $variations as $name => list( $option, $values ) ) {
			self::$ids[ $name ] = self::write(
				'POST',
				'/wc-analytics/products/' . self::$ids['variable'] . '/variations',
				$values + array( 'regular_price' => '4', 'attributes' => array( array( 'name' => 'Size', 'option' => $option ) ) )
			)['id'];
		}
	}

	/**
	 * Creates an order.
	 *
	 * @param string                   $status     Status.
	 * @param array<string, int|float> $quantities Quantities by name of the product.
	 * @return array<string, mixed>
	 */
	private static function order( string $status, array $quantities ): array {
		$lines = array();

		foreach ( $quantities as $name => $quantity ) {
			$key     = in_array( $name, array( 'managed', 'unmanaged' ), true ) ? 'variation_id' : 'product_id';
			$lines[] = array( $key => self::$ids[ $name ], 'quantity' => $quantity );
		}

		return self::write( 'POST', '/wc-analytics/orders', array( 'status' => $status, 'line_items' => $lines ) );
	}

	/**
	 * Changes an order.
	 *
	 * @param array<string, mixed> $order  Order.
	 * @param array<string, mixed> $values Values.
	 * @return array<string, mixed>
	 */
	private static function update( array $order, array $values ): array {
		return self::write( 'PUT', "/wc-analytics/orders/{$order['id']}", $values );
	}

	/**
	 * Stock of a product.
	 *
	 * @param string $name Name.
	 * @return int|float|null
	 */
	private static function stock( string $name = 'simple' ) {
		$of_variation = 'variable' === $name ? '' : '/variations/' . self::$ids[ $name ];

		return self::get(
			isset( array_flip( array( 'simple', 'untracked', 'rope' ) )[ $name ] )
				? '/wc-analytics/products/' . self::$ids[ $name ]
				: '/wc-analytics/products/' . self::$ids['variable'] . $of_variation
		)['stock_quantity'];
	}

	/**
	 * Whether an order has reduced stock.
	 *
	 * @param array<string, mixed> $order Order.
	 */
	private static function is_reduced( array $order ): bool {
		return '1' === self::sql(
			"SELECT order_stock_reduced FROM {prefix}wc_order_operational_data WHERE order_id = {$order['id']}"
		)[0]['order_stock_reduced'];
	}

	public function test_it_is_reduced_once_when_an_order_is_paid_and_restored_once_when_it_is_cancelled(): void {
		$order = self::order( 'pending', array( 'simple' => 3, 'untracked' => 2 ) );
		$this->assertSame( 10, self::stock() );
		$this->assertFalse( self::is_reduced( $order ) );

		foreach ( array( 'processing', 'on-hold', 'completed' ) as $status ) {
			self::update( $order, array( 'status' => $status ) );
			$this->assertSame( 7, self::stock(), $status );
			$this->assertTrue( self::is_reduced( $order ) );
		}

		self::update( $order, array( 'status' => 'failed' ) );
		$this->assertSame( 7, self::stock() );

		foreach ( array( 'cancelled', 'pending' ) as $status ) {
			self::update( $order, array( 'status' => $status ) );
			$this->assertSame( 10, self::stock(), $status );
			$this->assertFalse( self::is_reduced( $order ) );
		}

		// A second round.
		self::update( $order, array( 'status' => 'completed' ) );
		$this->assertSame( 7, self::stock() );
		self::update( $order, array( 'status' => 'cancelled' ) );
		$this->assertSame( 10, self::stock() );
		$this->assertNull( self::stock( 'untracked' ) );
	}

	public function test_it_is_exact_with_quantities_by_length_and_so_are_amounts_and_refunds(): void {
		$order = self::order( 'processing', array( 'rope' => 0.1 ) );
		$line  = $order['line_items'][0];
		$this->assertSame( 0.2, self::stock( 'rope' ) );
		$this->assertSame( array( 0.1, '0.20', 1.99 ), array( $line['quantity'], $line['subtotal'], $line['price'] ) );

		$changed = self::update( $order, array( 'line_items' => array( array( 'id' => $line['id'], 'quantity' => 0.2 ) ) ) );
		$this->assertSame( '0.40', $changed['line_items'][0]['total'] );
		$this->assertSame( 0.1, self::stock( 'rope' ) );

		$route  = "/wc-analytics/orders/{$order['id']}/refunds";
		$item   = static fn( float $quantity ): array => array(
			'line_items'  => array( array( 'id' => $line['id'], 'quantity' => $quantity, 'refund_total' => '0.10' ) ),
			'api_restock' => true,
		);
		$refund = self::write( 'POST', $route, $item( 0.05 ) );
		$this->assertSame( -0.05, $refund['line_items'][0]['quantity'] );
		$this->assertSame( 0.15, self::stock( 'rope' ) );

		$refused = self::send( 'POST', $route, $item( 0.2 ) );
		$this->assertSame( 400, $refused->status );
		$this->assertStringContainsString( 'greater than what can be refunded: 0.15', (string) wp_json_encode( $refused->body ) );

		$rounded = self::send( 'POST', $route, $item( 0.00004 ) );
		$this->assertSame( 400, $rounded->status );
		$this->assertStringContainsString( 'at most 4 decimals', (string) wp_json_encode( $rounded->body ) );

		self::update( $order, array( 'status' => 'cancelled' ) );
		$this->assertSame( 0.3, self::stock( 'rope' ) );
	}

	public function test_it_is_reduced_for_a_new_on_hold_order_and_restored_with_its_refund(): void {
		$order = self::order( 'on-hold', array( 'simple' => 4 ) );
		$this->assertSame( 6, self::stock() );

		$refunded = self::update( $order, array( 'status' => 'refunded' ) );
		$this->assertCount( 1, $refunded['refunds'] );
		$this->assertSame( 10, self::stock() );

		self::update( $order, array( 'customer_note' => 'Thank you.' ) );
		self::update( $order, array( 'status' => 'refunded' ) );
		$this->assertSame( 10, self::stock() );
		$this->assertSame(
			array(),
			self::sql(
				"SELECT meta_value FROM {prefix}woocommerce_order_itemmeta meta INNER JOIN {prefix}woocommerce_order_items items
				ON items.order_item_id = meta.order_item_id WHERE meta_key = '_reduced_stock'
				AND items.order_id IN ( {$order['id']}, {$refunded['refunds'][0]['id']} )"
			)
		);
	}

	public function test_it_follows_changed_items_of_an_order_that_has_reduced_stock(): void {
		$order  = self::order( 'processing', array( 'simple' => 2 ) );
		$line   = $order['line_items'][0]['id'];
		$update = static fn( array $values ) => self::update( $order, array( 'line_items' => array( $values ) ) );
		$this->assertSame( 8, self::stock() );

		$update( array( 'id' => $line, 'quantity' => 5 ) );
		$this->assertSame( 5, self::stock() );
		$update( array( 'id' => $line, 'quantity' => 1 ) );
		$this->assertSame( 9, self::stock() );
		$update( array( 'variation_id' => self::$ids['managed'], 'quantity' => 2 ) );
		$this->assertSame( 4, self::stock( 'managed' ) );
		$update( array( 'id' => $line, 'product_id' => null ) );
		$this->assertSame( array( 10, 4 ), array( self::stock(), self::stock( 'managed' ) ) );
		self::update( $order, array( 'status' => 'cancelled' ) );
		$this->assertSame( 6, self::stock( 'managed' ) );
		$update( array( 'product_id' => self::$ids['simple'], 'quantity' => 9 ) );
		$this->assertSame( 10, self::stock() );
	}

	public function test_it_is_reduced_for_the_variation_or_for_its_product_if_that_manages_stock(): void {
		$order = self::order( 'completed', array( 'managed' => 1, 'unmanaged' => 4 ) );
		$this->assertSame( array( 5, 16 ), array( self::stock( 'managed' ), self::stock( 'variable' ) ) );
		self::update( $order, array( 'status' => 'cancelled' ) );
		$this->assertSame( array( 6, 20 ), array( self::stock( 'managed' ), self::stock( 'variable' ) ) );
	}

	public function test_it_changes_the_stock_status_and_the_stock_report_when_it_runs_out(): void {
		$id      = self::$ids['simple'];
		$order   = self::order( 'processing', array( 'simple' => 12 ) );
		$expects = array( 'stock_quantity' => -2, 'stock_status' => 'outofstock' );
		$select  = static fn( array $row ): array => array_intersect_key( $row, $expects );

		$this->assertEquals( $expects, $select( self::get( "/wc-analytics/products/$id" ) ) );
		$this->assertEquals(
			array( $expects ),
			array_map( $select, self::get( '/wc-analytics/reports/stock', array( 'include' => array( $id ) ) ) )
		);
		$this->assertEquals(
			$expects,
			self::sql( "SELECT stock_quantity, stock_status FROM {prefix}storedeck_product_meta_lookup WHERE product_id = $id" )[0]
		);

		self::update( $order, array( 'status' => 'cancelled' ) );
		$this->assertSame( 'instock', self::get( "/wc-analytics/products/$id" )['stock_status'] );
	}

	public function test_it_is_changed_once_by_the_status_hooks_of_other_plugins(): void {
		$id = self::order( 'pending', array( 'simple' => 1 ) )['id'];

		foreach ( array( 'payment_complete', 'order_status_processing', 'order_status_completed' ) as $action ) {
			do_action( "woocommerce_$action", $id );
			$this->assertSame( 9, self::stock(), $action );
		}

		do_action( 'woocommerce_order_status_cancelled', $id );
		do_action( 'woocommerce_order_status_refunded', $id );
		$this->assertSame( 10, self::stock() );
		do_action( 'storedeck_order_status_changed', $id, 'pending', 'completed' );
		$this->assertSame( 9, self::stock() );
		do_action( 'storedeck_order_status_changed', $id, 'completed', 'cancelled' );
		$this->assertSame( 10, self::stock() );
		// There is no order with this ID.
		do_action( 'woocommerce_order_status_completed', 1 );
	}

	public function test_it_is_not_changed_by_an_order_that_was_processed_without_reducing_stock(): void {
		$order = self::order( 'pending', array( 'simple' => 1 ) );
		self::sql( "UPDATE {prefix}wc_orders SET status = 'wc-processing' WHERE id = {$order['id']}" );
		self::update( $order, array( 'status' => 'completed' ) );
		$this->assertSame( 10, self::stock() );
		self::update( $order, array( 'status' => 'cancelled' ) );
		$this->assertSame( 10, self::stock() );
	}

	public function test_it_is_not_changed_when_stock_management_is_disabled(): void {
		update_option( 'woocommerce_manage_stock', 'no' );
		$this->assertFalse( self::is_reduced( self::order( 'processing', array( 'simple' => 2 ) ) ) );
		update_option( 'woocommerce_manage_stock', 'yes' );
		$this->assertSame( 10, self::stock() );
	}
}
