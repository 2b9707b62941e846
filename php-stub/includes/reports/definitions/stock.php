<?php
/**
 * Stock: products by stock status.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

return array(
	'slug'  => 'stock',
	'items' => array(
		'description' => static fn(): string => __( 'Stock reports.', 'storedeck' ),
		'list'        => \Storedeck\Reports\Stock\Stock_Listing::class,
	),
	'stats' => array(
		'description' => static fn(): string => __( 'Stats about product stock.', 'storedeck' ),
		'list'        => \Storedeck\Reports\Stock\Stock_Listing::class,
	),
);
