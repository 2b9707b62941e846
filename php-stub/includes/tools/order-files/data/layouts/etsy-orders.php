<?php
/**
 * Columns of Etsy (sold orders).
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

return array(
	'name'    => 'Etsy (sold orders)',
	'signs'   => array( 'sale date', 'order value', 'order net', 'number of items' ),
	'columns' => array(
		'order id'          => 'number',
		'sale date'         => 'date',
		'order value'       => 'order_subtotal',
		'coupon code'       => 'coupon',
		'discount amount'   => 'order_discount',
		'shipping discount' => 'shipping_discount',
		'shipping'          => 'shipping',
		'sales tax'         => 'order_tax',
		'order total'       => 'order_total',
		'currency'          => 'currency',
		'full name'         => 'customer',
		'ship country'      => 'country',
		'status'            => 'status',
		'ship state'        => 'state',
		'ship city'         => 'city',
		'payment method'    => 'payment_method',
	),
	'dates'   => 'mdy',
);
