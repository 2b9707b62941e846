<?php
/**
 * Ways to split the figures of orders.
 *
 * A segment names the rows it reads beside the orders (`join`), the id of a
 * row (`id`) and the kind of its label. Figures are those of the orders that
 * have such a row; the ones listed under `fields` belong to the row itself
 * instead, so that an order with two products is not counted in full for both.
 * Averages always speak of whole orders. `chosen` and `refused` name the
 * filters whose ids limit the segments; `ids` lists segments that are always there.
 *
 * Where the rows of the report itself have the id, a segment has no `join`: all
 * figures are those of the rows. `beside` then joins what is needed for the id,
 * and `figures` are summed in another way than in the totals.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

$item_figures = array(
	'num_items_sold' => array(
		'type' => 'integer',
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
		'sum'  => 'CASE WHEN items.product_net_revenue < 0 THEN -items.product_net_revenue ELSE 0 END',
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
);

$items = 'INNER JOIN {order_product_lookup} items ON items.order_id = stats.order_id';

return array(
	'product'       => array(
		'join'    => $items,
		'id'      => 'items.product_id',
		'label'   => 'product',
		'fields'  => $item_figures,
		'chosen'  => 'product_includes',
		'refused' => 'product_excludes',
	),
	'category'      => array(
		'join'   => $items . ' LEFT JOIN ( ' . ( require __DIR__ . '/category-tree.php' )
			. ' ) categories ON categories.product_id = items.product_id',
		'where'  => 'COALESCE( categories.category_id, 0 ) > 0',
		'id'     => 'COALESCE( categories.category_id, 0 )',
		'label'  => 'term',
		'fields' => $item_figures,
	),
	'variation'     => array(
		'join'    => $items,
		'where'   => 'items.variation_id > 0',
		'id'      => 'items.variation_id',
		'label'   => 'product',
		'fields'  => $item_figures,
		'chosen'  => 'variation_includes',
		'refused' => 'variation_excludes',
	),
	'coupon'        => array(
		'join'    => 'INNER JOIN {order_coupon_lookup} used ON used.order_id = stats.order_id',
		'id'      => 'used.coupon_id',
		'label'   => 'coupon',
		'fields'  => array(
			'coupons'       => array(
				'type' => 'money',
				'sum'  => 'used.discount_amount',
			),
			'coupons_count' => array(
				'type'     => 'integer',
				'distinct' => 'used.coupon_id',
			),
		),
		'chosen'  => 'coupon_includes',
		'refused' => 'coupon_excludes',
	),
	'customer_type' => array(
		'join'   => '',
		'id'     => require __DIR__ . '/returning-customer.php',
		'label'  => 'customer_type',
		'fields' => array(),
		'ids'    => array( 0, 1 ),
	),
);
