<?php
/**
 * Table of the Categories report.
 *
 * @package Storedeck
 */

use Storedeck\Reports\Common\Category_Paths;
use Storedeck\Reports\Common\Sales;

defined( 'ABSPATH' ) || exit;

return array(
	'query'      => array( 'extended_info' => true ),
	'key'        => 'category_id',
	'limit_by'   => array( 'categories' ),
	'columns'    => require __DIR__ . '/columns.php',
	'names'      => static fn( array $rows ): array => Category_Paths::find( array_column( $rows, 'category_id' ) ),
	'summary'    => array(
		'rows' => array(
			'type'  => 'number',
			'label' => static fn( int $count ): string => _nx( 'Category', 'Categories', $count, 'label of a number', 'storedeck' ),
		),
	) + Sales::get_summary(),
	'comparison' => array(
		'param' => 'categories',
		'help'  => __( 'Check at least two categories below to compare', 'storedeck' ),
		'id'    => 'category_id',
		'name'  => 'extended_info.name',
	),
	'search'     => array(
		'type'        => 'categories',
		'placeholder' => __( 'Search by category name', 'storedeck' ),
	),
);
