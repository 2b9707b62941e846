<?php
/**
 * Columns of the Coupons report.
 *
 * @package Storedeck
 */

use Storedeck\Reports\Common\Shared_Columns;

defined( 'ABSPATH' ) || exit;

return array(
	'code'         => array(
		'label'       => __( 'Coupon code', 'storedeck' ),
		'type'        => 'text',
		'field'       => 'extended_info.code',
		'is_sortable' => true,
		'is_required' => true,
		'link'        => array(
			'report' => '/analytics/coupons',
			'query'  => array(
				'filter'  => 'single_coupon',
				'coupons' => '{coupon_id}',
			),
		),
	),
	'orders_count' => array(
		'label'           => __( 'Orders', 'storedeck' ),
		'type'            => 'number',
		'is_sortable'     => true,
		'is_default_sort' => true,
		'is_required'     => true,
		'link'            => Shared_Columns::create_orders_link( 'coupon_includes', 'coupon_id' ),
	),
	'amount'       => array(
		'label'       => __( 'Amount discounted', 'storedeck' ),
		'type'        => 'currency',
		'is_sortable' => true,
	),
	'created'      => array(
		'label' => __( 'Created', 'storedeck' ),
		'type'  => 'date',
		'field' => 'extended_info.date_created',
	),
	'expires'      => array(
		'label' => __( 'Expires', 'storedeck' ),
		'type'  => 'date',
		'field' => 'extended_info.date_expires',
	),
	'type'         => array(
		'label' => __( 'Type', 'storedeck' ),
		'type'  => 'text',
		'value' => static fn( array $row ): string => match ( $row['extended_info']['discount_type'] ?? '' ) {
			'percent'       => __( 'Percentage', 'storedeck' ),
			'fixed_cart'    => __( 'Fixed cart', 'storedeck' ),
			'fixed_product' => __( 'Fixed product', 'storedeck' ),
			// A plugin may add types.
			default         => (string) ( $row['extended_info']['discount_type'] ?? '' ),
		},
	),
);
