<?php
/**
 * Revenue: sales, returns, taxes and shipping by day.
 *
 * @package Storedeck
 */

use Storedeck\Reports\Model\Pickers;
use Storedeck\Reports\Rows\Shared_Columns;

defined( 'ABSPATH' ) || exit;

$amounts = array( 'gross_sales', 'refunds', 'coupons', 'net_revenue', 'taxes', 'shipping', 'total_sales' );
$hidden  = array( 'is_hidden' => true );

return array(
	'id'         => 'revenue',
	'title'      => __( 'Revenue', 'storedeck' ),
	'position'   => 10,
	'rows_label' => __( 'View by day', 'storedeck' ),
	'stats'      => array(
		'fact'        => 'orders',
		'description' => static fn(): string => __( 'Stats about revenue.', 'storedeck' ),
		// Names of the hooks of plugins: revenue is read as the stats of orders.
		'context'     => 'orders_stats',
		'args_filter' => 'revenue',
		'orderby'     => array(
			'total_sales', 'coupons', 'refunds', 'shipping', 'taxes', 'fees', 'net_revenue', 'orders_count',
			'items_sold' => 'num_items_sold',
			'gross_sales',
		),
	),
	'charts'     => array(
		'gross_sales',
		'refunds',
		'coupons',
		'net_revenue' => array( 'tooltip' => __( 'Gross sales minus returns and coupons, excluding taxes and shipping', 'storedeck' ) ),
		'taxes'       => array( 'tooltip' => __( 'Taxes on orders minus refunded taxes', 'storedeck' ) ),
		'shipping',
		'total_sales',
	),
	'table'      => array(
		'rows'    => 'intervals',
		'query'   => array( 'interval' => 'day' ),
		'columns' => array(
			'date'         => array( 'type' => 'date', 'field' => 'date_start' ) + Shared_Columns::get_date(),
			'orders_count' => array( 'link' => array( 'orders_of_day' => 'date_start', 'if' => 'subtotals.orders_count' ) ),
			...$amounts,
			'fees'         => $hidden,
		),
		'summary' => array(
			'days',
			'orders_count' => array( 'label' => static fn( int $count ): string => _n( 'order', 'orders', $count, 'storedeck' ) ),
			...$amounts,
		),
	),
	'filters'    => array(
		Pickers::create_for_advanced( __( 'All revenue', 'storedeck' ), array( 'show_when' => 'advanced' ) ),
	),
	'indicators' => array(
		'total_sales',
		'net_revenue',
		'shipping'    => $hidden,
		'refunds'     => $hidden,
		'gross_sales' => $hidden,
	),
	'dashboard'  => array(
		'total_sales' => array( 'position' => 10 ) + $hidden,
		'net_revenue' => array( 'position' => 20 ),
		'refunds'     => array( 'position' => 60 ) + $hidden,
		'shipping'    => array( 'position' => 120 ) + $hidden,
	),
);
