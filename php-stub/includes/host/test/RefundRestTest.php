<?php
/**
 * Tests of the rows of refunds without items.
 *
 * @package Storedeck
 */

namespace Storedeck\Host\Test;

use DateTimeZone;
use PHPUnit\Framework\TestCase;
use Storedeck\Foundation\Money\Decimal;
use Storedeck\Sync\Order_Row_Builder;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the rows of an order and of its refunds.
 */
final class RefundRestTest extends TestCase {

	/**
	 * Refunds by ID, of an order over 132.10: two lines of 60 and 40 (3 and 1 items, the second virtual), a fee of 0.10,
	 * shipping of 20, and taxes of two rates, 9 and 3.
	 *
	 * @return array<string, array{array<int, array<string, mixed>>}>
	 */
	public static function provide_whole_refunds(): array {
		$by_line = self::refund(
			20,
			'-27.00',
			array(
				self::line( 21, '-1', '-20.00', '-2.00', 11 ),
				self::item( 22, 'shipping', array( 'cost' => '-5.00' ) ),
				self::tax( 23, 1, '-2.00', '0' ),
			),
			array(
				'tax'      => '-2.00',
				'shipping' => '-5.00',
			)
		);
		$without_quantity = self::refund( 24, '-13.33', array( self::line( 25, '0', '-13.33', '0', 12 ) ) );

		return array(
			'one refund without items'           => array( array( self::refund( 20, '-132.10' ) ) ),
			'the rest after items'               => array( array( $by_line, self::refund( 30, '-105.10' ) ) ),
			'the rest after a part of a price'   => array( array( $by_line, $without_quantity, self::refund( 30, '-91.77' ) ) ),
			'amounts that add up to the whole'   => array(
				array( self::refund( 20, '-30.00' ), self::refund( 30, '-2.10' ), self::refund( 40, '-100.00' ) ),
			),
			'an amount, then items'              => array( array( self::refund( 10, '-105.10' ), $by_line ) ),
			'an amount with empty items'         => array(
				array( self::refund( 20, '-132.10', array( self::line( 21, '0', '0', '0', 11 ), self::tax( 22, 1, '0', '0.00' ) ) ) ),
			),
			'an item that is not of the order'   => array(
				array( self::refund( 20, '-7.00', array( self::line( 21, '-1', '-7.00', '0', 0 ) ) ), self::refund( 30, '-125.10' ) ),
			),
		);
	}

	/**
	 * Every column of every product, tax rate and order.
	 *
	 * @dataProvider provide_whole_refunds
	 *
	 * @param array<int, array<string, mixed>> $refunds Raw refunds.
	 */
	public function test_an_order_that_was_refunded_as_a_whole_leaves_nothing( array $refunds ): void {
		$rows = self::build( $refunds );

		$this->assertSame(
			array( 'num_items_sold 0.00', 'total_sales 0.00', 'tax_total 0.00', 'shipping_total 0.00', 'net_total 0.00' ),
			self::sum( $rows['order_stats'], array( 'num_items_sold', 'total_sales', 'tax_total', 'shipping_total', 'net_total' ) )
		);

		foreach ( array( 101, 102 ) as $product ) {
			$lines = array_filter( $rows['order_product_lookup'], static fn( array $row ): bool => $product === $row['product_id'] );

			$this->assertSame(
				array(
					'product_qty 0.00',
					'product_net_revenue 0.00',
					'product_gross_revenue 0.00',
					'tax_amount 0.00',
					'shipping_amount 0.00',
					'shipping_tax_amount 0.00',
				),
				self::sum(
					$lines,
					array(
						'product_qty',
						'product_net_revenue',
						'product_gross_revenue',
						'tax_amount',
						'shipping_amount',
						'shipping_tax_amount',
					)
				),
				"Product $product"
			);
		}

		foreach ( array( 1, 2 ) as $rate ) {
			$taxes = array_filter( $rows['order_tax_lookup'], static fn( array $row ): bool => $rate === $row['tax_rate_id'] );

			$this->assertSame(
				array( 'order_tax 0.00', 'shipping_tax 0.00', 'total_tax 0.00' ),
				self::sum( $taxes, array( 'order_tax', 'shipping_tax', 'total_tax' ) ),
				"Rate $rate"
			);
		}

		$keys = array_column( $rows['order_product_lookup'], 'order_item_id' );

		$this->assertSame( $keys, array_unique( $keys ), 'Rows have different keys.' );
	}

	public function test_an_amount_that_is_less_than_the_whole_reduces_only_net_sales(): void {
		$rows = self::build( array( self::refund( 20, '-30.00' ), self::refund( 30, '-102.09' ) ) );

		foreach ( array( 1 => '-30.00', 2 => '-102.09' ) as $index => $amount ) {
			$this->assertSame( $amount, $rows['order_stats'][ $index ]['net_total'] );
			$this->assertSame( '0.00', $rows['order_stats'][ $index ]['tax_total'] );
			$this->assertSame( '0.00', $rows['order_stats'][ $index ]['num_items_sold'] );
		}

		$this->assertCount( 2, $rows['order_product_lookup'] );
		$this->assertCount( 2, $rows['order_tax_lookup'] );
	}

	public function test_the_rest_is_returned_by_the_last_refund_without_items(): void {
		$rows = self::build( array( self::refund( 20, '-30.00' ), self::refund( 30, '-102.10' ) ) );

		$this->assertSame( array( '100.10', '-30.00', '-70.10' ), array_column( $rows['order_stats'], 'net_total' ) );
		$this->assertSame( array( '4.00', '0.00', '-4.00' ), array_column( $rows['order_stats'], 'num_items_sold' ) );

		$line = $rows['order_product_lookup'][2];

		$this->assertSame( 30, $line['order_id'] );
		$this->assertSame( 5, $line['customer_id'] );
		$this->assertSame( '2024-05-30 12:00:00', $line['date_created'] );
		$this->assertSame( '0.00', $line['coupon_amount'], 'The discount was given.' );
		$columns = array_flip( array( 'order_id', 'date_created', 'total_tax' ) );

		$this->assertSame(
			array( 30, '2024-05-30 12:00:00', '-9.00' ),
			array_values( array_intersect_key( $rows['order_tax_lookup'][2], $columns ) )
		);
	}

	public function test_what_a_gift_card_paid_is_returned_with_the_rest(): void {
		$order = array( 'total' => '72.10', 'stored_value' => Decimal::of( '60' ) ) + self::order();
		$rows  = self::build( array( self::refund( 20, '-72.10' ) ), $order );

		$this->assertSame( array( '132.10', '-132.10' ), array_column( $rows['order_stats'], 'total_sales' ) );
		$this->assertSame( array( '100.10', '-100.10' ), array_column( $rows['order_stats'], 'net_total' ) );
		$this->assertSame( array( 'stored_value 0.00' ), self::sum( $rows['order_stats'], array( 'stored_value' ) ) );
	}

	/**
	 * Rows of the order and its refunds by table.
	 *
	 * @param array<int, array<string, mixed>> $refunds Raw refunds.
	 * @param array<string, mixed>|null        $order   Raw order.
	 * @return array<string, list<array<string, string|int|null>>>
	 */
	private static function build( array $refunds, ?array $order = null ): array {
		$order ??= self::order();
		$builder = new Order_Row_Builder( new DateTimeZone( 'UTC' ), array( 102 => true ), array(), 'USD' );
		$rows    = array( $builder->build( $order ) );

		foreach ( $refunds as $index => $refund ) {
			$rows[] = $builder->build( $refund, $order, array_diff_key( $refunds, array( $index => $refund ) ) );
		}

		return array_merge_recursive( ...$rows );
	}

	/**
	 * Sums of columns as text.
	 *
	 * @param array<int, array<string, string|int|null>> $rows    Rows.
	 * @param string[]                                   $columns Columns.
	 * @return string[]
	 */
	private static function sum( array $rows, array $columns ): array {
		return array_map(
			static function ( string $column ) use ( $rows ): string {
				$sum = Decimal::sum( array_map( array( Decimal::class, 'of' ), array_column( $rows, $column ) ) );

				return "$column " . $sum->to_fixed( 2 );
			},
			$columns
		);
	}

	/**
	 * Creates the order.
	 *
	 * @return array<string, mixed>
	 */
	private static function order(): array {
		return array(
			'id'           => 7,
			'parent_id'    => 0,
			'customer'     => 5,
			'status'       => 'wc-refunded',
			'created'      => '2024-04-01 12:00:00',
			'paid'         => '2024-04-01 12:00:00',
			'completed'    => null,
			'total'        => '132.10',
			'tax'          => '12.00',
			'shipping'     => '20.00',
			'shipping_tax' => '1.00',
			'items'        => array(
				self::line( 11, '3', '60.00', '7.00', 0 ),
				self::line( 12, '1', '40.00', '4.00', 0, 102 ),
				self::item( 13, 'fee', array( '_line_total' => '0.10' ) ),
				self::item( 14, 'shipping', array( 'cost' => '20.00' ) ),
				self::tax( 15, 1, '8.00', '1.00' ),
				self::tax( 16, 2, '3.00', '0' ),
			),
		);
	}

	/**
	 * Creates a refund.
	 *
	 * @param int                              $id    ID; the later, the higher.
	 * @param string                           $total Total.
	 * @param array<int, array<string, mixed>> $items Items.
	 * @param array<string, string>            $more  Other amounts.
	 * @return array<string, mixed>
	 */
	private static function refund( int $id, string $total, array $items = array(), array $more = array() ): array {
		return array(
			'id'        => $id,
			'parent_id' => 7,
			'created'   => "2024-05-$id 12:00:00",
			'total'     => $total,
			'items'     => $items,
		) + $more + array(
			'tax'          => '0',
			'shipping'     => '0',
			'shipping_tax' => '0',
		) + self::order();
	}

	/**
	 * Creates a line item.
	 *
	 * @param int    $id       Item id.
	 * @param string $quantity Quantity.
	 * @param string $total    Total.
	 * @param string $tax      Tax.
	 * @param int    $refunded Item that is refunded; 0 for none.
	 * @param int    $product  Product.
	 * @return array<string, mixed>
	 */
	private static function line( int $id, string $quantity, string $total, string $tax, int $refunded, int $product = 101 ): array {
		return self::item(
			$id,
			'line_item',
			array_filter( array( '_refunded_item_id' => $refunded ) ) + array(
				'_product_id'    => (string) ( 12 === $refunded ? 102 : $product ),
				'_qty'           => $quantity,
				'_line_subtotal' => $total,
				'_line_total'    => $total,
				'_line_tax'      => $tax,
			)
		);
	}

	/**
	 * Creates a tax item.
	 *
	 * @param int    $id       Item id.
	 * @param int    $rate     Rate.
	 * @param string $tax      Tax on products.
	 * @param string $shipping Tax on shipping.
	 * @return array<string, mixed>
	 */
	private static function tax( int $id, int $rate, string $tax, string $shipping ): array {
		return self::item(
			$id,
			'tax',
			array(
				'rate_id'             => (string) $rate,
				'tax_amount'          => $tax,
				'shipping_tax_amount' => $shipping,
			)
		);
	}

	/**
	 * Creates an item.
	 *
	 * @param int                   $id   Item id.
	 * @param string                $type Type.
	 * @param array<string, mixed>  $meta Meta.
	 * @return array<string, mixed>
	 */
	private static function item( int $id, string $type, array $meta ): array {
		return compact( 'id', 'type', 'meta' ) + array( 'name' => '' );
	}
}
