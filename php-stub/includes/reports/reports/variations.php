<?php
/**
 * Variations that were sold.
 *
 * @package Storedeck
 */

use Storedeck\Host\Host;
use Storedeck\Reports\Model\Dimension;
use Storedeck\Reports\Model\Facts;
use Storedeck\Reports\Model\Pickers;
use Storedeck\Reports\Rows\Product_Info;
use Storedeck\Reports\Rows\Shared_Columns;

defined( 'ABSPATH' ) || exit;

$filters = array(
	'attribute_is', 'attribute_is_not', 'category_includes', 'category_excludes', 'product_includes',
	'product_excludes', 'variations',
);

return array(
	'id'               => 'variations',
	'title'            => __( 'Variations', 'storedeck' ),
	'position'         => 40,
	'rows_label'       => __( 'View variations', 'storedeck' ),
	'stats'            => array(
		'fact'        => 'lines',
		'metrics'     => array_diff( array_keys( Facts::get( 'lines' )['fields'] ), array( 'products_count' ) ),
		'has'         => 'variation',
		'description' => static fn(): string => __( 'Stats about variations.', 'storedeck' ),
		'filters'     => $filters,
		'orderby'     => Facts::LINE_ORDERBY,
	),
	'items'            => array(
		'fact'          => 'lines',
		'metrics'       => array( 'items_sold', 'net_revenue', 'orders_count' ),
		'has'           => 'variation',
		'description'   => static fn(): string => __( 'Variations detailed reports.', 'storedeck' ),
		'filters'       => array( ...$filters, 'products' ),
		'group'         => array( 'product_id' => '[product]', 'variation_id' => '[variation]' ),
		'orderby'       => array( 'date', 'net_revenue', 'orders_count', 'items_sold', 'sku' ),
		'sort_by'       => array( 'sku' => Product_Info::find_skus( ... ) ),
		'describe'      => Product_Info::find_of_variations( ... ),
		'extended_info' => true,
		'links'         => array(
			'product'   => '/products/{product_id}',
			'variation' => '/products/{product_id}/variations/{variation_id}',
		),
	),
	'metrics'          => array(
		'net_revenue' => array(
			'description' => __(
				// phpcs:ignore Generic.Files.LineLength -- A text is one string.
				'Sales of variations after discounts and returns, excluding taxes and shipping. Products without variations are not included.',
				'storedeck'
			),
		),
		'items_sold'  => array(
			'description' => __(
				'Items sold as variations, minus returned items. Products without variations are not included.',
				'storedeck'
			),
		),
		'orders_count' => array(
			'description' => __( 'Orders with at least one variation. Products without variations are not included.', 'storedeck' ),
		),
	),
	'charts'           => array( 'items_sold', 'net_revenue', 'orders_count' ),
	'table'            => array(
		'query'      => array( 'extended_info' => true ),
		'key'        => 'variation_id',
		'title'      => __( 'Variations', 'storedeck' ),
		'columns'    => array(
			'name' => array(
				'label'       => __( 'Product / Variation title', 'storedeck' ),
				'field'       => 'extended_info.name',
				'is_required' => true,
				// A variation is edited on the page of its product. Deleted variations have no status.
				'link'        => array(
					'admin' => Host::get_store()->get_product_path( '{product_id}' ),
					'if'    => 'extended_info.stock_status',
				),
			),
		) + Shared_Columns::get_sold( 'variation_includes', 'variation_id' ) + Shared_Columns::get_stock(),
		'summary'    => array( 'variations_count', 'items_sold', 'net_revenue', 'orders_count' ),
		'comparison' => array(
			'param'        => 'variations',
			'filter_param' => Pickers::VARIATION_FILTER,
			'help'         => __( 'Check at least two variations below to compare', 'storedeck' ),
			'id'           => 'variation_id',
			'name'         => 'extended_info.name',
		),
	),
	'filters'          => array( Pickers::create_variation_picker() ),
	'advanced_filters' => array(
		'title'   => __( 'Variations match {{select /}} filters', 'storedeck' ),
		'filters' => Dimension::get_filters( array( 'attribute', 'category', 'product' => 'variable_product' ) ),
	),
	'variants'         => array(
		array(
			'when'       => array( 'compares' => 'variations', 'filter_param' => Pickers::VARIATION_FILTER ),
			'item_chart' => array(
				'segmentby'    => 'variation',
				/* translators: %d: number of variations. */
				'label'        => __( '%d variations', 'storedeck' ),
				'filter_param' => 'variations',
			),
		),
	),
	'indicators'       => array( 'items_sold' => array( 'label' => __( 'Variations sold', 'storedeck' ) ) ),
);
