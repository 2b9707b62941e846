<?php
/**
 * Texts of the metrics of the Coupons report.
 *
 * @package Storedeck
 */

use Storedeck\Reports\Common\Metric_Links;

defined( 'ABSPATH' ) || exit;

$create_link = static fn( string $orderby ): array => Metric_Links::create(
	__( 'View coupons', 'storedeck' ),
	'/analytics/coupons',
	Metric_Links::get_sort( $orderby )
);

return array(
	'orders_count'  => array(
		'name'        => __( 'Discounted orders', 'storedeck' ),
		'description' => __( 'Orders with at least one coupon.', 'storedeck' ),
		'formula'     => __( 'Number of orders with a coupon; each order is counted once.', 'storedeck' ),
		'link'        => $create_link( 'orders_count' ),
	),
	'amount'        => array(
		'name'        => __( 'Gross discounted', 'storedeck' ),
		'description' => __(
			'Total coupon discounts, excluding taxes. Matches Coupons in the Revenue report when no filters are applied.',
			'storedeck'
		),
		'formula'     => __( 'Sum of all coupon discounts', 'storedeck' ),
		'link'        => $create_link( 'amount' ),
	),
	'coupons_count' => array(
		'name'        => __( 'Coupons', 'storedeck' ),
		'description' => __( 'Coupons used in this period.', 'storedeck' ),
		'formula'     => __( 'Number of unique coupons', 'storedeck' ),
		'link'        => $create_link( 'orders_count' ),
	),
);
