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
		'coupon details'       => 'coupon_details',
		'refund amount'        => 'refunded',
		'coupon value'         => 'order_discount',
	),
	'ignored' => array( 'customer id', 'customer phone', 'subtotal inc tax', 'shipping cost inc tax', 'handling cost inc tax', 'order total ex tax', 'ship method', 'store credit redeemed', 'gift certificate amount redeemed', 'gift certificate code', 'gift certificate expiration date', 'payment method', 'total quantity', 'total shipped', 'date shipped', 'exchange rate', 'order notes', 'customer message', 'billing name', 'billing first name', 'billing last name', 'billing company', 'billing street 1', 'billing street 2', 'billing suburb', 'billing state', 'billing zip', 'billing phone', 'billing email', 'shipping name', 'shipping first name', 'shipping last name', 'shipping company', 'shipping street 1', 'shipping street 2', 'shipping suburb', 'shipping state', 'shipping zip', 'shipping country', 'shipping phone', 'shipping email', 'combined product weight', 'peachtree', 'channel id', 'channel name' ),
);
