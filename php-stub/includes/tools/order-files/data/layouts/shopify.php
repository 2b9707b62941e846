<?php
/**
 * Columns of Shopify.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

return array(
	'name'    => 'Shopify',
	'signs'   => array( 'lineitem name', 'lineitem price', 'financial status', 'lineitem fulfillment status', 'vendor' ),
	'columns' => array(
		'name'              => 'number',
		'email'             => 'email',
		'financial status'  => 'status',
		'created at'        => 'date',
		'currency'          => 'currency',
		'subtotal'          => 'order_subtotal',
		'shipping'          => 'shipping',
		'taxes'             => 'order_tax',
		'total'             => 'order_total',
		'discount code'     => 'coupon',
		'discount amount'   => 'order_discount',
		'cancelled at'      => 'cancelled_at',
		'lineitem quantity' => 'quantity',
		'lineitem name'     => 'product',
		'lineitem price'    => 'unit_price',
		'lineitem sku'      => 'sku',
		'lineitem discount' => 'line_discount',
		'billing name'      => 'customer',
		'billing country'   => 'country',
		'refunded amount'   => 'refunded',
		'billing province'  => 'state',
		'billing city'      => 'city',
		'payment method'    => 'payment_method',
		'shipping method'   => 'shipping_method',
		'source'            => 'source',
	),
	'scopes'  => array( 'shipping' => 'order' ),
);
