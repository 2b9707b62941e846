<?php
/**
 * Columns of eBay.
 *
 * @package Storedeck
 */

// cspell:disable

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
	'ignored' => array( 'sales record number', 'buyer username', 'buyer note', 'item number', 'item location', 'payment method', 'paid on date', 'ship by date', 'feedback left', 'feedback received', 'my item note', 'tracking number', 'transaction id', 'sold via promoted listings', 'e bay collected tax', 'ebay collected tax', 'global shipping program', 'e bay plus', 'ebay plus' ),
);
