<?php
/**
 * Orders by country, state and city.
 *
 * @package Storedeck
 */

use Storedeck\Reports\Dimensions\Dimension_Report;

defined( 'ABSPATH' ) || exit;

return Dimension_Report::create(
	array( 'order_country', 'order_state', 'order_city' ),
	array(
		'id'        => 'places',
		'title'     => __( 'Places', 'storedeck' ),
		'position'  => 74,
		'ranking'   => __( 'Top countries', 'storedeck' ),
		'dashboard' => array(
			'net_revenue' => array(
				'label'     => __( 'Net sales by country', 'storedeck' ),
				'by'        => array( 'order_country' ),
				'position'  => 150,
				'is_hidden' => true,
			),
		),
	)
);
