<?php
/**
 * Columns of Amazon (transactions).
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

return array(
	'name'    => 'Amazon (transactions)',
	'signs'   => array( 'settlement id', 'product sales', 'shipping credits', 'promotional rebates' ),
	'columns' => array(
		'order id'             => 'number',
		'date time'            => 'date',
		'type'                 => 'type',
		'sku'                  => 'sku',
		'description'          => 'product',
		'quantity'             => 'quantity',
		'product sales'        => 'subtotal',
		'product sales tax'    => 'line_tax',
		'shipping credits'     => 'line_shipping',
		'shipping credits tax' => 'line_shipping_tax',
		'gift wrap credits'    => 'fee',
		'giftwrap credits tax' => 'fee_tax',
		'promotional rebates'  => 'line_discount',
		'order state'          => 'state',
		'order city'           => 'city',
		'marketplace'          => 'source',
	),
	'scopes'  => array( 'fee' => 'line' ),
	'dates'   => 'mdy',
);
