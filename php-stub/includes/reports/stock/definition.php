<?php
/**
 * Stock: products by stock status.
 *
 * @package Storedeck
 */

use Storedeck\Foundation\Settings\Settings;
use Storedeck\Reports\Stock\Stock_Listing;

defined( 'ABSPATH' ) || exit;

return array(
	'id'               => 'stock',
	'title'            => __( 'Stock', 'storedeck' ),
	'position'         => 90,
	'is_available'     => Settings::is_stock_managed(),
	'is_timeless'      => true,
	'data_source'      => 'live',
	'metrics'          => require __DIR__ . '/metrics.php',
	'table'            => array(
		'key'     => 'id',
		'columns' => require __DIR__ . '/columns.php',
		'summary' => require __DIR__ . '/summary.php',
	),
	'filters'          => require __DIR__ . '/filters.php',
	'advanced_filters' => array( 'title' => __( 'Products match {{select /}} filters', 'storedeck' ) ),
	'items'            => array(
		'description' => static fn(): string => __( 'Stock reports.', 'storedeck' ),
		'list'        => Stock_Listing::class,
	),
	'stats'            => array(
		'description' => static fn(): string => __( 'Stats about product stock.', 'storedeck' ),
		'list'        => Stock_Listing::class,
	),
);
