<?php
/**
 * Converts imported orders to raw orders.
 *
 * @package Storedeck
 */

namespace Storedeck\Import;

use Storedeck\Money\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * Storedeck\Sync\Order_Row_Builder describes raw orders.
 */
final class Raw_Order_Factory {

	/**
	 * Item meta with amounts.
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
	 * Creates a raw order.
	 *
	 * @param int                  $id       Order id.
	 * @param array<string, mixed> $order    Order from Order_Factory.
	 * @param int                  $customer Customer id.
	 * @param Referenced_Entities  $entities Products, coupons and the tax rate.
	 * @param int                  $item     Id of its first item.
	 * @return array<string, mixed>
	 */
	public static function create_order( int $id, array $order, int $customer, Referenced_Entities $entities, int $item ): array {
		$items    = array();
		$net      = Decimal::sum( array_column( $order['lines'], 'total' ) );
		$tax      = Decimal::sum( array_column( $order['lines'], 'tax' ) );
		$discount = Decimal::sum( array_column( $order['lines'], 'subtotal' ) )->minus( $net );

		foreach ( $order['lines'] as $line ) {
			$items[] = self::create_item(
				$item++,
				'line_item',
				$line['product'],
				array(
					'_product_id'        => (string) $entities->get_product_id( $line['sku'], $line['product'] ),
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
			$meta    = array( 'discount_amount' => $part->to_string() );
			$items[] = self::create_item( $item++, 'coupon', $order['coupons'][ $index ], $meta );
		}

		if ( ! $order['shipping']->is_zero() ) {
			$meta    = array(
				'method_id' => 'flat_rate',
				'cost'      => $order['shipping']->to_string(),
				'total_tax' => $order['shipping_tax']->to_string(),
			);
			$items[] = self::create_item( $item++, 'shipping', 'Shipping', $meta );
		}

		if ( ! $tax->is_zero() || ! $order['shipping_tax']->is_zero() ) {
			$meta    = self::get_tax_meta( $entities->rate, $tax, $order['shipping_tax'] );
			$items[] = self::create_item( $item++, 'tax', 'IMPORTED-TAX', $meta );
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
	 * Creates a full refund line by line, or a partial refund of an amount.
	 *
	 * @param int                  $id     Refund id.
	 * @param array<string, mixed> $parent Raw order.
	 * @param Decimal              $amount Refunded amount.
	 * @param int                  $item   Id of its first item.
	 * @return array<string, mixed>
	 */
	public static function create_refund( int $id, array $parent, Decimal $amount, int $item ): array {
		$is_all = $amount->equals( Decimal::of( $parent['total'] ) );
		$negate = static fn( string $value ): string => $is_all ? Decimal::of( $value )->negate()->to_string() : '0.00';
		$items  = array();

		foreach ( $is_all ? $parent['items'] : array() as $original ) {
			if ( 'coupon' === $original['type'] ) {
				continue;
			}

			$meta = $original['meta'];

			foreach ( self::AMOUNTS as $name ) {
				if ( isset( $meta[ $name ] ) ) {
					$meta[ $name ] = $negate( $meta[ $name ] );
				}
			}

			if ( 'line_item' === $original['type'] ) {
				$meta['_qty'] = '-' . $meta['_qty'];

				// A refund returns what was paid, so it has no discount.
				$meta['_line_subtotal'] = $meta['_line_total'];
			}

			$meta['_refunded_item_id'] = (string) $original['id'];

			$items[] = self::create_item( $item++, $original['type'], $original['name'], $meta );
		}

		return array_merge(
			$parent,
			array(
				'id'           => $id,
				'parent_id'    => $parent['id'],
				'total'        => $amount->negate()->to_string(),
				'tax'          => $negate( $parent['tax'] ),
				'shipping'     => $negate( $parent['shipping'] ),
				'shipping_tax' => $negate( $parent['shipping_tax'] ),
				'discount'     => '0.00',
				'items'        => $items,
			)
		);
	}

	/**
	 * Meta of a tax item.
	 *
	 * @param int     $rate     Tax rate id.
	 * @param Decimal $tax      Tax on products.
	 * @param Decimal $shipping Tax on shipping.
	 * @return array<string, string>
	 */
	private static function get_tax_meta( int $rate, Decimal $tax, Decimal $shipping ): array {
		return array(
			'rate_id'             => (string) $rate,
			'label'               => 'Tax',
			'compound'            => '',
			'tax_amount'          => $tax->to_string(),
			'shipping_tax_amount' => $shipping->to_string(),
		);
	}

	/**
	 * Creates an item.
	 *
	 * @param int                   $id   Item id.
	 * @param string                $type Type.
	 * @param string                $name Name.
	 * @param array<string, string> $meta Meta.
	 * @return array<string, mixed>
	 */
	private static function create_item( int $id, string $type, string $name, array $meta ): array {
		return array(
			'id'   => $id,
			'type' => $type,
			'name' => mb_substr( $name, 0, 1000 ),
			'meta' => $meta,
		);
	}
}
