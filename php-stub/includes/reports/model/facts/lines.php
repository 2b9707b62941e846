<?php
/**
 * Line items of orders and refunds.
 *
 * @package Storedeck
 */

use Storedeck\Reports\Model\Facts;
use Storedeck\Reports\Model\Filter;
use Storedeck\Reports\Model\Metric;
use Storedeck\Reports\Model\Repetition;

defined( 'ABSPATH' ) || exit;

$in_category = '[product] IN ( SELECT within.product_id FROM ( ' . Facts::CATEGORY_TREE . ' ) within'
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

$number = static fn( string $name, callable $plural ): array => compact( 'name', 'plural' ) + array(
	'description'     => __( 'Number sold or returned in this period.', 'storedeck' ),
	'explanation'     => __( 'Number of rows in the table', 'storedeck' ),
	'sort'            => null,
	'not_in_segments' => true,
);

return array(
	'on'         => 'orders',
	'repeats'    => Repetition::ORDERS,
	'join'       => 'INNER JOIN {order_product_lookup} items ON items.order_id = [order]',
	'dimensions' => array(
		'product'        => 'items.product_id',
		'variation'      => 'items.variation_id',
		'sold_variation' => 'CASE WHEN items.variation_id > 0 THEN items.variation_id END',
	),
	'fields'     => array(
		'items_sold'       => Metric::quantity(
			'items.product_qty',
			name: __( 'Items sold', 'storedeck' ),
			plural: static fn( int $count ): string => _n( 'Item sold', 'Items sold', $count, 'storedeck' ),
			description: __( 'Items sold, minus returned items.', 'storedeck' ),
			explanation: __( 'Items sold − items refunded', 'storedeck' ),
		),
		'net_revenue'      => Metric::money( 'items.product_net_revenue', ...Facts::get_net_sales_texts() ),
		'orders_count'     => Metric::orders(
			name: __( 'Orders', 'storedeck' ),
			plural: static fn( int $count ): string => _nx( 'Order', 'Orders', $count, 'label of a number', 'storedeck' ),
			description: __( 'Orders with items in this period, excluding statuses set in Analytics settings.', 'storedeck' ),
			explanation: __( 'Orders containing at least one; each order is counted once.', 'storedeck' ),
		),
		'products_count'   => Metric::distinct(
			'product',
			...$number(
				__( 'Products', 'storedeck' ),
				static fn( int $count ): string => _nx( 'Product', 'Products', $count, 'label of a number', 'storedeck' )
			)
		),
		'variations_count' => Metric::distinct(
			'sold_variation',
			...$number(
				__( 'Variations', 'storedeck' ),
				static fn( int $count ): string => _n( 'Variation sold', 'Variations sold', $count, 'storedeck' )
			)
		),
		'coupons'          => Metric::money( 'items.coupon_amount', hidden: true ),
		'refunds'          => Metric::money( 'CASE WHEN stats.parent_id > 0 THEN -items.product_gross_revenue ELSE 0 END', hidden: true ),
		'shipping'         => Metric::money( 'items.shipping_amount', hidden: true ),
		'taxes'            => Metric::money( 'items.tax_amount + items.shipping_tax_amount', hidden: true ),
		'net_sold'         => Metric::money( 'CASE WHEN stats.parent_id = 0 THEN items.product_net_revenue ELSE 0 END', hidden: true ),
		'total_sales'      => Metric::money( 'items.product_gross_revenue', hidden: true ),
	),
	'filters'    => array(
		'products'         => Filter::of( 'ids', '[product] IN ( {values} )' ),
		'variations'       => Filter::of( 'ids', '[variation] IN ( {values} )' ),
		'categories'       => Filter::of( 'ids', $in_category, reads: array( 'categories' ) ),
		'attribute_is'     => Filter::of( 'attributes', $has_attribute, reads: null ),
		'attribute_is_not' => Filter::of( 'attributes', 'NOT ' . $has_attribute, reads: null ),
	) + Filter::pair( 'product', '[product] IN ( {values} )' ) + Filter::pair( 'category', $in_category, reads: array( 'categories' ) ),
	'segments'   => array(
		'product'   => array(
			'label'       => 'product',
			'included_by' => array( 'products', 'product_includes' ),
		),
		'category'  => array(
			'through'     => array( 'categories' ),
			'has'         => 'category',
			'label'       => 'term',
			'included_by' => array( 'categories', 'category_includes' ),
		),
		'variation' => array(
			'has'         => 'variation',
			'label'       => 'product',
			'included_by' => array( 'variations' ),
		),
	),
);
