<?php
/**
 * Coupons: what each took off, and all per interval.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

$figures = array(
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
) + require __DIR__ . '/order-rows.php';

$filters = array(
	'coupons' => array(
		'type' => 'ids',
		'sql'  => 'coupons.coupon_id IN ( {values} )',
		'kept' => true,
	),
);

// A line knows what all coupons of its order took off; each has its part of that. Parts are
// added before they are rounded: those of all coupons then are the whole again.
$items  = 'INNER JOIN {order_product_lookup} items ON items.order_id = stats.order_id'
	. ' INNER JOIN ( SELECT taken.order_id AS order_id, SUM( taken.discount_amount ) AS discount'
	. ' FROM {order_coupon_lookup} taken GROUP BY taken.order_id ) discounts ON discounts.order_id = stats.order_id';
$amount = array(
	'amount' => array(
		'type'    => 'money',
		'sum'     => 'CASE WHEN discounts.discount = 0 THEN 0'
			. ' ELSE items.coupon_amount * coupons.discount_amount / discounts.discount END',
		'rounded' => 'at the end',
	),
);

return array(
	'slug'  => 'coupons',
	'stats' => array(
		'description' => static fn(): string => __( 'Stats about coupons.', 'storedeck' ),
		'filters'     => $filters,
		'fields'      => $figures,
		'orderby'     => array(
			'amount'        => 'amount',
			'coupons_count' => 'coupons_count',
			'orders_count'  => 'orders_count',
		),
		'segments'    => array(
			'product'   => array(
				'beside'  => $items,
				'id'      => 'items.product_id',
				'label'   => 'product',
				'figures' => $amount,
			),
			'variation' => array(
				'beside'  => $items,
				'where'   => 'items.variation_id > 0',
				'id'      => 'items.variation_id',
				'label'   => 'product',
				'figures' => $amount,
			),
			'category'  => array(
				'beside'  => $items . ' LEFT JOIN ( ' . ( require __DIR__ . '/category-tree.php' )
					. ' ) categories ON categories.product_id = items.product_id',
				'where'   => 'COALESCE( categories.category_id, 0 ) > 0',
				'id'      => 'COALESCE( categories.category_id, 0 )',
				'label'   => 'term',
				'figures' => $amount,
			),
			'coupon'    => array(
				'id'     => 'coupons.coupon_id',
				'label'  => 'coupon',
				'chosen' => array( 'coupons' ),
			),
		),
	) + $rows,
	'items' => array(
		'description' => static fn(): string => __( 'Coupons detailed reports.', 'storedeck' ),
		'filters'     => $filters,
		'group'       => array( 'coupon_id' => 'coupons.coupon_id' ),
		'fields'      => array_diff_key( $figures, array( 'coupons_count' => true ) ),
		'orderby'     => array(
			'coupon_id'    => 'coupon_id',
			'code'         => 'code',
			'amount'       => 'amount',
			'orders_count' => 'orders_count',
		),
		'rows'        => \Storedeck\Reports\Coupon_Result_Mapper::class,
		'extended'    => true,
		'links'       => array( 'coupon' => '/coupons/{coupon_id}' ),
	) + $rows,
);
