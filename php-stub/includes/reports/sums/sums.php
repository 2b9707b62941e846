<?php
/**
 * Tables of sums: which rows of orders are summed, by what, and which metrics.
 *
 * Each table has sums by day, status and type of customer, for each date type, and by its own `keys`. A definition has
 * - path: facts that are joined to orders, see Facts;
 * - has: dimension that the rows have a value of (optional);
 * - keys: column => dimension to sum by;
 * - months: whether there are sums by month too, for tables with many keys;
 * - merged: false for a table that has only differences, see Distinct_Count;
 * - sums: column => metric that is added for each row;
 * - order_sums: column => metric of the order, which is added once for all its
 *   rows with the same keys;
 * - counts: dimension that reports count distinctly => its column.
 * Metrics are those of facts.
 *
 * @package Storedeck
 */

use Storedeck\Foundation\Money\Decimal;
use Storedeck\Reports\Model\Facts;
use Storedeck\Reports\Sums\Sum_Table;

defined( 'ABSPATH' ) || exit;

$get_sums = static fn( string $fact ): array => array_filter(
	Facts::get( $fact )['fields'],
	static fn( array $metric ): bool => $fact === $metric['source'] && ( isset( $metric['sum'] ) || isset( $metric['count_if'] ) )
);

$orders       = Facts::get( 'orders' )['fields'];
$orders_count = array( 'orders_count' => $orders['orders_count'] );
$order_sums   = $orders_count;

$by_order = static fn( string ...$dimensions ): array => array(
	'path' => array(),
	'keys' => array_combine( $dimensions, $dimensions ),
	'sums' => $get_sums( 'orders' ),
);

foreach ( array_diff_key( $get_sums( 'orders' ), $orders_count ) as $name => $metric ) {
	$order_sums[ 'order_' . $name ] = $metric;
}

// Read with a query of its own: a join would repeat the rows.
$order_sums['order_coupons'] = $orders['coupons'] + array(
	'row' => '( SELECT SUM( ' . Decimal::sql_units( 'used.discount_amount' ) . ' ) FROM {order_coupon_lookup} used'
		. ' WHERE used.order_id = [order] )',
);

$by_fact = static fn( string $fact, array $more = array() ): array => $more + array(
	'path'       => array( $fact ),
	'sums'       => $get_sums( $fact ),
	'order_sums' => $orders_count,
);
$get_keys = static fn( string ...$dimensions ): array => array_combine(
	array_map( static fn( string $dimension ): string => "{$dimension}_id", $dimensions ),
	$dimensions
);
$by_line  = static fn( string $counted, string ...$path ): array => array(
	'path'   => $path,
	'keys'   => $get_keys( 'product', 'variation', $counted ),
	'merged' => false,
	'sums'   => array( 'all_rows' => Sum_Table::ALL_ROWS ),
	'counts' => array( $counted => "{$counted}_id" ),
);
$by_item  = static fn( string $fact, array $dimensions, array $more = array() ): array => $by_fact(
	$fact,
	$more + array( 'keys' => $get_keys( ...$dimensions ), 'months' => true, 'order_sums' => $order_sums )
);

return array(
	'orders'     => array(
		'path' => array(),
		'sums' => $get_sums( 'orders' ) + array( 'all_rows' => Sum_Table::ALL_ROWS ),
	),
	'lines'      => $by_fact( 'lines' ),
	'variants'   => $by_fact( 'lines', array( 'has' => 'variation' ) ),
	'products'   => $by_item( 'lines', array( 'product' ), array( 'counts' => array( 'product' => 'product_id' ) ) ),
	'variations' => $by_item(
		'lines',
		array( 'product', 'variation' ),
		array( 'has' => 'variation', 'counts' => array( 'sold_variation' => 'variation_id' ) )
	),
	'categories' => $by_item( 'lines', array( 'category' ), array( 'path' => array( 'lines', 'categories' ), 'has' => 'category' ) ),
	'buyers'     => $by_line( 'customer', 'lines' ),
	'redeemed'   => $by_line( 'coupon', 'lines', 'coupons' ),
	'discounts'  => $by_fact( 'coupons' ),
	'coupons'    => $by_item( 'coupons', array( 'coupon' ), array( 'counts' => array( 'coupon' => 'coupon_id' ) ) ),
	'tax_totals' => $by_fact( 'taxes' ),
	'tax_rates'  => $by_item(
		'taxes',
		array( 'tax_rate' ),
		array( 'order_sums' => $orders_count, 'counts' => array( 'tax_rate' => 'tax_rate_id' ) )
	),
	'payments'   => $by_order( 'payment_method' ),
	'deliveries' => $by_order( 'shipping_method' ),
	'countries'  => $by_order( 'order_country' ),
	'channels'   => $by_order( 'attribution_type' ),
	'times'      => $by_order( 'weekday', 'hour' ),
	'customers'  => array(
		'path'   => array(),
		'keys'   => array( 'customer_id' => 'customer' ),
		'sums'   => array_intersect_key( $orders, array_flip( array( 'orders_count', 'total_sales' ) ) ),
		'counts' => array( 'customer' => 'customer_id' ),
	),
);
