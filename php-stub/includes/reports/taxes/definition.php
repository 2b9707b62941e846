<?php
/**
 * Taxes: amounts by tax rate, and stats.
 *
 * @package Storedeck
 */

use Storedeck\Reports\Common\Metric_Links;

defined( 'ABSPATH' ) || exit;

return array(
	'id'               => 'taxes',
	'title'            => __( 'Taxes', 'storedeck' ),
	'position'         => 70,
	'metrics'          => require __DIR__ . '/metrics.php',
	'charts'           => array(
		'total_tax'    => Metric_Links::get_sort( 'total_tax' ) + array( 'is_neutral' => true ),
		'order_tax'    => Metric_Links::get_sort( 'order_tax' ) + array( 'is_neutral' => true ),
		'shipping_tax' => Metric_Links::get_sort( 'shipping_tax' ) + array( 'is_neutral' => true ),
		'orders_count' => Metric_Links::get_sort( 'orders_count' ),
	),
	'table'            => require __DIR__ . '/table.php',
	'filters'          => require __DIR__ . '/filters.php',
	'advanced_filters' => array( 'title' => __( 'Taxes match {{select /}} filters', 'storedeck' ) ),
	'variants'         => array(
		array(
			'when'       => array( 'filter' => 'compare-taxes' ),
			'item_chart' => array(
				'segmentby'    => 'tax_rate_id',
				/* translators: %d: number of tax codes. */
				'label'        => __( '%d taxes', 'storedeck' ),
				'filter_param' => 'taxes',
			),
		),
	),
	'indicators'       => require __DIR__ . '/indicators.php',
	'dashboard'        => require __DIR__ . '/dashboard.php',
) + require __DIR__ . '/engine.php';
