<?php
/**
 * Columns of Magento / Adobe Commerce.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

return array(
	'name'    => 'Magento / Adobe Commerce',
	'signs'   => array( 'purchase point', 'purchase date', 'grand total purchased' ),
	'columns' => array(
		'id'                    => 'number',
		'purchase date'         => 'date',
		'bill to name'          => 'customer',
		'grand total purchased' => 'order_total',
		'status'                => 'status',
		'customer email'        => 'email',
		'subtotal'              => 'order_subtotal',
		'shipping and handling' => 'shipping',
		'total refunded'        => 'refunded',
		'customer name'         => 'customer',
		'payment method'        => 'payment_method',
		'shipping information'  => 'shipping_method',
		'purchase point'        => 'source',
	),
);
