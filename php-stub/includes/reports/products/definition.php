<?php
/**
 * Products: sales by product, and stats.
 *
 * @package Storedeck
 */

use Storedeck\Reports\Common\Sales;

defined( 'ABSPATH' ) || exit;

return array(
	'id'               => 'products',
	'title'            => __( 'Products', 'storedeck' ),
	'position'         => 30,
	'metrics'          => Sales::get_metrics( '/analytics/products', __( 'View products', 'storedeck' ) ),
	'charts'           => Sales::get_charts(),
	'table'            => require __DIR__ . '/table.php',
	'filters'          => require __DIR__ . '/filters.php',
	'advanced_filters' => array( 'title' => __( 'Products match {{select /}} filters', 'storedeck' ) ),
	'item_flag'        => array(
		'param'     => 'is-variable',
		'resource'  => 'products',
		'filter'    => 'single_product',
		'ids_param' => 'products',
		'field'     => 'type',
		'value'     => 'variable',
	),
	'variants'         => require __DIR__ . '/variants.php',
	'indicators'       => array(
		'items_sold' => array(
			'label'  => __( 'Products sold', 'storedeck' ),
			'format' => 'number',
		),
	),
	'dashboard'        => array(
		'items_sold' => array(
			'label'     => __( 'Items sold', 'storedeck' ),
			'type'      => 'number',
			'position'  => 50,
			'is_hidden' => true,
		),
	),
	'leaderboard'      => require __DIR__ . '/leaderboard.php',
) + require __DIR__ . '/engine.php';
