<?php
/**
 * Orders in the shape in which Sync reads them.
 *
 * @package Storedeck
 */

namespace Storedeck\Import;

use Storedeck\Store\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * Pure: see Storedeck\Sync\Order_Rows_Builder for the shape.
 */
final class Raw_Order {

	/**
	 * Details of items that are amounts.
	 */
	private const AMOUNTS = array(
		'_line_subtotal',
		'_line_subtotal_tax',
		'_line_total',
		'_line_tax',
		'cost',
		'total_tax',
		'tax_amount',
		'shipping_tax_amount',
	);

	/**
	 * An order.
	 *
	 * @param int                  $id       Its id.
	 * @param array<string, mixed> $order    Order of Order_Maker.
	 * @param int                  $customer Id of the customer.
	 * @param Things               $things   What it points to.
	 * @param int                  $item     Id of its first item.
	 * @return array<string, mixed>
	 */
	public static function of( int $id, array $order, int $customer, Things $things, int $item ): array {
		$items    = array();
		$net      = array_sum( array_column( $order['lines'], 'total' ) );
		$tax      = array_sum( array_column( $order['lines'], 'tax' ) );
		$discount = array_sum( array_column( $order['lines'], 'subtotal' ) ) - $net;

		foreach ( $order['lines'] as $line ) {
			$items[] = self::item(
				$item++,
				'line_item',
				$line['product'],
				array(
					'_product_id'        => (string) $things->product_id( $line['sku'], $line['product'] ),
					'_variation_id'      => '0',
					'_qty'               => (string) $line['quantity'],
					'_line_subtotal'     => Decimal::write( $line['subtotal'] ),
					'_line_subtotal_tax' => Decimal::write( $line['tax'] ),
					'_line_total'        => Decimal::write( $line['total'] ),
					'_line_tax'          => Decimal::write( $line['tax'] ),
				)
			);
		}

		foreach ( Decimal::split( $discount, array_fill_keys( array_keys( $order['coupons'] ), 1 ) ) as $index => $part ) {
			$items[] = self::item( $item++, 'coupon', $order['coupons'][ $index ], array( 'discount_amount' => Decimal::write( $part ) ) );
		}

		if ( 0 !== $order['shipping'] ) {
			$meta    = array(
				'method_id' => 'flat_rate',
				'cost'      => Decimal::write( $order['shipping'] ),
				'total_tax' => Decimal::write( $order['shipping_tax'] ),
			);
			$items[] = self::item( $item++, 'shipping', 'Shipping', $meta );
		}

		if ( 0 !== $tax || 0 !== $order['shipping_tax'] ) {
			$items[] = self::item( $item++, 'tax', 'IMPORTED-TAX', self::tax( $things->rate, $tax, $order['shipping_tax'] ) );
		}

		$is_paid = ! in_array( $order['status'], array( 'pending', 'cancelled', 'failed', 'on-hold' ), true );

		return array(
			'id'           => $id,
			'parent_id'    => 0,
			'customer'     => $customer,
			'status'       => 'wc-' . $order['status'],
			'created'      => $order['date'],
			'paid'         => $is_paid ? $order['date'] : null,
			'completed'    => in_array( $order['status'], array( 'completed', 'refunded' ), true ) ? $order['date'] : null,
			'total'        => Decimal::write( $net + $tax + $order['shipping'] + $order['shipping_tax'] ),
			'tax'          => Decimal::write( $tax + $order['shipping_tax'] ),
			'shipping'     => Decimal::write( $order['shipping'] ),
			'shipping_tax' => Decimal::write( $order['shipping_tax'] ),
			'discount'     => Decimal::write( $discount ),
			'items'        => $items,
		);
	}

	/**
	 * The refund of an order: of all of it line by line, or of an amount.
	 *
	 * @param int                  $id     Its id.
	 * @param array<string, mixed> $parent Raw order.
	 * @param int                  $amount What was paid back.
	 * @param int                  $item   Id of its first item.
	 * @return array<string, mixed>
	 */
	public static function refund( int $id, array $parent, int $amount, int $item ): array {
		$is_all = Decimal::read( $parent['total'] ) === $amount;
		$minus  = static fn( string $value ): string => $is_all ? Decimal::write( -Decimal::read( $value ) ) : '0.00';
		$items  = array();

		foreach ( $is_all ? $parent['items'] : array() as $origin ) {
			if ( 'coupon' === $origin['type'] ) {
				continue;
			}

			$meta = $origin['meta'];

			foreach ( self::AMOUNTS as $name ) {
				if ( isset( $meta[ $name ] ) ) {
					$meta[ $name ] = $minus( $meta[ $name ] );
				}
			}

			if ( 'line_item' === $origin['type'] ) {
				$meta['_qty'] = '-' . $meta['_qty'];

				// A refund takes back what was paid: no discount is taken off again.
				$meta['_line_subtotal'] = $meta['_line_total'];
			}

			$meta['_refunded_item_id'] = (string) $origin['id'];

			$items[] = self::item( $item++, $origin['type'], $origin['name'], $meta );
		}

		return array_merge(
			$parent,
			array(
				'id'           => $id,
				'parent_id'    => $parent['id'],
				'total'        => Decimal::write( -$amount ),
				'tax'          => $minus( $parent['tax'] ),
				'shipping'     => $minus( $parent['shipping'] ),
				'shipping_tax' => $minus( $parent['shipping_tax'] ),
				'discount'     => '0.00',
				'items'        => $items,
			)
		);
	}

	/**
	 * Details of a tax.
	 *
	 * @param int $rate     Id of the rate.
	 * @param int $tax      Tax on articles.
	 * @param int $shipping Tax on shipping.
	 * @return array<string, string>
	 */
	private static function tax( int $rate, int $tax, int $shipping ): array {
		return array(
			'rate_id'             => (string) $rate,
			'label'               => 'Tax',
			'compound'            => '',
			'tax_amount'          => Decimal::write( $tax ),
			'shipping_tax_amount' => Decimal::write( $shipping ),
		);
	}

	/**
	 * An item.
	 *
	 * @param int                   $id   Its id.
	 * @param string                $type Its type.
	 * @param string                $name Its name.
	 * @param array<string, string> $meta Its details.
	 * @return array<string, mixed>
	 */
	private static function item( int $id, string $type, string $name, array $meta ): array {
		return array(
			'id'   => $id,
			'type' => $type,
			'name' => mb_substr( $name, 0, 1000 ),
			'meta' => $meta,
		);
	}
}
