<?php
/**
 * Columns of the Stock report.
 *
 * @package Storedeck
 */

use Storedeck\Reports\Common\Stock_Status;

defined( 'ABSPATH' ) || exit;

return array(
	'title'          => array(
		'label'       => __( 'Product / Variation', 'storedeck' ),
		'type'        => 'text',
		'field'       => 'name',
		'is_sortable' => true,
		'is_required' => true,
	),
	'sku'            => array(
		'label'       => __( 'SKU', 'storedeck' ),
		'type'        => 'text',
		'is_sortable' => true,
	),
	'stock_status'   => array(
		'label'           => __( 'Status', 'storedeck' ),
		'type'            => 'text',
		'value'           => static fn( array $row ): ?string => Stock_Status::describe( $row ),
		'is_sortable'     => true,
		'is_default_sort' => true,
		'default_order'   => 'asc',
	),
	'stock_quantity' => array(
		'label'       => __( 'Stock', 'storedeck' ),
		'type'        => 'number',
		'value'       => static fn( array $row ): int|float|string => Stock_Status::get_quantity( $row ) ?? __( 'N/A', 'storedeck' ),
		'is_sortable' => true,
	),
);
