<?php
/**
 * Coupons used by orders.
 *
 * @package Storedeck
 */

use Storedeck\Reports\Model\Filter;
use Storedeck\Reports\Model\Metric;
use Storedeck\Reports\Model\Repetition;

defined( 'ABSPATH' ) || exit;

// Shares are rounded after they are added, so that they add up to the whole discount.
$shares = array(
	'through' => array( 'lines', 'discounts' ),
	'label'   => 'product',
	'metrics' => array(
		'amount' => Metric::money(
			'CASE WHEN discounts.discount = 0 THEN 0 ELSE items.coupon_amount * coupons.discount_amount / discounts.discount END',
			round_sum: true,
		),
	),
);

return array(
	'on'         => 'orders',
	'repeats'    => Repetition::ORDERS,
	'join'       => 'INNER JOIN {order_coupon_lookup} coupons ON coupons.order_id = [order]',
	'dimensions' => array( 'coupon' => 'coupons.coupon_id' ),
	'fields'     => array(
		'amount'        => Metric::money(
			'coupons.discount_amount',
			name: __( 'Gross discounted', 'storedeck' ),
			description: __(
				'Total coupon discounts, excluding taxes. Matches Coupons in the Revenue report when no filters are applied.',
				'storedeck'
			),
			explanation: __( 'Sum of all coupon discounts', 'storedeck' ),
			direction: 'neutral',
		),
		'coupons_count' => Metric::distinct(
			'coupon',
			name: __( 'Coupons used', 'storedeck' ),
			plural: static fn( int $count ): string => _n( 'Coupon used', 'Coupons used', $count, 'storedeck' ),
			description: __( 'Different coupons used in this period.', 'storedeck' ),
			explanation: __( 'Number of unique coupons', 'storedeck' ),
			sort: 'orders_count',
		),
		'orders_count'  => Metric::orders(
			name: __( 'Discounted orders', 'storedeck' ),
			plural: static fn( int $count ): string => _n( 'Discounted order', 'Discounted orders', $count, 'storedeck' ),
			description: __( 'Orders with at least one coupon.', 'storedeck' ),
			explanation: __( 'Number of orders with a coupon; each order is counted once.', 'storedeck' ),
		),
	),
	'filters'    => array( 'coupons' => Filter::of( 'ids', '[coupon] IN ( {values} )' ) ),
	'segments'   => array(
		'product'   => $shares,
		'variation' => array( 'has' => 'variation' ) + $shares,
		'category'  => array(
			'through' => array( 'lines', 'discounts', 'categories' ),
			'has'     => 'category',
			'label'   => 'term',
		) + $shares,
		'coupon'    => array( 'label' => 'coupon', 'included_by' => array( 'coupons' ) ),
	),
);
