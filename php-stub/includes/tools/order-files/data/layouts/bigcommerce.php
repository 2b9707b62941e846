<?php
/**
 * Columns of BigCommerce.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

return array(
	'name'    => 'BigCommerce',
	'signs'   => array( 'order id', 'product details', 'order status', 'subtotal ex tax' ),
	'columns' => array(
		'order id'             => 'number',
		'order date'           => 'date',
		'order time'           => 'time',
		'order status'         => 'status',
		'subtotal ex tax'      => 'order_subtotal',
		'tax total'            => 'order_tax',
		'shipping cost ex tax' => 'shipping',
		'handling cost ex tax' => 'fee',
		'order total inc tax'  => 'order_total',
		'order currency code'  => 'currency',
		'customer name'        => 'customer',
		'customer email'       => 'email',
		'billing country'      => 'country',
		'product details'      => 'line_items',
		'refund amount'        => 'refunded',
		'coupon value'         => 'order_discount',
		'billing state'        => 'state',
		'billing suburb'       => 'city',
		'payment method'       => 'payment_method',
		'ship method'          => 'shipping_method',
	),
);
