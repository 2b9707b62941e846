<?php
/**
 * Writes refunds.
 *
 * @package Storedeck
 */

namespace Storedeck\Store\Orders;

use Storedeck\Money\Decimal;
use Storedeck\Reports\Database;
use Storedeck\Store\Posts\Dates;
use Storedeck\Sync\Change_Queue;
use Storedeck\Sync\Row_Writer;

defined( 'ABSPATH' ) || exit;

/**
 * Refunds the rest of an order that is marked as refunded.
 */
final class Refund_Writer {

	/**
	 * Meta keys of amounts of an order item.
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
	 * Refunds the rest of an order: all items if nothing was refunded before,
	 * else the remaining amount. Runs in the transaction of the order.
	 *
	 * @param int $id Order.
	 */
	public static function refund_rest( int $id ): void {
		$order     = Order_Rows::get_many( array( $id ) )[ $id ] ?? null;
		$remaining = Decimal::of( $order['order']['total_amount'] ?? '0' );

		foreach ( $order['refunds'] ?? array() as $refund ) {
			$remaining = $remaining->plus( Decimal::of( $refund['total_amount'] ) );
		}

		if ( ! $remaining->is_positive() ) {
			return;
		}

		$refund = Order_Ids::reserve();
		$is_all = array() === $order['refunds'];

		self::write( $refund, $order, $remaining, $is_all );
		Change_Queue::add_order( $refund );
	}

	/**
	 * Writes a refund.
	 *
	 * @param int                  $id     Id.
	 * @param array<string, mixed> $order  Rows of the order.
	 * @param Decimal              $amount Refunded amount.
	 * @param bool                 $is_all Whether all items are refunded.
	 */
	private static function write( int $id, array $order, Decimal $amount, bool $is_all ): void {
		$now      = Dates::to_gmt( time() );
		$negative = static fn( $value ): string => $is_all ? Decimal::of( $value )->negate()->to_string() : '0';

		Row_Writer::insert(
			'orders',
			array(
				'id'               => $id,
				'status'           => 'wc-completed',
				'currency'         => $order['order']['currency'],
				'type'             => 'shop_order_refund',
				'tax_amount'       => $negative( $order['order']['tax_amount'] ),
				'total_amount'     => $amount->negate()->to_string(),
				'customer_id'      => 0,
				'billing_email'    => $order['order']['billing_email'],
				'date_created_gmt' => $now,
				'date_updated_gmt' => $now,
				'parent_order_id'  => $order['order']['id'],
				'customer_note'    => __( 'Order fully refunded.', 'storedeck' ),
			)
		);
		Row_Writer::insert(
			'order_operational_data',
			array(
				'order_id'              => $id,
				'shipping_tax_amount'   => $negative( $order['data']['shipping_tax_amount'] ?? '0' ),
				'shipping_total_amount' => $negative( $order['data']['shipping_total_amount'] ?? '0' ),
				'discount_tax_amount'   => '0',
				'discount_total_amount' => '0',
			)
		);

		foreach ( $is_all ? $order['items'] : array() as $item ) {
			if ( 'coupon' !== $item['type'] ) {
				Order_Item_Writer::write_item( $id, 0, $item['type'], $item['name'], self::get_item_meta( $item ) );
			}
		}
	}

	/**
	 * Meta of a refunded item.
	 *
	 * @param array<string, mixed> $item Item of the order.
	 * @return array<string, string>
	 */
	private static function get_item_meta( array $item ): array {
		$meta = $item['meta'];

		foreach ( self::AMOUNTS as $key ) {
			if ( isset( $meta[ $key ] ) ) {
				$meta[ $key ] = Decimal::of( $meta[ $key ] )->negate()->to_string();
			}
		}

		if ( 'line_item' === $item['type'] ) {
			// Customers paid the price after discounts.
			$meta['_line_subtotal']     = $meta['_line_total'] ?? '0';
			$meta['_line_subtotal_tax'] = $meta['_line_tax'] ?? '0';
			$meta['_qty']               = (string) - (int) ( $meta['_qty'] ?? 0 );
			$meta['_refunded_item_id']  = (string) $item['id'];

			// The order itself stores by how many it reduced the stock.
			unset( $meta['_reduced_stock'] );
		}

		foreach ( array( '_line_tax_data', 'taxes' ) as $key ) {
			$taxes = isset( $meta[ $key ] ) ? maybe_unserialize( $meta[ $key ] ) : null;

			if ( is_array( $taxes ) ) {
				$meta[ $key ] = Order_Item_Writer::serialize_taxes(
					array_map(
						static fn( $amounts ): array => array_map(
							static fn( $value ): Decimal => Decimal::of( $value )->negate(),
							(array) $amounts
						),
						$taxes
					)
				);
			}
		}

		return $meta;
	}
}
