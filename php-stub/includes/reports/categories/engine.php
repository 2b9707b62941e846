<?php
/**
 * Categories: sales of the products in each category and its child categories.
 *
 * A product in several categories counts in each of them, so rows may add up to
 * more than the total. Products without a category are not counted.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

$lines  = require dirname( __DIR__ ) . '/common/lines.php';
$orders = require dirname( __DIR__ ) . '/common/order-filters.php';
$rows   = $lines['base'];

$rows['sources']['items'] .= ' ' . $lines['segments']['category']['extra_join'];

return array(
	'items' => array(
		'description'   => static fn(): string => __( 'Categories detailed reports.', 'storedeck' ),
		'filters'       => array(
			'status_is'     => $orders['status_is'],
			'status_is_not' => $orders['status_is_not'],
			'categories'    => array(
				'type' => 'ids',
				'sql'  => $lines['segments']['category']['id'] . ' IN ( {values} )',
			),
		),
		'where'         => $lines['segments']['category']['where'],
		'group'         => array( 'category_id' => $lines['segments']['category']['id'] ),
		'fields'        => array_intersect_key(
			$rows['fields'],
			array_flip( array( 'items_sold', 'net_revenue', 'orders_count', 'products_count' ) )
		),
		'orderby'       => array(
			'category_id'    => 'category_id',
			'items_sold'     => 'items_sold',
			'net_revenue'    => 'net_revenue',
			'orders_count'   => 'orders_count',
			'products_count' => 'products_count',
			'category'       => 'name',
		),
		'mapper'        => \Storedeck\Reports\Categories\Category_Result_Mapper::class,
		'extended_info' => true,
		// Accepted because existing clients send it to all reports, but has no effect.
		'interval'      => true,
		'links'         => array( 'category' => '/products/categories/{category_id}' ),
	) + $rows,
);
