<?php
/**
 * Columns of Amazon (new orders).
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

return array(
	'name'                   => 'Amazon (new orders)',
	'signs'                  => array( 'order item id', 'purchase date', 'item price', 'quantity purchased' ),
	'columns'                => array(
		'order id'                => 'number',
		'quantity purchased'      => 'quantity',
		'buyer email'             => 'email',
		'buyer name'              => 'customer',
		'item promotion discount' => 'line_discount',
		'ship promotion discount' => 'shipping_discount',
		'purchase date'           => 'date',
		'product name'            => 'product',
		'sku'                     => 'sku',
		'currency'                => 'currency',
		'item price'              => 'subtotal',
		'item tax'                => 'line_tax',
		'shipping price'          => 'line_shipping',
		'shipping tax'            => 'line_shipping_tax',
		'ship country'            => 'country',
	),
	'scopes'                 => array(
		'fee' => 'line',
	),
	'currencies_without_tax' => array( 'USD', 'CAD', 'MXN', 'BRL' ),
	'ignored'                => array( 'order item id', 'payments date', 'buyer phone number', 'ship service level', 'recipient name', 'ship address 1', 'ship address 2', 'ship address 3', 'ship city', 'ship state', 'ship postal code', 'ship phone number', 'delivery start date', 'delivery end date', 'delivery time zone', 'delivery instructions', 'sales channel', 'order channel', 'reporting date', 'promise date', 'days past promise', 'is business order', 'price designation', 'purchase order number', 'fulfilled by' ),
);
