<?php
/**
 * Tests of the rows of the lookup tables.
 *
 * @package Storedeck
 */

namespace Storedeck\Sync\Test;

use DateTimeZone;
use PHPUnit\Framework\TestCase;
use Storedeck\Foundation\Money\Decimal;
use Storedeck\Sync\Category_Sync;
use Storedeck\Sync\Order_Row_Builder;

defined( 'ABSPATH' ) || exit;

/**
 * Tests Order_Row_Builder and Category_Sync.
 */
final class OrderRowBuilderTest extends TestCase {

	public function test_an_order_with_discount_taxes_shipping_and_a_download_is_split_to_the_cent(): void {
		$rows  = self::builder()->build( self::order() );
		$stats = $rows['order_stats'][0];

		$this->assertSame( '2024-03-09 23:30:00', $stats['date_created'] );
		$this->assertSame( '2024-03-10 07:30:00', $stats['date_created_gmt'] );
		$this->assertSame( '2024-03-10 03:30:00', $stats['date_paid'], 'DST has started.' );
		$this->assertNull( $stats['date_completed'] );
		$this->assertSame( '5.00', $stats['num_items_sold'] );
		$this->assertSame( '47.20', $stats['total_sales'] );
		$this->assertSame( '2.20', $stats['tax_total'], 'Tax items take precedence over the column.' );
		$this->assertSame( '10.00', $stats['shipping_total'] );
		$this->assertSame( '35.00', $stats['net_total'] );

		$one = $rows['order_product_lookup'][0];

		$this->assertSame( array( '3.33', '6.67', '0.00' ), array_column( $rows['order_product_lookup'], 'shipping_amount' ) );
		$this->assertSame( '5.00', $one['coupon_amount'] );
		$this->assertSame( '10.00', $one['product_net_revenue'] );
		$this->assertSame( '14.39', $one['product_gross_revenue'] );

		$this->assertSame(
			array(
				array(
					'order_id'        => 7,
					'coupon_id'       => 33,
					'date_created'    => '2024-03-09 23:30:00',
					'discount_amount' => '5.00',
				),
			),
			$rows['order_coupon_lookup']
		);
		$this->assertSame( '2.20', $rows['order_tax_lookup'][0]['total_tax'] );
		$this->assertSame( '0.20', $rows['order_tax_lookup'][0]['shipping_tax'] );
	}

	/**
	 * A coupon item keeps its coupon, whatever the code means now.
	 *
	 * @dataProvider provide_coupon_meta
	 *
	 * @param array<string, string> $meta     Meta of the item.
	 * @param int                   $expected Id of the coupon.
	 */
	public function test_a_coupon_is_identified_by_the_id_in_its_item( array $meta, int $expected ): void {
		$order          = self::order();
		$order['items'] = array_map(
			static fn( array $item ): array => 'coupon' === $item['type'] ? array( 'meta' => $item['meta'] + $meta ) + $item : $item,
			$order['items']
		);

		$this->assertSame( array( $expected ), array_column( self::builder()->build( $order )['order_coupon_lookup'], 'coupon_id' ) );
	}

	/**
	 * Meta of a coupon item, and the id of its coupon.
	 *
	 * @return array<string, array{0: array<string, string>, 1: int}>
	 */
	public static function provide_coupon_meta(): array {
		return array(
			'information'          => array( array( 'coupon_info' => '[44,"old",null,5]' ), 44 ),
			'data of an old order' => array( array( 'coupon_data' => serialize( array( 'id' => 45 ) ) ), 45 ),
			'invalid information'  => array( array( 'coupon_info' => '{"a":[' ), 33 ),
			'invalid data'         => array( array( 'coupon_data' => 'a:1:{' ), 33 ),
			'nothing'              => array( array(), 33 ),
		);
	}

	public function test_a_refund_counts_on_its_own_day_and_returns_the_shipping_of_its_lines(): void {
		$refund = array(
			'id'           => 8,
			'parent_id'    => 7,
			'status'       => 'wc-completed',
			'created'      => '2024-04-01 12:00:00',
			'total'        => '-18.00',
			'shipping'     => '-10.00',
			'shipping_tax' => '0',
			'items'        => array( self::line( 71, -1, '-8.00', '-8.00', '0', array( '_refunded_item_id' => '11' ) ) ),
		) + self::order();

		$rows = self::builder()->build( $refund, self::order() );

		$this->assertSame( 'wc-processing', $rows['order_stats'][0]['status'] );
		$this->assertSame( '2024-04-01 05:00:00', $rows['order_stats'][0]['date_paid'] );
		$this->assertSame( 7, $rows['order_stats'][0]['parent_id'] );
		$this->assertSame( '-1.00', $rows['order_stats'][0]['num_items_sold'] );
		$this->assertSame( '-3.33', $rows['order_product_lookup'][0]['shipping_amount'] );
		$this->assertSame( array(), $rows['order_coupon_lookup'] );
	}

	public function test_an_order_without_items_has_a_row(): void {
		$order = array(
			'items' => array(),
			'total' => '0',
			'tax'   => '1.50',
		) + self::order();
		$rows  = self::builder()->build( $order );

		$this->assertSame( '1.50', $rows['order_stats'][0]['tax_total'] );
		$this->assertSame( array(), $rows['order_product_lookup'] );
	}

	public function test_categories_are_paired_with_all_ancestors_and_cycles_end(): void {
		$this->assertSame(
			array( array( 1, 1 ), array( 2, 2 ), array( 1, 2 ), array( 3, 3 ), array( 2, 3 ), array( 1, 3 ) ),
			Category_Sync::get_pairs(
				array(
					1 => 0,
					2 => 1,
					3 => 2,
				)
			)
		);
		$this->assertCount(
			4,
			Category_Sync::get_pairs(
				array(
					1 => 2,
					2 => 1,
				)
			)
		);
	}

	/**
	 * Creates a builder for a store in California with one downloadable product.
	 */
	private static function builder(): Order_Row_Builder {
		return new Order_Row_Builder( new DateTimeZone( 'America/Los_Angeles' ), array( 102 => true ), array( 'save5' => 33 ), 'USD' );
	}

	public function test_fees_are_part_of_net_sales_and_named(): void {
		$order            = self::order();
		$order['total']   = '51.20';
		$order['items'][] = self::fee( 16, '4.00' );

		$stats = self::builder()->build( $order )['order_stats'][0];

		$this->assertSame( array( '39.00', '4.00' ), array( $stats['net_total'], $stats['fee_total'] ) );
	}

	/**
	 * What was paid with stored value, and the total of the order, change nothing but the way of the payment.
	 *
	 * @dataProvider provide_stored_values
	 *
	 * @param string $stored   Amount paid with stored value.
	 * @param string $total    Total of the order.
	 * @param string $expected Total sales.
	 */
	public function test_stored_value_is_a_payment_up_to_what_the_total_lacks( string $stored, string $total, string $expected ): void {
		$order = array(
			'total'        => $total,
			'stored_value' => Decimal::of( $stored ),
		) + self::order();
		$stats = self::builder()->build( $order )['order_stats'][0];

		$this->assertSame( $expected, $stats['total_sales'] );
		$this->assertSame( Decimal::of( $expected )->minus( Decimal::of( '12.20' ) )->to_string(), $stats['net_total'] );
	}

	/**
	 * Stored value, total of the order and total sales. Items, shipping and taxes are 47.20.
	 *
	 * @return array<string, array{string, string, string}>
	 */
	public static function provide_stored_values(): array {
		return array(
			'a part'                      => array( '20.00', '27.20', '47.20' ),
			'all'                         => array( '47.20', '0', '47.20' ),
			'no part of the total'        => array( '20.00', '47.20', '47.20' ),
			'less than what is missing'   => array( '20.00', '20.00', '40.00' ),
			'nothing, a smaller total'    => array( '0', '27.20', '27.20' ),
			'nothing, a larger total'     => array( '20.00', '50.00', '50.00' ),
		);
	}

	public function test_taxes_that_are_rounded_at_the_subtotal_add_up_to_what_was_paid(): void {
		$order = array(
			'total'        => '100.60',
			'tax'          => '13.10',
			'shipping'     => '0',
			'shipping_tax' => '0',
			'items'        => array(
				self::line( 11, 1, '87.50', '87.50', '13.103125' ),
				self::tax( 15, 3, '4.375' ),
				self::tax( 16, 4, '8.728125' ),
			),
		) + self::order();
		$rows  = self::builder()->build( $order );
		$stats = $rows['order_stats'][0];

		$this->assertSame( array( '13.10', '87.50' ), array( $stats['tax_total'], $stats['net_total'] ) );
		$this->assertSame( array( '4.37', '8.73' ), array_column( $rows['order_tax_lookup'], 'total_tax' ) );
	}

	/**
	 * Creates a fee.
	 *
	 * @param int    $id    Item id.
	 * @param string $total Total.
	 * @return array<string, mixed>
	 */
	private static function fee( int $id, string $total ): array {
		return array(
			'id'   => $id,
			'type' => 'fee',
			'name' => 'Gift wrap',
			'meta' => array( '_line_total' => $total ),
		);
	}

	/**
	 * Creates a tax item.
	 *
	 * @param int    $id     Item id.
	 * @param int    $rate   Tax rate.
	 * @param string $amount Tax.
	 * @return array<string, mixed>
	 */
	private static function tax( int $id, int $rate, string $amount ): array {
		return array(
			'id'   => $id,
			'type' => 'tax',
			'name' => "TAX-$rate",
			'meta' => array(
				'rate_id'    => (string) $rate,
				'tax_amount' => $amount,
			),
		);
	}

	/**
	 * Creates a raw order.
	 *
	 * @return array<string, mixed>
	 */
	private static function order(): array {
		return array(
			'id'           => 7,
			'parent_id'    => 0,
			'customer'     => 5,
			'status'       => 'wc-processing',
			'created'      => '2024-03-10 07:30:00',
			'paid'         => '2024-03-10 10:30:00',
			'completed'    => null,
			'total'        => '47.20000000',
			'tax'          => '2.00',
			'shipping'     => '10.00',
			'shipping_tax' => '0.20',
			'items'        => array(
				self::line( 11, 1, '15.00', '10.00', '1.00' ),
				self::line( 12, 2, '20.00', '20.00', '1.00' ),
				self::line( 13, 2, '5.00', '5.00', '0', array( '_product_id' => '102' ) ),
				array(
					'id'   => 14,
					'type' => 'coupon',
					'name' => 'SAVE5',
					'meta' => array( 'discount_amount' => '5.00' ),
				),
				array(
					'id'   => 15,
					'type' => 'tax',
					'name' => 'US-CA-TAX-1',
					'meta' => array(
						'rate_id'             => '3',
						'tax_amount'          => '2.00',
						'shipping_tax_amount' => '0.20',
					),
				),
			),
		);
	}

	/**
	 * Creates a line item.
	 *
	 * @param int                   $id       Item id.
	 * @param int                   $quantity Quantity.
	 * @param string                $subtotal Subtotal before discounts.
	 * @param string                $total    Total after discounts.
	 * @param string                $tax      Tax.
	 * @param array<string, string> $more     Other meta.
	 * @return array<string, mixed>
	 */
	private static function line( int $id, int $quantity, string $subtotal, string $total, string $tax, array $more = array() ): array {
		return array(
			'id'   => $id,
			'type' => 'line_item',
			'name' => 'Product',
			'meta' => $more + array(
				'_product_id'    => '101',
				'_variation_id'  => '0',
				'_qty'           => (string) $quantity,
				'_line_subtotal' => $subtotal,
				'_line_total'    => $total,
				'_line_tax'      => $tax,
			),
		);
	}
}
