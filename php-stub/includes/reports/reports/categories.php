<?php
/**
 * Categories whose products were sold. A category includes the products of its child categories.
 *
 * @package Storedeck
 */

use Storedeck\Reports\Dimensions\Item_Report;
use Storedeck\Reports\Labels;
use Storedeck\Reports\Model\Facts;
use Storedeck\Reports\Model\Filter;
use Storedeck\Reports\Model\Metric;
use Storedeck\Reports\Rows\Shared_Columns;

defined( 'ABSPATH' ) || exit;

$lines  = Facts::get( 'lines' );
$orders = Facts::get( 'orders' );
$by     = $lines['segments']['category'];

return Item_Report::create(
	'category',
	'extended_info.name',
	array(
		'all'     => __( 'All categories', 'storedeck' ),
		'single'  => __( 'Single category', 'storedeck' ),
		'find'    => __( 'Type to search for a category', 'storedeck' ),
		'compare' => __( 'Compare categories', 'storedeck' ),
		'choose'  => __( 'Search for categories to compare', 'storedeck' ),
		'check'   => __( 'Check at least two categories below to compare', 'storedeck' ),
		/* translators: %d: number of categories. */
		'items'   => __( '%d categories', 'storedeck' ),
		'search'  => __( 'Search by category name', 'storedeck' ),
	),
	array(
		'id'               => 'categories',
		'title'            => __( 'Categories', 'storedeck' ),
		'position'         => 50,
		'rows_label'       => __( 'View categories', 'storedeck' ),
		'stats_report'     => 'products',
		'items'            => array(
			'fact'          => 'lines',
			'metrics'       => array( 'items_sold', 'net_revenue', 'orders_count', 'products_count' ),
			'sources'       => array( 'lines' => array( 'lines', ...$by['through'] ) ),
			'description'   => static fn(): string => __( 'Categories detailed reports.', 'storedeck' ),
			'filters'       => array(
				'status_is'     => $orders['filters']['status_is'],
				'status_is_not' => $orders['filters']['status_is_not'],
				'categories'    => Filter::of( 'ids', $by['id'] . ' IN ( {values} )', reads: array() ),
			),
			'has'           => $by['has'],
			'group'         => array( 'category_id' => $by['id'] ),
			'orderby'       => array(
				'category_id', 'items_sold', 'net_revenue', 'orders_count', 'products_count',
				'category' => 'name',
			),
			'sort_by'       => array( 'name' => static fn( array $ids ): array => Labels::find( 'term', $ids ) ),
			'describe'      => static function ( array $rows ): array {
				$names = Labels::find( 'term', array_column( $rows, 'category_id' ) );

				return array_map( static fn( array $row ): array => array( 'name' => $names[ $row['category_id'] ] ), $rows );
			},
			'extended_info' => true,
			// Accepted because existing clients send it to all reports, but has no effect.
			'interval'      => true,
			'links'         => array( 'category' => '/products/categories/{category_id}' ),
		),
		'metrics'          => array(
			'net_revenue' => array(
				'formula' => __(
					// phpcs:ignore Generic.Files.LineLength -- A text is one string.
					'Gross sales − coupons − returns, excluding their taxes and shipping. Products count in each of their categories, once in the total.',
					'storedeck'
				),
			),
			'items_sold'  => array(
				'formula' => __(
					'Items sold − items refunded. Products in several categories appear in each row but count once in the total.',
					'storedeck'
				),
			),
			'rows'        => array(
				'name'        => __( 'Categories', 'storedeck' ),
				'description' => __( 'Number sold or returned in this period.', 'storedeck' ),
				'formula'     => __( 'Number of rows in the table', 'storedeck' ),
				'link'        => Metric::link( __( 'View categories', 'storedeck' ), '/analytics/categories' ),
			),
		),
		'charts'           => array( 'items_sold', 'net_revenue', 'orders_count' ),
		'table'            => array(
			'query'      => array( 'extended_info' => true ),
			'limit_by'   => array( 'categories' ),
			'columns'    => array(
				'category'   => array(
					'label'       => __( 'Category', 'storedeck' ),
					'value'       => static fn( array $row, array $names ): string => $names[ $row['category_id'] ?? 0 ] ?? '',
					'is_sortable' => true,
					'is_required' => true,
					'link'        => Item_Report::get_link( 'category' ),
				),
				'items_sold' => Shared_Columns::DEFAULT_SORT,
				'net_revenue',
				'products_count',
				'orders_count',
			),
			'names'      => static fn( array $rows ): array => Labels::find_paths( array_column( $rows, 'category_id' ) ),
			'summary'    => array(
				'rows' => array(
					'type'  => 'number',
					'label' => static fn( int $count ): string => _nx( 'Category', 'Categories', $count, 'label of a number', 'storedeck' ),
				),
				'items_sold',
				'net_revenue',
				'orders_count',
			),
		),
		'advanced_filters' => array(
			'title' => __( 'Categories match {{select /}} filters', 'storedeck' ),
			'hook'  => 'category',
		),
		'variants'         => array(
			array(
				'when'       => array( 'filter' => 'single_category', 'has' => 'categories' ),
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
		),
		'leaderboard'      => array(
			'label'    => __( 'Top categories - Items sold', 'storedeck' ),
			'headers'  => array( __( 'Category', 'storedeck' ), __( 'Items sold', 'storedeck' ), __( 'Net sales', 'storedeck' ) ),
			'position' => 30,
			'orderby'  => 'items_sold',
			'columns'  => array( 'items_sold' => 'number', 'net_revenue' => 'currency' ),
		),
	)
);
