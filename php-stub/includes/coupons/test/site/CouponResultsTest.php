<?php
/**
 * Tests of Coupon_Results.
 *
 * @package Storedeck
 */

namespace Storedeck\Coupons\Test\Site;

use Storedeck\Sync\Order_Sync;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * What the orders of a coupon came to, with numbers that were computed by hand.
 */
final class CouponResultsTest extends SiteTestCase {

	private const MARCH = array(
		'period' => 'custom',
		'after'  => '2026-03-02',
		'before' => '2026-03-31',
	);

	/**
	 * The coupon.
	 *
	 * @var int
	 */
	private static int $coupon;

	/**
	 * A coupon of 10 percent in the orders of four customers; products cost 10.
	 */
	protected static function prepare(): void {
		self::$coupon = self::coupon( 'spring', 'percent', '10' );
		self::coupon( 'other', 'fixed_cart', '1' );

		$cup = self::create_product();

		self::order( $cup, 1, 'ada', '2026-03-01' );
		self::order( $cup, 3, 'ada', '2026-03-05', 'spring', 'other' );
		$later = self::order( $cup, 2, 'ada', '2026-04-02' );
		self::order( $cup, 1, 'ada', '2026-04-10', 'spring' );
		$refunded = self::order( $cup, 1, 'bob', '2026-03-10', 'spring' );
		$failed = self::order( $cup, 1, 'bob', '2026-03-12', 'spring' );
		self::sql( "UPDATE {prefix}wc_orders SET status = 'wc-failed' WHERE id = $failed" );
		self::order( $cup, 5, 'cy', '2026-02-01', 'spring' );
		self::order( $cup, 4, 'dee', '2026-03-20' );
		self::order( $cup, 2, '', '2026-03-15', 'spring' );
		self::order( $cup, 1, '', '2026-03-16' );

		self::refund( $refunded, '4' );
		self::refund( $later, '10' );
		self::end_request();
		Order_Sync::sync( array_column( self::sql( 'SELECT id FROM {prefix}wc_orders' ), 'id' ) );
	}

	/**
	 * Creates a coupon.
	 */
	private static function coupon( string $code, string $type, string $amount ): int {
		return self::write(
			'POST',
			'/wc-analytics/coupons',
			array(
				'code'          => $code,
				'discount_type' => $type,
				'amount'        => $amount,
			)
		)['id'];
	}

	/**
	 * Creates an order.
	 *
	 * @param string $name     Customer; empty for a guest without email.
	 * @param string ...$codes Codes of coupons.
	 */
	private static function order( int $product, int $quantity, string $name, string $day, string ...$codes ): int {
		return self::create_order(
			array( $product => $quantity ),
			array( 'coupon_lines' => array_map( static fn( string $code ): array => array( 'code' => $code ), $codes ) )
				+ ( '' === $name ? array() : array( 'billing' => array( 'email' => "$name@results.test" ) ) ),
			"$day 12:00:00"
		);
	}

	/**
	 * Refunds a part of the only line of an order.
	 */
	private static function refund( int $order, string $amount ): void {
		$line = array(
			'id'           => self::get( "/wc-analytics/orders/$order" )['line_items'][0]['id'],
			'quantity'     => 0,
			'refund_total' => $amount,
		);

		self::write( 'POST', "/wc-analytics/orders/$order/refunds", array( 'line_items' => array( $line ) ) );
	}

	/**
	 * Reads the results.
	 *
	 * @param array<string, string> $period Period.
	 * @return array<string, mixed>
	 */
	private static function results( array $period = self::MARCH ): array {
		return self::get( '/storedeck/v1/coupons/' . self::$coupon . '/results', $period );
	}

	public function test_subtracts_refunds_and_follows_customers_after_their_first_order_with_the_coupon(): void {
		$this->assertSame(
			array(
				'code'              => 'spring',
				'after'             => '2026-03-02T00:00:00',
				'before'            => '2026-03-31T23:59:59',
				// 30 - 3 - 1, 10 - 1 - 4 and 20 - 2.
				'net_revenue'       => 49,
				'discount'          => 6,
				'customers'         => 2,
				'later_customers'   => 1,
				'later_orders'      => 2,
				'later_coupon_uses' => 1,
				// 20 - 10 and 10 - 1.
				'later_net_revenue' => 19,
			),
			self::results()
		);
	}

	public function test_fits_the_answers_to_questions(): void {
		$ask  = static fn( array $filters ): array => self::get(
			'/storedeck/v1/answers',
			self::MARCH + $filters + array(
				'compare' => 'none',
				'metrics' => 'orders_count,avg_order_value',
			)
		)['totals'][0];
		$used = array( 'coupon_includes' => (string) self::$coupon );

		$this->assertSame( array( 3, 17.6667 ), array_values( $ask( $used ) ) );
		// 40 and 10.
		$this->assertSame( array( 2, 25 ), array_values( $ask( array( 'coupon_excludes' => (string) self::$coupon ) ) ) );
		// Those of Bob and of the guest; it was the second one of Ada.
		$this->assertSame( 2, $ask( $used + array( 'customer_order_is' => '1' ) )['orders_count'] );
	}

	public function test_is_zero_in_a_period_without_orders(): void {
		$results = self::results( array( 'after' => '2020-01-01', 'before' => '2020-01-31' ) + self::MARCH );

		$this->assertSame( array( 0 ), array_values( array_unique( array_slice( $results, 3 ) ) ) );
	}

	public function test_knows_a_deleted_coupon_that_orders_used_and_no_other(): void {
		self::write( 'DELETE', '/wc-analytics/coupons/' . self::$coupon . '?force=true' );

		$this->assertSame( array( 'spring (deleted)', 49 ), array( self::results()['code'], self::results()['net_revenue'] ) );
		$this->assertSame( 404, self::send( 'GET', '/storedeck/v1/coupons/4711/results' )->status );
	}

	public function test_names_a_period_that_does_not_exist(): void {
		$response = self::send( 'GET', '/storedeck/v1/coupons/' . self::$coupon . '/results?period=never' );

		$this->assertSame( array( 400, array( 'period' ) ), array( $response->status, array_keys( $response->body['data']['params'] ) ) );
	}

	public function test_needs_access_to_reports(): void {
		wp_set_current_user( 0 );

		$this->assertSame( 401, self::send( 'GET', '/storedeck/v1/coupons/' . self::$coupon . '/results' )->status );
	}
}
