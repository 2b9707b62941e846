<?php
/**
 * Leaderboard of customers.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

return array(
	'label'     => __( 'Top Customers - Total Spend', 'storedeck' ),
	'headers'   => array( __( 'Customer Name', 'storedeck' ), __( 'Orders', 'storedeck' ), __( 'Total Spend', 'storedeck' ) ),
	'position'  => 10,
	'is_hidden' => true,
	'orderby'   => 'total_spend',
	'id'        => 'id',
	'name'      => array( 'name' ),
	'columns'   => array(
		'orders_count' => 'number',
		'total_spend'  => 'currency',
	),
	'filter'    => 'single_customer',
	'param'     => 'customers',
);
