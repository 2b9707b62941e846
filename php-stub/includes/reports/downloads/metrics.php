<?php
/**
 * Texts of the metrics of the Downloads report.
 *
 * @package Storedeck
 */

use Storedeck\Reports\Common\Metric_Links;
use Storedeck\Reports\Common\Shared_Metrics;

defined( 'ABSPATH' ) || exit;

return array(
	'download_count' => array(
		'name'        => __( 'Downloads', 'storedeck' ),
		'description' => __( 'Number of file downloads.', 'storedeck' ),
		'formula'     => __( 'Number of downloads; repeat downloads are counted.', 'storedeck' ),
		'link'        => Metric_Links::create( __( 'View downloads', 'storedeck' ), '/analytics/downloads' ),
	),
	'days'           => Shared_Metrics::get_days( '/analytics/downloads' ),
);
