<?php
/**
 * Texts of the metrics of the Revenue report.
 *
 * @package Storedeck
 */

use Storedeck\Reports\Common\Metric_Links;
use Storedeck\Reports\Common\Shared_Metrics;

defined( 'ABSPATH' ) || exit;

return array(
	'gross_sales'  => array(
		'name'        => __( 'Gross sales', 'storedeck' ),
		'description' => __( 'Sales before discounts and returns, excluding taxes and shipping.', 'storedeck' ),
		'formula'     => __( 'Net sales of orders + coupons', 'storedeck' ),
		'link'        => Metric_Links::get_days( 'gross_sales' ),
	),
	'refunds'      => array(
		'name'          => __( 'Returns', 'storedeck' ),
		'description'   => __( 'Total refunded, including taxes and shipping, by refund date.', 'storedeck' ),
		'formula'       => __( 'Sum of the totals of all refunds', 'storedeck' ),
		'link'          => Metric_Links::get_orders(
			array(
				'filter'  => 'advanced',
				'refunds' => 'all',
			)
		),
		'filtered_link' => Metric_Links::get_days( 'refunds' ),
	),
	'coupons'      => array(
		'name'          => __( 'Coupons', 'storedeck' ),
		'description'   => __( 'Total coupon discounts, excluding taxes.', 'storedeck' ),
		'formula'       => __( 'Sum of all coupon discounts. Matches the Coupons report when no filters are applied.', 'storedeck' ),
		'link'          => Metric_Links::create(
			__( 'View coupons', 'storedeck' ),
			'/analytics/coupons',
			Metric_Links::get_sort( 'amount' )
		),
		'filtered_link' => Metric_Links::get_days( 'coupons' ),
	),
	'fees'         => array(
		'name'        => __( 'Fees', 'storedeck' ),
		'description' => __(
			'Fees of orders, excluding taxes, minus refunds. Net sales contain them; the Products report does not.',
			'storedeck'
		),
		'formula'     => __( 'Sum of fees for all orders', 'storedeck' ),
		'link'        => Metric_Links::get_days( 'fees' ),
	),
	'net_revenue'  => Shared_Metrics::get_net_sales( Metric_Links::get_orders( Metric_Links::get_sort( 'net_total' ) ) ) + array(
		'filtered_link' => Metric_Links::get_days( 'net_revenue' ),
	),
	'taxes'        => array(
		'name'          => __( 'Taxes', 'storedeck' ),
		'description'   => __( 'Taxes on products and shipping, minus refunded taxes.', 'storedeck' ),
		'formula'       => __( 'Order tax + shipping tax', 'storedeck' ),
		'link'          => Metric_Links::create(
			__( 'View tax rates', 'storedeck' ),
			'/analytics/taxes',
			Metric_Links::get_sort( 'total_tax' )
		),
		'filtered_link' => Metric_Links::get_days( 'taxes' ),
	),
	'shipping'     => array(
		'name'        => __( 'Shipping', 'storedeck' ),
		'description' => __( 'Shipping charged, excluding taxes, minus refunds.', 'storedeck' ),
		'formula'     => __( 'Sum of shipping for all orders', 'storedeck' ),
		'link'        => Metric_Links::get_days( 'shipping' ),
	),
	'total_sales'  => array(
		'name'        => __( 'Total sales', 'storedeck' ),
		'description' => __( 'Total paid by customers, also with gift cards and store credit, minus refunds.', 'storedeck' ),
		'formula'     => __( 'Net sales + taxes + shipping', 'storedeck' ),
		'link'        => Metric_Links::get_days( 'total_sales' ),
	),
	'orders_count' => Shared_Metrics::get_orders_count( Metric_Links::get_orders() ) + array(
		'filtered_link' => Metric_Links::get_days( 'orders_count' ),
	),
	'days'         => Shared_Metrics::get_days( '/analytics/revenue' ),
);
