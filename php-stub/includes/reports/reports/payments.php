<?php
/**
 * Orders by payment method and shipping method.
 *
 * @package Storedeck
 */

use Storedeck\Reports\Dimensions\Dimension_Report;

defined( 'ABSPATH' ) || exit;

return Dimension_Report::create(
	array( 'payment_method', 'shipping_method' ),
	array(
		'id'        => 'payments',
		'title'     => __( 'Payments and shipping', 'storedeck' ),
		'position'  => 72,
		'ranking'   => __( 'Top payment methods', 'storedeck' ),
		'dashboard' => array(
			'net_revenue' => array(
				'label'     => __( 'Net sales by payment method', 'storedeck' ),
				'by'        => array( 'payment_method' ),
				'position'  => 140,
				'is_hidden' => true,
			),
		),
	)
);
