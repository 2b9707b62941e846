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
		'label'   => 'post',
		'fields'  => $item_figures,
		'chosen'  => 'product_includes',
		'refused' => 'product_excludes',
	),
	'category'      => array(
		// Sales of a product count once for each category above it, never twice for one.
		'join'   => $items . ' INNER JOIN ( SELECT DISTINCT relations.object_id AS product_id,'
			. ' COALESCE( tree.category_tree_id, taxonomy.term_id ) AS category_id'
			. ' FROM {wp:term_relationships} relations'
			. ' INNER JOIN {wp:term_taxonomy} taxonomy'
			. " ON taxonomy.term_taxonomy_id = relations.term_taxonomy_id AND taxonomy.taxonomy = 'product_cat'"
			. ' LEFT JOIN {category_lookup} tree ON tree.category_id = taxonomy.term_id'
			. ' ) categories ON categories.product_id = items.product_id',
		'id'     => 'categories.category_id',
		'label'  => 'term',
		'fields' => $item_figures,
	),
	'variation'     => array(
		'join'    => $items,
		'where'   => 'items.variation_id > 0',
		'id'      => 'items.variation_id',
		'label'   => 'post',
		'fields'  => $item_figures,
		'chosen'  => 'variation_includes',
		'refused' => 'variation_excludes',
	),
	'coupon'        => array(
		'join'    => 'INNER JOIN {order_coupon_lookup} used ON used.order_id = stats.order_id',
		'id'      => 'used.coupon_id',
		'label'   => 'post',
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
