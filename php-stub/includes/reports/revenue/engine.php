<?php
/**
 * Revenue: stats.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

return array(
	'stats' => array(
		'description' => static fn(): string => __( 'Stats about revenue.', 'storedeck' ),
		'filters'     => array(),
		// Names of the filters of plugins: revenue is read as the stats of orders.
		'context'     => 'orders_stats',
		'args_filter' => 'revenue',
		'orderby'     => array(
			'total_sales'  => 'total_sales',
			'coupons'      => 'coupons',
			'refunds'      => 'refunds',
			'shipping'     => 'shipping',
			'taxes'        => 'taxes',
			'fees'         => 'fees',
			'net_revenue'  => 'net_revenue',
			'orders_count' => 'orders_count',
			'items_sold'   => 'num_items_sold',
			'gross_sales'  => 'gross_sales',
		),
	) + require dirname( __DIR__ ) . '/common/order-metrics.php',
);
