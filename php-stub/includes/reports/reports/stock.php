<?php
/**
 * Stock of all published products and variations.
 *
 * @package Storedeck
 */

use Storedeck\Foundation\Settings\Settings;
use Storedeck\Reports\Common\Shared_Columns;
use Storedeck\Reports\Common\Stock_Status;
use Storedeck\Reports\Model\Dimension;
use Storedeck\Reports\Model\Metric;
use Storedeck\Reports\Model\Pickers;
use Storedeck\Reports\Stock\Stock_Listing;

defined( 'ABSPATH' ) || exit;

$all    = Pickers::create_all_option( __( 'All products', 'storedeck' ) );
$number = static fn( string $type, string $name, string $description, mixed ...$more ): array => array(
	'type'        => 'integer',
	'name'        => $name,
	'description' => $description,
	'explanation' => __( 'Current number of products and variations with this status', 'storedeck' ),
	'rows'        => Metric::link( __( 'View stock', 'storedeck' ), '/analytics/stock', null, array( 'type' => $type ) ),
) + $more;

return array(
	'id'               => 'stock',
	'title'            => __( 'Stock', 'storedeck' ),
	'position'         => 90,
	'is_available'     => Settings::is_stock_managed(),
	'is_timeless'      => true,
	'data_source'      => 'live',
	'items'            => array(
		'description' => static fn(): string => __( 'Stock reports.', 'storedeck' ),
		'list'        => Stock_Listing::class,
	),
	'stats'            => array(
		'description' => static fn(): string => __( 'Stats about product stock.', 'storedeck' ),
		'list'        => Stock_Listing::class,
	),
	'numbers'          => array(
		'products'    => $number(
			'all',
			__( 'Products', 'storedeck' ),
			__( 'All published products.', 'storedeck' ),
			plural: static fn( int $count ): string => _nx( 'Product', 'Products', $count, 'label of a number', 'storedeck' )
		),
		'outofstock'  => $number( 'outofstock', Stock_Status::get_label( 'outofstock' ), __( 'No stock left.', 'storedeck' ) ),
		'lowstock'    => $number( 'lowstock', __( 'Low stock', 'storedeck' ), __( 'At or below the low stock threshold.', 'storedeck' ) ),
		'instock'     => $number( 'instock', Stock_Status::get_label( 'instock' ), __( 'Stock is available.', 'storedeck' ) ),
		'onbackorder' => $number(
			'onbackorder',
			Stock_Status::get_label( 'onbackorder' ),
			__( 'Can be purchased while out of stock.', 'storedeck' )
		),
	),
	'table'            => array(
		'key'     => 'id',
		'columns' => array(
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
				'value'       => static fn( array $row ) => Stock_Status::get_quantity( $row ) ?? __( 'N/A', 'storedeck' ),
				'is_sortable' => true,
			),
		),
		'summary' => array( 'products', 'outofstock', 'lowstock', 'onbackorder', 'instock' ),
	),
	'filters'          => array(
		Pickers::create(
			array(
				$all,
				...Dimension::get_options(
					array(
						'outofstock'  => __( 'Out of stock', 'storedeck' ),
						'lowstock'    => __( 'Low stock', 'storedeck' ),
						'instock'     => __( 'In stock', 'storedeck' ),
						'onbackorder' => __( 'On backorder', 'storedeck' ),
					)
				),
			),
			array(
				'param'         => 'type',
				'static_params' => array( 'paged', 'per_page' ),
			)
		),
		Pickers::create(
			array( $all, Pickers::create_advanced_option() ),
			array(
				'label'         => __( 'Filter by', 'storedeck' ),
				'static_params' => array( 'paged', 'per_page' ),
				'show_when'     => 'advanced',
			)
		),
	),
	'advanced_filters' => array( 'title' => __( 'Products match {{select /}} filters', 'storedeck' ) ),
);
