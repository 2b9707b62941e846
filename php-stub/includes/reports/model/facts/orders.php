<?php
/**
 * Orders. Refunds are rows with a parent_id and negative amounts.
 *
 * @package Storedeck
 */

use Storedeck\Reports\Conditions;
use Storedeck\Reports\Model\Facts;
use Storedeck\Reports\Model\Filter;
use Storedeck\Reports\Model\Metric;
use Storedeck\Reports\Model\Order_Dimensions;

defined( 'ABSPATH' ) || exit;

$has = static fn( string $table, string $column ): string =>
	"[order] IN ( SELECT found.order_id FROM {{$table}} found WHERE found.$column IN ( {values} ) )";

// Attributes of the purchased variation are stored with the order, other attributes with the product.
$has_attribute = '( [order] IN ( SELECT chosen.order_id FROM {order_items} chosen'
	. ' INNER JOIN {order_itemmeta} meta ON meta.order_item_id = chosen.order_item_id'
	. ' WHERE meta.meta_key = {meta_key} AND meta.meta_value = {slug} )'
	. ' OR [order] IN ( SELECT bought.order_id FROM {order_product_lookup} bought'
	. ' INNER JOIN {product_attributes} fixed ON fixed.product_or_parent_id = bought.product_id'
	. ' WHERE fixed.is_variation_attribute = 0 AND fixed.taxonomy = {taxonomy} AND fixed.term_id = {term_id} )'
	. ' OR [order] IN ( SELECT bought.order_id FROM {order_product_lookup} bought'
	. ' INNER JOIN {product_attributes} varied ON varied.product_id = bought.variation_id'
	. ' AND varied.product_or_parent_id = bought.product_id'
	. ' WHERE varied.is_variation_attribute = 1 AND varied.taxonomy = {taxonomy} AND varied.term_id = {term_id}'
	. ' AND NOT EXISTS ( SELECT 1 FROM {order_itemmeta} other'
	. ' WHERE other.order_item_id = bought.order_item_id AND other.meta_key = {meta_key} ) ) )';

$customer_type = Filter::choice( array( 'new' => '[customer_type] = 0', 'returning' => '[customer_type] = 1' ) );

$by_line = array(
	'through' => array( 'lines' ),
	// An order with two products would count in full for both.
	'fields'  => array(
		'orders_count'   => 'lines.orders_count',
		'num_items_sold' => 'lines.items_sold',
		'total_sales'    => 'lines.total_sales',
		'coupons'        => 'lines.coupons',
		'refunds'        => 'lines.refunds',
		'taxes'          => 'lines.taxes',
		'shipping'       => 'lines.shipping',
		'net_revenue'    => 'lines.net_revenue',
		'net_sold'       => 'lines.net_sold',
	),
);

$by_filter = static fn( string $key ): array => array( 'included_by' => "{$key}_includes", 'excluded_by' => "{$key}_excludes" );

$view_orders = static fn( ?string $sort = null, array $query = array() ): array =>
	Metric::link( __( 'View orders', 'storedeck' ), '/analytics/orders', $sort, $query );

return array(
	'table'        => 'order_stats',
	'date_columns' => array(
		'date_paid'      => 'stats.date_paid',
		'date_created'   => 'stats.date_created',
		'date_completed' => 'stats.date_completed',
	),
	'status'       => '[status]',
	'currency'     => '[currency]',
	'dimensions'   => array(
		'order'         => 'stats.order_id',
		'sale'          => 'CASE WHEN stats.parent_id = 0 THEN stats.order_id END',
		'status'        => 'stats.status',
		'currency'      => 'stats.currency',
		// A customer is new when it is unknown.
		'customer_type' => 'CASE WHEN stats.returning_customer = 1 THEN 1 ELSE 0 END',
		'customer'      => 'stats.customer_id',
		// 0 of orders, 1 of partial refunds, 2 of refunds of orders that are refunded as a whole.
		'refund'        => 'CASE WHEN stats.parent_id = 0 THEN 0 WHEN ( SELECT parents.status FROM {order_stats} parents'
			. " WHERE parents.order_id = stats.parent_id ) IN ( 'wc-refunded', 'refunded' ) THEN 2 ELSE 1 END",
	) + Order_Dimensions::get_columns(),
	// Facts whose rows metrics are computed from, and the joins to them.
	'sources'      => array( 'orders' => array(), 'coupons' => array( 'coupons' ), 'lines' => array( 'lines' ) ),
	'fields'       => array(
		'orders_count'        => Metric::count(
			'stats.parent_id = 0',
			name: __( 'Orders', 'storedeck' ),
			plural: static fn( int $count ): string => _nx( 'Order', 'Orders', $count, 'label of a number', 'storedeck' ),
			description: __( 'Orders in this period, excluding statuses set in Analytics settings.', 'storedeck' ),
			explanation: __( 'Number of orders. Refunds are not counted.', 'storedeck' ),
			rows: $view_orders(),
		),
		'num_items_sold'      => Metric::quantity(
			'stats.num_items_sold',
			name: __( 'Items sold', 'storedeck' ),
			plural: static fn( int $count ): string => _n( 'Item sold', 'Items sold', $count, 'storedeck' ),
			description: __(
				'Items sold, minus returned items. The Orders and Products reports show the same number when no filters are applied.',
				'storedeck'
			),
			explanation: __( 'Items sold − items refunded', 'storedeck' ),
		),
		'items_ordered'       => Metric::quantity( 'CASE WHEN stats.parent_id = 0 THEN stats.num_items_sold ELSE 0 END', hidden: true ),
		'gross_sales'         => Metric::formula(
			array( 'net_sold' => 1, 'coupons' => 1 ),
			name: __( 'Gross sales', 'storedeck' ),
			description: __( 'Sales before discounts and returns, excluding taxes and shipping.', 'storedeck' ),
			explanation: __( 'Net sales of orders + coupons', 'storedeck' ),
		),
		'net_sold'            => Metric::money( 'CASE WHEN stats.parent_id = 0 THEN stats.net_total ELSE 0 END', hidden: true ),
		'total_sales'         => Metric::money(
			'stats.total_sales',
			name: __( 'Total sales', 'storedeck' ),
			description: __( 'Total paid by customers, also with gift cards and store credit, minus refunds.', 'storedeck' ),
			explanation: __( 'Net sales + taxes + shipping', 'storedeck' ),
		),
		'coupons'             => Metric::money(
			'coupons.discount_amount',
			key: 'coupons.amount',
			source: 'coupons',
			name: __( 'Coupons', 'storedeck' ),
			description: __( 'Total coupon discounts, excluding taxes.', 'storedeck' ),
			explanation: __( 'Sum of all coupon discounts. Matches the Coupons report when no filters are applied.', 'storedeck' ),
			direction: 'neutral',
			rows: Metric::link( __( 'View coupons', 'storedeck' ), '/analytics/coupons', 'amount' ),
		),
		'coupons_count'       => Metric::distinct(
			'coupon',
			source: 'coupons',
			name: __( 'Coupons used', 'storedeck' ),
			plural: static fn( int $count ): string => _n( 'Coupon used', 'Coupons used', $count, 'storedeck' ),
			description: __( 'Different coupons used in this period.', 'storedeck' ),
			explanation: __( 'Number of unique coupons', 'storedeck' ),
			rows: Metric::link( __( 'View coupons', 'storedeck' ), '/analytics/coupons' ),
		),
		'refunds'             => Metric::money(
			'CASE WHEN stats.parent_id > 0 THEN -stats.total_sales ELSE 0 END',
			name: __( 'Returns', 'storedeck' ),
			description: __( 'Total refunded, including taxes and shipping, by refund date.', 'storedeck' ),
			explanation: __( 'Sum of the totals of all refunds', 'storedeck' ),
			direction: 'down',
			rows: $view_orders( null, array( 'filter' => 'advanced', 'refunds' => 'all' ) ),
		),
		'taxes'               => Metric::money(
			'stats.tax_total',
			name: __( 'Taxes', 'storedeck' ),
			description: __( 'Taxes on products and shipping, minus refunded taxes.', 'storedeck' ),
			explanation: __( 'Order tax + shipping tax', 'storedeck' ),
			direction: 'neutral',
			rows: Metric::link( __( 'View tax rates', 'storedeck' ), '/analytics/taxes', 'total_tax' ),
		),
		'shipping'            => Metric::money(
			'stats.shipping_total',
			name: __( 'Shipping', 'storedeck' ),
			description: __( 'Shipping charged, excluding taxes, minus refunds.', 'storedeck' ),
			explanation: __( 'Sum of shipping for all orders', 'storedeck' ),
			direction: 'neutral',
		),
		'fees'                => Metric::money(
			'stats.fee_total',
			not_in_segments: true,
			name: __( 'Fees', 'storedeck' ),
			description: __(
				'Fees of orders, excluding taxes, minus refunds. Net sales contain them; the Products report does not.',
				'storedeck'
			),
			explanation: __( 'Sum of fees for all orders', 'storedeck' ),
		),
		'net_revenue'         => Metric::money(
			'stats.net_total',
			...( Facts::get_net_sales_texts() + array( 'rows' => $view_orders( 'net_total' ) ) )
		),
		'avg_items_per_order' => Metric::ratio(
			'items_ordered',
			'orders_count',
			name: __( 'Average items per order', 'storedeck' ),
			description: __( 'Average number of items per order, before returns.', 'storedeck' ),
			explanation: __( 'Items of orders ÷ orders', 'storedeck' ),
			rows: $view_orders( 'num_items_sold' ),
		),
		'avg_order_value'     => Metric::ratio(
			'net_sold',
			'orders_count',
			format: 'currency',
			name: __( 'Average order value', 'storedeck' ),
			description: __( 'Average value of an order, before returns, excluding taxes and shipping.', 'storedeck' ),
			explanation: __( 'Net sales of orders ÷ orders', 'storedeck' ),
			rows: $view_orders( 'net_total' ),
		),
		'total_customers'     => Metric::distinct(
			'customer',
			name: __( 'Customers with orders', 'storedeck' ),
			plural: static fn( int $count ): string => _n( 'Customer with orders', 'Customers with orders', $count, 'storedeck' ),
			description: __( 'Customers who ordered or were refunded in this period.', 'storedeck' ),
			explanation: __( 'Number of unique customers with orders or refunds', 'storedeck' ),
		),
		'products'            => Metric::distinct(
			'product',
			source: 'lines',
			totals_only: true,
			name: __( 'Products', 'storedeck' ),
			plural: static fn( int $count ): string => _nx( 'Product', 'Products', $count, 'label of a number', 'storedeck' ),
			description: __( 'Products sold or returned in this period.', 'storedeck' ),
			explanation: __( 'Number of unique products', 'storedeck' ),
			rows: Metric::link( __( 'View products', 'storedeck' ), '/analytics/products' ),
		),
	),
	'filters'      => array(
		'status_is'     => Filter::of( 'statuses', '[status] IN ( {values} )' ),
		'status_is_not' => Filter::of( 'statuses', '[status] NOT IN ( {values} )' ),
	)
	+ Filter::pair( 'order', '[order] IN ( {values} )' )
	+ Filter::pair( 'product', $has( 'order_product_lookup', 'product_id' ) )
	+ Filter::pair( 'variation', $has( 'order_product_lookup', 'variation_id' ) )
	+ Filter::pair( 'coupon', $has( 'order_coupon_lookup', 'coupon_id' ) )
	+ Filter::pair( 'tax_rate', $has( 'order_tax_lookup', 'tax_rate_id' ) )
	+ array(
		'customer_type'    => $customer_type,
		// Deprecated name of the same filter.
		'customer'         => $customer_type,
		'refunds'          => Filter::choice(
			array(
				''        => '',
				'all'     => '[refund] > 0',
				'partial' => '[refund] = 1',
				'full'    => '[refund] = 2',
				'none'    => '[refund] = 0',
			)
		),
		'attribute_is'     => Filter::of( 'attributes', $has_attribute, reads: null ),
		'attribute_is_not' => Filter::of( 'attributes', 'NOT ' . $has_attribute, reads: null ),
	),
	// Metrics of segments are those of the orders with such a row, except `fields`, which are metrics of the row itself.
	'segments'     => array(
		'product'       => array( 'label' => 'product' ) + $by_filter( 'product' ) + $by_line,
		'category'      => array(
			'through'    => array( 'lines', 'categories' ),
			'has'        => 'category',
			'label'      => 'term',
			'is_partial' => true,
		) + $by_line,
		'variation'     => array(
			'has'        => 'variation',
			'label'      => 'product',
			'is_partial' => true,
		) + $by_filter( 'variation' ) + $by_line,
		'status'        => array( 'label' => Conditions::get_status_labels() ),
		'coupon'        => array(
			'through'    => array( 'coupons' ),
			'label'      => 'coupon',
			'fields'     => array( 'coupons' => 'coupons.amount', 'coupons_count' => 'coupons.coupons_count' ),
			'is_partial' => true,
		) + $by_filter( 'coupon' ),
		'tax_rate'      => array(
			'through'    => array( 'taxes' ),
			'label'      => 'tax_rate',
			'fields'     => array( 'taxes' => 'taxes.total_tax' ),
			'is_partial' => true,
		) + $by_filter( 'tax_rate' ),
		'customer_type' => array( 'label' => 'customer_type', 'ids' => array( 0, 1 ) ),
	),
);
