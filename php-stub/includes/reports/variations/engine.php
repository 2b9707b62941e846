<?php
/**
 * Variations: sales by variation, and stats.
 *
 * Line items without a variation are not counted.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

$lines = require dirname( __DIR__ ) . '/common/lines.php';

$rules = array(
	'attribute_is',
	'attribute_is_not',
	'category_includes',
	'category_excludes',
	'product_includes',
	'product_excludes',
	'variations',
);
$rows  = array( 'where' => 'items.variation_id > 0' ) + $lines['base'];

$rows['fields'] = array_diff_key( $lines['base']['fields'], array( 'products_count' => true ) );

return array(
	'stats' => array(
		'description' => static fn(): string => __( 'Stats about variations.', 'storedeck' ),
		'filters'     => array_intersect_key( $lines['filters'], array_flip( $rules ) ),
		'orderby'     => $lines['orderby'],
		'segments'    => $lines['segments'],
	) + $rows,
	'items' => array(
		'description'   => static fn(): string => __( 'Variations detailed reports.', 'storedeck' ),
		'filters'       => array_intersect_key( $lines['filters'], array_flip( array_merge( $rules, array( 'products' ) ) ) ),
		'group'         => array(
			'product_id'   => 'items.product_id',
			'variation_id' => 'items.variation_id',
		),
		'fields'        => array_intersect_key(
			$rows['fields'],
			array_flip( array( 'items_sold', 'net_revenue', 'orders_count' ) )
		),
		'orderby'       => array(
			'date'         => 'date',
			'net_revenue'  => 'net_revenue',
			'orders_count' => 'orders_count',
			'items_sold'   => 'items_sold',
			'sku'          => 'sku',
		),
		'mapper'        => \Storedeck\Reports\Variations\Variation_Result_Mapper::class,
		'extended_info' => true,
		'links'         => array(
			'product'   => '/products/{product_id}',
			'variation' => '/products/{product_id}/variations/{variation_id}',
		),
	) + $rows,
);
