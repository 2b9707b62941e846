<?php
/**
 * Categories: sales of the products in each category and its child categories.
 *
 * @package Storedeck
 */

use Storedeck\Reports\Common\Sales;

defined( 'ABSPATH' ) || exit;

return array(
	'id'               => 'categories',
	'title'            => __( 'Categories', 'storedeck' ),
	'position'         => 50,
	'stats_report'     => 'products',
	'metrics'          => require __DIR__ . '/metrics.php',
	'charts'           => Sales::get_charts(),
	'table'            => require __DIR__ . '/table.php',
	'filters'          => require __DIR__ . '/filters.php',
	'advanced_filters' => array(
		'title' => __( 'Categories match {{select /}} filters', 'storedeck' ),
		'hook'  => 'category',
	),
	'variants'         => require __DIR__ . '/variants.php',
	'leaderboard'      => require __DIR__ . '/leaderboard.php',
) + require __DIR__ . '/engine.php';
