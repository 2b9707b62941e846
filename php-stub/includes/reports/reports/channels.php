<?php
/**
 * Orders by where customers came from and how orders were created.
 *
 * @package Storedeck
 */

use Storedeck\Reports\Dimensions\Dimension_Report;

defined( 'ABSPATH' ) || exit;

return Dimension_Report::create(
	array( 'attribution_type', 'attribution_source', 'attribution_medium', 'attribution_campaign', 'attribution_device', 'created_via' ),
	array(
		'id'        => 'channels',
		'title'     => __( 'Channels', 'storedeck' ),
		'position'  => 76,
		'ranking'   => __( 'Top traffic sources', 'storedeck' ),
		'dashboard' => array(
			'net_revenue' => array(
				'label'     => __( 'Net sales by traffic source', 'storedeck' ),
				'by'        => array( 'attribution_type' ),
				'position'  => 160,
				'is_hidden' => true,
			),
		),
	)
);
