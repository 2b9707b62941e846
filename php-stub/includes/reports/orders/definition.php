<?php
/**
 * Orders: a list of orders and refunds, and stats.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

return array(
	'id'               => 'orders',
	'title'            => __( 'Orders', 'storedeck' ),
	'position'         => 20,
	'metrics'          => require __DIR__ . '/metrics.php',
	'charts'           => array(
		'orders_count'        => array(),
		'net_revenue'         => array(
			'orderby' => 'net_total',
			'order'   => 'desc',
		),
		'avg_order_value'     => array( 'type' => 'currency' ),
		'avg_items_per_order' => array(
			'orderby' => 'num_items_sold',
			'order'   => 'desc',
		),
	),
	'table'            => array(
		'query'   => array( 'extended_info' => true ),
		'key'     => 'order_id',
		'columns' => require __DIR__ . '/columns.php',
		'summary' => require __DIR__ . '/summary.php',
	),
	'filters'          => require __DIR__ . '/filters.php',
	'advanced_filters' => require __DIR__ . '/advanced-filters.php',
	'indicators'       => array(
		'orders_count'    => array(
			'label'  => __( 'Orders', 'storedeck' ),
			'format' => 'number',
		),
		'avg_order_value' => array(
			'label'     => __( 'Average order value', 'storedeck' ),
			'format'    => 'currency',
			'is_hidden' => true,
		),
	),
	'dashboard'        => array(
		'orders_count'    => array(
			'label'    => __( 'Orders', 'storedeck' ),
			'type'     => 'number',
			'position' => 30,
		),
		'avg_order_value' => array(
			'label'     => __( 'Average order value', 'storedeck' ),
			'type'      => 'currency',
			'position'  => 40,
			'is_hidden' => true,
		),
	),
) + require __DIR__ . '/engine.php';
