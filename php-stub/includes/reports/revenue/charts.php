<?php
/**
 * Charts of the Revenue report.
 *
 * @package Storedeck
 */

use Storedeck\Reports\Common\Metric_Links;

defined( 'ABSPATH' ) || exit;

return array(
	'gross_sales' => Metric_Links::get_sort( 'gross_sales' ),
	'refunds'     => Metric_Links::get_sort( 'refunds' ) + array( 'is_reverse_trend' => true ),
	'coupons'     => Metric_Links::get_sort( 'coupons' ) + array( 'is_neutral' => true ),
	'net_revenue' => array(
		'orderby' => 'net_revenue',
		'tooltip' => __( 'Gross sales minus returns and coupons, excluding taxes and shipping', 'storedeck' ),
	),
	'taxes'       => Metric_Links::get_sort( 'taxes' ) + array(
		'tooltip'    => __( 'Taxes on orders minus refunded taxes', 'storedeck' ),
		'is_neutral' => true,
	),
	'shipping'    => array(
		'orderby'    => 'shipping',
		'is_neutral' => true,
	),
	'total_sales' => Metric_Links::get_sort( 'total_sales' ),
);
