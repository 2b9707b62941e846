<?php
/**
 * Order item writer: writes what stands on an order.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

use Storedeck\Money\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * Articles, shipping, taxes and coupons of an order as items with their details.
 */
final class Order_Item_Writer {
	/** Id of the next detail. */
	private int $next_meta = 1;

	/** Writer of items. */
	private Bulk_Table_Writer $items;

	/** Writer of their details. */
	private Bulk_Table_Writer $metas;

	/** Codes of the coupons. */
	private Demo_Coupons $coupons;

	/**
	 * Takes where to write.
	 *
	 * @param Bulk_Database  $database Database; the item tables are empty.
	 * @param Demo_Ids       $ids      Ids of what items point to.
	 * @param Tax_Table $taxes    Tax rates.
	 */
	public function __construct( Bulk_Database $database, private Demo_Ids $ids, private Tax_Table $taxes ) {
		$this->coupons = new Demo_Coupons();
		$this->items   = $database->writer(
			'woocommerce_order_items',
			array( 'order_item_id', 'order_item_name', 'order_item_type', 'order_id' )
		);
		$this->metas   = $database->writer( 'woocommerce_order_itemmeta', array( 'meta_id', 'order_item_id', 'meta_key', 'meta_value' ) );
	}

	/**
	 * Writes the items of an order.
	 *
	 * @param Demo_Order $order   Order; its lines have ids.
	 * @param int   $next_id Next free id of an item.
	 * @return int The id that is free afterwards.
	 */
	public function write( Demo_Order $order, int $next_id ): int {
		foreach ( $order->lines as $line ) {
			$this->item( $line->id, $line->name(), 'line_item', $order, $this->line( $line, $order ) );
		}
		foreach ( $order->coupons as $index => $amount ) {
			$details = array(
				'discount_amount'     => $amount->to_string(),
				'discount_amount_tax' => '0',
			);
			$this->item( $next_id++, $this->coupons->codes[ $index ], 'coupon', $order, $details );
		}
		if ( '' !== $order->shipping_method ) {
			$name = 'flat_rate' === $order->shipping_method ? 'Flat rate' : 'Free shipping';
			$this->item( $next_id++, $name, 'shipping', $order, $this->shipping( $order ) );
		}
		foreach ( $order->taxes() as $index => $amount ) {
			$details = array(
				'rate_id'             => (string) ( $this->ids->rate + $index ),
				'label'               => $this->taxes->rates[ $index ][3],
				'compound'            => '',
				'tax_amount'          => $amount->to_string(),
				'shipping_tax_amount' => ( $order->shipping_taxes[ $index ] ?? Decimal::zero() )->to_string(),
				'rate_percent'        => $this->taxes->percent( $index ),
			);
			$this->item( $next_id++, $this->taxes->code( $index ), 'tax', $order, $details );
		}
		return $next_id;
	}

	/**
	 * Details of an article.
	 *
	 * @param Demo_Order_Line  $line  Line.
	 * @param Demo_Order $order Its order.
	 * @return array<string, string>
	 */
	private function line( Demo_Order_Line $line, Demo_Order $order ): array {
		$details = array(
			'_product_id'        => (string) $line->product->id,
			'_variation_id'      => (string) ( $line->variation->id ?? 0 ),
			'_qty'               => (string) $line->quantity,
			'_tax_class'         => '',
			'_line_subtotal'     => $line->subtotal->to_string(),
			'_line_subtotal_tax' => $line->subtotal_tax->to_string(),
			'_line_total'        => $line->total->to_string(),
			'_line_tax'          => $line->tax()->to_string(),
		);
		if ( $line->taxes ) {
			$details['_line_tax_data'] = $this->tax_data( $line->taxes );
		}
		foreach ( $line->variation->choices ?? array() as $attribute => $slug ) {
			$details[ 'pa_' . $attribute ] = $slug;
		}
		if ( $order->parent ) {
			$details['_refunded_item_id'] = (string) $this->refunded( $line, $order->parent );
		}
		return $details;
	}

	/**
	 * Id of the item that a line of a refund takes back.
	 *
	 * @param Demo_Order_Line  $part   Line of the refund.
	 * @param Demo_Order $parent The order.
	 */
	private function refunded( Demo_Order_Line $part, Demo_Order $parent ): int {
		foreach ( $parent->lines as $line ) {
			if ( $line->product === $part->product && $line->variation === $part->variation ) {
				return $line->id;
			}
		}
		return 0;
	}

	/**
	 * Details of the shipping costs.
	 *
	 * @param Demo_Order $order Order.
	 * @return array<string, string>
	 */
	private function shipping( Demo_Order $order ): array {
		return array(
			'method_id'   => $order->shipping_method,
			'instance_id' => '1',
			'cost'        => $order->shipping->to_string(),
			'total_tax'   => Decimal::sum( $order->shipping_taxes )->to_string(),
			'taxes'       => $this->tax_data( $order->shipping_taxes ),
		);
	}

	/**
	 * Taxes by rate, in the shape in which items keep them.
	 *
	 * @param array<int, Decimal> $taxes Amounts by index of the rate.
	 */
	private function tax_data( array $taxes ): string {
		$total = array();
		foreach ( $taxes as $index => $amount ) {
			$total[ $this->ids->rate + $index ] = $amount->to_string();
		}
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.serialize_serialize -- WordPress keeps lists in this shape.
		return serialize( array( 'total' => $total ) );
	}

	/**
	 * Writes an item.
	 *
	 * @param int                   $id      Its id.
	 * @param string                $name    Its name.
	 * @param string                $type    Its type.
	 * @param Demo_Order                 $order   Its order.
	 * @param array<string, string> $details Its details.
	 */
	private function item( int $id, string $name, string $type, Demo_Order $order, array $details ): void {
		$this->items->add( array( $id, $name, $type, $order->id ) );
		foreach ( $details as $key => $value ) {
			$this->metas->add( array( $this->next_meta, $id, $key, $value ) );
			++$this->next_meta;
		}
	}
}
