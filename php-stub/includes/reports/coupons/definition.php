<?php
/**
 * Coupons: discounts by coupon, and stats.
 *
 * @package Storedeck
 */

use Storedeck\Reports\Common\Metric_Links;

defined( 'ABSPATH' ) || exit;

return array(
	'id'               => 'coupons',
	'title'            => __( 'Coupons', 'storedeck' ),
	'position'         => 60,
	'metrics'          => require __DIR__ . '/metrics.php',
	'charts'           => array(
		'orders_count' => Metric_Links::get_sort( 'orders_count' ),
		'amount'       => Metric_Links::get_sort( 'amount' ) + array(
			'label'      => __( 'Amount', 'storedeck' ),
			'is_neutral' => true,
		),
	),
	'table'            => require __DIR__ . '/table.php',
	'filters'          => require __DIR__ . '/filters.php',
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
		'amount'       => array(
			'label'     => __( 'Gross discounted', 'storedeck' ),
			'format'    => 'currency',
			'is_hidden' => true,
		),
		'orders_count' => array(
			'label'     => __( 'Discounted orders', 'storedeck' ),
			'format'    => 'number',
			'is_hidden' => true,
		),
	),
	'dashboard'        => array(
		'orders_count' => array(
			'label'     => __( 'Discounted orders', 'storedeck' ),
			'type'      => 'number',
			'position'  => 70,
			'is_hidden' => true,
		),
		'amount'       => array(
			'label'     => __( 'Gross discounted', 'storedeck' ),
			'type'      => 'currency',
			'position'  => 80,
			'is_hidden' => true,
		),
	),
	'leaderboard'      => require __DIR__ . '/leaderboard.php',
) + require __DIR__ . '/engine.php';
