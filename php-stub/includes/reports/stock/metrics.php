<?php
/**
 * Texts of the metrics of the Stock report.
 *
 * @package Storedeck
 */

use Storedeck\Reports\Common\Metric_Links;

defined( 'ABSPATH' ) || exit;

$create_metric = static fn( string $name, string $description, string $type = 'all' ): array => array(
	'name'        => $name,
	'description' => $description,
	'formula'     => __( 'Current number of products and variations with this status', 'storedeck' ),
	'link'        => Metric_Links::create( __( 'View stock', 'storedeck' ), '/analytics/stock', array( 'type' => $type ) ),
);

return array(
	'products'    => $create_metric( __( 'Products', 'storedeck' ), __( 'All published products.', 'storedeck' ) ),
	'outofstock'  => $create_metric( __( 'Out of stock', 'storedeck' ), __( 'No stock left.', 'storedeck' ), 'outofstock' ),
	'lowstock'    => $create_metric(
		__( 'Low stock', 'storedeck' ),
		__( 'At or below the low stock threshold.', 'storedeck' ),
		'lowstock'
	),
	'instock'     => $create_metric( __( 'In stock', 'storedeck' ), __( 'Stock is available.', 'storedeck' ), 'instock' ),
	'onbackorder' => $create_metric(
		__( 'On backorder', 'storedeck' ),
		__( 'Can be purchased while out of stock.', 'storedeck' ),
		'onbackorder'
	),
);
