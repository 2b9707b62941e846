<?php
/**
 * Orders by weekday and hour.
 *
 * @package Storedeck
 */

use Storedeck\Reports\Dimensions\Dimension_Report;

defined( 'ABSPATH' ) || exit;

return Dimension_Report::create(
	array( 'weekday', 'hour' ),
	array(
		'id'        => 'times',
		'title'     => __( 'Times', 'storedeck' ),
		'position'  => 78,
		'ranking'   => __( 'Top weekdays', 'storedeck' ),
		'split_by'  => array( 'weekday', 'hour' ),
		'dashboard' => array(
			'orders_count' => array(
				'label'     => __( 'Orders by weekday and hour', 'storedeck' ),
				'by'        => array( 'weekday', 'hour' ),
				'position'  => 170,
				'is_hidden' => true,
			),
		),
	)
);
