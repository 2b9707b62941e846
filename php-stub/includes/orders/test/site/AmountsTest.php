<?php
/**
 * Tests large and small amounts.
 *
 * @package Storedeck
 */

namespace Storedeck\Orders\Test\Site;

use Storedeck\Changes\Change_Queue;
use Storedeck\Test\Site\Response;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * Amounts of up to eleven digits are exact. Others are refused.
 */
final class AmountsTest extends SiteTestCase {

	private const ORDERS   = '/wc-analytics/orders';
	private const PRODUCTS = '/wc-analytics/products';

	/**
	 * The largest amount that a parameter accepts, with the decimals of the currency.
	 */
	private const LARGEST = '99999999999.99';

	/**
	 * A product that has the largest price.
	 *
	 * @var int
	 */
	private static int $product;

	/**
	 * {@inheritDoc}
	 */
	protected static function prepare(): void {
		self::$product = self::create_product( array( 'regular_price' => self::LARGEST, 'tax_status' => 'none' ) );
	}

	/**
	 * Creates an order of one line.
	 *
	 * @param string           $total    Total.
	 * @param int|float|string $quantity Quantity.
	 */
	private static function create_line( string $total, $quantity = 1 ): Response {
		$line = array( 'product_id' => self::$product, 'quantity' => $quantity, 'subtotal' => $total, 'total' => $total );

		return self::send( 'POST', self::ORDERS, array( 'status' => 'completed', 'line_items' => array( $line ) ) );
	}

	/**
	 * Totals of all orders.
	 *
	 * @return array<string, mixed>
	 */
	private static function read_revenue(): array {
		$query = array( 'after' => '2000-01-01T00:00:00', 'before' => '2099-12-31T23:59:59', 'interval' => 'year', 'per_page' => 100 );

		return self::get( '/wc-analytics/reports/revenue/stats', $query )['totals'];
	}

	/**
	 * A response says what is wrong with a parameter.
	 *
	 * @param string   $field    Parameter.
	 * @param string   $pattern  Pattern of the message.
	 * @param Response $response Response.
	 */
	private function assert_refused( string $field, string $pattern, Response $response ): void {
		$json = (string) wp_json_encode( $response->body );

		$this->assertSame( 400, $response->status, $json );
		$this->assertMatchesRegularExpression( $pattern, $response->body['data']['params'][ $field ] ?? '', $json );
		$this->assertDoesNotMatchRegularExpression( '/SQLSTATE|SQL syntax|Fatal error|Warning:|Stack trace/i', $json );
	}

	/**
	 * Large amounts.
	 *
	 * @testWith ["10000000000.00"]
	 *           ["12000000000.01"]
	 *           ["99999999999.99"]
	 * @param string $total Total.
	 */
	public function test_a_large_amount_is_stored_and_reported_exactly( string $total ): void {
		self::create_line( '1.50' );
		$response = self::create_line( $total );

		$this->assertSame( 201, $response->status );
		$this->assertSame( array( $total, $total ), array( $response->body['total'], $response->body['line_items'][0]['total'] ) );

		$row = self::sql( "SELECT total_sales, net_total FROM {prefix}storedeck_order_stats WHERE order_id = {$response->body['id']}" )[0];
		$this->assertSame( array( (float) $total, (float) $total ), array_map( 'floatval', array_values( $row ) ) );

		$revenue = self::read_revenue();

		foreach ( array( 'total_sales', 'net_revenue' ) as $metric ) {
			$this->assertSame( $total, number_format( $revenue[ $metric ] - 1.5, 2, '.', '' ), $metric );
		}
	}

	public function test_the_largest_price_is_stored_exactly(): void {
		$this->assertSame( self::LARGEST, self::get( self::PRODUCTS . '/' . self::$product )['price'] );
	}

	public function test_orders_of_several_billions_that_another_program_stored_are_added(): void {
		global $wpdb;

		self::create_line( '1.50' );
		$id = self::create_line( '1' )->body['id'];

		$wpdb->update( $wpdb->prefix . 'wc_orders', array( 'total_amount' => '12000000000.00' ), array( 'id' => $id ) );
		Change_Queue::add_order( $id );
		Change_Queue::flush();

		$this->assertEquals( 12000000001.5, self::read_revenue()['total_sales'] );
	}

	/**
	 * Amounts that are invalid.
	 *
	 * @testWith ["100000000000"]
	 *           ["999999999999999999999999"]
	 *           ["٣٤"]
	 *           ["１２"]
	 *           ["1e3"]
	 *           ["-1"]
	 *           ["0.000000001"]
	 * @param string $amount Amount.
	 */
	public function test_an_invalid_amount_is_refused( string $amount ): void {
		$this->assert_refused( 'line_items', '/line_items/', self::create_line( $amount ) );
		$this->assert_refused(
			'regular_price',
			'/regular_price/',
			self::send( 'POST', self::PRODUCTS, array( 'name' => 'Test', 'regular_price' => $amount ) )
		);
	}

	public function test_amounts_that_would_be_shown_as_zero_are_refused(): void {
		$total = '0.00000001';

		foreach ( array(
			array( self::ORDERS, 'line_items', array( array( 'product_id' => self::$product, 'total' => $total ) ), array() ),
			array( self::ORDERS, 'fee_lines', array( array( 'name' => 'Fee', 'total' => $total ) ), array() ),
			array( self::ORDERS, 'shipping_lines', array( array( 'method_title' => 'Flat', 'total' => $total ) ), array() ),
			array( self::PRODUCTS, 'regular_price', $total, array( 'name' => 'Test' ) ),
			array( '/wc-analytics/coupons', 'amount', $total, array( 'code' => 'too-small' ) ),
		) as list( $route, $field, $value, $values ) ) {
			$this->assert_refused(
				$field,
				"/^$field rounds to zero: $total has more/",
				self::send( 'POST', $route, $values + array( $field => $value ) )
			);
		}
	}

	public function test_quantities_whose_amounts_have_too_many_digits_are_refused(): void {
		$line = static fn( int $quantity ): array => array( 'product_id' => self::$product, 'quantity' => $quantity );

		foreach ( array( array( $line( 1000000 ) ), array( $line( 1 ), $line( 1 ) ) ) as $lines ) {
			$this->assert_refused(
				'line_items',
				'/more than 11 digits/',
				self::send( 'POST', self::ORDERS, array( 'status' => 'completed', 'line_items' => $lines ) )
			);
		}
	}

	/**
	 * Quantities that are invalid.
	 *
	 * @testWith [1000001]
	 *           [1e12]
	 *           ["٣"]
	 *           [1.00005]
	 *           [-1]
	 * @param int|float|string $quantity Quantity.
	 */
	public function test_an_invalid_quantity_is_refused( $quantity ): void {
		$this->assert_refused( 'line_items', '/line_items|quantity/', self::create_line( '1.00', $quantity ) );
	}
}
