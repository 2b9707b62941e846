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
	),
	'dates'   => 'mdy',
	'ignored' => array( 'buyer user id', 'first name', 'last name', 'number of items', 'payment method', 'date shipped', 'street 1', 'street 2', 'ship city', 'ship state', 'ship zipcode', 'coupon details', 'card processing fees', 'order net', 'adjusted order total', 'adjusted card processing fees', 'adjusted net order amount', 'buyer', 'order type', 'payment type', 'in person discount', 'inperson discount', 'in person location', 'inperson location', 'sku' ),
);
