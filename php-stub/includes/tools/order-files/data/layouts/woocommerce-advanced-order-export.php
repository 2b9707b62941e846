<?php
/**
 * Columns of Advanced Order Export for WooCommerce.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

return array(
	'name'    => 'Advanced Order Export for WooCommerce',
	'signs'   => array( 'order status', 'order date', 'item name', 'item cost', 'cart discount amount' ),
	'columns' => array(
		'order number'           => 'number',
		'order id'               => 'number',
		'order status'           => 'status',
		'order date'             => 'date',
		'first name billing'     => 'first_name',
		'last name billing'      => 'last_name',
		'country code billing'   => 'country',
		'email billing'          => 'email',
		'cart discount amount'   => 'order_discount',
		'order subtotal amount'  => 'order_subtotal',
		'order shipping amount'  => 'shipping',
		'order refund amount'    => 'refunded',
		'order total amount'     => 'order_total',
		'order total tax amount' => 'order_tax',
		'sku'                    => 'sku',
		'item name'              => 'product',
		'quantity refund'        => 'quantity',
		'quantity'               => 'quantity',
		'item cost'              => 'unit_price',
		'coupon code'            => 'coupon',
		'order line subtotal'    => 'subtotal',
		'order line total'       => 'line_total',
		'order line tax'         => 'line_tax',
		'order currency'         => 'currency',
		'category'               => 'category',
		'variation'              => 'variant',
		'state code billing'     => 'state',
		'city billing'           => 'city',
		'payment method title'   => 'payment_method',
		'shipping method title'  => 'shipping_method',
	),
);
