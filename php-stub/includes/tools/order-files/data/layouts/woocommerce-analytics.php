<?php
/**
 * Columns of WooCommerce Analytics.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

return array(
	'name'    => 'WooCommerce Analytics',
	'signs'   => array( 'n revenue formatted', 'items sold', 'customer type' ),
	'columns' => array(
		'order #'      => 'number',
		'order number' => 'number',
		'date'         => 'date',
		'status'       => 'status',
		'customer'     => 'customer',
		'coupon s'     => 'coupon',
		'n revenue'    => 'order_total',
		'attribution'  => 'source',
	),
);
