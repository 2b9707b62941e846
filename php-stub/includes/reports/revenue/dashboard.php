<?php
/**
 * Charts of the Revenue report on the Overview.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

return array(
	'total_sales' => array(
		'label'     => __( 'Total sales', 'storedeck' ),
		'type'      => 'currency',
		'position'  => 10,
		'is_hidden' => true,
	),
	'net_revenue' => array(
		'label'    => __( 'Net sales', 'storedeck' ),
		'type'     => 'currency',
		'position' => 20,
	),
	'refunds'     => array(
		'label'     => __( 'Returns', 'storedeck' ),
		'type'      => 'currency',
		'position'  => 60,
		'is_hidden' => true,
	),
	'shipping'    => array(
		'label'     => __( 'Shipping', 'storedeck' ),
		'type'      => 'currency',
		'position'  => 120,
		'is_hidden' => true,
	),
);
