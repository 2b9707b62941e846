<?php
/**
 * Filters of orders: what a parameter means in SQL.
 *
 * Types
 * - statuses: list of order statuses without prefix;
 * - ids: list of whole numbers;
 * - choice: one of the words, each with its own condition;
 * - attributes: list of pairs of an attribute's and a term's id; every pair is
 *   a condition of its own.
 * `{values}`, `{taxonomy}`, `{slug}`, `{term_id}` and `{meta_key}` become
 * placeholders, `{name}` of a table its full name.
 *
 * A filter is `kept` when what it asks stands in the order's own rows of the
 * tables that Row_Checksums::ORDERS names, or in the tree of categories: then
 * sums of a month hold until that month changes. It is `guarded` when it also
 * asks for such rows of other orders: then answers hold until any order changes.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

$has_items   = 'stats.order_id IN ( SELECT items.order_id FROM {order_product_lookup} items WHERE items.%s IN ( {values} ) )';
$has_coupons = 'stats.order_id IN ( SELECT used.order_id FROM {order_coupon_lookup} used WHERE used.coupon_id IN ( {values} ) )';
$has_rates   = 'stats.order_id IN ( SELECT taxed.order_id FROM {order_tax_lookup} taxed WHERE taxed.tax_rate_id IN ( {values} ) )';

// What the customer chose stands in the order; what every piece of a product has stands in the catalogue.
$has_attribute = '( stats.order_id IN ( SELECT chosen.order_id FROM {order_items} chosen'
	. ' INNER JOIN {order_itemmeta} meta ON meta.order_item_id = chosen.order_item_id'
	. ' WHERE meta.meta_key = {meta_key} AND meta.meta_value = {slug} )'
	. ' OR stats.order_id IN ( SELECT items.order_id FROM {order_product_lookup} items'
	. ' INNER JOIN {product_attributes} fixed ON fixed.product_or_parent_id = items.product_id'
	. ' WHERE fixed.is_variation_attribute = 0 AND fixed.taxonomy = {taxonomy} AND fixed.term_id = {term_id} )'
	. ' OR stats.order_id IN ( SELECT items.order_id FROM {order_product_lookup} items'
	. ' INNER JOIN {product_attributes} varied ON varied.product_id = items.variation_id'
	. ' AND varied.product_or_parent_id = items.product_id'
	. ' WHERE varied.is_variation_attribute = 1 AND varied.taxonomy = {taxonomy} AND varied.term_id = {term_id}'
	. ' AND NOT EXISTS ( SELECT 1 FROM {order_itemmeta} other'
	. ' WHERE other.order_item_id = items.order_item_id AND other.meta_key = {meta_key} ) ) )';

$refunded = "SELECT parents.order_id FROM {order_stats} parents WHERE parents.status IN ( 'wc-refunded', 'refunded' )";

$returning = require __DIR__ . '/returning-customer.php';

$customer_type = array(
	'type'    => 'choice',
	'kept'    => true,
	'choices' => array(
		'new'       => $returning . ' = 0',
		'returning' => $returning . ' = 1',
	),
);

return array(
	'status_is'          => array(
		'type' => 'statuses',
		'sql'  => 'stats.status IN ( {values} )',
		'kept' => true,
	),
	'status_is_not'      => array(
		'type' => 'statuses',
		'sql'  => 'stats.status NOT IN ( {values} )',
		'kept' => true,
	),
	'order_includes'     => array(
		'type' => 'ids',
		'sql'  => 'stats.order_id IN ( {values} )',
	),
	'order_excludes'     => array(
		'type' => 'ids',
		'sql'  => 'stats.order_id NOT IN ( {values} )',
	),
	'product_includes'   => array(
		'type' => 'ids',
		'sql'  => sprintf( $has_items, 'product_id' ),
		'kept' => true,
	),
	'product_excludes'   => array(
		'type' => 'ids',
		'sql'  => 'NOT ( ' . sprintf( $has_items, 'product_id' ) . ' )',
		'kept' => true,
	),
	'variation_includes' => array(
		'type' => 'ids',
		'sql'  => sprintf( $has_items, 'variation_id' ),
		'kept' => true,
	),
	'variation_excludes' => array(
		'type' => 'ids',
		'sql'  => 'NOT ( ' . sprintf( $has_items, 'variation_id' ) . ' )',
		'kept' => true,
	),
	'coupon_includes'    => array(
		'type' => 'ids',
		'sql'  => $has_coupons,
		'kept' => true,
	),
	'coupon_excludes'    => array(
		'type' => 'ids',
		'sql'  => 'NOT ( ' . $has_coupons . ' )',
		'kept' => true,
	),
	'tax_rate_includes'  => array(
		'type' => 'ids',
		'sql'  => $has_rates,
		'kept' => true,
	),
	'tax_rate_excludes'  => array(
		'type' => 'ids',
		'sql'  => 'NOT ( ' . $has_rates . ' )',
		'kept' => true,
	),
	'customer_type'      => $customer_type,
	// An older name of the same filter.
	'customer'           => $customer_type,
	'refunds'            => array(
		'type'    => 'choice',
		'guarded' => true,
		'choices' => array(
			''        => '',
			'all'     => 'stats.parent_id <> 0',
			'partial' => 'stats.parent_id <> 0 AND stats.parent_id NOT IN ( ' . $refunded . ' )',
			'full'    => 'stats.parent_id <> 0 AND stats.parent_id IN ( ' . $refunded . ' )',
			'none'    => 'stats.parent_id = 0',
		),
	),
	'attribute_is'       => array(
		'type' => 'attributes',
		'sql'  => $has_attribute,
	),
	'attribute_is_not'   => array(
		'type' => 'attributes',
		'sql'  => 'NOT ' . $has_attribute,
	),
);
