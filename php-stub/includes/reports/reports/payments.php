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
		'id'       => 'payments',
		'title'    => __( 'Payments and shipping', 'storedeck' ),
		'position' => 72,
		'ranking'  => __( 'Top payment methods', 'storedeck' ),
	)
);
