<?php
/**
 * Products: what was sold of each, and of all per interval.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

$lines = require __DIR__ . '/lines.php';

return array(
	'slug'  => 'products',
	'stats' => array(
		'description' => static fn(): string => __( 'Stats about products.', 'storedeck' ),
		'filters'     => array_intersect_key( $lines['filters'], array_flip( array( 'products', 'categories', 'variations' ) ) ),
		'orderby'     => $lines['orderby'],
		'segments'    => $lines['segments'],
	) + $lines['rows'],
	// One row for each product of the range, deleted ones included.
	'items' => array(
		'description' => static fn(): string => __( 'Products detailed reports.', 'storedeck' ),
		'filters'     => array_intersect_key( $lines['filters'], array_flip( array( 'products', 'categories' ) ) ),
		'group'       => array( 'product_id' => 'items.product_id' ),
		'fields'      => array_intersect_key(
			$lines['rows']['fields'],
			array_flip( array( 'items_sold', 'net_revenue', 'orders_count' ) )
		),
		// `date` is the last sale; other keys are figures, ids or what the class below knows.
		'orderby'     => array(
			'date'         => 'date',
			'net_revenue'  => 'net_revenue',
			'orders_count' => 'orders_count',
			'items_sold'   => 'items_sold',
			'product_name' => 'name',
			'variations'   => 'variations',
			'sku'          => 'sku',
		),
		'rows'        => \Storedeck\Reports\Product_Result_Mapper::class,
		'extended'    => true,
		'links'       => array( 'product' => '/products/{product_id}' ),
	) + $lines['rows'],
);
