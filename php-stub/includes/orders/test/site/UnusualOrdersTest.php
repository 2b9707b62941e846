<?php
/**
 * Tests orders in unusual states.
 *
 * @package Storedeck
 */

namespace Storedeck\Orders\Test\Site;

use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * Tests orders in unusual states.
 */
final class UnusualOrdersTest extends SiteTestCase {

	private const ORDERS = '/wc-analytics/orders';

	/**
	 * A product with a price of 50.
	 *
	 * @var int
	 */
	private static int $product;

	/**
	 * {@inheritDoc}
	 */
	protected static function prepare(): void {
		self::$product = self::create_product( array( 'regular_price' => '50.00', 'tax_status' => 'none' ) );
	}

	/**
	 * Creates an order of two products.
	 *
	 * @param array<string, mixed> $values Values.
	 * @return array<string, mixed>
	 */
	private static function order( array $values = array() ): array {
		$line = array( 'product_id' => self::$product, 'quantity' => 2 );

		return self::write( 'POST', self::ORDERS, $values + array( 'line_items' => array( $line ) ) );
	}

	/**
	 * Figures of all orders.
	 *
	 * @return array<string, mixed>
	 */
	private static function revenue(): array {
		$totals = self::get(
			'/wc-analytics/reports/revenue/stats',
			array( 'after' => '2000-01-01T00:00:00', 'before' => '2099-12-31T23:59:59', 'interval' => 'year', 'per_page' => 100 )
		)['totals'];

		return array( $totals['net_revenue'], $totals['total_sales'], $totals['refunds'], $totals['gross_sales'] );
	}

	/**
	 * Date types and statuses of orders that are not paid.
	 *
	 * @testWith ["date_paid", "pending"]
	 *           ["date_paid", "on-hold"]
	 *           ["date_paid", "failed"]
	 *           ["date_completed", "pending"]
	 *           ["date_completed", "on-hold"]
	 *           ["date_completed", "failed"]
	 * @param string $type   Date type.
	 * @param string $status Status.
	 */
	public function test_revenue_is_kept_when_an_unpaid_order_is_marked_as_refunded( string $type, string $status ): void {
		update_option( 'woocommerce_date_type', $type );
		$order    = self::order( array( 'status' => $status ) );
		$refunded = self::write( 'PUT', self::ORDERS . "/{$order['id']}", array( 'status' => 'refunded' ) );
		$this->assertSame( 'refunded', $refunded['status'] );
		$this->assertSame( array( 0, 0, 0, 0 ), self::revenue() );
	}

	public function test_the_refund_of_an_order_that_was_paid_is_deducted(): void {
		$order = self::order( array( 'status' => 'processing' ) );
		self::write( 'PUT', self::ORDERS . "/{$order['id']}", array( 'status' => 'refunded' ) );
		$this->assertSame( array( 0, 0, 100, 100 ), self::revenue() );
	}

	public function test_the_number_of_a_deleted_order_is_not_given_to_the_next_one(): void {
		$last = 0;

		for ( $count = 0; $count < 3; $count++ ) {
			$id = self::order()['id'];
			$this->assertGreaterThan( $last, $id );
			self::write( 'DELETE', self::ORDERS . "/$id?force=true" );
			$last = $id;
		}
	}

	public function test_the_number_of_a_deleted_refund_is_not_given_to_the_next_order(): void {
		$order  = self::order( array( 'status' => 'processing' ) );
		$refund = self::write( 'PUT', self::ORDERS . "/{$order['id']}", array( 'status' => 'refunded' ) )['refunds'][0]['id'];
		self::write( 'DELETE', self::ORDERS . "/{$order['id']}?force=true" );
		$this->assertGreaterThan( $refund, self::order()['id'] );
	}

	public function test_the_number_of_a_deleted_order_without_a_post_is_not_given_to_the_next_one(): void {
		$id       = self::order()['id'];
		$imported = $id + 1000;
		self::sql( "UPDATE {prefix}wc_orders SET id = $imported WHERE id = $id" );
		self::sql( "UPDATE {prefix}wc_order_operational_data SET order_id = $imported WHERE order_id = $id" );
		self::write( 'DELETE', self::ORDERS . "/$imported?force=true" );
		$this->assertGreaterThan( $imported, self::order()['id'] );
	}

	/**
	 * Currencies.
	 *
	 * @testWith ["A currency with a long name"]
	 *           [""]
	 *           ["€"]
	 * @param string $currency Option.
	 */
	public function test_orders_are_stored_in_the_default_currency_when_the_option_is( string $currency ): void {
		update_option( 'woocommerce_currency', $currency );
		$order = self::order();
		$this->assertSame( array( 'USD', '100.00' ), array( $order['currency'], $order['total'] ) );
	}

	public function test_a_phone_number_that_is_longer_than_its_column_is_rejected_and_the_field_named(): void {
		$response = self::send( 'POST', self::ORDERS, array( 'billing' => array( 'phone' => str_repeat( '1', 101 ) ) ) );
		$this->assertSame( 400, $response->status );
		$this->assertStringContainsString( 'phone', $response->body['data']['params']['billing'] );

		$phone = str_repeat( '1', 100 );
		$this->assertSame( $phone, self::order( array( 'billing' => array( 'phone' => $phone ) ) )['billing']['phone'] );
	}
}
