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
		'customer name'         => 'customer_name',
	),
	'ignored' => array( 'purchase point', 'ship to name', 'grand total base', 'billing address', 'shipping address', 'shipping information', 'customer group', 'payment method', 'allocated sources', 'signifyd guarantee decision', 'braintree transaction source', 'pickup location code' ),
);
