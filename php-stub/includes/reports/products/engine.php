<?php
/**
 * Products: sales by product, and stats.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

$lines = require dirname( __DIR__ ) . '/common/lines.php';

return array(
	'stats' => array(
		'description' => static fn(): string => __( 'Stats about products.', 'storedeck' ),
		'filters'     => array_intersect_key( $lines['filters'], array_flip( array( 'products', 'categories', 'variations' ) ) ),
		'orderby'     => $lines['orderby'],
		'segments'    => $lines['segments'],
	) + $lines['base'],
	// One row per product sold in the range, including deleted products.
	'items' => array(
		'description'   => static fn(): string => __( 'Products detailed reports.', 'storedeck' ),
		'filters'       => array_intersect_key( $lines['filters'], array_flip( array( 'products', 'categories' ) ) ),
		'group'         => array( 'product_id' => 'items.product_id' ),
		'fields'        => array_intersect_key(
			$lines['base']['fields'],
			array_flip( array( 'items_sold', 'net_revenue', 'orders_count' ) )
		),
		// `date` is the last sale; other values are metrics, ids or sort keys of the mapper.
		'orderby'       => array(
			'date'         => 'date',
			'net_revenue'  => 'net_revenue',
			'orders_count' => 'orders_count',
			'items_sold'   => 'items_sold',
			'product_name' => 'name',
			'variations'   => 'variations',
			'sku'          => 'sku',
		),
		'mapper'        => \Storedeck\Reports\Products\Product_Result_Mapper::class,
		'extended_info' => true,
		'links'         => array( 'product' => '/products/{product_id}' ),
	) + $lines['base'],
);
