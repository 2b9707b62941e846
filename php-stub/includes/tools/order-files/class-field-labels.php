<?php

namespace Storedeck\Tools\Order_Files;

defined( 'ABSPATH' ) || exit;

/**
 * Names of fields, and of amounts in sentences.
 */
final class Field_Labels {

	/**
	 * What a column becomes.
	 *
	 * @param string $field Field of Column_Finder.
	 */
	public static function get( string $field ): string {
		return array(
			'number'            => __( 'Order number', 'storedeck' ),
			'reference'         => __( 'Refunded order', 'storedeck' ),
			'date'              => __( 'Order date', 'storedeck' ),
			'time'              => __( 'Time', 'storedeck' ),
			'zone'              => __( 'Time zone', 'storedeck' ),
			'status'            => __( 'Status', 'storedeck' ),
			'payment_status'    => __( 'Payment status', 'storedeck' ),
			'cancelled_at'      => __( 'Cancellation date', 'storedeck' ),
			'type'              => __( 'Type of the row', 'storedeck' ),
			'product'           => __( 'Product', 'storedeck' ),
			'variant'           => __( 'Variation', 'storedeck' ),
			'sku'               => __( 'SKU', 'storedeck' ),
			'category'          => __( 'Category', 'storedeck' ),
			'quantity'          => __( 'Quantity', 'storedeck' ),
			'refunded_quantity' => __( 'Refunded quantity', 'storedeck' ),
			'unit_price'        => __( 'Price of one item', 'storedeck' ),
			'price'             => __( 'Price', 'storedeck' ),
			'subtotal'          => __( 'Line subtotal', 'storedeck' ),
			'line_total'        => __( 'Line total', 'storedeck' ),
			'line_discount'     => __( 'Line discount', 'storedeck' ),
			'discount'          => __( 'Discount', 'storedeck' ),
			'order_discount'    => __( 'Order discount', 'storedeck' ),
			'line_tax'          => __( 'Line tax', 'storedeck' ),
			'tax'               => __( 'Tax', 'storedeck' ),
			'order_tax'         => __( 'Order tax', 'storedeck' ),
			'tax_rate'          => __( 'Tax rate', 'storedeck' ),
			'collected'         => __( 'Tax collected by the marketplace', 'storedeck' ),
			'line_shipping'     => __( 'Line shipping', 'storedeck' ),
			'shipping'          => __( 'Shipping', 'storedeck' ),
			'shipping_discount' => __( 'Shipping discount', 'storedeck' ),
			'line_shipping_tax' => __( 'Line shipping tax', 'storedeck' ),
			'shipping_tax'      => __( 'Shipping tax', 'storedeck' ),
			'fee_tax'           => __( 'Fee tax', 'storedeck' ),
			'fee'               => __( 'Fee', 'storedeck' ),
			'order_subtotal'    => __( 'Order subtotal', 'storedeck' ),
			'order_total'       => __( 'Order total', 'storedeck' ),
			'total'             => __( 'Total', 'storedeck' ),
			'refunded'          => __( 'Refunded amount', 'storedeck' ),
			'refund_date'       => __( 'Refund date', 'storedeck' ),
			'coupon'            => __( 'Coupon', 'storedeck' ),
			'first_name'        => __( 'First name', 'storedeck' ),
			'last_name'         => __( 'Last name', 'storedeck' ),
			'customer'          => __( 'Customer', 'storedeck' ),
			'email'             => __( 'Email', 'storedeck' ),
			'country'           => __( 'Country', 'storedeck' ),
			'state'             => __( 'State', 'storedeck' ),
			'city'              => __( 'City', 'storedeck' ),
			'payment_method'    => __( 'Payment method', 'storedeck' ),
			'shipping_method'   => __( 'Shipping method', 'storedeck' ),
			'source'            => __( 'Source', 'storedeck' ),
			'currency'          => __( 'Currency', 'storedeck' ),
			'line_items'        => __( 'Items', 'storedeck' ),
		)[ $field ] ?? $field;
	}

	/**
	 * What an amount is, within a sentence.
	 *
	 * @param string $name Name of Row_Parser::AMOUNTS.
	 */
	public static function get_amount( string $name ): string {
		return array(
			'price'                               => _x( 'price', 'amount in a sentence', 'storedeck' ),
			'line subtotal'                       => _x( 'line subtotal', 'amount in a sentence', 'storedeck' ),
			'line total'                          => _x( 'line total', 'amount in a sentence', 'storedeck' ),
			'discount'                            => _x( 'discount', 'amount in a sentence', 'storedeck' ),
			'tax'                                 => _x( 'tax', 'amount in a sentence', 'storedeck' ),
			'shipping'                            => _x( 'shipping', 'amount in a sentence', 'storedeck' ),
			'shipping discount'                   => _x( 'shipping discount', 'amount in a sentence', 'storedeck' ),
			'shipping tax'                        => _x( 'shipping tax', 'amount in a sentence', 'storedeck' ),
			'fee'                                 => _x( 'fee', 'amount in a sentence', 'storedeck' ),
			'subtotal'                            => _x( 'subtotal', 'amount in a sentence', 'storedeck' ),
			'total'                               => _x( 'total', 'amount in a sentence', 'storedeck' ),
			'tax that the marketplace collected'  => _x( 'tax that the marketplace collected', 'amount in a sentence', 'storedeck' ),
			'refunded amount'                     => _x( 'refunded amount', 'amount in a sentence', 'storedeck' ),
		)[ $name ] ?? $name;
	}
}
