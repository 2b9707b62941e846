<?php
/**
 * Orders in the shape in which Sync reads them.
 *
 * @package Storedeck
 */

namespace Storedeck\Import;

use Storedeck\Money\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * Pure: see Storedeck\Sync\Order_Sync_Builder for the shape.
 */
final class Raw_Order_Factory {

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
	 * @param array<string, mixed> $order    Order of Order_Factory.
	 * @param int                  $customer Id of the customer.
	 * @param Referenced_Entities               $things   What it points to.
	 * @param int                  $item     Id of its first item.
	 * @return array<string, mixed>
	 */
	public static function of( int $id, array $order, int $customer, Referenced_Entities $things, int $item ): array {
		$items    = array();
		$net      = Decimal::sum( array_column( $order['lines'], 'total' ) );
		$tax      = Decimal::sum( array_column( $order['lines'], 'tax' ) );
		$discount = Decimal::sum( array_column( $order['lines'], 'subtotal' ) )->minus( $net );

		foreach ( $order['lines'] as $line ) {
			$items[] = self::item(
				$item++,
				'line_item',
				$line['product'],
				array(
					'_product_id'        => (string) $things->product_id( $line['sku'], $line['product'] ),
					'_variation_id'      => '0',
					'_qty'               => (string) $line['quantity'],
					'_line_subtotal'     => $line['subtotal']->to_string(),
					'_line_subtotal_tax' => $line['tax']->to_string(),
					'_line_total'        => $line['total']->to_string(),
					'_line_tax'          => $line['tax']->to_string(),
				)
			);
		}

		foreach ( $discount->split( array_fill_keys( array_keys( $order['coupons'] ), 1 ) ) as $index => $part ) {
			$items[] = self::item( $item++, 'coupon', $order['coupons'][ $index ], array( 'discount_amount' => $part->to_string() ) );
		}

		if ( ! $order['shipping']->is_zero() ) {
			$meta    = array(
				'method_id' => 'flat_rate',
				'cost'      => $order['shipping']->to_string(),
				'total_tax' => $order['shipping_tax']->to_string(),
			);
			$items[] = self::item( $item++, 'shipping', 'Shipping', $meta );
		}

		if ( ! $tax->is_zero() || ! $order['shipping_tax']->is_zero() ) {
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
			'total'        => Decimal::sum( array( $net, $tax, $order['shipping'], $order['shipping_tax'] ) )->to_string(),
			'tax'          => $tax->plus( $order['shipping_tax'] )->to_string(),
			'shipping'     => $order['shipping']->to_string(),
			'shipping_tax' => $order['shipping_tax']->to_string(),
			'discount'     => $discount->to_string(),
			'items'        => $items,
		);
	}

	/**
	 * The refund of an order: of all of it line by line, or of an amount.
	 *
	 * @param int                  $id     Its id.
	 * @param array<string, mixed> $parent Raw order.
	 * @param Decimal              $amount Refunded amount.
	 * @param int                  $item   Id of its first item.
	 * @return array<string, mixed>
	 */
	public static function refund( int $id, array $parent, Decimal $amount, int $item ): array {
		$is_all = $amount->equals( Decimal::of( $parent['total'] ) );
		$minus  = static fn( string $value ): string => $is_all ? Decimal::of( $value )->negate()->to_string() : '0.00';
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
				'total'        => $amount->negate()->to_string(),
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
	 * @param int     $rate     Id of the rate.
	 * @param Decimal $tax      Tax on products.
	 * @param Decimal $shipping Tax on shipping.
	 * @return array<string, string>
	 */
	private static function tax( int $rate, Decimal $tax, Decimal $shipping ): array {
		return array(
			'rate_id'             => (string) $rate,
			'label'               => 'Tax',
			'compound'            => '',
			'tax_amount'          => $tax->to_string(),
			'shipping_tax_amount' => $shipping->to_string(),
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
