<?php
/**
 * Metrics of line items, for the reports on products and variations.
 *
 * Line items of refunds have negative amounts. Refunds are not counted as
 * orders.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

$distinct = static fn( string $sql ): array => array(
	'type'     => 'integer',
	'source'   => 'items',
	'distinct' => $sql,
);

$sum = static fn( string $type, string $sql ): array => array(
	'type'   => $type,
	'source' => 'items',
	'sum'    => $sql,
);

return array(
	'items_sold'       => $sum( 'quantity', 'items.product_qty' ),
	'net_revenue'      => $sum( 'money', 'items.product_net_revenue' ),
	'orders_count'     => $distinct( 'CASE WHEN stats.parent_id = 0 THEN stats.order_id END' ) + array( 'per_order' => true ),
	'products_count'   => $distinct( 'items.product_id' ) + array( 'not_in_segments' => true ),
	'variations_count' => $distinct( 'CASE WHEN items.variation_id > 0 THEN items.variation_id END' ) + array( 'not_in_segments' => true ),
	'coupons'          => $sum( 'money', 'items.coupon_amount' ) + array( 'hidden' => true ),
	'refunds'          => $sum( 'money', 'CASE WHEN stats.parent_id > 0 THEN -items.product_gross_revenue ELSE 0 END' )
		+ array( 'hidden' => true ),
	'shipping'         => $sum( 'money', 'items.shipping_amount' ) + array( 'hidden' => true ),
	'taxes'            => $sum( 'money', 'items.tax_amount + items.shipping_tax_amount' ) + array( 'hidden' => true ),
);
