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
		'ship state'              => 'state',
		'ship city'               => 'city',
		'ship service level'      => 'shipping_method',
	),
	'scopes'                 => array( 'fee' => 'line' ),
	'currencies_without_tax' => array( 'USD', 'CAD', 'MXN', 'BRL' ),
);
