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
		'order id'           => 'number',
		'quantity purchased' => 'quantity',
		'buyer email'        => 'email',
		'buyer name'         => 'customer',
	) + ( require __DIR__ . '/amazon-all-orders.php' )['columns'],
	'scopes'                 => array( 'fee' => 'line' ),
	'currencies_without_tax' => array( 'USD', 'CAD', 'MXN', 'BRL' ),
);
