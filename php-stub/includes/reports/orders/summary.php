<?php
/**
 * Summary of the table of the Orders report.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

return array(
	'orders_count'    => array(
		'type'  => 'number',
		'label' => static fn( int $count ): string => _nx( 'Order', 'Orders', $count, 'label of a number', 'storedeck' ),
	),
	'total_customers' => array(
		'type'  => 'number',
		'label' => static fn( int $count ): string => _nx( 'Customer', 'Customers', $count, 'label of a number', 'storedeck' ),
	),
	'products'        => array(
		'type'  => 'number',
		'label' => static fn( int $count ): string => _nx( 'Product', 'Products', $count, 'label of a number', 'storedeck' ),
	),
	'num_items_sold'  => array(
		'type'  => 'number',
		'label' => static fn( int $count ): string => _n( 'Item sold', 'Items sold', $count, 'storedeck' ),
	),
	'coupons_count'   => array(
		'type'  => 'number',
		'label' => static fn( int $count ): string => _n( 'Coupon', 'Coupons', $count, 'storedeck' ),
	),
	'net_revenue'     => array(
		'type'  => 'currency',
		'label' => __( 'Net sales', 'storedeck' ),
	),
);
