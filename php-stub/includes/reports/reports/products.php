<?php
/**
 * Products that were sold, each with its variations together.
 *
 * @package Storedeck
 */

use Storedeck\Reports\Dimensions\Item_Report;
use Storedeck\Reports\Labels;
use Storedeck\Reports\Model\Facts;
use Storedeck\Reports\Model\Pickers;
use Storedeck\Reports\Rows\Product_Info;
use Storedeck\Reports\Rows\Shared_Columns;

defined( 'ABSPATH' ) || exit;

return Item_Report::create(
	'product',
	'extended_info.name',
	array(
		'all'     => __( 'All products', 'storedeck' ),
		'single'  => __( 'Single product', 'storedeck' ),
		'find'    => __( 'Type to search for a product', 'storedeck' ),
		'compare' => __( 'Compare products', 'storedeck' ),
		'choose'  => __( 'Search for products to compare', 'storedeck' ),
		'check'   => __( 'Check at least two products below to compare', 'storedeck' ),
		/* translators: %d: number of products. */
		'items'   => __( '%d products', 'storedeck' ),
		'search'  => __( 'Search by product name or SKU', 'storedeck' ),
	),
	array(
		'id'               => 'products',
		'title'            => __( 'Products', 'storedeck' ),
		'position'         => 30,
		'rows_label'       => __( 'View products', 'storedeck' ),
		'stats'            => array(
			'fact'        => 'lines',
			'description' => static fn(): string => __( 'Stats about products.', 'storedeck' ),
			'filters'     => array( 'products', 'categories', 'variations' ),
			'orderby'     => Facts::LINE_ORDERBY,
		),
		// One row per product sold in the range, including deleted products.
		'items'            => array(
			'fact'          => 'lines',
			'metrics'       => array( 'items_sold', 'net_revenue', 'orders_count' ),
			'description'   => static fn(): string => __( 'Products detailed reports.', 'storedeck' ),
			'filters'       => array( 'products', 'categories' ),
			'group'         => array( 'product_id' => '[product]' ),
			// `date` is the last sale; other values are metrics, ids or keys of `sort_by`.
			'orderby'       => array(
				'date', 'net_revenue', 'orders_count', 'items_sold',
				'product_name' => 'name',
				'variations', 'sku',
			),
			'sort_by'       => array(
				'name'       => static fn( array $ids ): array => Labels::find( 'product', $ids ),
				'sku'        => Product_Info::find_skus( ... ),
				'variations' => static fn( array $ids ): array => array_map( 'count', Product_Info::find_variations( $ids ) )
					+ array_fill_keys( $ids, 0 ),
			),
			'describe'      => Product_Info::find( ... ),
			'extended_info' => true,
			'links'         => array( 'product' => '/products/{product_id}' ),
		),
		'metrics'          => array( 'variations_count' ),
		'charts'           => array( 'items_sold', 'net_revenue', 'orders_count' ),
		'table'            => array(
			'query'      => array( 'extended_info' => true ),
			'title'      => __( 'Products', 'storedeck' ),
			'columns'    => array(
				'product_name' => array(
					'label'       => __( 'Product title', 'storedeck' ),
					'field'       => 'extended_info.name',
					'is_sortable' => true,
					'is_required' => true,
					'link'        => Item_Report::get_link( 'product' ),
				),
			) + Shared_Columns::get_sold( 'product_includes', 'product_id' ) + array(
				'product_cat' => array(
					'label' => __( 'Category', 'storedeck' ),
					'type'  => 'list',
					// In the order of `category_ids`.
					'value' => static fn( array $row, array $names ): array => array_map(
						static fn( int $id ): string => $names[ $id ] ?? '',
						$row['extended_info']['category_ids'] ?? array()
					),
				),
				'variations'  => array(
					'label'       => __( 'Variations', 'storedeck' ),
					'type'        => 'number',
					'value'       => static fn( array $row ): int => count( $row['extended_info']['variations'] ?? array() ),
					'is_sortable' => true,
					'link'        => array(
						'report' => '/analytics/variations',
						'query'  => array( 'filter-variations' => 'advanced', 'product_includes' => '{product_id}' ),
						'if'     => 'extended_info.variations',
					),
				),
			) + Shared_Columns::get_stock(),
			'names'      => static fn( array $rows ): array => Labels::find_paths(
				array_merge( array(), ...array_column( array_column( $rows, 'extended_info' ), 'category_ids' ) )
			),
			'summary'    => array( 'products_count', 'items_sold', 'net_revenue', 'orders_count' ),
		),
		'filters'          => array(
			Pickers::create_variation_picker(
				array(
					'label'         => __( 'Variations', 'storedeck' ),
					'static_params' => array( 'filter', 'products', 'chartType', 'paged', 'per_page' ),
					'show_when'     => array( 'filter' => 'single_product', 'has' => 'products', 'flag' => 'is-variable' ),
				)
			),
		),
		'advanced_filters' => array( 'title' => __( 'Products match {{select /}} filters', 'storedeck' ) ),
		'item_flag'        => array(
			'param'     => 'is-variable',
			'resource'  => 'products',
			'filter'    => 'single_product',
			'ids_param' => 'products',
			'field'     => 'type',
			'value'     => 'variable',
		),
		'variants'         => array(
			array(
				'when'         => array( 'filter' => 'single_product', 'flag' => 'is-variable' ),
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
		),
		'indicators'       => array( 'items_sold' => array( 'label' => __( 'Products sold', 'storedeck' ) ) ),
		'dashboard'        => array( 'items_sold' => array( 'position' => 50, 'is_hidden' => true ) ),
		'leaderboard'      => array(
			'label'    => __( 'Top products - Items sold', 'storedeck' ),
			'headers'  => array( __( 'Product', 'storedeck' ), __( 'Items sold', 'storedeck' ), __( 'Net sales', 'storedeck' ) ),
			'position' => 40,
			'orderby'  => 'items_sold',
			'columns'  => array( 'items_sold' => 'number', 'net_revenue' => 'currency' ),
		),
	),
	// Variations of another product do not apply.
	array( 'query' => array( Pickers::VARIATION_FILTER => null, 'variations' => null ) )
);
