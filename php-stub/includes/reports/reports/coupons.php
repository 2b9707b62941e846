<?php
/**
 * Coupons that were used.
 *
 * @package Storedeck
 */

use Storedeck\Reports\Dimensions\Item_Report;
use Storedeck\Reports\Labels;
use Storedeck\Reports\Rows\Coupon_Info;
use Storedeck\Reports\Rows\Shared_Columns;

defined( 'ABSPATH' ) || exit;

$hidden = array( 'is_hidden' => true );

return Item_Report::create(
	'coupon',
	'extended_info.code',
	array(
		'all'     => __( 'All coupons', 'storedeck' ),
		'single'  => __( 'Single coupon', 'storedeck' ),
		'find'    => __( 'Type to search for a coupon', 'storedeck' ),
		'compare' => __( 'Compare coupon codes', 'storedeck' ),
		'choose'  => __( 'Search for coupons to compare', 'storedeck' ),
		'check'   => __( 'Check at least two coupon codes below to compare', 'storedeck' ),
		/* translators: %d: number of coupons. */
		'items'   => __( '%d coupons', 'storedeck' ),
		'search'  => __( 'Search by coupon code', 'storedeck' ),
	),
	array(
		'id'               => 'coupons',
		'title'            => __( 'Coupons', 'storedeck' ),
		'position'         => 60,
		'rows_label'       => __( 'View coupons', 'storedeck' ),
		'stats'            => array(
			'fact'        => 'coupons',
			'description' => static fn(): string => __( 'Stats about coupons.', 'storedeck' ),
			'filters'     => array( 'coupons' ),
			'orderby'     => array( 'amount', 'coupons_count', 'orders_count' ),
		),
		'items'            => array(
			'fact'          => 'coupons',
			'metrics'       => array( 'amount', 'orders_count' ),
			'description'   => static fn(): string => __( 'Coupons detailed reports.', 'storedeck' ),
			'filters'       => array( 'coupons' ),
			'group'         => array( 'coupon_id' => '[coupon]' ),
			'orderby'       => array( 'coupon_id', 'code', 'amount', 'orders_count' ),
			'sort_by'       => array( 'code' => static fn( array $ids ): array => Labels::find( 'coupon', $ids ) ),
			'describe'      => Coupon_Info::find( ... ),
			'extended_info' => true,
			'links'         => array( 'coupon' => '/coupons/{coupon_id}' ),
		),
		'charts'           => array( 'orders_count', 'amount' => array( 'label' => __( 'Amount', 'storedeck' ) ) ),
		'table'            => array(
			'query'      => array( 'extended_info' => true ),
			'columns'    => array(
				'code'         => array(
					'label'       => __( 'Coupon code', 'storedeck' ),
					'field'       => 'extended_info.code',
					'is_sortable' => true,
					'is_required' => true,
					'link'        => Item_Report::get_link( 'coupon' ),
				),
				'orders_count' => array(
					'link' => Shared_Columns::create_orders_link( 'coupon_includes', 'coupon_id' ),
				) + Shared_Columns::DEFAULT_SORT,
				'amount'       => array( 'label' => __( 'Amount discounted', 'storedeck' ) ),
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
					'value' => static fn( array $row ): string => match ( $row['extended_info']['discount_type'] ?? '' ) {
						'percent'       => __( 'Percentage', 'storedeck' ),
						'fixed_cart'    => __( 'Fixed cart', 'storedeck' ),
						'fixed_product' => __( 'Fixed product', 'storedeck' ),
						// A plugin may add types.
						default         => (string) ( $row['extended_info']['discount_type'] ?? '' ),
					},
				),
			),
			'summary'    => array(
				'coupons_count',
				'orders_count',
				'amount' => array( 'label' => __( 'Amount discounted', 'storedeck' ) ),
			),
		),
		'advanced_filters' => array(
			'title' => __( 'Coupons match {{select /}} filters', 'storedeck' ),
			'hook'  => 'coupon',
		),
		'indicators'       => array( 'amount' => $hidden, 'orders_count' => $hidden ),
		'dashboard'        => array(
			'orders_count' => array( 'position' => 70 ) + $hidden,
			'amount'       => array( 'position' => 80 ) + $hidden,
		),
		'leaderboard'      => array(
			'label'    => __( 'Top Coupons - Number of Orders', 'storedeck' ),
			'headers'  => array( __( 'Coupon code', 'storedeck' ), __( 'Orders', 'storedeck' ), __( 'Amount discounted', 'storedeck' ) ),
			'position' => 20,
			'orderby'  => 'orders_count',
			'columns'  => array( 'orders_count' => 'number', 'amount' => 'currency' ),
		) + $hidden,
	)
);
