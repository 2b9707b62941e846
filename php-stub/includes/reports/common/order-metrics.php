<?php
/**
 * Metrics of orders, for all reports that sum orders.
 *
 * Refunds are rows with a parent_id and negative amounts.
 *
 * A metric is one of
 * - sum: amount per row, as money, quantity or integer;
 * - count_if: number of rows that match a condition;
 * - distinct: number of distinct values;
 * - formula: other metrics, each multiplied by a factor and added;
 * - ratio: a metric divided by another, rounded to four decimals.
 * It is read from the rows of `source`.
 *
 * A metric with `totals_only` is omitted from intervals and segments, one with
 * `hidden` from all responses (it can be sorted by), one with `not_in_segments`
 * from segments. Distinct values that never occur in several orders have
 * `per_order`: their counts can be added. With `round_sum`, the sum is rounded
 * rather than the amounts.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

return array(
	'sources'  => array(
		'orders'   => '',
		'coupons'  => 'INNER JOIN {order_coupon_lookup} coupons ON coupons.order_id = stats.order_id',
		'products' => 'INNER JOIN {order_product_lookup} products ON products.order_id = stats.order_id',
	),
	'fields'   => array(
		'orders_count'        => array(
			'type'     => 'integer',
			'count_if' => 'stats.parent_id = 0',
		),
		'num_items_sold'      => array(
			'type' => 'quantity',
			'sum'  => 'stats.num_items_sold',
		),
		'items_ordered'       => array(
			'type'   => 'quantity',
			'sum'    => 'CASE WHEN stats.parent_id = 0 THEN stats.num_items_sold ELSE 0 END',
			'hidden' => true,
		),
		'gross_sales'         => array(
			'type'    => 'money',
			'formula' => array(
				'net_sold' => 1,
				'coupons'  => 1,
			),
		),
		'net_sold'            => array(
			'type'   => 'money',
			'sum'    => 'CASE WHEN stats.parent_id = 0 THEN stats.net_total ELSE 0 END',
			'hidden' => true,
		),
		'total_sales'         => array(
			'type' => 'money',
			'sum'  => 'stats.total_sales',
		),
		'coupons'             => array(
			'type'   => 'money',
			'source' => 'coupons',
			'sum'    => 'coupons.discount_amount',
		),
		'coupons_count'       => array(
			'type'     => 'integer',
			'source'   => 'coupons',
			'distinct' => 'coupons.coupon_id',
		),
		'refunds'             => array(
			'type' => 'money',
			'sum'  => 'CASE WHEN stats.parent_id > 0 THEN -stats.total_sales ELSE 0 END',
		),
		'taxes'               => array(
			'type' => 'money',
			'sum'  => 'stats.tax_total',
		),
		'shipping'            => array(
			'type' => 'money',
			'sum'  => 'stats.shipping_total',
		),
		'fees'                => array(
			'type'            => 'money',
			'sum'             => 'stats.fee_total',
			'not_in_segments' => true,
		),
		'net_revenue'         => array(
			'type' => 'money',
			'sum'  => 'stats.net_total',
		),
		'avg_items_per_order' => array(
			'type'  => 'average',
			'ratio' => array( 'items_ordered', 'orders_count' ),
		),
		'avg_order_value'     => array(
			'type'   => 'average',
			'format' => 'currency',
			'ratio'  => array( 'net_sold', 'orders_count' ),
		),
		'total_customers'     => array(
			'type'     => 'integer',
			'distinct' => 'stats.customer_id',
		),
		'products'            => array(
			'type'        => 'integer',
			'source'      => 'products',
			'distinct'    => 'products.product_id',
			'totals_only' => true,
		),
	),
	'segments' => require __DIR__ . '/order-segments.php',
) + require __DIR__ . '/order-rows.php';
