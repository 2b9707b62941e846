<?php
/**
 * Columns of WooCommerce Customer/Order/Coupon Export.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

return array(
	'name'    => 'WooCommerce Customer/Order/Coupon Export',
	'signs'   => array( 'order id', 'order number formatted', 'cart discount', 'order currency', 'item subtotal' ),
	'columns' => array(
		'order number formatted' => 'number',
		'date'                   => 'date',
		'status'                 => 'status',
		'shipping total'         => 'shipping',
		'shipping tax total'     => 'shipping_tax',
		'fee total'              => 'fee',
		'fee tax total'          => 'fee_tax',
		'tax total'              => 'order_tax',
		'discount total'         => 'order_discount',
		'order total'            => 'order_total',
		'refunded total'         => 'refunded',
		'order currency'         => 'currency',
		'billing first name'     => 'first_name',
		'billing last name'      => 'last_name',
		'billing email'          => 'email',
		'billing country'        => 'country',
		'item name'              => 'product',
		'item sku'               => 'sku',
		'item quantity'          => 'quantity',
		'item subtotal'          => 'subtotal',
		'item total'             => 'line_total',
		'item total tax'         => 'line_tax',
		'item refunded qty'      => 'refunded_quantity',
		'billing state'          => 'state',
		'billing city'           => 'city',
		'payment method'         => 'payment_method',
		'shipping method'        => 'shipping_method',
	),
	'scopes'  => array( 'shipping' => 'order', 'order_discount' => 'in totals' ),
);
