<?php
/**
 * Columns of the Products report.
 *
 * @package Storedeck
 */

use Storedeck\Reports\Common\Shared_Columns;

defined( 'ABSPATH' ) || exit;

return array(
	'product_name' => array(
		'label'       => __( 'Product title', 'storedeck' ),
		'type'        => 'text',
		'field'       => 'extended_info.name',
		'is_sortable' => true,
		'is_required' => true,
		'link'        => array(
			'report' => '/analytics/products',
			'query'  => array(
				'filter'   => 'single_product',
				'products' => '{product_id}',
			),
		),
	),
) + Shared_Columns::get_sold( 'product_includes', 'product_id' ) + array(
	'product_cat'  => array(
		'label' => __( 'Category', 'storedeck' ),
		'type'  => 'list',
		// In the order of `category_ids`.
		'value' => static fn( array $row, array $names ): array => array_map(
			static fn( int $id ): string => $names[ $id ] ?? '',
			$row['extended_info']['category_ids'] ?? array()
		),
	),
	'variations'   => array(
		'label'       => __( 'Variations', 'storedeck' ),
		'type'        => 'number',
		'value'       => static fn( array $row ): int => count( $row['extended_info']['variations'] ?? array() ),
		'is_sortable' => true,
		'link'        => array(
			'report' => '/analytics/variations',
			'query'  => array(
				'filter-variations' => 'advanced',
				'product_includes'  => '{product_id}',
			),
			'if'     => 'extended_info.variations',
		),
	),
) + Shared_Columns::get_stock();
