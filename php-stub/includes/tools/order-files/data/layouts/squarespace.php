<?php
/**
 * Columns of Squarespace.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

return array(
	'name'    => 'Squarespace',
	'signs'   => array( 'lineitem name', 'lineitem variant', 'financial status', 'amount refunded' ),
	'columns' => array(
		'order id'          => 'number',
		'email'             => 'email',
		'financial status'  => 'status',
		'created at'        => 'date',
		'currency'          => 'currency',
		'subtotal'          => 'order_subtotal',
		'shipping'          => 'shipping',
		'taxes'             => 'order_tax',
		'amount refunded'   => 'refunded',
		'total'             => 'order_total',
		'discount code'     => 'coupon',
		'discount amount'   => 'order_discount',
		'cancelled at'      => 'cancelled_at',
		'lineitem quantity' => 'quantity',
		'lineitem name'     => 'product',
		'lineitem price'    => 'unit_price',
		'lineitem sku'      => 'sku',
		'lineitem variant'  => 'variant',
		'billing name'      => 'customer',
		'billing country'   => 'country',
		'billing province'  => 'state',
		'billing city'      => 'city',
		'payment method'    => 'payment_method',
		'shipping method'   => 'shipping_method',
	),
	'scopes'  => array( 'shipping' => 'order' ),
	'dates'   => 'mdy',
);
