<?php
/**
 * Orders: a list, and stats.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

$filters = require dirname( __DIR__ ) . '/common/order-filters.php';
$metrics = require dirname( __DIR__ ) . '/common/order-metrics.php';

// The list also accepts an empty customer type, but not its deprecated name.
$list_filters = array_diff_key( $filters, array( 'customer' => true ) );

$list_filters['customer_type']['choices'] = array( '' => '' ) + $filters['customer_type']['choices'];

return array(
	'stats' => array(
		'description' => static fn(): string => __( 'Stats about orders.', 'storedeck' ),
		'filters'     => $filters,
		'orderby'     => array(
			'net_revenue'     => 'net_revenue',
			'orders_count'    => 'orders_count',
			'avg_order_value' => 'avg_order_value',
		),
	) + $metrics,
	'items' => array(
		'description'    => static fn(): string => __( 'Orders detailed reports.', 'storedeck' ),
		'table'          => $metrics['table'],
		'date_columns'   => $metrics['date_columns'],
		'status'         => $metrics['status'],
		'filters'        => $list_filters,
		'id'             => 'stats.order_id',
		// Types: integer, quantity, money, text, status, date (the date column of reports) and datetime.
		'columns'        => array(
			'order_id'         => array( 'integer', 'stats.order_id' ),
			'parent_id'        => array( 'integer', 'stats.parent_id' ),
			'date'             => array( 'date', '' ),
			'date_created'     => array( 'datetime', 'stats.date_created' ),
			'date_created_gmt' => array( 'datetime', 'stats.date_created_gmt' ),
			'status'           => array( 'status', 'stats.status' ),
			'customer_id'      => array( 'integer', 'stats.customer_id' ),
			'net_total'        => array( 'money', 'stats.net_total' ),
			'total_sales'      => array( 'money', 'stats.total_sales' ),
			'num_items_sold'   => array( 'quantity', 'stats.num_items_sold' ),
			'customer_type'    => array(
				'text',
				'CASE ( ' . ( require dirname( __DIR__ ) . '/common/returning-customer.php' ) . " ) WHEN 1 THEN 'returning' ELSE 'new' END",
			),
		),
		'orderby'        => array(
			'date'           => '',
			'num_items_sold' => 'stats.num_items_sold',
			'net_total'      => 'stats.net_total',
		),
		'mapper'         => \Storedeck\Reports\Orders\Order_Result_Mapper::class,
		// Columns added by the mapper, with their types.
		'mapped_columns' => array(
			'order_number'    => 'order_number',
			'total_formatted' => 'text',
		),
		'extended_info'  => true,
		// Links of a row; omitted when there is no such route.
		'links'          => array( 'order' => '/orders/{order_id}' ),
	),
);
