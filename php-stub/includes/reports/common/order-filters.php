<?php
/**
 * Filters of orders: parameters and their SQL conditions.
 *
 * Types
 * - statuses: list of order statuses without prefix;
 * - ids: list of integers;
 * - strings: list of strings;
 * - tax_rates: list of ids and codes of tax rates;
 * - choice: one of several values, each with its own condition;
 * - attributes: list of pairs of attribute id and term id, each with its own
 *   condition.
 * `{values}`, `{taxonomy}`, `{slug}`, `{term_id}` and `{meta_key}` become
 * placeholders, `{name}` becomes the full name of a table.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

$has_items   = 'stats.order_id IN ( SELECT items.order_id FROM {order_product_lookup} items WHERE items.%s IN ( {values} ) )';
$has_coupons = 'stats.order_id IN ( SELECT used.order_id FROM {order_coupon_lookup} used WHERE used.coupon_id IN ( {values} ) )';
$has_rates   = 'stats.order_id IN ( SELECT taxed.order_id FROM {order_tax_lookup} taxed WHERE taxed.tax_rate_id IN ( {values} ) )';

// Attributes of the purchased variation are stored with the order, other attributes with the product.
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
	'choices' => array(
		'new'       => $returning . ' = 0',
		'returning' => $returning . ' = 1',
	),
);

return array(
	'status_is'          => array(
		'type' => 'statuses',
		'sql'  => 'stats.status IN ( {values} )',
	),
	'status_is_not'      => array(
		'type' => 'statuses',
		'sql'  => 'stats.status NOT IN ( {values} )',
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
	),
	'product_excludes'   => array(
		'type' => 'ids',
		'sql'  => 'NOT ( ' . sprintf( $has_items, 'product_id' ) . ' )',
	),
	'variation_includes' => array(
		'type' => 'ids',
		'sql'  => sprintf( $has_items, 'variation_id' ),
	),
	'variation_excludes' => array(
		'type' => 'ids',
		'sql'  => 'NOT ( ' . sprintf( $has_items, 'variation_id' ) . ' )',
	),
	'coupon_includes'    => array(
		'type' => 'ids',
		'sql'  => $has_coupons,
	),
	'coupon_excludes'    => array(
		'type' => 'ids',
		'sql'  => 'NOT ( ' . $has_coupons . ' )',
	),
	'tax_rate_includes'  => array(
		'type' => 'ids',
		'sql'  => $has_rates,
	),
	'tax_rate_excludes'  => array(
		'type' => 'ids',
		'sql'  => 'NOT ( ' . $has_rates . ' )',
	),
	'customer_type'      => $customer_type,
	// Deprecated name of the same filter.
	'customer'           => $customer_type,
	'refunds'            => array(
		'type'    => 'choice',
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
