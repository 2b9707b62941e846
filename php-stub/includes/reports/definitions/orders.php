<?php
/**
 * Orders: a list of them, and their figures per interval.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

$filters = require __DIR__ . '/order-filters.php';
$figures = require __DIR__ . '/order-figures.php';

// The list also takes an empty customer type, and knows no older name of it.
$list_filters = array_diff_key( $filters, array( 'customer' => true ) );

$list_filters['customer_type']['choices'] = array( '' => '' ) + $filters['customer_type']['choices'];

return array(
	'slug'  => 'orders',
	'stats' => array(
		'description' => static fn(): string => __( 'Stats about orders.', 'storedeck' ),
		'filters'     => $filters,
		'orderby'     => array(
			'net_revenue'     => 'net_revenue',
			'orders_count'    => 'orders_count',
			'avg_order_value' => 'avg_order_value',
		),
	) + $figures,
	'items' => array(
		'description'  => static fn(): string => __( 'Orders detailed reports.', 'storedeck' ),
		'table'        => $figures['table'],
		'date_columns' => $figures['date_columns'],
		'status'       => $figures['status'],
		'filters'      => $list_filters,
		'id'           => 'stats.order_id',
		// Types: integer, money, text, status, date (the column that the shop counts by) and datetime.
		'columns'      => array(
			'order_id'         => array( 'integer', 'stats.order_id' ),
			'parent_id'        => array( 'integer', 'stats.parent_id' ),
			'date'             => array( 'date', '' ),
			'date_created'     => array( 'datetime', 'stats.date_created' ),
			'date_created_gmt' => array( 'datetime', 'stats.date_created_gmt' ),
			'status'           => array( 'status', 'stats.status' ),
			'customer_id'      => array( 'integer', 'stats.customer_id' ),
			'net_total'        => array( 'money', 'stats.net_total' ),
			'total_sales'      => array( 'money', 'stats.total_sales' ),
			'num_items_sold'   => array( 'integer', 'stats.num_items_sold' ),
			'customer_type'    => array(
				'text',
				'CASE ( ' . ( require __DIR__ . '/returning-customer.php' ) . " ) WHEN 1 THEN 'returning' ELSE 'new' END",
			),
		),
		'orderby'      => array(
			'date'           => '',
			'num_items_sold' => 'stats.num_items_sold',
			'net_total'      => 'stats.net_total',
		),
		'rows'         => \Storedeck\Reports\Order_Result_Mapper::class,
		// What complete() of the class adds to a row.
		'details'      => array(
			'order_number'    => 'integer',
			'total_formatted' => 'text',
		),
		'extended'     => true,
		// What a row links to, where there is such a route.
		'links'        => array( 'order' => '/orders/{order_id}' ),
	),
);
