<?php
/**
 * Tables of sums: which rows of orders are summed, by what, and which metrics.
 *
 * Each table has sums by day, status and type of customer, for each date type,
 * and by its own `keys`. A definition has
 * - from: tables and joins, as in the reports that read the sums;
 * - where: condition of the rows (optional);
 * - keys: column => SQL of a further value to sum by;
 * - months: whether there are sums by month too, for tables with many keys;
 * - sums: column => metric that is added for each row;
 * - order_sums: column => metric of the order, which is added once for all its
 *   rows with the same keys;
 * - counts: SQL of a value that reports count distinctly => its key.
 * Metrics are those of facts.
 *
 * @package Storedeck
 */

use Storedeck\Foundation\Money\Decimal;
use Storedeck\Reports\Model\Facts;

defined( 'ABSPATH' ) || exit;

$orders     = Facts::get( 'orders' )['fields'];
$lines      = Facts::get( 'lines' )['fields'];
$categories = Facts::get( 'lines' )['segments']['category'];
$coupons    = Facts::get( 'coupons' );
$taxes      = Facts::get( 'taxes' );

$with_orders   = '{order_stats} stats';
$with_lines    = $with_orders . ' INNER JOIN {order_product_lookup} items ON items.order_id = stats.order_id';
$order_columns = array_filter(
	$orders,
	static fn( array $field ): bool => 'orders' === $field['source'] && ( isset( $field['sum'] ) || isset( $field['count_if'] ) )
);
$line_columns  = array_filter( $lines, static fn( array $field ): bool => isset( $field['sum'] ) );
$order_sums    = array( 'orders_count' => $orders['orders_count'] );

foreach ( array_diff_key( $order_columns, $order_sums ) as $name => $field ) {
	$order_sums[ 'order_' . $name ] = $field;
}

// Read with a query of its own: a join would repeat the rows.
$order_sums['order_coupons'] = $orders['coupons'] + array(
	'row' => '( SELECT SUM( ' . Decimal::sql_units( 'used.discount_amount' ) . ' ) FROM {order_coupon_lookup} used'
		. ' WHERE used.order_id = stats.order_id )',
);

return array(
	'orders'     => array(
		'from' => $with_orders,
		'sums' => $order_columns + array(
			'all_rows' => array(
				'type' => 'integer',
				'sum'  => '1',
			),
		),
	),
	'lines'      => array(
		'from'       => $with_lines,
		'sums'       => $line_columns,
		'order_sums' => array( 'orders_count' => $orders['orders_count'] ),
	),
	'variants'   => array(
		'from'       => $with_lines,
		'where'      => 'items.variation_id > 0',
		'sums'       => $line_columns,
		'order_sums' => array( 'orders_count' => $orders['orders_count'] ),
	),
	'products'   => array(
		'from'       => $with_lines,
		'keys'       => array( 'product_id' => 'items.product_id' ),
		'months'     => true,
		'sums'       => $line_columns,
		'order_sums' => $order_sums,
		'counts'     => array( 'items.product_id' => 'product_id' ),
	),
	'variations' => array(
		'from'       => $with_lines,
		'where'      => 'items.variation_id > 0',
		'keys'       => array(
			'product_id'   => 'items.product_id',
			'variation_id' => 'items.variation_id',
		),
		'months'     => true,
		'sums'       => $line_columns,
		'order_sums' => $order_sums,
		'counts'     => array( 'CASE WHEN items.variation_id > 0 THEN items.variation_id END' => 'variation_id' ),
	),
	'categories' => array(
		'from'       => $with_lines . ' ' . $categories['extra_join'],
		'where'      => $categories['where'],
		'keys'       => array( 'category_id' => $categories['id'] ),
		'months'     => true,
		'sums'       => $line_columns,
		'order_sums' => $order_sums,
	),
	'discounts'  => array(
		'from'       => $with_orders . ' ' . $coupons['sources']['coupons'],
		'sums'       => array( 'amount' => $coupons['fields']['amount'] ),
		'order_sums' => array( 'orders_count' => $orders['orders_count'] ),
	),
	'coupons'    => array(
		'from'       => $with_orders . ' ' . $coupons['sources']['coupons'],
		'keys'       => array( 'coupon_id' => 'coupons.coupon_id' ),
		'months'     => true,
		'sums'       => array( 'amount' => $coupons['fields']['amount'] ),
		'order_sums' => $order_sums,
		'counts'     => array( 'coupons.coupon_id' => 'coupon_id' ),
	),
	'tax_totals' => array(
		'from'       => $with_orders . ' ' . $taxes['sources']['taxes'],
		'sums'       => array_intersect_key( $taxes['fields'], array_flip( array( 'total_tax', 'order_tax', 'shipping_tax' ) ) ),
		'order_sums' => array( 'orders_count' => $orders['orders_count'] ),
	),
	'tax_rates'  => array(
		'from'       => $with_orders . ' ' . $taxes['sources']['taxes'],
		'keys'       => array( 'tax_rate_id' => 'taxes.tax_rate_id' ),
		'months'     => true,
		'sums'       => array_intersect_key( $taxes['fields'], array_flip( array( 'total_tax', 'order_tax', 'shipping_tax' ) ) ),
		'order_sums' => array( 'orders_count' => $orders['orders_count'] ),
		'counts'     => array( 'taxes.tax_rate_id' => 'tax_rate_id' ),
	),
	'customers'  => array(
		'from'   => $with_orders,
		'keys'   => array( 'customer_id' => 'stats.customer_id' ),
		'sums'   => array_intersect_key( $orders, array_flip( array( 'orders_count', 'total_sales' ) ) ),
		'counts' => array( 'stats.customer_id' => 'customer_id' ),
	),
);
