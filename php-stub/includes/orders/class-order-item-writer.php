<?php

namespace Storedeck\Orders;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Row_Writer;
use Storedeck\Foundation\Money\Decimal;
use Storedeck\Host\Order_Quantity;

defined( 'ABSPATH' ) || exit;

/**
 * Writes items with their meta. Existing items keep their ids, because refunds
 * refer to them.
 */
final class Order_Item_Writer {

	/** Meta keys of a product line that are always replaced. Other meta is kept. */
	public const LINE = array(
		'_product_id', '_variation_id', '_qty', '_tax_class', '_line_subtotal', '_line_subtotal_tax',
		'_line_total', '_line_tax', '_line_tax_data',
	);

	/**
	 * Replaces the items of an order with those of a draft.
	 *
	 * @param Order_Draft $draft Draft with calculated taxes.
	 */
	public static function write( int $order, Order_Draft $draft ): void {
		$kept_ids = array();

		foreach ( $draft->lines as $line ) {
			$kept_ids[] = self::write_item( $order, $line['id'], 'line_item', $line['name'], self::get_line_meta( $line ) );
		}

		foreach ( $draft->coupons as $code => $discount ) {
			$kept_ids[] = self::write_item(
				$order,
				0,
				'coupon',
				(string) $code,
				array(
					'discount_amount'     => $discount->to_string(),
					'discount_amount_tax' => '0',
				) + ( $draft->coupon_meta[ $code ] ?? array() )
			);
		}

		foreach ( $draft->shipping as $line ) {
			$kept_ids[] = self::write_item(
				$order,
				$line['id'],
				'shipping',
				$line['name'],
				array(
					'method_id'   => $line['method_id'],
					'instance_id' => $line['instance_id'],
					'cost'        => $line['total']->to_string(),
					'total_tax'   => Decimal::sum( $line['taxes'] )->to_string(),
					'taxes'       => self::serialize_taxes( array( 'total' => $line['taxes'] ) ),
				)
			);
		}

		foreach ( $draft->fees as $fee ) {
			$kept_ids[] = self::write_item(
				$order,
				$fee['id'],
				'fee',
				$fee['name'],
				array(
					'_tax_class'     => $fee['tax_class'],
					'_tax_status'    => $fee['tax_status'],
					'_line_total'    => $fee['total']->to_string(),
					'_line_tax'      => Decimal::sum( $fee['taxes'] )->to_string(),
					'_line_tax_data' => self::serialize_taxes( array( 'total' => $fee['taxes'] ) ),
				)
			);
		}

		self::write_taxes( $order, $draft, $kept_ids );
	}

	/**
	 * Deletes items except some.
	 *
	 * @param int[] $keep Ids of the items to keep.
	 */
	public static function delete_except( int $order, array $keep ): void {
		$ids = Database::ids( 'SELECT order_item_id FROM {order_items} WHERE order_id = %d', array( $order ) );
		$ids = array_values( array_diff( $ids, $keep ) );

		Row_Writer::delete( 'order_itemmeta', 'order_item_id', $ids );
		Row_Writer::delete( 'order_items', 'order_item_id', $ids );
	}

	/**
	 * Writes an item.
	 *
	 * @param int                   $id   Id, 0 to create.
	 * @param array<string, string> $meta Meta.
	 */
	public static function write_item( int $order, int $id, string $type, string $name, array $meta ): int {
		$row = array( 'order_item_name' => $name, 'order_item_type' => $type, 'order_id' => $order );

		if ( $id > 0 ) {
			Row_Writer::update( 'order_items', $row, array( 'order_item_id' => $id ) );
			Row_Writer::delete( 'order_itemmeta', 'order_item_id', array( $id ) );
		} else {
			$id = Row_Writer::insert( 'order_items', $row );
		}

		$rows = array();

		foreach ( $meta as $key => $value ) {
			$rows[] = array( 'order_item_id' => $id, 'meta_key' => (string) $key, 'meta_value' => $value );
		}

		Row_Writer::replace( 'order_itemmeta', $rows );

		return $id;
	}

	/**
	 * Serialized taxes by rate, in the format of order item meta.
	 *
	 * @param array<string, array<int, Decimal>> $taxes Amounts by type and rate.
	 */
	public static function serialize_taxes( array $taxes ): string {
		$texts = static fn( array $amounts ): array => array_map( static fn( Decimal $amount ): string => $amount->to_string(), $amounts );

		return serialize( array_map( $texts, $taxes ) );
	}

	/**
	 * Meta of a product line.
	 *
	 * @return array<string, string>
	 */
	private static function get_line_meta( array $line ): array {
		return array(
			'_product_id'        => (string) $line['product'],
			'_variation_id'      => (string) $line['variation'],
			'_qty'               => Order_Quantity::to_string( $line['quantity'] ),
			'_tax_class'         => $line['tax_class'],
			'_line_subtotal'     => $line['subtotal']->to_string(),
			'_line_subtotal_tax' => Decimal::sum( $line['subtotal_taxes'] )->to_string(),
			'_line_total'        => $line['total']->to_string(),
			'_line_tax'          => Decimal::sum( $line['taxes'] )->to_string(),
			'_line_tax_data'     => self::serialize_taxes( array( 'total' => $line['taxes'], 'subtotal' => $line['subtotal_taxes'] ) ),
		) + array_map( 'strval', $line['attributes'] );
	}

	/**
	 * Writes a tax item for each rate, and deletes items that are not kept.
	 *
	 * @param int[] $kept_ids Ids of the items to keep.
	 */
	private static function write_taxes( int $order, Order_Draft $draft, array $kept_ids ): void {
		$sums = array();

		foreach ( array_merge( $draft->lines, $draft->fees ) as $item ) {
			foreach ( $item['taxes'] as $rate => $tax ) {
				$sums[ $rate ]['cart'][] = $tax;
			}
		}

		foreach ( $draft->shipping as $item ) {
			foreach ( $item['taxes'] as $rate => $tax ) {
				$sums[ $rate ]['shipping'][] = $tax;
			}
		}

		self::delete_except( $order, $kept_ids );

		foreach ( $sums as $rate => $taxes ) {
			$rate_data = $draft->rates[ $rate ];

			self::write_item(
				$order,
				0,
				'tax',
				$rate_data['code'],
				array(
					'rate_id'             => (string) $rate,
					'label'               => $rate_data['name'],
					'compound'            => $rate_data['compound'] ? '1' : '',
					'tax_amount'          => Decimal::sum( $taxes['cart'] ?? array() )->to_string(),
					'shipping_tax_amount' => Decimal::sum( $taxes['shipping'] ?? array() )->to_string(),
					'rate_percent'        => $rate_data['percent'],
				)
			);
		}
	}
}
