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
	),
	'scopes'  => array(
		'shipping' => 'order',
	),
	'ignored' => array( 'billing street', 'billing address1', 'billing address2', 'billing company', 'billing city', 'billing zip', 'billing province', 'billing phone', 'shipping street', 'shipping address1', 'shipping address2', 'shipping company', 'shipping city', 'shipping zip', 'shipping province', 'shipping phone', 'paid at', 'fulfillment status', 'fulfilled at', 'accepts marketing', 'shipping method', 'lineitem compare at price', 'lineitem requires shipping', 'lineitem taxable', 'lineitem fulfillment status', 'shipping name', 'shipping country', 'notes', 'note attributes', 'payment method', 'payment reference', 'payment references', 'vendor', 'outstanding balance', 'employee', 'location', 'device id', 'id', 'tags', 'risk level', 'source', 'phone', 'receipt number', 'duties', 'billing province name', 'shipping province name', 'payment id', 'payment terms name', 'next payment due at', 'tax 1 name', 'tax 1 value', 'tax 2 name', 'tax 2 value', 'tax 3 name', 'tax 3 value', 'tax 4 name', 'tax 4 value', 'tax 5 name', 'tax 5 value' ),
);
