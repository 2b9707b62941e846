<?php
/**
 * Converts demo orders to raw orders.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

use Storedeck\Money\Decimal;
use Storedeck\Reports\Site_Time;

defined( 'ABSPATH' ) || exit;

/**
 * Creates the raw orders that Storedeck\Sync\Order_Row_Builder reads, and assigns item ids.
 */
final class Demo_Raw_Order_Factory {
	/** Id of the next order item. */
	private int $next_item = 1;

	/**
	 * Stores the data that order items refer to.
	 *
	 * @param Demo_Ids     $ids     Ids of customers and tax rates.
	 * @param Tax_Table    $taxes   Tax rates.
	 * @param Demo_Coupons $coupons Coupons.
	 */
	public function __construct( private Demo_Ids $ids, private Tax_Table $taxes, private Demo_Coupons $coupons ) {
	}

	/**
	 * Creates the raw order of an order or a refund.
	 *
	 * @param Demo_Order $order Order or refund. Its lines get their ids here.
	 * @return array<string, mixed> Raw order, and the discount that order tables store.
	 */
	public function create( Demo_Order $order ): array {
		$line_taxes   = $order->get_line_taxes();
		$shipping_tax = Decimal::sum( $order->shipping_taxes );
		$tax          = Decimal::sum( array( $shipping_tax, ...$line_taxes ) );

		return array(
			'id'           => $order->id,
			'parent_id'    => $order->parent->id ?? 0,
			'customer'     => $this->ids->get_customer_id( $order->customer ),
			'status'       => 'wc-' . $order->status,
			'created'      => Site_Time::format( $order->created ),
			'paid'         => null === $order->paid ? null : Site_Time::format( $order->paid ),
			'completed'    => null === $order->completed ? null : Site_Time::format( $order->completed ),
			'total'        => Decimal::sum( array( $order->get_net_total(), $tax, $order->shipping ) ),
			'tax'          => $tax,
			'shipping'     => $order->shipping,
			'shipping_tax' => $shipping_tax,
			'discount'     => $order->get_discount(),
			'items'        => $this->create_items( $order, $line_taxes, $shipping_tax ),
		);
	}

	/**
	 * Creates the items of an order: line items, coupons, shipping and taxes.
	 *
	 * @param Demo_Order          $order        Order or refund.
	 * @param array<int, Decimal> $line_taxes   Taxes of the line items by index of the rate.
	 * @param Decimal             $shipping_tax Tax on shipping.
	 * @return list<array{id: int, type: string, name: string, meta: array<string, string|Decimal>}>
	 */
	private function create_items( Demo_Order $order, array $line_taxes, Decimal $shipping_tax ): array {
		$items = array();
		foreach ( $order->lines as $line ) {
			$line->id = $this->next_item;
			$items[]  = $this->create_item( 'line_item', $line->get_name(), $this->get_line_meta( $line, $order ) );
		}
		foreach ( $order->coupons as $index => $amount ) {
			$meta    = array(
				'discount_amount'     => $amount,
				'discount_amount_tax' => '0',
			);
			$items[] = $this->create_item( 'coupon', $this->coupons->codes[ $index ], $meta );
		}
		if ( '' !== $order->shipping_method ) {
			$name    = 'flat_rate' === $order->shipping_method ? 'Flat rate' : 'Free shipping';
			$meta    = array(
				'method_id'   => $order->shipping_method,
				'instance_id' => '1',
				'cost'        => $order->shipping,
				'total_tax'   => $shipping_tax,
				'taxes'       => $this->serialize_taxes( $order->shipping_taxes ),
			);
			$items[] = $this->create_item( 'shipping', $name, $meta );
		}
		foreach ( $line_taxes as $index => $amount ) {
			$meta    = array(
				'rate_id'             => (string) ( $this->ids->first_rate + $index ),
				'label'               => $this->taxes->rates[ $index ][3],
				'compound'            => '',
				'tax_amount'          => $amount,
				'shipping_tax_amount' => $order->shipping_taxes[ $index ] ?? Decimal::zero(),
				'rate_percent'        => $this->taxes->get_percent( $index ),
			);
			$items[] = $this->create_item( 'tax', $this->taxes->get_code( $index ), $meta );
		}
		return $items;
	}

	/**
	 * Creates an item with the next id.
	 *
	 * @param string                        $type Type.
	 * @param string                        $name Name.
	 * @param array<string, string|Decimal> $meta Meta.
	 * @return array{id: int, type: string, name: string, meta: array<string, string|Decimal>}
	 */
	private function create_item( string $type, string $name, array $meta ): array {
		return array(
			'id'   => $this->next_item++,
			'type' => $type,
			'name' => $name,
			'meta' => $meta,
		);
	}

	/**
	 * Meta of a line item.
	 *
	 * @param Demo_Order_Line $line  Line item.
	 * @param Demo_Order      $order Order or refund.
	 * @return array<string, string|Decimal>
	 */
	private function get_line_meta( Demo_Order_Line $line, Demo_Order $order ): array {
		$meta = array(
			'_product_id'        => (string) $line->product->id,
			'_variation_id'      => (string) ( $line->variation->id ?? 0 ),
			'_qty'               => (string) $line->quantity,
			'_tax_class'         => '',
			'_line_subtotal'     => $line->subtotal,
			'_line_subtotal_tax' => $line->subtotal_tax,
			'_line_total'        => $line->total,
			'_line_tax'          => $line->get_tax(),
		);
		if ( $line->taxes ) {
			$meta['_line_tax_data'] = $this->serialize_taxes( $line->taxes );
		}
		foreach ( $line->variation->choices ?? array() as $attribute => $slug ) {
			$meta[ 'pa_' . $attribute ] = $slug;
		}
		if ( $order->parent ) {
			$meta['_refunded_item_id'] = (string) $this->find_refunded_item( $line, $order->parent );
		}
		return $meta;
	}

	/**
	 * Finds the line item that a line of a refund returns.
	 *
	 * @param Demo_Order_Line $refunded Line of the refund.
	 * @param Demo_Order      $parent   Order that was refunded.
	 * @return int Item id.
	 */
	private function find_refunded_item( Demo_Order_Line $refunded, Demo_Order $parent ): int {
		foreach ( $parent->lines as $line ) {
			if ( $line->product === $refunded->product && $line->variation === $refunded->variation ) {
				return $line->id;
			}
		}
		return 0;
	}

	/**
	 * Taxes by rate in the format that order items store.
	 *
	 * @param array<int, Decimal> $taxes Taxes by index of the rate.
	 */
	private function serialize_taxes( array $taxes ): string {
		$total = array();
		foreach ( $taxes as $index => $amount ) {
			$total[ $this->ids->first_rate + $index ] = $amount->to_string();
		}
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.serialize_serialize -- Meta values are serialized.
		return serialize( array( 'total' => $total ) );
	}
}
