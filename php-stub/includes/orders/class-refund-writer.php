<?php

namespace Storedeck\Orders;

use Storedeck\Changes\Change_Queue;
use Storedeck\Foundation\Database\Row_Writer;
use Storedeck\Foundation\Money\Decimal;
use Storedeck\Foundation\Time\Dates;
use Storedeck\Host\Order_Ids;
use Storedeck\Host\Order_Quantity;

defined( 'ABSPATH' ) || exit;

/**
 * Writes the rows of refunds, and refunds the rest of an order that is marked as
 * refunded.
 */
final class Refund_Writer {

	/** Meta keys of amounts of an order item. */
	private const AMOUNTS = array(
		'_line_subtotal', '_line_subtotal_tax', '_line_total', '_line_tax', 'cost', 'total_tax', 'tax_amount',
		'shipping_tax_amount',
	);

	/**
	 * Refunds the rest of an order: all items if nothing was refunded before,
	 * else the remaining amount. Runs in the transaction of the order.
	 */
	public static function refund_rest( int $id ): void {
		$order = Order_Rows::get_many( array( $id ) )[ $id ] ?? null;

		if ( null === $order || ! self::get_remaining( $order )->is_positive() ) {
			return;
		}

		$is_all = array() === $order['refunds'];
		$of     = static fn( mixed $value ): Decimal => $is_all ? Decimal::of( $value ) : Decimal::zero();
		$items  = array_filter( $is_all ? $order['items'] : array(), static fn( array $item ): bool => 'coupon' !== $item['type'] );

		self::insert(
			$order,
			array(
				'amount'       => self::get_remaining( $order ),
				'tax'          => $of( $order['order']['tax_amount'] ),
				'shipping'     => $of( $order['data']['shipping_total_amount'] ?? '0' ),
				'shipping_tax' => $of( $order['data']['shipping_tax_amount'] ?? '0' ),
			),
			__( 'Order fully refunded.', 'storedeck' ),
			array_map( static fn( array $item ): array => array( 'meta' => self::get_item_meta( $item ) ) + $item, array_values( $items ) ),
			get_current_user_id()
		);
	}

	/**
	 * Amount of an order that is not refunded yet.
	 *
	 * @param array<string, mixed> $order Rows of the order.
	 */
	public static function get_remaining( array $order ): Decimal {
		$amounts = array( $order['order']['total_amount'], ...array_column( $order['refunds'], 'total_amount' ) );

		return Decimal::sum( array_map( array( Decimal::class, 'of' ), $amounts ) );
	}

	/**
	 * Inserts the rows of a refund.
	 *
	 * @param array<string, mixed>                                                           $order   Rows of the order.
	 * @param array{amount: Decimal, tax: Decimal, shipping: Decimal, shipping_tax: Decimal} $amounts Refunded amounts, positive.
	 * @param list<array{type: string, name: string, meta: array<string, string>}>           $items   Items with negative amounts.
	 * @param int                                                                            $user    User who refunds; 0 when unknown.
	 */
	public static function insert( array $order, array $amounts, string $reason, array $items, int $user ): int {
		$id      = Order_Ids::reserve();
		$now     = Dates::to_gmt( time() );
		$amounts = array_map( static fn( Decimal $amount ): string => $amount->negate()->to_string(), $amounts );

		Change_Queue::add_order( $id );
		Row_Writer::insert(
			'orders',
			array(
				'id'               => $id,
				'status'           => 'wc-completed',
				'currency'         => $order['order']['currency'],
				'type'             => 'shop_order_refund',
				'tax_amount'       => $amounts['tax'],
				'total_amount'     => $amounts['amount'],
				'customer_id'      => 0,
				'billing_email'    => $order['order']['billing_email'],
				'date_created_gmt' => $now,
				'date_updated_gmt' => $now,
				'parent_order_id'  => $order['order']['id'],
				'customer_note'    => $reason,
			)
		);
		Row_Writer::insert(
			'order_operational_data',
			array(
				'order_id'              => $id,
				'shipping_tax_amount'   => $amounts['shipping_tax'],
				'shipping_total_amount' => $amounts['shipping'],
				'discount_tax_amount'   => '0',
				'discount_total_amount' => '0',
			)
		);

		// The names are those of WooCommerce, which reads the reason from the meta.
		foreach ( array(
			'_refund_amount' => ltrim( $amounts['amount'], '-' ),
			'_refund_reason' => $reason,
			'_refunded_by'   => (string) $user,
		) as $key => $value ) {
			Row_Writer::insert( 'orders_meta', array( 'order_id' => $id, 'meta_key' => $key, 'meta_value' => $value ) );
		}

		foreach ( $items as $item ) {
			Order_Item_Writer::write_item( $id, 0, $item['type'], $item['name'], $item['meta'] );
		}

		return $id;
	}

	/**
	 * Deletes the rows of orders or refunds.
	 *
	 * @param int[] $ids Ids of orders and refunds.
	 */
	public static function delete_rows( array $ids ): void {
		foreach ( $ids as $id ) {
			Order_Item_Writer::delete_except( $id, array() );
		}

		Row_Writer::delete( 'order_addresses', 'order_id', $ids );
		Row_Writer::delete( 'order_operational_data', 'order_id', $ids );
		Row_Writer::delete( 'orders_meta', 'order_id', $ids );
		Row_Writer::delete( 'orders', 'id', $ids );
		Order_Ids::release( $ids );
	}

	/**
	 * Meta of a refunded item.
	 *
	 * @return array<string, string>
	 */
	private static function get_item_meta( array $item ): array {
		$meta = $item['meta'];

		foreach ( self::AMOUNTS as $key ) {
			if ( isset( $meta[ $key ] ) ) {
				$meta[ $key ] = Decimal::of( $meta[ $key ] )->negate()->to_string();
			}
		}

		if ( 'tax' !== $item['type'] ) {
			$meta['_refunded_item_id'] = (string) $item['id'];
		}

		if ( 'line_item' === $item['type'] ) {
			// Customers paid the price after discounts.
			$meta['_line_subtotal']     = $meta['_line_total'] ?? '0';
			$meta['_line_subtotal_tax'] = $meta['_line_tax'] ?? '0';
			$meta['_qty']               = Order_Quantity::to_string( Order_Quantity::read( $meta )->negate() );

			// The order itself stores by how many it reduced the stock.
			unset( $meta['_reduced_stock'], $meta[ Refund_Stock::META_KEY ] );
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
