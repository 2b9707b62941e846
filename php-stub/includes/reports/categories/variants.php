<?php
/**
 * Variants of the Categories report: compared categories, and the products of a
 * category.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

return array(
	array(
		'when'       => array( 'compares' => 'categories' ),
		'item_chart' => array(
			'segmentby'    => 'category',
			/* translators: %d: number of categories. */
			'label'        => __( '%d categories', 'storedeck' ),
			'filter_param' => 'categories',
		),
	),
	array(
		'when'       => array(
			'filter' => 'single_category',
			'has'    => 'categories',
		),
		'table_of'   => 'products',
		'limit_by'   => array( 'products', 'categories' ),
		'comparison' => null,
		'search'     => array(
			'type'        => 'products',
			'placeholder' => __( 'Search by product name or SKU', 'storedeck' ),
			'kept_params' => array( 'filter', 'categories' ),
		),
		'item_chart' => array(
			'segmentby' => 'product',
			/* translators: %d: number of products. */
			'label'     => __( '%d products', 'storedeck' ),
		),
	),
);
