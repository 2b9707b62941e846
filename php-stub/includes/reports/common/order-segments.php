<?php
/**
 * Segments of orders.
 *
 * `join` joins the rows of a segment, `id` is the SQL of its id, `label` the
 * type of its label. Metrics are those of the orders with such a row, except
 * those in `fields`, which are computed from the row itself: otherwise an order
 * with two products would count in full for both. Averages always refer to whole
 * orders. `included_by` and `excluded_by` are the filters whose ids limit the
 * segments, `ids` are segments that are always listed.
 *
 * If the rows of the report already have the id, a segment has no `join`, and
 * all metrics are computed from these rows. `extra_join` joins tables for the
 * id, and `metrics` replaces the metrics of the totals.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

$item_metrics = array(
	'num_items_sold' => array(
		'type' => 'quantity',
		'sum'  => 'items.product_qty',
	),
	'total_sales'    => array(
		'type' => 'money',
		'sum'  => 'items.product_gross_revenue',
	),
	'coupons'        => array(
		'type' => 'money',
		'sum'  => 'items.coupon_amount',
	),
	'refunds'        => array(
		'type' => 'money',
		'sum'  => 'CASE WHEN stats.parent_id > 0 THEN -items.product_gross_revenue ELSE 0 END',
	),
	'taxes'          => array(
		'type' => 'money',
		'sum'  => 'items.tax_amount + items.shipping_tax_amount',
	),
	'shipping'       => array(
		'type' => 'money',
		'sum'  => 'items.shipping_amount',
	),
	'net_revenue'    => array(
		'type' => 'money',
		'sum'  => 'items.product_net_revenue',
	),
	'net_sold'       => array(
		'type' => 'money',
		'sum'  => 'CASE WHEN stats.parent_id = 0 THEN items.product_net_revenue ELSE 0 END',
	),
);

$items = 'INNER JOIN {order_product_lookup} items ON items.order_id = stats.order_id';

return array(
	'product'       => array(
		'join'        => $items,
		'id'          => 'items.product_id',
		'label'       => 'product',
		'fields'      => $item_metrics,
		'included_by' => 'product_includes',
		'excluded_by' => 'product_excludes',
	),
	'category'      => array(
		'join'   => $items . ' LEFT JOIN ( ' . ( require __DIR__ . '/category-tree.php' )
			. ' ) categories ON categories.product_id = items.product_id',
		'where'  => 'COALESCE( categories.category_id, 0 ) > 0',
		'id'     => 'COALESCE( categories.category_id, 0 )',
		'label'  => 'term',
		'fields' => $item_metrics,
	),
	'variation'     => array(
		'join'        => $items,
		'where'       => 'items.variation_id > 0',
		'id'          => 'items.variation_id',
		'label'       => 'product',
		'fields'      => $item_metrics,
		'included_by' => 'variation_includes',
		'excluded_by' => 'variation_excludes',
	),
	'coupon'        => array(
		'join'        => 'INNER JOIN {order_coupon_lookup} used ON used.order_id = stats.order_id',
		'id'          => 'used.coupon_id',
		'label'       => 'coupon',
		'fields'      => array(
			'coupons'       => array(
				'type' => 'money',
				'sum'  => 'used.discount_amount',
			),
			'coupons_count' => array(
				'type'     => 'integer',
				'distinct' => 'used.coupon_id',
			),
		),
		'included_by' => 'coupon_includes',
		'excluded_by' => 'coupon_excludes',
	),
	'customer_type' => array(
		'join'   => '',
		'id'     => require __DIR__ . '/returning-customer.php',
		'label'  => 'customer_type',
		'fields' => array(),
		'ids'    => array( 0, 1 ),
	),
);
