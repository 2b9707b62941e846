<?php
/**
 * Tests writes that the database refuses.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Test\Site;

use Storedeck\Test\Site\Response;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * An item is stored completely or not at all.
 *
 * @group mariadb
 */
final class RefusedWritesTest extends SiteTestCase {

	/**
	 * A product with a stock of 50.
	 *
	 * @var int
	 */
	private static int $product;

	/**
	 * {@inheritDoc}
	 */
	protected static function prepare(): void {
		self::$product = self::create_product( array( 'manage_stock' => true, 'stock_quantity' => 50 ) );
	}

	/**
	 * Sends a request while statements with a text are refused.
	 *
	 * @param string $text   Text.
	 * @param string $method Method.
	 * @param string $route  Route.
	 * @param mixed  $body   Body.
	 */
	private static function refuse( string $text, string $method, string $route, $body = null ): Response {
		$refuse = static fn( $sql ) => str_contains( $sql, $text ) ? 'SELECT no_such_column FROM no_such_table' : $sql;

		add_filter( 'query', $refuse );
		$response = self::send( $method, $route, $body );
		remove_filter( 'query', $refuse );

		return $response;
	}

	/**
	 * A response says that nothing was stored.
	 *
	 * @param Response $response Response.
	 */
	private function assert_refused( Response $response ): void {
		$this->assertSame( array( 500, 'storedeck_write_failed' ), array( $response->status, $response->body['code'] ?? '' ) );
		$this->assertStringContainsString( 'Nothing was changed', $response->body['message'] );
	}

	/**
	 * An order that is found again in every table.
	 *
	 * @return array<string, mixed>
	 */
	private static function order(): array {
		return array(
			'status'         => 'completed',
			'billing'        => array( 'email' => 'refused@example.test', 'first_name' => 'Refused' ),
			'shipping'       => array( 'city' => 'Refused' ),
			'meta_data'      => array( array( 'key' => 'refused', 'value' => 'yes' ) ),
			'line_items'     => array( array( 'product_id' => self::$product, 'quantity' => 2 ) ),
			'shipping_lines' => array( array( 'method_title' => 'Refused', 'total' => '5' ) ),
		);
	}

	/**
	 * Statements of an order.
	 *
	 * @testWith ["_wc_orders`"]
	 *           ["_wc_order_addresses`"]
	 *           ["_wc_order_operational_data`"]
	 *           ["_woocommerce_order_items`"]
	 *           ["_woocommerce_order_itemmeta`"]
	 *           ["_wc_orders_meta`"]
	 *           ["meta_value = meta_value + -2"]
	 * @param string $text Text.
	 */
	public function test_nothing_of_an_order_is_stored_when_it_cannot_write( string $text ): void {
		$this->assert_refused( self::refuse( $text, 'POST', '/wc-analytics/orders', self::order() ) );

		foreach ( array(
			'wc_orders',
			'wc_order_addresses',
			'wc_order_operational_data',
			'wc_orders_meta',
			'woocommerce_order_items',
			'woocommerce_order_itemmeta',
			'storedeck_order_stats',
			'storedeck_customer_lookup',
		) as $table ) {
			$this->assertSame( array(), self::sql( "SELECT * FROM {prefix}$table" ), $table );
		}

		$this->assertSame( array(), self::sql( "SELECT ID FROM {prefix}posts WHERE post_type = 'shop_order_placehold'" ) );
		$this->assertSame( 50, self::get( '/wc-analytics/products/' . self::$product )['stock_quantity'] );
	}

	public function test_nothing_of_an_order_is_changed_when_a_line_cannot_be_written(): void {
		$order = self::write( 'POST', '/wc-analytics/orders', self::order() );
		$route = "/wc-analytics/orders/{$order['id']}";

		$this->assert_refused(
			self::refuse(
				'INTO `wp_woocommerce_order_items`',
				'PUT',
				$route,
				array(
					'status'     => 'refunded',
					'billing'    => array( 'first_name' => 'Other' ),
					'line_items' => array( array( 'product_id' => self::$product, 'quantity' => 7 ) ),
				)
			)
		);
		$this->assertSame( $order, self::get( $route ) );
	}

	public function test_nothing_of_an_order_is_deleted_when_a_row_cannot_be_deleted(): void {
		$order = self::write( 'POST', '/wc-analytics/orders', self::order() );
		$route = "/wc-analytics/orders/{$order['id']}";

		$this->assert_refused( self::refuse( 'DELETE FROM `wp_wc_orders`', 'DELETE', "$route?force=true" ) );
		$this->assertSame( $order, self::get( $route ) );
	}

	public function test_an_order_that_is_stored_is_returned_and_counted_later_when_its_report_rows_cannot_be_written(): void {
		$response = self::refuse( 'INTO `wp_storedeck_customer_lookup`', 'POST', '/wc-analytics/orders', self::order() );
		$query    = "SELECT customer_id FROM {prefix}storedeck_order_stats WHERE order_id = {$response->body['id']}";

		$this->assertSame( 201, $response->status );
		$this->assertSame( array(), self::sql( $query ) );
		self::get( "/wc-analytics/orders/{$response->body['id']}" );
		$this->assertSame( 0, self::get( '/storedeck/v1/data-state' )['waiting'] );
		$this->assertGreaterThan( 0, (int) self::sql( $query )[0]['customer_id'] );
	}

	/**
	 * Other items.
	 *
	 * @return array<string, array{0: string, 1: array<string, mixed>, 2: string, 3: string}> Route, values, text of a statement, and
	 *                                                                                        a query that finds the item.
	 */
	public function items(): array {
		return array(
			'a product'   => array(
				'products',
				array( 'name' => 'Refused', 'sku' => 'refused', 'regular_price' => '3' ),
				"'_regular_price'",
				"posts WHERE post_title = 'Refused'",
			),
			'a coupon'    => array(
				'coupons',
				array( 'code' => 'refused', 'amount' => '3' ),
				"'coupon_amount'",
				"posts WHERE post_title = 'refused'",
			),
			'a tax rate'  => array(
				'taxes',
				array( 'name' => 'Refused', 'rate' => '3' ),
				'_woocommerce_tax_rates`',
				'woocommerce_tax_rates',
			),
			'a category'  => array(
				'products/categories',
				array( 'name' => 'Refused', 'menu_order' => 3 ),
				'_termmeta`',
				"terms WHERE name = 'Refused'",
			),
			'an attribute' => array(
				'products/attributes',
				array( 'name' => 'Refused' ),
				'_woocommerce_attribute_taxonomies`',
				'woocommerce_attribute_taxonomies',
			),
		);
	}

	/**
	 * Items.
	 *
	 * @dataProvider items
	 * @param string               $route  Route.
	 * @param array<string, mixed> $values Values.
	 * @param string               $text   Text of a statement.
	 * @param string               $found  Query.
	 */
	public function test_nothing_is_stored_when_a_statement_is_refused( string $route, array $values, string $text, string $found ): void {
		$this->assert_refused( self::refuse( $text, 'POST', "/wc-analytics/$route", $values ) );
		$this->assertSame( array(), self::sql( "SELECT * FROM {prefix}$found" ) );
		$this->assertSame( 201, self::send( 'POST', "/wc-analytics/$route", $values )->status );
		$this->assertCount( 1, self::sql( "SELECT * FROM {prefix}$found" ) );
	}

	public function test_no_option_is_changed_when_one_cannot_be_written(): void {
		$names  = array( 'woocommerce_price_thousand_sep', 'woocommerce_currency_pos' );
		$read   = static fn() => self::get( '/wc-admin/options', array( 'options' => implode( ',', $names ) ) );
		$values = $read();

		$this->assert_refused(
			self::refuse(
				"`option_name` = 'woocommerce_currency_pos'",
				'POST',
				'/wc-admin/options',
				array( $names[0] => ' ', $names[1] => 'right' )
			)
		);
		$this->assertSame( $values, $read() );
	}
}
