<?php
/**
 * Orders: a list of orders and refunds, and stats.
 *
 * @package Storedeck
 */

use Storedeck\Host\Host;
use Storedeck\Reports\Model\Dimension;
use Storedeck\Reports\Model\Facts;
use Storedeck\Reports\Model\Filter;
use Storedeck\Reports\Model\Pickers;
use Storedeck\Reports\Rows\Order_Result_Mapper;
use Storedeck\Reports\Rows\Order_Values;
use Storedeck\Reports\Rows\Shared_Columns;

defined( 'ABSPATH' ) || exit;

$fact    = Facts::get( 'orders' );
$filters = $fact['filters'];
$hidden  = array( 'is_hidden' => true );
$value   = static fn( string $name ): array => array( 'value' => array( Order_Values::class, 'get_' . $name ) );

$is_returning = $fact['segments']['customer_type']['id'];

return array(
	'id'               => 'orders',
	'title'            => __( 'Orders', 'storedeck' ),
	'position'         => 20,
	'rows_label'       => __( 'View orders', 'storedeck' ),
	'stats'            => array(
		'fact'        => 'orders',
		'description' => static fn(): string => __( 'Stats about orders.', 'storedeck' ),
		'filters'     => array_keys( $filters ),
		'orderby'     => array( 'net_revenue', 'orders_count', 'avg_order_value' ),
	),
	'items'            => array(
		'description'    => static fn(): string => __( 'Orders detailed reports.', 'storedeck' ),
		'fact'           => 'orders',
		// The list also accepts an empty customer type, but not its deprecated name.
		'filters'        => array(
			'customer_type' => Filter::choice( array( '' => '' ) + $filters['customer_type']['choices'] ),
		) + array_diff_key( $filters, array( 'customer' => true ) ),
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
			'customer_type'    => array( 'text', "CASE ( $is_returning ) WHEN 1 THEN 'returning' ELSE 'new' END" ),
		),
		'orderby'        => array(
			'date'           => '',
			'num_items_sold' => 'stats.num_items_sold',
			'net_total'      => 'stats.net_total',
		),
		'mapper'         => Order_Result_Mapper::class,
		// Columns added by the mapper, with their types.
		'mapped_columns' => array( 'order_number' => 'order_number', 'total_formatted' => 'text' ),
		'extended_info'  => true,
		// Links of a row; omitted when there is no such route.
		'links'          => array( 'order' => '/orders/{order_id}' ),
	),
	'charts'           => array(
		'orders_count',
		'net_revenue',
		'avg_order_value',
		'avg_items_per_order' => array( 'orderby' => 'num_items_sold', 'order' => 'desc' ),
	),
	'table'            => array(
		'query'   => array( 'extended_info' => true ),
		'key'     => 'order_id',
		'sort'    => array( 'net_revenue' => 'net_total' ),
		'columns' => array(
			'date'           => Shared_Columns::get_date() + $value( 'date' ),
			'order_number'   => Shared_Columns::get_order_number() + array( 'is_required' => true ) + $value( 'number' ),
			'status'         => array( 'label' => __( 'Status', 'storedeck' ) ) + $value( 'status' ),
			'customer_id'    => array( 'label' => __( 'Customer', 'storedeck' ) ) + $value( 'customer_name' ),
			'customer_type'  => array( 'label' => __( 'Customer type', 'storedeck' ) ) + $value( 'customer_type' ),
			'products'       => array(
				'label'               => __( 'Product(s)', 'storedeck' ),
				'screen_reader_label' => __( 'Products', 'storedeck' ),
				'type'                => 'list',
			) + $value( 'products' ),
			'num_items_sold',
			'coupons'        => array(
				'label'               => __( 'Coupon(s)', 'storedeck' ),
				'screen_reader_label' => __( 'Coupons', 'storedeck' ),
				'type'                => 'list',
			) + $value( 'coupons' ),
			// Only WooCommerce records it.
			...( Host::get_store()->has_checkout() ? array(
				'origin' => array( 'label' => __( 'Origin', 'storedeck' ), 'field' => 'extended_info.attribution.origin' ),
			) : array() ),
			'net_total'      => array(
				'label'       => __( 'Net sales', 'storedeck' ),
				'type'        => 'currency',
				'is_sortable' => true,
				'is_required' => true,
				'total'       => 'net_revenue',
			),
		),
		'summary' => array( 'orders_count', 'total_customers', 'products', 'num_items_sold', 'coupons_count', 'net_revenue' ),
	),
	'filters'          => array( Pickers::create_for_advanced( __( 'All orders', 'storedeck' ) ) ),
	'advanced_filters' => array(
		'title'   => __( 'Orders match {{select /}} filters', 'storedeck' ),
		'filters' => Dimension::get_filters(
			array( 'status', 'product', 'variation', 'coupon', 'customer_type', 'refunds', 'tax_rate', 'attribute' )
		),
	),
	'indicators'       => array( 'orders_count', 'avg_order_value' => $hidden ),
	'dashboard'        => array(
		'orders_count'    => array( 'position' => 30 ),
		'avg_order_value' => array( 'position' => 40 ) + $hidden,
	),
);
