<?php
/**
 * Table of the Products report, and of the report of a single category.
 *
 * @package Storedeck
 */

use Storedeck\Reports\Common\Category_Paths;
use Storedeck\Reports\Common\Sales;

defined( 'ABSPATH' ) || exit;

return array(
	'query'      => array( 'extended_info' => true ),
	'key'        => 'product_id',
	'title'      => __( 'Products', 'storedeck' ),
	'columns'    => require __DIR__ . '/columns.php',
	'names'      => static fn( array $rows ): array => Category_Paths::find(
		array_merge( array(), ...array_column( array_column( $rows, 'extended_info' ), 'category_ids' ) )
	),
	'summary'    => array(
		'products_count' => array(
			'type'  => 'number',
			'label' => static fn( int $count ): string => _nx( 'Product', 'Products', $count, 'label of a number', 'storedeck' ),
		),
	) + Sales::get_summary(),
	'comparison' => array(
		'param' => 'products',
		'help'  => __( 'Check at least two products below to compare', 'storedeck' ),
		'id'    => 'product_id',
		'name'  => 'extended_info.name',
	),
	'search'     => array(
		'type'        => 'products',
		'placeholder' => __( 'Search by product name or SKU', 'storedeck' ),
	),
);
