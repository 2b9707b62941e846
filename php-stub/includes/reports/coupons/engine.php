<?php
/**
 * Coupons: discounts by coupon, and stats.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

$metrics = array(
	'amount'        => array(
		'type'   => 'money',
		'source' => 'coupons',
		'sum'    => 'coupons.discount_amount',
	),
	'coupons_count' => array(
		'type'     => 'integer',
		'source'   => 'coupons',
		'distinct' => 'coupons.coupon_id',
	),
	'orders_count'  => array(
		'type'      => 'integer',
		'source'    => 'coupons',
		'distinct'  => 'CASE WHEN stats.parent_id = 0 THEN stats.order_id END',
		'per_order' => true,
	),
);

$rows = array(
	'sources' => array(
		'coupons' => 'INNER JOIN {order_coupon_lookup} coupons ON coupons.order_id = stats.order_id',
	),
) + require dirname( __DIR__ ) . '/common/order-rows.php';

$filters = array(
	'coupons' => array(
		'type' => 'ids',
		'sql'  => 'coupons.coupon_id IN ( {values} )',
	),
);

// The discount of a line item is the sum of all coupons of its order, so each coupon has a share of it. Shares
// are rounded after they are added, so that they add up to the whole discount.
$items  = 'INNER JOIN {order_product_lookup} items ON items.order_id = stats.order_id'
	. ' INNER JOIN ( SELECT taken.order_id AS order_id, SUM( taken.discount_amount ) AS discount'
	. ' FROM {order_coupon_lookup} taken GROUP BY taken.order_id ) discounts ON discounts.order_id = stats.order_id';
$amount = array(
	'amount' => array(
		'type'      => 'money',
		'sum'       => 'CASE WHEN discounts.discount = 0 THEN 0'
			. ' ELSE items.coupon_amount * coupons.discount_amount / discounts.discount END',
		'round_sum' => true,
	),
);

return array(
	'stats' => array(
		'description' => static fn(): string => __( 'Stats about coupons.', 'storedeck' ),
		'filters'     => $filters,
		'fields'      => $metrics,
		'orderby'     => array(
			'amount'        => 'amount',
			'coupons_count' => 'coupons_count',
			'orders_count'  => 'orders_count',
		),
		'segments'    => array(
			'product'   => array(
				'extra_join' => $items,
				'id'         => 'items.product_id',
				'label'      => 'product',
				'metrics'    => $amount,
			),
			'variation' => array(
				'extra_join' => $items,
				'where'      => 'items.variation_id > 0',
				'id'         => 'items.variation_id',
				'label'      => 'product',
				'metrics'    => $amount,
			),
			'category'  => array(
				'extra_join' => $items . ' LEFT JOIN ( ' . ( require dirname( __DIR__ ) . '/common/category-tree.php' )
					. ' ) categories ON categories.product_id = items.product_id',
				'where'      => 'COALESCE( categories.category_id, 0 ) > 0',
				'id'         => 'COALESCE( categories.category_id, 0 )',
				'label'      => 'term',
				'metrics'    => $amount,
			),
			'coupon'    => array(
				'id'          => 'coupons.coupon_id',
				'label'       => 'coupon',
				'included_by' => array( 'coupons' ),
			),
		),
	) + $rows,
	'items' => array(
		'description'   => static fn(): string => __( 'Coupons detailed reports.', 'storedeck' ),
		'filters'       => $filters,
		'group'         => array( 'coupon_id' => 'coupons.coupon_id' ),
		'fields'        => array_diff_key( $metrics, array( 'coupons_count' => true ) ),
		'orderby'       => array(
			'coupon_id'    => 'coupon_id',
			'code'         => 'code',
			'amount'       => 'amount',
			'orders_count' => 'orders_count',
		),
		'mapper'        => \Storedeck\Reports\Coupons\Coupon_Result_Mapper::class,
		'extended_info' => true,
		'links'         => array( 'coupon' => '/coupons/{coupon_id}' ),
	) + $rows,
);
