<?php
/**
 * Columns of Amazon (all orders).
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

return array(
	'name'                   => 'Amazon (all orders)',
	'signs'                  => array( 'amazon order id', 'purchase date', 'item price', 'item status' ),
	'columns'                => array(
		'amazon order id'         => 'number',
		'order status'            => 'status',
		'quantity'                => 'quantity',
		'item promotion discount' => 'line_discount',
		'ship promotion discount' => 'shipping_discount',
		'gift wrap price'         => 'fee',
		'gift wrap tax'           => 'fee_tax',
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
		'sales channel'           => 'source',
	),
	'scopes'                 => array( 'fee' => 'line' ),
	'currencies_without_tax' => array( 'USD', 'CAD', 'MXN', 'BRL' ),
);
