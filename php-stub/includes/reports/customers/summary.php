<?php
/**
 * Summary of the table of the Customers report.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

return array(
	'customers_count'     => array(
		'type'  => 'number',
		'label' => static fn( int $count ): string => _nx( 'Customer', 'Customers', $count, 'label of a number', 'storedeck' ),
	),
	'avg_orders_count'    => array(
		'type'  => 'average',
		'label' => static fn( int $count ): string => _n( 'Average order', 'Average orders', $count, 'storedeck' ),
	),
	'avg_total_spend'     => array(
		'type'  => 'currency',
		'label' => __( 'Average lifetime spend', 'storedeck' ),
	),
	'avg_avg_order_value' => array(
		'type'  => 'currency',
		'label' => __( 'Average order value', 'storedeck' ),
	),
);
