<?php
/**
 * Performance indicators of the Taxes report.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

return array(
	'total_tax'    => array(
		'label'     => __( 'Total tax', 'storedeck' ),
		'format'    => 'currency',
		'is_hidden' => true,
	),
	'order_tax'    => array(
		'label'     => __( 'Order tax', 'storedeck' ),
		'format'    => 'currency',
		'is_hidden' => true,
	),
	'shipping_tax' => array(
		'label'     => __( 'Shipping tax', 'storedeck' ),
		'format'    => 'currency',
		'is_hidden' => true,
	),
);
