<?php
/**
 * Stock of all published products and variations.
 *
 * @package Storedeck
 */

use Storedeck\Foundation\Settings\Settings;
use Storedeck\Reports\Filter_Parameters;
use Storedeck\Reports\Model\Dimension;
use Storedeck\Reports\Model\Facts;
use Storedeck\Reports\Model\Pickers;
use Storedeck\Reports\Stock\Stock_Query;
use Storedeck\Reports\Stock\Stock_Status;
use Storedeck\Reports\Totals_Query;

defined( 'ABSPATH' ) || exit;

$all  = __( 'All products', 'storedeck' );
$fact = Facts::get( 'stock' );

return array(
	'id'               => 'stock',
	'title'            => __( 'Stock', 'storedeck' ),
	'position'         => 90,
	'is_available'     => Settings::is_stock_managed(),
	'is_timeless'      => true,
	'items'            => array(
		'fact'           => 'stock',
		'query'          => Stock_Query::class,
		'context'        => '',
		'args_filter'    => null,
		'description'    => static fn(): string => __( 'Stock reports.', 'storedeck' ),
		'filters'        => array_keys( $fact['filters'] ),
		'is_live'        => true,
		'default_order'  => 'asc',
		'columns'        => array(),
		'mapped_columns' => Stock_Query::get_columns(),
		'orderby'        => Stock_Query::ORDERBY,
		'params'         => array(
			'offset'  => array(
				'description' => __( 'Offset the result set by a specific number of items.', 'storedeck' ),
				'type'        => 'integer',
				'minimum'     => 0,
				'maximum'     => Filter_Parameters::MAX_ID,
			),
			'grouped' => array(
				'description' => __( 'List products only: those that match, and those with a variation that matches.', 'storedeck' ),
				'type'        => 'boolean',
				'default'     => false,
			),
		),
		'links'          => static fn( array $row ): array => 0 === $row['parent_id'] ? array( 'product' => '/products/{id}' ) : array(
			'product' => '/products/{parent_id}/variations/{id}',
			'parent'  => '/products/{parent_id}',
		),
	),
	'stats'            => array(
		'fact'        => 'stock',
		'query'       => Totals_Query::class,
		'rows'        => Stock_Query::class,
		'context'     => '',
		'args_filter' => null,
		'description' => static fn(): string => __( 'Stats about product stock.', 'storedeck' ),
	),
	'table'            => array(
		'columns' => array(
			'title'          => array(
				'label'       => __( 'Product / Variation', 'storedeck' ),
				'field'       => 'name',
				'is_sortable' => true,
				'is_required' => true,
			),
			'sku'            => array( 'label' => __( 'SKU', 'storedeck' ), 'is_sortable' => true ),
			'stock_status'   => array(
				'label'           => __( 'Status', 'storedeck' ),
				'value'           => static fn( array $row ): ?string => Stock_Status::describe( $row ),
				'is_sortable'     => true,
				'is_default_sort' => true,
				// Out of stock first.
				'default_order'   => 'desc',
			),
			'stock_quantity' => array(
				'label'       => __( 'Stock', 'storedeck' ),
				'type'        => 'number',
				'value'       => static fn( array $row ) => Stock_Status::get_quantity( $row ) ?? __( 'N/A', 'storedeck' ),
				'is_sortable' => true,
			),
		),
		'summary' => array( 'products', 'outofstock', 'lowstock', 'onbackorder', 'instock' ),
	),
	'filters'          => array(
		Pickers::create(
			array(
				Pickers::create_all_option( $all ),
				...Dimension::get_options(
					array(
						'outofstock'  => __( 'Out of stock', 'storedeck' ),
						'lowstock'    => __( 'Low stock', 'storedeck' ),
						'instock'     => __( 'In stock', 'storedeck' ),
						'onbackorder' => __( 'On backorder', 'storedeck' ),
					)
				),
			),
			array( 'param' => 'type', 'static_params' => array( 'paged', 'per_page' ) )
		),
		Pickers::create_for_advanced(
			$all,
			array(
				'label'         => __( 'Filter by', 'storedeck' ),
				'static_params' => array( 'paged', 'per_page' ),
				'show_when'     => 'advanced',
			)
		),
	),
	'advanced_filters' => array( 'title' => __( 'Products match {{select /}} filters', 'storedeck' ) ),
);
