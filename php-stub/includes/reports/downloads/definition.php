<?php
/**
 * Downloads: a log of downloaded files, and stats.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

return array(
	'id'               => 'downloads',
	'title'            => __( 'Downloads', 'storedeck' ),
	'position'         => 80,
	'data_source'      => 'downloads',
	'metrics'          => require __DIR__ . '/metrics.php',
	'charts'           => array( 'download_count' => array() ),
	'table'            => require __DIR__ . '/table.php',
	'filters'          => require __DIR__ . '/filters.php',
	'advanced_filters' => require __DIR__ . '/advanced-filters.php',
	'indicators'       => array(
		'download_count' => array(
			'label'     => __( 'Downloads', 'storedeck' ),
			'format'    => 'number',
			'is_hidden' => true,
		),
	),
	'dashboard'        => array(
		'download_count' => array(
			'label'     => __( 'Downloads', 'storedeck' ),
			'type'      => 'number',
			'position'  => 130,
			'is_hidden' => true,
		),
	),
) + require __DIR__ . '/engine.php';
