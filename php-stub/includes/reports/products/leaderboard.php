<?php
/**
 * Leaderboard of products.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

return array(
	'label'    => __( 'Top products - Items sold', 'storedeck' ),
	'headers'  => array( __( 'Product', 'storedeck' ), __( 'Items sold', 'storedeck' ), __( 'Net sales', 'storedeck' ) ),
	'position' => 40,
	'orderby'  => 'items_sold',
	'id'       => 'product_id',
	'name'     => array( 'extended_info', 'name' ),
	'columns'  => array(
		'items_sold'  => 'number',
		'net_revenue' => 'currency',
	),
	'filter'   => 'single_product',
	'param'    => 'products',
);
