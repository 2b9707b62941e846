<?php
/**
 * Tests of rows in the currency of the store.
 *
 * @package Storedeck
 */

namespace Storedeck\Sync\Test;

use DateTimeZone;
use PHPUnit\Framework\TestCase;
use Storedeck\Foundation\Money\Decimal;
use Storedeck\Foundation\Money\Exchange_Rate;
use Storedeck\Sync\Order_Row_Builder;

defined( 'ABSPATH' ) || exit;

/**
 * Tests Converted_Rows with the rows of orders and refunds.
 */
final class ConvertedRowsTest extends TestCase {

	public function test_an_order_with_a_coupon_shipping_a_fee_and_thirds_is_converted_and_its_parts_add_up(): void {
		$rows  = self::build( self::order(), '1.1' );
		$stats = $rows['order_stats'][0];

		// 100.00, 16.67 and 10.00 in EUR times 1.1; the rest is net.
		$this->assertSame(
			array( '110.00', '18.34', '11.00', '80.66' ),
			self::pick( $stats, 'total_sales', 'tax_total', 'shipping_total', 'net_total' )
		);
		$this->assertSame( array( 'USD', 'EUR', '100.00' ), self::pick( $stats, 'currency', 'original_currency', 'original_total' ) );
		$this->assertSame( '3.66', $stats['fee_total'] );
		$this->assertSame( array( '38.50', '38.50' ), array_column( $rows['order_product_lookup'], 'product_net_revenue' ) );
		$this->assertSame( array( '11.00' ), array_column( $rows['order_coupon_lookup'], 'discount_amount' ) );
		$this->assertSame(
			array( 3, '16.50', '1.84', '18.34' ),
			self::pick( $rows['order_tax_lookup'][0], 'tax_rate_id', 'order_tax', 'shipping_tax', 'total_tax' )
		);
		self::assert_parts_add_up( $rows );
	}

	public function test_parts_add_up_with_any_amounts_rates_and_digits(): void {
		mt_srand( 7 );

		for ( $count = 0; $count < 60; $count++ ) {
			$amount = static fn(): string => Decimal::of_units( mt_rand( 0, 99999 ), 2 )->to_string();
			$items  = array( self::fee( 19, $amount() ) );
			$taxes  = array( Decimal::zero(), Decimal::zero() );
			$sum    = Decimal::of( $items[0]['meta']['_line_total'] );

			for ( $line = mt_rand( 1, 40 ); $line > 0; $line-- ) {
				$net     = $amount();
				$tax     = $amount();
				$items[] = self::line( 100 + $line, $amount(), $net, $tax );
				$sum     = $sum->plus( Decimal::of( $net ) );
				$taxes   = array( $taxes[1], $taxes[0]->plus( Decimal::of( $tax ) ) );
			}

			$shipping     = $amount();
			$shipping_tax = $amount();
			$items[]      = self::tax( 1, $taxes[0]->to_string(), '0' );
			$items[]      = self::tax( 2, $taxes[1]->to_string(), $shipping_tax );
			$total        = Decimal::sum( array( $sum, ...$taxes, Decimal::of( $shipping ), Decimal::of( $shipping_tax ) ) );
			$order        = array(
				'total'        => $total->to_string(),
				'shipping'     => $shipping,
				'shipping_tax' => $shipping_tax,
				'items'        => $items,
			) + self::order();
			$digits       = array( 0, 2, 3 )[ mt_rand( 0, 2 ) ];

			self::assert_parts_add_up( self::build( $order, mt_rand( 1, 1000000 ) / 7919, 1 === mt_rand( 0, 1 ), $digits ) );
		}
	}

	public function test_a_refund_has_the_rate_of_its_order_and_returns_the_same_amounts(): void {
		$order = self::order();
		$rows  = self::build( $order, '1.1' );
		$whole = self::refund( 9, '-100.00', $order );
		$rate  = Exchange_Rate::of( '1.1' );
		$found = self::builder()->build( array( 'rate' => null ) + $whole, array( 'rate' => $rate ) + $order );

		foreach ( array( 'order_stats', 'order_product_lookup', 'order_tax_lookup' ) as $table ) {
			foreach ( $rows[ $table ] as $index => $row ) {
				$amounts = array_filter( $row, static fn( $value ): bool => is_string( $value ) && str_contains( $value, '.' ) );

				foreach ( $amounts as $column => $amount ) {
					$returned = Decimal::of( $found[ $table ][ $index ][ $column ] );

					$this->assertSame( '0.00', Decimal::of( $amount )->plus( $returned )->to_string(), $column );
				}
			}
		}

		$this->assertSame( array( 'USD', 'EUR' ), self::pick( $found['order_stats'][0], 'currency', 'original_currency' ) );
	}

	public function test_a_refund_that_returns_the_rest_leaves_nothing_of_a_converted_order(): void {
		$order  = array( 'rate' => Exchange_Rate::of( '1.0937' ) ) + self::order();
		$first  = array( 'total' => '-33.33', 'items' => array() ) + self::empty_refund( 8 );
		$second = array( 'total' => '-33.34', 'items' => array() ) + self::empty_refund( 9 );
		$last   = array( 'total' => '-33.33', 'items' => array() ) + self::empty_refund( 10 );
		$rows   = array(
			self::builder()->build( $order ),
			self::builder()->build( $first, $order, array( $second, $last ) ),
			self::builder()->build( $second, $order, array( $first, $last ) ),
			self::builder()->build( $last, $order, array( $first, $second ) ),
		);
		$stats  = array_merge( ...array_column( $rows, 'order_stats' ) );

		foreach ( array( 'total_sales', 'net_total', 'tax_total', 'shipping_total', 'fee_total', 'original_total' ) as $column ) {
			$amounts = array_map( array( Decimal::class, 'of' ), array_column( $stats, $column ) );

			$this->assertTrue( Decimal::sum( $amounts )->is_zero(), $column );
		}

		$this->assertSame( array( '109.37', '-36.45', '-36.46', '-36.46' ), array_column( $stats, 'total_sales' ) );
		$this->assertSame( array( '100.00', '-33.33', '-33.34', '-33.33' ), array_column( $stats, 'original_total' ) );
	}

	public function test_a_gift_card_is_converted_and_remains_a_payment(): void {
		$order = array( 'total' => '60.00', 'stored_value' => Decimal::of( '40' ) ) + self::order();
		$stats = self::build( $order, '1.1' )['order_stats'][0];

		$this->assertSame(
			array( '110.00', '80.66', '44.00', '100.00' ),
			self::pick( $stats, 'total_sales', 'net_total', 'stored_value', 'original_total' )
		);
	}

	public function test_an_order_without_a_rate_keeps_its_currency_and_amounts(): void {
		$stats = self::builder()->build( array( 'rate' => null ) + self::order() )['order_stats'][0];

		$this->assertSame(
			array( 'EUR', '', '100.00', '0.00' ),
			self::pick( $stats, 'currency', 'original_currency', 'total_sales', 'original_total' )
		);
	}

	/**
	 * Checks the sums that reports rely on.
	 *
	 * @param array<string, list<array<string, string|int|null>>> $rows Rows.
	 */
	private static function assert_parts_add_up( array $rows ): void {
		$stats = $rows['order_stats'][0];
		$lines = $rows['order_product_lookup'];
		$taxes = $rows['order_tax_lookup'];
		$sum   = static fn( string ...$values ): string => Decimal::sum( array_map( array( Decimal::class, 'of' ), $values ) )->to_string();
		$all   = static fn( array $of, string $column ): string => $sum( ...array_column( $of, $column ) );

		self::assertSame( $stats['total_sales'], $sum( $stats['net_total'], $stats['tax_total'], $stats['shipping_total'] ) );
		self::assertSame( $stats['net_total'], $sum( $stats['fee_total'], ...array_column( $lines, 'product_net_revenue' ) ) );
		self::assertSame( $stats['tax_total'], $all( $taxes, 'total_tax' ) );
		self::assertSame( $all( $taxes, 'order_tax' ), $all( $lines, 'tax_amount' ) );
		self::assertSame( $all( $taxes, 'shipping_tax' ), $all( $lines, 'shipping_tax_amount' ) );
		self::assertSame( $stats['shipping_total'], $all( $lines, 'shipping_amount' ) );
		self::assertSame( $stats['total_sales'], $sum( $stats['fee_total'], $all( $lines, 'product_gross_revenue' ) ) );

		foreach ( $taxes as $tax ) {
			self::assertSame( $tax['total_tax'], $sum( $tax['order_tax'], $tax['shipping_tax'] ) );
		}

		if ( array() !== $rows['order_coupon_lookup'] ) {
			self::assertSame( $all( $rows['order_coupon_lookup'], 'discount_amount' ), $all( $lines, 'coupon_amount' ) );
		}
	}

	/**
	 * Values of columns.
	 *
	 * @param array<string, string|int|null> $row        Row.
	 * @param string                         ...$columns Columns.
	 * @return list<string|int|null>
	 */
	private static function pick( array $row, string ...$columns ): array {
		return array_map( static fn( string $column ) => $row[ $column ], $columns );
	}

	/**
	 * Builds the rows of an order with a rate.
	 *
	 * @param array<string, mixed> $order      Raw order.
	 * @param string|float         $rate       Rate.
	 * @param bool                 $is_divisor Whether it divides.
	 * @param int                  $digits     Digits of the store.
	 * @return array<string, list<array<string, string|int|null>>>
	 */
	private static function build( array $order, string|float $rate, bool $is_divisor = false, int $digits = 2 ): array {
		return self::builder( $digits )->build( array( 'rate' => Exchange_Rate::of( $rate, $is_divisor ) ) + $order );
	}

	/**
	 * Creates a builder of a store in USD.
	 *
	 * @param int $digits Digits.
	 */
	private static function builder( int $digits = 2 ): Order_Row_Builder {
		return new Order_Row_Builder( new DateTimeZone( 'UTC' ), array(), array(), 'USD', $digits );
	}

	/**
	 * An order of 100.00 EUR: two lines of 35.00 after coupons, a fee, shipping and taxes.
	 *
	 * @return array<string, mixed>
	 */
	private static function order(): array {
		return array(
			'id'           => 7,
			'parent_id'    => 0,
			'customer'     => 5,
			'status'       => 'wc-completed',
			'currency'     => 'EUR',
			'created'      => '2026-03-10 12:00:00',
			'paid'         => '2026-03-10 12:00:00',
			'completed'    => null,
			'total'        => '100.00',
			'tax'          => '15.00',
			'shipping'     => '10.00',
			'shipping_tax' => '1.67',
			'items'        => array(
				self::line( 11, '5.00', '35.00', '7.50' ),
				self::line( 12, '5.00', '35.00', '7.50' ),
				self::fee( 13, '3.33' ),
				array( 'id' => 14, 'type' => 'coupon', 'name' => 'TEN', 'meta' => array( 'discount_amount' => '10.00' ) ),
				self::tax( 3, '15.00', '1.67' ),
			),
		);
	}

	/**
	 * A refund of all items.
	 *
	 * @param int                  $id    Id.
	 * @param string               $total Total.
	 * @param array<string, mixed> $order Raw order.
	 * @return array<string, mixed>
	 */
	private static function refund( int $id, string $total, array $order ): array {
		$items  = array();
		$negate = static fn( string $value ): string => Decimal::of( $value )->negate()->to_string();

		foreach ( $order['items'] as $item ) {
			$meta = $item['meta'];

			foreach ( array( '_qty', '_line_total', '_line_subtotal', '_line_tax', 'tax_amount', 'shipping_tax_amount' ) as $key ) {
				if ( isset( $meta[ $key ] ) ) {
					$meta[ $key ] = $negate( $meta[ $key ] );
				}
			}

			if ( 'coupon' !== $item['type'] ) {
				$meta['_refunded_item_id'] = (string) $item['id'];

				$items[] = array( 'id' => $item['id'] + 50, 'meta' => $meta ) + $item;
			}
		}

		return array(
			'total'        => $total,
			'tax'          => $negate( $order['tax'] ),
			'shipping'     => $negate( $order['shipping'] ),
			'shipping_tax' => $negate( $order['shipping_tax'] ),
			'items'        => $items,
		) + self::empty_refund( $id );
	}

	/**
	 * A refund without items.
	 *
	 * @param int $id Id.
	 * @return array<string, mixed>
	 */
	private static function empty_refund( int $id ): array {
		return array( 'id' => $id, 'parent_id' => 7, 'tax' => '0', 'shipping' => '0', 'shipping_tax' => '0' ) + self::order();
	}

	/**
	 * A line.
	 *
	 * @param int    $id       Id.
	 * @param string $discount Discount.
	 * @param string $total    Total.
	 * @param string $tax      Tax.
	 * @return array<string, mixed>
	 */
	private static function line( int $id, string $discount, string $total, string $tax ): array {
		return array(
			'id'   => $id,
			'type' => 'line_item',
			'name' => 'Product',
			'meta' => array(
				'_product_id'    => '101',
				'_qty'           => '1',
				'_line_subtotal' => Decimal::of( $total )->plus( Decimal::of( $discount ) )->to_string(),
				'_line_total'    => $total,
				'_line_tax'      => $tax,
			),
		);
	}

	/**
	 * A fee.
	 *
	 * @param int    $id    Id.
	 * @param string $total Total.
	 * @return array<string, mixed>
	 */
	private static function fee( int $id, string $total ): array {
		return array( 'id' => $id, 'type' => 'fee', 'name' => 'Fee', 'meta' => array( '_line_total' => $total ) );
	}

	/**
	 * A tax item.
	 *
	 * @param int    $rate     Tax rate.
	 * @param string $amount   Tax on items.
	 * @param string $shipping Tax on shipping.
	 * @return array<string, mixed>
	 */
	private static function tax( int $rate, string $amount, string $shipping ): array {
		return array(
			'id'   => 30 + $rate,
			'type' => 'tax',
			'name' => 'VAT',
			'meta' => array( 'rate_id' => (string) $rate, 'tax_amount' => $amount, 'shipping_tax_amount' => $shipping ),
		);
	}
}
