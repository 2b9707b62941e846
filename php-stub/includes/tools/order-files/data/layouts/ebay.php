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
		'order number'                                  => 'number',
		'sale date'                                     => 'date',
		'item title'                                    => 'product',
		'variation details'                             => 'variant',
		'custom label'                                  => 'sku',
		'quantity'                                      => 'quantity',
		'sold for'                                      => 'price',
		'shipping and handling'                         => 'shipping',
		'seller collected tax'                          => 'tax',
		'total price'                                   => 'order_total',
		'ebay collected tax and fees included in total' => 'collected',
		'buyer name'                                    => 'customer',
		'buyer email'                                   => 'email',
		'buyer country'                                 => 'country',
		'buyer state'                                   => 'state',
		'buyer city'                                    => 'city',
		'payment method'                                => 'payment_method',
	),
	'dates'   => 'mdy',
);
