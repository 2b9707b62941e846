<?php
/**
 * Columns of eBay.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

return array(
	'name'    => 'eBay',
	'signs'   => array( 'sales record number', 'order number', 'item title', 'sold for' ),
	'columns' => array(
		'order number'          => 'number',
		'sale date'             => 'date',
		'item title'            => 'product',
		'variation details'     => 'variant',
		'custom label'          => 'sku',
		'quantity'              => 'quantity',
		'sold for'              => 'price',
		'shipping and handling' => 'shipping',
		'seller collected tax'  => 'tax',
		'total price'           => 'order_total',
		'buyer name'            => 'customer',
		'buyer email'           => 'email',
		'buyer country'         => 'country',
	),
	'dates'   => 'mdy',
	'ignored' => array( 'sales record number', 'buyer username', 'buyer note', 'buyer address 1', 'buyer address 2', 'buyer city', 'buyer state', 'buyer zip', 'buyer tax identifier name', 'buyer tax identifier value', 'ship to name', 'ship to phone', 'ship to address 1', 'ship to address 2', 'ship to city', 'ship to state', 'ship to zip', 'ship to country', 'item number', 'item location', 'payment method', 'paid on date', 'ship by date', 'feedback left', 'feedback received', 'my item note', 'tracking number', 'transaction id', 'sold via promoted listings', 'e bay collected tax', 'ebay collected tax', 'global shipping program', 'e bay plus', 'ebay plus' ),
);
