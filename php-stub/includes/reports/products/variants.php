<?php
/**
 * Variants of the Products report: compared products, and the variations of a
 * product.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

return array(
	array(
		'when'       => array( 'compares' => 'products' ),
		'item_chart' => array(
			'segmentby'    => 'product',
			/* translators: %d: number of products. */
			'label'        => __( '%d products', 'storedeck' ),
			'filter_param' => 'products',
		),
	),
	array(
		'when'         => array(
			'filter' => 'single_product',
			'flag'   => 'is-variable',
		),
		'table_of'     => 'variations',
		'stats_report' => 'products',
		'search'       => null,
		'item_chart'   => array(
			'segmentby'    => 'variation',
			/* translators: %d: number of variations. */
			'label'        => __( '%d variations', 'storedeck' ),
			'filter_param' => 'variations',
		),
	),
);
