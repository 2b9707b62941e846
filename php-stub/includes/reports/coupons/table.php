<?php
/**
 * Table of the Coupons report.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

return array(
	'query'      => array( 'extended_info' => true ),
	'key'        => 'coupon_id',
	'columns'    => require __DIR__ . '/columns.php',
	'summary'    => array(
		'coupons_count' => array(
			'type'  => 'number',
			'label' => static fn( int $count ): string => _n( 'Coupon', 'Coupons', $count, 'storedeck' ),
		),
		'orders_count'  => array(
			'type'  => 'number',
			'label' => static fn( int $count ): string => _nx( 'Order', 'Orders', $count, 'label of a number', 'storedeck' ),
		),
		'amount'        => array(
			'type'  => 'currency',
			'label' => __( 'Amount discounted', 'storedeck' ),
		),
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
);
