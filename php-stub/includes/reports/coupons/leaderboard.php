<?php
/**
 * Leaderboard of coupons.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

return array(
	'label'     => __( 'Top Coupons - Number of Orders', 'storedeck' ),
	'headers'   => array( __( 'Coupon code', 'storedeck' ), __( 'Orders', 'storedeck' ), __( 'Amount discounted', 'storedeck' ) ),
	'position'  => 20,
	'is_hidden' => true,
	'orderby'   => 'orders_count',
	'id'        => 'coupon_id',
	'name'      => array( 'extended_info', 'code' ),
	'columns'   => array(
		'orders_count' => 'number',
		'amount'       => 'currency',
	),
	'filter'    => 'single_coupon',
	'param'     => 'coupons',
);
