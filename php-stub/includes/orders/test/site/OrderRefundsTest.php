<?php
/**
 * Tests refunds of orders.
 *
 * @package Storedeck
 */

namespace Storedeck\Orders\Test\Site;

use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * Tests refunds of orders.
 *
 * @group mariadb
 */
final class OrderRefundsTest extends SiteTestCase {

	private const ORDERS = '/wc-analytics/orders';

	/**
	 * Tax rate of 7.25 %.
	 *
	 * @var int
	 */
	private static int $rate;

	/**
	 * Product with a stock of 100.
	 *
	 * @var int
	 */
	private static int $product;

	/**
	 * {@inheritDoc}
	 */
	protected static function prepare(): void {
		update_option( 'woocommerce_calc_taxes', 'yes' );

		$rate          = array( 'country' => 'US', 'state' => 'CA', 'rate' => '7.25', 'name' => 'Refund tax', 'class' => 'reduced-rate' );
		self::$rate    = self::write( 'POST', '/wc-analytics/taxes', $rate + array( 'shipping' => true ) )['id'];
		self::$product = self::create_product(
			array( 'regular_price' => '9.99', 'tax_class' => 'reduced-rate', 'manage_stock' => true, 'stock_quantity' => 100 )
		);
	}

	/**
	 * Creates an order of three products with shipping.
	 *
	 * @return array<string, mixed>
	 */
	private static function order(): array {
		return self::write(
			'POST',
			self::ORDERS,
			array(
				'status'         => 'processing',
				'billing'        => array( 'country' => 'US', 'state' => 'CA', 'email' => 'refund@example.test' ),
				'shipping'       => array( 'country' => 'US', 'state' => 'CA' ),
				'line_items'     => array( array( 'product_id' => self::$product, 'quantity' => 3 ) ),
				'shipping_lines' => array( array( 'method_title' => 'Flat rate', 'total' => '5.00' ) ),
			)
		);
	}

	/**
	 * Route of an order or of its refunds.
	 *
	 * @param array<string, mixed> $order Order.
	 * @param string               $rest  Rest.
	 */
	private static function path( array $order, string $rest = '/refunds' ): string {
		return self::ORDERS . "/{$order['id']}$rest";
	}

	/**
	 * Creates a refund.
	 *
	 * @param array<string, mixed> $order  Order.
	 * @param array<string, mixed> $values Values.
	 * @return array<string, mixed>
	 */
	private static function refund( array $order, array $values ): array {
		return self::write( 'POST', self::path( $order ), $values );
	}

	/**
	 * One of three items with its tax.
	 *
	 * @param array<string, mixed> $order  Order.
	 * @param array<string, mixed> $values Values that differ.
	 * @return array<string, mixed>
	 */
	private static function one_of( array $order, array $values = array() ): array {
		return array(
			'line_items' => array(
				$values + array(
					'id'           => $order['line_items'][0]['id'],
					'quantity'     => 1,
					'refund_total' => '9.99',
					'refund_tax'   => array( array( 'id' => self::$rate, 'refund_total' => '0.72' ) ),
				),
			),
		);
	}

	/**
	 * Stock of the product.
	 */
	private static function stock(): int {
		return self::get( '/wc-analytics/products/' . self::$product )['stock_quantity'];
	}

	/**
	 * Figures of all orders.
	 *
	 * @return array<string, mixed> By name.
	 */
	private static function revenue(): array {
		$all    = array( 'after' => '2000-01-01T00:00:00', 'before' => '2099-12-31T23:59:59', 'interval' => 'year', 'per_page' => 100 );
		$totals = self::get( '/wc-analytics/reports/revenue/stats', $all )['totals'];

		foreach ( array( 'refunds', 'net_revenue', 'taxes', 'shipping', 'total_sales', 'num_items_sold' ) as $name ) {
			$figures[ $name ] = $totals[ $name ];
		}

		return $figures;
	}

	/**
	 * A refund is refused and names a parameter.
	 *
	 * @param array<string, mixed> $order   Order.
	 * @param array<string, mixed> $values  Values.
	 * @param string               $param   Parameter.
	 * @param string               $message Pattern.
	 */
	private function assert_invalid( array $order, array $values, string $param, string $message ): void {
		$response = self::send( 'POST', self::path( $order ), $values );

		$this->assertSame( array( 400, 'rest_invalid_param' ), array( $response->status, $response->body['code'] ) );
		$this->assertSame( array( $param ), array_keys( $response->body['data']['params'] ) );
		$this->assertMatchesRegularExpression( $message, $response->body['data']['params'][ $param ] );
	}

	public function test_an_item_is_refunded_with_its_tax_and_reports_deduct_it(): void {
		$order   = self::order();
		$earlier = self::revenue();
		$this->assertSame( array( '37.50', 97 ), array( $order['total'], self::stock() ) );

		$refund = self::refund( $order, array( 'reason' => 'Broken' ) + self::one_of( $order ) );
		$this->assertSame(
			array( '10.71', 'Broken', 'admin', $order['id'] ),
			array( $refund['amount'], $refund['reason'], $refund['refunded_by_name'], $refund['parent_id'] )
		);
		$line = $refund['line_items'][0];
		$this->assertSame(
			array( -1, '-9.99', $order['line_items'][0]['id'], '-0.72' ),
			array( $line['quantity'], $line['total'], $line['refunded_item_id'], $refund['tax_lines'][0]['tax_total'] )
		);
		$refunded = self::get( self::path( $order, '' ) );
		$this->assertSame( array( array( 'id' => $refund['id'], 'reason' => 'Broken', 'total' => '-10.71' ) ), $refunded['refunds'] );
		$this->assertSame( array( 'processing', 98 ), array( $refunded['status'], self::stock() ) );

		$later = self::revenue();
		$this->assertEqualsWithDelta( -10.71, $later['total_sales'] - $earlier['total_sales'], 0.001 );
		$this->assertEqualsWithDelta( -9.99, $later['net_revenue'] - $earlier['net_revenue'], 0.001 );
		$this->assertEqualsWithDelta( -0.72, $later['taxes'] - $earlier['taxes'], 0.001 );
		$this->assertSame( $earlier['shipping'], $later['shipping'] );

		$list = self::send( 'GET', self::path( $order ) );
		$path = self::path( $order, "/refunds/{$refund['id']}" );
		$this->assertEquals( 1, $list->headers['X-WP-Total'] );
		$this->assertSame( array( $refund['id'], $refund['id'] ), array( $list->body[0]['id'], self::get( $path )['id'] ) );
		$this->assertSame( 501, self::send( 'DELETE', $path )->status );

		self::write( 'DELETE', "$path?force=true" );
		$this->assertSame( $earlier, self::revenue() );
		$this->assertSame( 404, self::send( 'GET', $path )->status );
		// Which items came back, a deletion does not know.
		$this->assertSame( 98, self::stock() );
	}

	public function test_the_order_is_marked_as_refunded_with_the_last_cent(): void {
		$order = self::order();
		self::refund( $order, self::one_of( $order ) );
		$rest = self::refund(
			$order,
			array(
				'line_items' => array(
					array(
						'id'           => $order['line_items'][0]['id'],
						'quantity'     => 2,
						'refund_total' => 19.98,
						'refund_tax'   => array( array( 'id' => self::$rate, 'refund_total' => 1.45 ) ),
					),
					array(
						'id'           => $order['shipping_lines'][0]['id'],
						'refund_total' => '5.00',
						'refund_tax'   => array( array( 'id' => self::$rate, 'refund_total' => '0.36' ) ),
					),
				),
			)
		);

		$this->assertSame(
			array( '26.79', '-5.00', '-0.36' ),
			array( $rest['amount'], $rest['shipping_lines'][0]['total'], $rest['tax_lines'][0]['shipping_tax_total'] )
		);
		$refunded = self::get( self::path( $order, '' ) );
		$this->assertSame( array( 'refunded', 2, 100 ), array( $refunded['status'], count( $refunded['refunds'] ), self::stock() ) );
		$this->assert_invalid( $order, array( 'amount' => '0.01' ), 'amount', '/refunded: 0\.00/' );
	}

	public function test_the_stock_is_left_as_it_is_on_request_also_with_the_last_refund(): void {
		$order = self::order();
		self::refund( $order, self::one_of( $order ) + array( 'api_restock' => false ) );
		$this->assertSame( 97, self::stock() );
		self::refund( $order, array( 'amount' => '26.79', 'api_restock' => false ) );
		$this->assertSame( 'refunded', self::get( self::path( $order, '' ) )['status'] );
		$this->assertSame( 97, self::stock() );
	}

	public function test_the_rest_of_taxes_shipping_and_items_is_returned_without_naming_them(): void {
		$order = self::order();
		self::refund( $order, self::one_of( $order ) );
		self::refund( $order, array( 'amount' => '7.00' ) );
		self::write( 'PUT', self::path( $order, '' ), array( 'status' => 'refunded' ) );
		$this->assertSame( array( 37.5, 0, 0, 0, 0, 0 ), array_values( self::revenue() ) );
	}

	public function test_only_the_rest_is_returned_to_the_stock_when_the_order_is_cancelled(): void {
		$order = self::order();
		$this->assertSame( 97, self::stock() );
		self::refund( $order, self::one_of( $order ) );
		$this->assertSame( 98, self::stock() );
		self::write( 'PUT', self::path( $order, '' ), array( 'status' => 'cancelled' ) );
		$this->assertSame( 100, self::stock() );
	}

	public function test_an_amount_is_refunded_without_items(): void {
		$order  = self::order();
		$refund = self::refund( $order, array( 'amount' => '7.50' ) );
		$this->assertSame( array( '7.50', array() ), array( $refund['amount'], $refund['line_items'] ) );
		$this->assert_invalid( $order, array( 'amount' => '30.01' ), 'amount', '/30\.00/' );
	}

	public function test_the_parameter_is_named_that_is_more_than_what_remains(): void {
		$order = self::order();
		$one   = self::one_of( $order );
		$tax   = static fn( $id, string $total ): array => array( 'refund_tax' => array( array( 'id' => $id, 'refund_total' => $total ) ) );
		self::refund( $order, $one );

		foreach ( array(
			array( array( 'quantity' => 3 ), '[quantity]', '/: 2\./' ),
			array( array( 'refund_total' => '19.99' ), '[refund_total]', '/19\.98/' ),
			array( $tax( self::$rate, '1.46' ), '[refund_tax][0][refund_total]', '/1\.45/' ),
			array( $tax( 0, '1' ), '[refund_tax][0][id]', '/no tax/' ),
			array( array( 'id' => 1 ), '[id]', '/not found/' ),
		) as list( $values, $param, $message ) ) {
			$this->assert_invalid( $order, self::one_of( $order, $values ), "line_items[0]$param", $message );
		}

		$twice = array( 'line_items' => array( ...$one['line_items'], ...$one['line_items'] ) );
		$this->assert_invalid( $order, $twice, 'line_items[1][id]', '/not found/' );
		$this->assert_invalid( $order, array( 'amount' => '10.70' ) + $one, 'amount', '/10\.71/' );
		$this->assert_invalid( $order, array(), 'amount', '/greater than zero/' );
		$this->assert_invalid( $order, array( 'amount' => 'ten' ), 'amount', '/./' );
		$this->assert_invalid( $order, array( 'amount' => '1', 'api_refund' => true ), 'api_refund', '/gateway/' );
		$this->assertCount( 1, self::get( self::path( $order, '' ) )['refunds'] );
	}

	public function test_nothing_is_stored_when_the_database_refuses_a_statement(): void {
		$order  = self::order();
		$refuse = static fn( $sql ) => str_contains( $sql, 'restock_refunded_items' ) ? 'SELECT broken FROM broken' : $sql;

		add_filter( 'query', $refuse );
		$response = self::send( 'POST', self::path( $order ), self::one_of( $order ) );
		remove_filter( 'query', $refuse );

		$this->assertSame( array( 500, 'storedeck_write_failed' ), array( $response->status, $response->body['code'] ) );
		$this->assertSame( array(), self::get( self::path( $order, '' ) )['refunds'] );
		$this->assertSame( 97, self::stock() );
	}

	public function test_an_order_that_does_not_exist_and_one_in_the_trash_are_refused(): void {
		foreach ( array( 'GET', 'POST' ) as $method ) {
			$response = self::send( $method, self::path( array( 'id' => 999999999 ) ), array( 'amount' => '1' ) );
			$this->assertSame( array( 404, 'woocommerce_rest_order_invalid_id' ), array( $response->status, $response->body['code'] ) );
		}

		$order = self::order();
		self::write( 'DELETE', self::path( $order, '' ) );
		$this->assertSame( 409, self::send( 'POST', self::path( $order ), array( 'amount' => '1' ) )->status );
	}

	public function test_a_status_is_changed_only_while_it_is_the_expected_one(): void {
		$order  = self::order();
		$change = static fn( string $status, string $expected ) => self::send(
			'PUT',
			self::path( $order, '' ),
			array( 'status' => $status, 'expected' => array( 'status' => $expected ) )
		);

		$this->assertSame( 200, $change( 'completed', 'processing' )->status );
		$response = $change( 'cancelled', 'processing' );
		$this->assertSame( array( 409, 'storedeck_order_changed' ), array( $response->status, $response->body['code'] ) );
		$this->assertSame( array( 'status' => 'completed' ), $response->body['data']['current'] );
		$this->assertSame( 'completed', self::get( self::path( $order, '' ) )['status'] );
		$this->assertSame( 200, $change( 'completed', 'completed' )->status );
	}
}
