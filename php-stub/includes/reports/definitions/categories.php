<?php
/**
 * Categories: what was sold of the products in each and in those below it.
 *
 * A product of two categories counts for both; so rows may add up to more than
 * was sold. Products without a category are in none.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

$lines  = require __DIR__ . '/lines.php';
$orders = require __DIR__ . '/order-filters.php';
$rows   = $lines['rows'];

$rows['sources']['items'] .= ' ' . $lines['segments']['category']['beside'];

return array(
	'slug'  => 'categories',
	'items' => array(
		'description' => static fn(): string => __( 'Categories detailed reports.', 'storedeck' ),
		'filters'     => array(
			'status_is'     => $orders['status_is'],
			'status_is_not' => $orders['status_is_not'],
			'categories'    => array(
				'type' => 'ids',
				'sql'  => $lines['segments']['category']['id'] . ' IN ( {values} )',
				'kept' => true,
			),
		),
		'where'       => $lines['segments']['category']['where'],
		'group'       => array( 'category_id' => $lines['segments']['category']['id'] ),
		'fields'      => array_intersect_key(
			$rows['fields'],
			array_flip( array( 'items_sold', 'net_revenue', 'orders_count', 'products_count' ) )
		),
		'orderby'     => array(
			'category_id'    => 'category_id',
			'items_sold'     => 'items_sold',
			'net_revenue'    => 'net_revenue',
			'orders_count'   => 'orders_count',
			'products_count' => 'products_count',
			'category'       => 'name',
		),
		'rows'        => \Storedeck\Reports\Category_Result_Mapper::class,
		'extended'    => true,
		// Existing clients send it to every report; a list has no intervals.
		'interval'    => true,
		'links'       => array( 'category' => '/products/categories/{category_id}' ),
	) + $rows,
);
