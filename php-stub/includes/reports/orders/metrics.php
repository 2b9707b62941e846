<?php
/**
 * Texts of the metrics of the Orders report.
 *
 * @package Storedeck
 */

use Storedeck\Reports\Common\Metric_Links;
use Storedeck\Reports\Common\Shared_Metrics;

defined( 'ABSPATH' ) || exit;

return array(
	'orders_count'        => Shared_Metrics::get_orders_count( Metric_Links::get_orders() ),
	'net_revenue'         => Shared_Metrics::get_net_sales( Metric_Links::get_orders( Metric_Links::get_sort( 'net_total' ) ) ),
	'avg_order_value'     => array(
		'name'        => __( 'Average order value', 'storedeck' ),
		'description' => __( 'Average value of an order, before returns, excluding taxes and shipping.', 'storedeck' ),
		'formula'     => __( 'Net sales of orders ÷ orders', 'storedeck' ),
		'link'        => Metric_Links::get_orders( Metric_Links::get_sort( 'net_total' ) ),
	),
	'avg_items_per_order' => array(
		'name'        => __( 'Average items per order', 'storedeck' ),
		'description' => __( 'Average number of items per order, before returns.', 'storedeck' ),
		'formula'     => __( 'Items of orders ÷ orders', 'storedeck' ),
		'link'        => Metric_Links::get_orders( Metric_Links::get_sort( 'num_items_sold' ) ),
	),
	'total_customers'     => array(
		'name'        => __( 'Customers', 'storedeck' ),
		'description' => __( 'Customers who ordered or were refunded in this period.', 'storedeck' ),
		'formula'     => __( 'Number of unique customers with orders or refunds', 'storedeck' ),
		'link'        => Metric_Links::get_orders(),
	),
	'products'            => array(
		'name'          => __( 'Products', 'storedeck' ),
		'description'   => __( 'Products sold or returned in this period.', 'storedeck' ),
		'formula'       => __( 'Number of unique products', 'storedeck' ),
		'link'          => Metric_Links::create( __( 'View products', 'storedeck' ), '/analytics/products' ),
		'filtered_link' => Metric_Links::get_orders(),
	),
	'num_items_sold'      => array(
		'name'        => __( 'Items sold', 'storedeck' ),
		'description' => __(
			'Items sold, minus returned items. The Orders and Products reports show the same number when no filters are applied.',
			'storedeck'
		),
		'formula'     => __( 'Items sold − items refunded', 'storedeck' ),
		'link'        => Metric_Links::get_orders( Metric_Links::get_sort( 'num_items_sold' ) ),
	),
	'coupons_count'       => array(
		'name'          => __( 'Coupons', 'storedeck' ),
		'description'   => __( 'Coupons used in this period.', 'storedeck' ),
		'formula'       => __( 'Number of unique coupons', 'storedeck' ),
		'link'          => Metric_Links::create( __( 'View coupons', 'storedeck' ), '/analytics/coupons' ),
		'filtered_link' => Metric_Links::get_orders(),
	),
);
