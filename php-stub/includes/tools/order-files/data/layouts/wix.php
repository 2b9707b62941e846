<?php
/**
 * Columns of Wix.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

return array(
	'name'    => 'Wix',
	'signs'   => array( 'order number', 'total order quantity', 'payment status', 'shipping rate' ),
	'columns' => array(
		'order number'      => 'number',
		'date created'      => 'date',
		'time'              => 'time',
		'contact email'     => 'email',
		'item'              => 'product',
		'variant'           => 'variant',
		'sku'               => 'sku',
		'qty'               => 'quantity',
		'quantity refunded' => 'refunded_quantity',
		'price'             => 'unit_price',
		'billing name'      => 'customer',
		'billing country'   => 'country',
		'payment status'    => 'status',
		'coupon code'       => 'coupon',
		'shipping rate'     => 'shipping',
		'total tax'         => 'order_tax',
		'total'             => 'order_total',
		'currency'          => 'currency',
		'refunded amount'   => 'refunded',
		'additional fees'   => 'fee',
		'billing state'     => 'state',
		'billing city'      => 'city',
		'payment method'    => 'payment_method',
		'delivery method'   => 'shipping_method',
	),
	'scopes'  => array( 'shipping' => 'order' ),
	'dates'   => 'mdy',
);
