<?php
/**
 * Performance indicators of the Revenue report.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

return array(
	'total_sales' => array(
		'label'  => __( 'Total sales', 'storedeck' ),
		'format' => 'currency',
	),
	'net_revenue' => array(
		'label'  => __( 'Net sales', 'storedeck' ),
		'format' => 'currency',
	),
	'shipping'    => array(
		'label'     => __( 'Shipping', 'storedeck' ),
		'format'    => 'currency',
		'is_hidden' => true,
	),
	'refunds'     => array(
		'label'     => __( 'Returns', 'storedeck' ),
		'format'    => 'currency',
		'is_hidden' => true,
	),
	'gross_sales' => array(
		'label'     => __( 'Gross sales', 'storedeck' ),
		'format'    => 'currency',
		'is_hidden' => true,
	),
);
