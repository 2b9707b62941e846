<?php
/**
 * Columns of Square.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

return array(
	'name'    => 'Square',
	'signs'   => array( 'gross sales', 'net sales', 'event type', 'transaction id', 'itemization type' ),
	'columns' => array(
		'transaction id'   => 'number',
		'date'             => 'date',
		'time'             => 'time',
		'time zone'        => 'zone',
		'event type'       => 'type',
		'category'         => 'category',
		'item'             => 'product',
		'qty'              => 'quantity',
		'price point name' => 'variant',
		'sku'              => 'sku',
		'gross sales'      => 'subtotal',
		'discounts'        => 'line_discount',
		'net sales'        => 'line_total',
		'tax'              => 'line_tax',
		'customer name'    => 'customer',
		'channel'          => 'source',
	),
	'names'   => array( 'variant' => array( 'regular', '' ) ),
);
