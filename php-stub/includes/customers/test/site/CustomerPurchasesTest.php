<?php
/**
 * Tests of Customer_Purchases.
 *
 * @package Storedeck
 */

namespace Storedeck\Customers\Test\Site;

use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * Orders, refunds and products of one customer.
 */
final class CustomerPurchasesTest extends SiteTestCase {

	private const ADA = array(
		'billing' => array(
			'first_name' => 'Ada',
			'last_name'  => 'Lovelace',
			'email'      => 'ada@purchases.test',
		),
	);

	/**
	 * ID of a customer.
	 *
	 * @param string $email Email address.
	 */
	private static function find( string $email ): int {
		self::end_request();

		return (int) self::sql( "SELECT customer_id FROM {prefix}storedeck_customer_lookup WHERE email = '$email'" )[0]['customer_id'];
	}

	public function test_lists_orders_with_refunds_and_the_products_that_were_bought_most(): void {
		$cup  = self::create_product( array( 'name' => 'Cup' ) );
		$lamp = self::create_product( array( 'name' => 'Lamp &amp; shade' ) );

		$first  = self::create_order(
			array(
				$cup  => 1,
				$lamp => 3,
			),
			self::ADA,
			'2026-03-01 12:00:00'
		);
		$second = self::create_order( array( $cup => 4 ), self::ADA, '2026-03-02 12:00:00' );
		$failed = self::create_order( $lamp, array( 'status' => 'failed' ) + self::ADA, '2026-03-03 12:00:00' );
		self::create_order( array( $lamp => 9 ), array( 'billing' => array( 'email' => 'else@purchases.test' ) ) );

		$line = self::get( "/wc-analytics/orders/$second" )['line_items'][0]['id'];
		self::write(
			'POST',
			"/wc-analytics/orders/$second/refunds",
			array(
				'line_items' => array(
					array(
						'id'           => $line,
						'quantity'     => 3,
						'refund_total' => '30',
					),
				),
			)
		);

		$ada  = self::find( 'ada@purchases.test' );
		$body = self::get( "/wc-analytics/customers/$ada/purchases" );

		$this->assertSame( array( $failed, $second, $first ), array_column( $body['orders'], 'id' ) );
		$this->assertSame( array( 'failed', 'completed', 'completed' ), array_column( $body['orders'], 'status' ) );
		$this->assertSame( '2026-03-01T12:00:00', $body['orders'][2]['date_created_gmt'] );
		$this->assertSame( 3, $body['orders_total'] );
		$this->assertSame( 30, $body['refunded_total'] );
		$this->assertSame( array( 30 ), array_column( $body['orders'][1]['refunds'], 'amount' ) );
		$this->assertSame(
			array(
				array( 'Lamp & shade', 3, 30 ),
				array( 'Cup', 2, 20 ),
			),
			array_map(
				static fn( array $product ): array => array( $product['name'], $product['items_sold'], $product['net_revenue'] ),
				$body['products']
			)
		);

		// The figures fit those of the Customers report: what was paid less what was refunded.
		$spend = self::get( "/wc-analytics/customers/$ada" )[0];
		$this->assertSame( array( 2, 50 ), array( $spend['orders_count'], $spend['total_spend'] ) );

		$latest = self::get( "/wc-analytics/customers/$ada/purchases", array( 'per_page' => 1 ) );
		$this->assertSame( array( array( $failed ), 3 ), array( array_column( $latest['orders'], 'id' ), $latest['orders_total'] ) );
	}

	public function test_a_customer_without_orders_has_none_and_an_unknown_one_is_not_found(): void {
		self::sql(
			'INSERT INTO {prefix}storedeck_customer_lookup ( customer_id, username, first_name, last_name, email )'
				. " VALUES ( 77, '', '', '', '' )"
		);

		$this->assertSame(
			array(
				'orders'         => array(),
				'orders_total'   => 0,
				'refunded_total' => 0,
				'products'       => array(),
			),
			self::get( '/wc-analytics/customers/77/purchases' )
		);
		$this->assertSame( 404, self::send( 'GET', '/wc-analytics/customers/4711/purchases' )->status );
		$this->assertSame( 400, self::send( 'GET', '/wc-analytics/customers/77/purchases?per_page=501' )->status );
	}

	public function test_needs_access_to_reports(): void {
		wp_set_current_user( 0 );

		$this->assertSame( 401, self::send( 'GET', '/wc-analytics/customers/1/purchases' )->status );
	}
}
