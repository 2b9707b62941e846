<?php
/**
 * Leaderboard of categories.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

return array(
	'label'    => __( 'Top categories - Items sold', 'storedeck' ),
	'headers'  => array( __( 'Category', 'storedeck' ), __( 'Items sold', 'storedeck' ), __( 'Net sales', 'storedeck' ) ),
	'position' => 30,
	'orderby'  => 'items_sold',
	'id'       => 'category_id',
	'name'     => array( 'extended_info', 'name' ),
	'columns'  => array(
		'items_sold'  => 'number',
		'net_revenue' => 'currency',
	),
	'filter'   => 'single_category',
	'param'    => 'categories',
);
