<?php
/**
 * Variations: sales by variation, and stats.
 *
 * @package Storedeck
 */

use Storedeck\Reports\Common\Filter_Pickers;
use Storedeck\Reports\Common\Sales;

defined( 'ABSPATH' ) || exit;

return array(
	'id'               => 'variations',
	'title'            => __( 'Variations', 'storedeck' ),
	'position'         => 40,
	'metrics'          => require __DIR__ . '/metrics.php',
	'charts'           => Sales::get_charts(),
	'table'            => require __DIR__ . '/table.php',
	'filters'          => array( Filter_Pickers::create_variation_picker() ),
	'advanced_filters' => require __DIR__ . '/advanced-filters.php',
	'variants'         => array(
		array(
			'when'       => array(
				'compares'     => 'variations',
				'filter_param' => Filter_Pickers::VARIATION_FILTER,
			),
			'item_chart' => array(
				'segmentby'    => 'variation',
				/* translators: %d: number of variations. */
				'label'        => __( '%d variations', 'storedeck' ),
				'filter_param' => 'variations',
			),
		),
	),
	'indicators'       => array(
		'items_sold' => array(
			'label'  => __( 'Variations sold', 'storedeck' ),
			'format' => 'number',
		),
	),
) + require __DIR__ . '/engine.php';
