<?php
/**
 * Tests what products and variations may not be saved with.
 *
 * @package Storedeck
 */

namespace Storedeck\Catalog\Test\Site;

use Storedeck\Test\Site\Response;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * Invalid values are refused with a message for their field, and stored ones may be sent back.
 *
 * @group mariadb
 */
final class CatalogItemCheckTest extends SiteTestCase {

	private const PRODUCTS = '/wc-analytics/products';

	private const NEGATIVE = 'The stock quantity can be negative only where backorders are allowed.';

	/**
	 * Nothing is saved, and the message stands at a field.
	 *
	 * @param array<string, string> $messages Messages by field.
	 */
	private function assert_refused( array $messages, Response $response ): void {
		$this->assertSame( 400, $response->status, (string) wp_json_encode( $response->body ) );
		$this->assertSame( $messages, $response->body['data']['params'] );
	}

	private static function send_to( int $id, array $values ): Response {
		return self::send( 'PUT', self::PRODUCTS . "/$id", $values );
	}

	public function test_a_negative_quantity_needs_backorders(): void {
		$id = self::create_product( array( 'manage_stock' => true, 'stock_quantity' => 1 ) );

		$this->assert_refused( array( 'stock_quantity' => self::NEGATIVE ), self::send_to( $id, array( 'stock_quantity' => -5 ) ) );
		$this->assertSame( 1, self::get( self::PRODUCTS . "/$id" )['stock_quantity'] );
		$this->assert_refused(
			array( 'stock_quantity' => self::NEGATIVE ),
			self::send( 'POST', self::PRODUCTS, array( 'name' => 'New', 'manage_stock' => true, 'stock_quantity' => -1 ) )
		);

		$allowed = self::write( 'PUT', self::PRODUCTS . "/$id", array( 'stock_quantity' => -5, 'backorders' => 'notify' ) );

		$this->assertSame( array( -5, 'onbackorder' ), array( $allowed['stock_quantity'], $allowed['stock_status'] ) );
	}

	public function test_a_quantity_that_sales_brought_below_zero_may_be_sent_back(): void {
		$id = self::create_product( array( 'manage_stock' => true, 'stock_quantity' => 1 ) );
		self::create_order( array( $id => 3 ) );

		$product = self::get( self::PRODUCTS . "/$id" );
		$saved   = self::write( 'PUT', self::PRODUCTS . "/$id", array( 'name' => 'Sold' ) + $product );

		$this->assertSame( array( 'Sold', -2 ), array( $saved['name'], $saved['stock_quantity'] ) );
		$this->assertSame( 400, self::send_to( $id, array( 'stock_quantity' => -1 ) )->status );
	}

	public function test_a_quantity_that_is_not_tracked_is_not_checked(): void {
		$id = self::create_product();

		$this->assertNull( self::write( 'PUT', self::PRODUCTS . "/$id", array( 'stock_quantity' => -5 ) )['stock_quantity'] );
	}

	public function test_a_batch_refuses_a_variation_and_saves_the_others(): void {
		$id    = self::create_product( array( 'type' => 'variable' ) );
		$route = self::PRODUCTS . "/$id/variations";
		$stock = array( 'manage_stock' => true, 'stock_quantity' => 3 );
		$one   = self::write( 'POST', $route, $stock + array( 'regular_price' => '5' ) )['id'];
		$other = self::write( 'POST', $route, $stock + array( 'regular_price' => '5', 'backorders' => 'yes' ) )['id'];
		$body  = self::write(
			'POST',
			"$route/batch",
			array( 'update' => array( array( 'id' => $one, 'stock_quantity' => -5 ), array( 'id' => $other, 'stock_quantity' => -5 ) ) )
		);

		$this->assertSame( array( 'stock_quantity' => self::NEGATIVE ), $body['update'][0]['error']['data']['params'] );
		$this->assertSame( -5, $body['update'][1]['stock_quantity'] );
		$this->assertSame( 3, self::get( "$route/$one" )['stock_quantity'] );
	}

	/**
	 * Values that do not fit a product with the prices 10 and 8 on sale from 2026-11-10.
	 *
	 * @testWith [{"sale_price":"10"}, {"sale_price":"The sale price must be lower than the regular price."}]
	 *           [{"regular_price":"7.99"}, {"sale_price":"The sale price must be lower than the regular price."}]
	 *           [{"regular_price":""}, {"regular_price":"A sale price needs a regular price."}]
	 *           [{"date_on_sale_to":"2026-11-09T23:59:59"}, {"date_on_sale_to":"The sale must end on or after its first day."}]
	 * @param array<string, string> $values   Values.
	 * @param array<string, string> $messages Messages by field.
	 */
	public function test_prices_and_dates_of_a_sale_fit_each_other( array $values, array $messages ): void {
		$id = self::create_product( array( 'sale_price' => '8', 'date_on_sale_from' => '2026-11-10T00:00:00' ) );

		$this->assert_refused( $messages, self::send_to( $id, $values ) );
	}

	public function test_all_errors_are_told_at_once(): void {
		$id = self::create_product( array( 'sale_price' => '8', 'date_on_sale_from' => '2026-11-10T00:00:00' ) );

		$this->assert_refused(
			array(
				'sale_price'      => 'The sale price must be lower than the regular price.',
				'date_on_sale_to' => 'The sale must end on or after its first day.',
			),
			self::send_to( $id, array( 'sale_price' => '11', 'date_on_sale_to' => '2026-11-09T23:59:59' ) )
		);
	}

	public function test_stored_prices_that_do_not_fit_may_be_sent_back(): void {
		$id = self::create_product();
		update_post_meta( $id, '_sale_price', '10' );

		$this->assertSame( 200, self::send_to( $id, array( 'regular_price' => '10', 'sale_price' => '10' ) )->status );
	}

	public function test_a_sku_that_is_used_names_its_product(): void {
		self::create_product( array( 'name' => 'Tea &amp; cup', 'sku' => 'tea-1' ) );
		$response = self::send_to( self::create_product(), array( 'sku' => 'tea-1' ) );

		$this->assertSame( 'product_invalid_sku', $response->body['code'] );
		$this->assert_refused( array( 'sku' => 'The SKU tea-1 is already used by Tea & cup.' ), $response );
	}

	public function test_the_status_trash_takes_the_variations_along_and_back(): void {
		$id        = self::create_product( array( 'type' => 'variable', 'slug' => 'shirt-in-trash', 'sku' => 'shirt-1' ) );
		$route     = self::PRODUCTS . "/$id/variations";
		$variation = self::write( 'POST', $route, array( 'regular_price' => '5', 'status' => 'private' ) )['id'];

		self::write( 'PUT', self::PRODUCTS . "/$id", array( 'status' => 'trash' ) );
		$this->assertSame( array( 'trash', 'trash' ), array( get_post_status( $id ), get_post_status( $variation ) ) );
		$this->assertSame( array( $id ), array_column( self::get( self::PRODUCTS, array( 'status' => 'trash' ) ), 'id' ) );

		$other = self::create_product( array( 'sku' => 'shirt-1' ) );
		$this->assertSame( 'product_invalid_sku', self::send_to( $id, array( 'status' => 'draft' ) )->body['code'] );
		self::write( 'DELETE', self::PRODUCTS . "/$other", array( 'force' => true ) );

		self::write( 'PUT', self::PRODUCTS . "/$id", array( 'status' => 'draft' ) );
		$this->assertSame( array( 'draft', 'private' ), array( get_post_status( $id ), get_post_status( $variation ) ) );
		$this->assertSame( 'shirt-in-trash', get_post_field( 'post_name', $id ) );
	}
}
