<?php
/**
 * Tests of the calculations of orders.
 *
 * @package Storedeck
 */

namespace Storedeck\Orders\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Foundation\Money\Decimal;
use Storedeck\Orders\Order_Calculator;
use Storedeck\Orders\Order_Query;

defined( 'ABSPATH' ) || exit;

/**
 * Order_Calculator and Order_Query.
 */
final class OrderCalculatorTest extends TestCase {

	/**
	 * Coupons are applied one after the other and never below zero.
	 */
	public function test_applies_coupons_one_after_the_other(): void {
		$lines  = array( self::line( '10.00', 2, 1 ), self::line( '5.01', 1, 2 ) );
		$result = Order_Calculator::apply_coupons(
			$lines,
			array(
				'ten'   => self::coupon( 'percent', '10' ),
				'three' => self::coupon( 'fixed_cart', '3' ),
			),
			2
		);

		$this->assertEquals( Decimal::of( '1.50' ), $result['discounts']['ten'] );
		$this->assertEquals( Decimal::of( '3' ), $result['discounts']['three'] );
		$this->assertEquals( Decimal::of( '10.51' ), Decimal::sum( $result['totals'] ) );

		$all = Order_Calculator::apply_coupons( $lines, array( 'all' => self::coupon( 'fixed_cart', '99' ) ), 2 );

		$this->assertEquals( array( Decimal::zero(), Decimal::zero() ), $all['totals'] );
		$this->assertEquals( Decimal::of( '15.01' ), $all['discounts']['all'] );
	}

	/**
	 * A coupon applies only to the products that it names.
	 */
	public function test_coupons_apply_only_to_their_products(): void {
		$lines = array( self::line( '10.00', 2, 1 ), self::line( '10.00', 1, 2, array( 9 ) ) );

		foreach ( array(
			array( array( 'product_ids' => array( 1 ) ), array( '6.00', '10.00' ) ),
			array( array( 'excluded_product_ids' => array( 1 ) ), array( '10.00', '8.00' ) ),
			array( array( 'product_categories' => array( 9 ) ), array( '10.00', '8.00' ) ),
			array( array( 'excluded_product_categories' => array( 9 ) ), array( '6.00', '10.00' ) ),
		) as list( $restriction, $expected ) ) {
			$result = Order_Calculator::apply_coupons( $lines, array( 'two' => $restriction + self::coupon( 'fixed_product', '2' ) ), 2 );

			$this->assertSame( $expected, array_map( array( self::class, 'text' ), $result['totals'] ) );
		}
	}

	/**
	 * Each rate is rounded separately, and a compound rate also applies to the
	 * other taxes.
	 */
	public function test_rounds_the_tax_of_each_rate(): void {
		$rates = array(
			3 => self::rate( '4' ),
			4 => self::rate( '4.875' ),
			5 => self::rate( '10', true ),
		);
		$taxes = Order_Calculator::calculate_taxes( Decimal::of( '93.90' ), $rates, 2 );

		$this->assertSame( array( '3.76', '4.58', '10.22' ), array_map( array( self::class, 'text' ), array_values( $taxes ) ) );
	}

	/**
	 * A price that includes tax is converted to the price without tax.
	 */
	public function test_removes_the_tax_from_a_price(): void {
		$this->assertEquals( Decimal::of( '100' ), Order_Calculator::remove_tax( Decimal::of( '119' ), array( self::rate( '19' ) ), 2 ) );
		$this->assertEquals( Decimal::of( '119' ), Order_Calculator::remove_tax( Decimal::of( '119' ), array(), 2 ) );
		$this->assertEquals(
			Decimal::of( '93.90' ),
			Order_Calculator::remove_tax(
				Decimal::of( '112.46' ),
				array( self::rate( '4' ), self::rate( '4.875' ), self::rate( '10', true ) ),
				2
			)
		);
	}

	/**
	 * A number is in one of the ranges exactly when it starts with the digits.
	 */
	public function test_ranges_contain_the_ids_that_start_with_the_digits(): void {
		foreach ( array( '1', '12', '120', '00120', '9' ) as $digits ) {
			$ranges  = Order_Query::get_ranges( $digits );
			$trimmed = ltrim( $digits, '0' );

			for ( $number = 1; $number < 12999; $number += 7 ) {
				$in = array() !== array_filter( $ranges, static fn( array $range ): bool => $number >= $range[0] && $number <= $range[1] );

				$this->assertSame( str_starts_with( (string) $number, $trimmed ), $in, $digits . ' ' . $number );
			}
		}

		$this->assertSame( array(), Order_Query::get_ranges( '0' ) );
		$this->assertSame( array(), Order_Query::get_ranges( '12x' ) );
		$this->assertSame( array(), Order_Query::get_ranges( '9999999999999' ) );
	}

	/**
	 * Product line.
	 *
	 * @param string $subtotal   Amount.
	 * @param int    $quantity   Quantity.
	 * @param int    $product    Product.
	 * @param int[]  $categories Categories.
	 * @return array<string, mixed>
	 */
	private static function line( string $subtotal, int $quantity, int $product, array $categories = array() ): array {
		return array(
			'quantity'   => Decimal::of( $quantity ),
			'subtotal'   => Decimal::of( $subtotal ),
			'product'    => $product,
			'variation'  => 0,
			'categories' => $categories,
		);
	}

	/**
	 * A coupon.
	 *
	 * @param string $type   Type.
	 * @param string $amount Amount.
	 * @return array<string, mixed>
	 */
	private static function coupon( string $type, string $amount ): array {
		return array(
			'discount_type' => $type,
			'amount'        => $amount,
		);
	}

	/**
	 * Writes an amount.
	 *
	 * @param Decimal $amount Amount.
	 */
	private static function text( Decimal $amount ): string {
		return $amount->to_string();
	}

	/**
	 * A rate.
	 *
	 * @param string $rate     Percent.
	 * @param bool   $compound Whether it is compound.
	 * @return array{rate: Decimal, compound: bool, shipping: bool}
	 */
	private static function rate( string $rate, bool $compound = false ): array {
		return array(
			'rate'     => Decimal::of( $rate ),
			'compound' => $compound,
			'shipping' => true,
		);
	}
}
