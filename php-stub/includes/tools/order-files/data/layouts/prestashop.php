<?php
/**
 * Columns of PrestaShop.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

return array(
	'name'    => 'PrestaShop',
	'signs'   => array( 'reference', 'new client', 'delivery', 'payment', 'status' ),
	'columns' => array(
		'reference' => 'number',
		'date'      => 'date',
		'customer'  => 'customer',
		'total'     => 'order_total',
		'status'    => 'status',
		'delivery'  => 'country',
		'payment'   => 'payment_method',
	),
);
