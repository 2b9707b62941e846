<?php
/**
 * Line items as rows of a report: metrics, sort keys, filters and segments for
 * the reports on products and variations.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

$metrics    = require __DIR__ . '/line-metrics.php';
$categories = require __DIR__ . '/category-tree.php';
$ids        = static fn( string $sql ): array => array(
	'type' => 'ids',
	'sql'  => $sql,
);

$in_category = 'items.product_id IN ( SELECT within.product_id FROM ( ' . $categories . ' ) within'
	. ' WHERE within.category_id IN ( {values} ) )';

// Attributes of the purchased variation are stored with the line item, other attributes with the product.
$has_attribute = '( items.order_item_id IN ( SELECT chosen.order_item_id FROM {order_itemmeta} chosen'
	. ' WHERE chosen.meta_key = {meta_key} AND chosen.meta_value = {slug} )'
	. ' OR items.product_id IN ( SELECT fixed.product_or_parent_id FROM {product_attributes} fixed'
	. ' WHERE fixed.is_variation_attribute = 0 AND fixed.taxonomy = {taxonomy} AND fixed.term_id = {term_id} )'
	. ' OR ( items.variation_id IN ( SELECT varied.product_id FROM {product_attributes} varied'
	. ' WHERE varied.is_variation_attribute = 1 AND varied.taxonomy = {taxonomy} AND varied.term_id = {term_id} )'
	. ' AND NOT EXISTS ( SELECT 1 FROM {order_itemmeta} other'
	. ' WHERE other.order_item_id = items.order_item_id AND other.meta_key = {meta_key} ) ) )';

return array(
	'base'     => array(
		'sources' => array(
			'items' => 'INNER JOIN {order_product_lookup} items ON items.order_id = stats.order_id',
		),
		'fields'  => $metrics,
	) + require __DIR__ . '/order-rows.php',
	// Value of `orderby` => metric.
	'orderby'  => array(
		'net_revenue'  => 'net_revenue',
		'coupons'      => 'coupons',
		'refunds'      => 'refunds',
		'shipping'     => 'shipping',
		'taxes'        => 'taxes',
		'orders_count' => 'orders_count',
		'items_sold'   => 'items_sold',
	),
	'filters'  => array(
		'products'          => $ids( 'items.product_id IN ( {values} )' ),
		'variations'        => $ids( 'items.variation_id IN ( {values} )' ),
		'categories'        => $ids( $in_category ),
		'product_includes'  => $ids( 'items.product_id IN ( {values} )' ),
		'product_excludes'  => $ids( 'items.product_id NOT IN ( {values} )' ),
		'category_includes' => $ids( $in_category ),
		'category_excludes' => $ids( 'NOT ( ' . $in_category . ' )' ),
		'attribute_is'      => array(
			'type' => 'attributes',
			'sql'  => $has_attribute,
		),
		'attribute_is_not'  => array(
			'type' => 'attributes',
			'sql'  => 'NOT ' . $has_attribute,
		),
	),
	// The rows are line items, so segments need no join to rows of the order.
	'segments' => array(
		'product'   => array(
			'id'          => 'items.product_id',
			'label'       => 'product',
			'included_by' => array( 'products', 'product_includes' ),
		),
		'category'  => array(
			'extra_join'  => 'LEFT JOIN ( ' . $categories . ' ) categories ON categories.product_id = items.product_id',
			'where'       => 'COALESCE( categories.category_id, 0 ) > 0',
			'id'          => 'COALESCE( categories.category_id, 0 )',
			'label'       => 'term',
			'included_by' => array( 'categories', 'category_includes' ),
		),
		'variation' => array(
			'where'       => 'items.variation_id > 0',
			'id'          => 'items.variation_id',
			'label'       => 'product',
			'included_by' => array( 'variations' ),
		),
	),
);
