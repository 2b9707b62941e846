<?php
/**
 * Charts of the Taxes report on the Overview.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

return array(
	'total_tax'    => array(
		'label'     => __( 'Total tax', 'storedeck' ),
		'type'      => 'currency',
		'position'  => 90,
		'is_hidden' => true,
	),
	'order_tax'    => array(
		'label'     => __( 'Order tax', 'storedeck' ),
		'type'      => 'currency',
		'position'  => 100,
		'is_hidden' => true,
	),
	'shipping_tax' => array(
		'label'     => __( 'Shipping tax', 'storedeck' ),
		'type'      => 'currency',
		'position'  => 110,
		'is_hidden' => true,
	),
);
