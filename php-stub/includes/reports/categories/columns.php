<?php
/**
 * Columns of the Categories report.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

return array(
	'category'       => array(
		'label'       => __( 'Category', 'storedeck' ),
		'type'        => 'text',
		'value'       => static fn( array $row, array $names ): string => $names[ $row['category_id'] ?? 0 ] ?? '',
		'is_sortable' => true,
		'is_required' => true,
		'link'        => array(
			'report' => '/analytics/categories',
			'query'  => array(
				'filter'     => 'single_category',
				'categories' => '{category_id}',
			),
		),
	),
	'items_sold'     => array(
		'label'           => __( 'Items sold', 'storedeck' ),
		'type'            => 'number',
		'is_sortable'     => true,
		'is_default_sort' => true,
		'is_required'     => true,
	),
	'net_revenue'    => array(
		'label'       => __( 'Net sales', 'storedeck' ),
		'type'        => 'currency',
		'is_sortable' => true,
	),
	'products_count' => array(
		'label'       => __( 'Products', 'storedeck' ),
		'type'        => 'number',
		'is_sortable' => true,
	),
	'orders_count'   => array(
		'label'       => __( 'Orders', 'storedeck' ),
		'type'        => 'number',
		'is_sortable' => true,
	),
);
