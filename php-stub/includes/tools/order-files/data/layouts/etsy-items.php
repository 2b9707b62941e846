<?php
/**
 * Columns of Etsy (sold order items).
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

return array(
	'name'    => 'Etsy (sold order items)',
	'signs'   => array( 'item name', 'item total', 'listing id', 'order sales tax' ),
	'columns' => array(
		'order id'          => 'number',
		'sale date'         => 'date',
		'item name'         => 'product',
		'variations'        => 'variant',
		'sku'               => 'sku',
		'quantity'          => 'quantity',
		'price'             => 'unit_price',
		'item total'        => 'subtotal',
		'coupon code'       => 'coupon',
		'discount amount'   => 'line_discount',
		'shipping discount' => 'shipping_discount',
		'order shipping'    => 'shipping',
		'order sales tax'   => 'order_tax',
		'currency'          => 'currency',
		'ship name'         => 'customer',
		'ship country'      => 'country',
		'ship state'        => 'state',
		'ship city'         => 'city',
		'payment type'      => 'payment_method',
	),
	'scopes'  => array( 'shipping' => 'line' ),
	'dates'   => 'mdy',
);
