<?php

namespace Storedeck\Orders;

use Storedeck\Foundation\Money\Decimal;
use Storedeck\Host\Order_Quantity;

defined( 'ABSPATH' ) || exit;

/**
 * Creates the meta of an item of a refund, with negative amounts.
 */
final class Refund_Item_Meta {

	/**
	 * Creates the meta.
	 *
	 * @param Decimal             $total Refunded amount without taxes.
	 * @param array<int, Decimal> $taxes Refunded taxes by rate.
	 * @return array<string, string>
	 */
	public static function create( array $item, Decimal $quantity, Decimal $total, array $taxes ): array {
		$taxes  = array_map( static fn( Decimal $tax ): Decimal => $tax->negate(), $taxes );
		$amount = $total->negate()->to_string();
		$tax    = Decimal::sum( array_values( $taxes ) )->to_string();
		$keep   = static fn( string ...$keys ): array => array_intersect_key( $item['meta'], array_flip( $keys ) );
		$id     = array( '_refunded_item_id' => (string) $item['id'] );

		return $id + match ( $item['type'] ) {
			'shipping' => array(
				'cost'      => $amount,
				'total_tax' => $tax,
				'taxes'     => Order_Item_Writer::serialize_taxes( array( 'total' => $taxes ) ),
			) + $keep( 'method_id', 'instance_id' ),
			'fee'      => array(
				'_line_total'    => $amount,
				'_line_tax'      => $tax,
				'_line_tax_data' => Order_Item_Writer::serialize_taxes( array( 'total' => $taxes ) ),
			) + $keep( '_tax_class', '_tax_status' ),
			// Customers paid the price after discounts, so the subtotal is the same.
			default    => array(
				'_qty'               => Order_Quantity::to_string( $quantity->negate() ),
				'_line_subtotal'     => $amount,
				'_line_subtotal_tax' => $tax,
				'_line_total'        => $amount,
				'_line_tax'          => $tax,
				'_line_tax_data'     => Order_Item_Writer::serialize_taxes( array( 'total' => $taxes, 'subtotal' => $taxes ) ),
			) + $keep( '_product_id', '_variation_id', '_tax_class' ),
		};
	}
}
