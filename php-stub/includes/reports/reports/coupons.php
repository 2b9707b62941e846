<?php
/**
 * Coupons that were used.
 *
 * @package Storedeck
 */

use Storedeck\Reports\Common\Shared_Columns;
use Storedeck\Reports\Coupons\Coupon_Result_Mapper;
use Storedeck\Reports\Model\Pickers;

defined( 'ABSPATH' ) || exit;

$hidden = array( 'is_hidden' => true );

return array(
	'id'               => 'coupons',
	'title'            => __( 'Coupons', 'storedeck' ),
	'position'         => 60,
	'rows_label'       => __( 'View coupons', 'storedeck' ),
	'stats'            => array(
		'fact'        => 'coupons',
		'description' => static fn(): string => __( 'Stats about coupons.', 'storedeck' ),
		'filters'     => array( 'coupons' ),
		'orderby'     => array(
			'amount'        => 'amount',
			'coupons_count' => 'coupons_count',
			'orders_count'  => 'orders_count',
		),
	),
	'items'            => array(
		'fact'          => 'coupons',
		'metrics'       => array( 'amount', 'orders_count' ),
		'description'   => static fn(): string => __( 'Coupons detailed reports.', 'storedeck' ),
		'filters'       => array( 'coupons' ),
		'group'         => array( 'coupon_id' => '[coupon]' ),
		'orderby'       => array(
			'coupon_id'    => 'coupon_id',
			'code'         => 'code',
			'amount'       => 'amount',
			'orders_count' => 'orders_count',
		),
		'mapper'        => Coupon_Result_Mapper::class,
		'extended_info' => true,
		'links'         => array( 'coupon' => '/coupons/{coupon_id}' ),
	),
	'charts'           => array(
		'orders_count',
		'amount' => array( 'label' => __( 'Amount', 'storedeck' ) ),
	),
	'table'            => array(
		'query'      => array( 'extended_info' => true ),
		'key'        => 'coupon_id',
		'columns'    => array(
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
				'type'  => 'text',
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
		'comparison' => array(
			'param' => 'coupons',
			'help'  => __( 'Check at least two coupon codes below to compare', 'storedeck' ),
			'id'    => 'coupon_id',
			'name'  => 'extended_info.code',
		),
		'search'     => array(
			'type'        => 'coupons',
			'placeholder' => __( 'Search by coupon code', 'storedeck' ),
		),
	),
	'filters'          => array(
		Pickers::create(
			array(
				Pickers::create_all_option( __( 'All coupons', 'storedeck' ) ),
				Pickers::create_single_option(
					'coupon',
					__( 'Single coupon', 'storedeck' ),
					array(
						'type'   => 'coupons',
						'param'  => 'coupons',
						'labels' => array(
							'placeholder' => __( 'Type to search for a coupon', 'storedeck' ),
							'button'      => __( 'Single coupon', 'storedeck' ),
						),
					),
					array( 'chart_mode' => 'item-comparison' )
				),
				Pickers::create_comparison_option(
					'coupons',
					array(
						'title'       => __( 'Compare coupon codes', 'storedeck' ),
						'placeholder' => __( 'Search for coupons to compare', 'storedeck' ),
						'help_text'   => __( 'Check at least two coupon codes below to compare', 'storedeck' ),
					)
				),
				Pickers::create_advanced_option(),
			)
		),
	),
	'advanced_filters' => array(
		'title' => __( 'Coupons match {{select /}} filters', 'storedeck' ),
		'hook'  => 'coupon',
	),
	'variants'         => array(
		array(
			'when'       => array( 'compares' => 'coupons' ),
			'item_chart' => array(
				'segmentby'    => 'coupon',
				/* translators: %d: number of coupons. */
				'label'        => __( '%d coupons', 'storedeck' ),
				'filter_param' => 'coupons',
			),
		),
	),
	'indicators'       => array(
		'amount'       => $hidden,
		'orders_count' => $hidden,
	),
	'dashboard'        => array(
		'orders_count' => array( 'position' => 70 ) + $hidden,
		'amount'       => array( 'position' => 80 ) + $hidden,
	),
	'leaderboard'      => array(
		'label'    => __( 'Top Coupons - Number of Orders', 'storedeck' ),
		'headers'  => array( __( 'Coupon code', 'storedeck' ), __( 'Orders', 'storedeck' ), __( 'Amount discounted', 'storedeck' ) ),
		'position' => 20,
		'orderby'  => 'orders_count',
		'id'       => 'coupon_id',
		'name'     => array( 'extended_info', 'code' ),
		'columns'  => array(
			'orders_count' => 'number',
			'amount'       => 'currency',
		),
		'filter'   => 'single_coupon',
		'param'    => 'coupons',
	) + $hidden,
);
