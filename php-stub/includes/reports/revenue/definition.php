<?php
/**
 * Revenue: sales, returns, taxes and shipping by day.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

return array(
	'id'         => 'revenue',
	'title'      => __( 'Revenue', 'storedeck' ),
	'position'   => 10,
	'metrics'    => require __DIR__ . '/metrics.php',
	'charts'     => require __DIR__ . '/charts.php',
	'table'      => array(
		'rows'    => 'intervals',
		'query'   => array( 'interval' => 'day' ),
		'key'     => 'interval',
		'columns' => require __DIR__ . '/columns.php',
		'summary' => require __DIR__ . '/summary.php',
	),
	'filters'    => require __DIR__ . '/filters.php',
	'indicators' => require __DIR__ . '/indicators.php',
	'dashboard'  => require __DIR__ . '/dashboard.php',
) + require __DIR__ . '/engine.php';
