<?php
/**
 * Stock: published products and variations. Each has one of three statuses; low stock is a part of in stock.
 *
 * @package Storedeck
 */

use Storedeck\Host\Products\Stock;
use Storedeck\Reports\Common\Stock_Status;
use Storedeck\Reports\Model\Filter;
use Storedeck\Reports\Model\Metric;
use Storedeck\Reports\Stock\Stock_Query;

defined( 'ABSPATH' ) || exit;

$low      = Stock::get_low_sql();
$statuses = array();

foreach ( Stock::STATUSES as $status ) {
	$statuses[ $status ] = "lookup.stock_status = '$status'";
}

$number = static fn( string $type, string $condition, string $name, string $description, mixed ...$more ): array => Metric::count(
	$condition,
	...array(
		'name'        => $name,
		'description' => $description,
		'explanation' => __( 'Current number of products and variations with this status', 'storedeck' ),
		'rows'        => Metric::link( __( 'View stock', 'storedeck' ), '/analytics/stock', null, compact( 'type' ) ),
	) + $more
);

return array(
	'table'        => 'wp:posts',
	'from'         => Stock_Query::FROM,
	'date_columns' => array( 'published' => 'posts.post_date' ),
	'is_timeless'  => true,
	'sources'      => array( 'stock' => array() ),
	'fields'       => array(
		'lowstock'    => $number(
			'lowstock',
			$low,
			__( 'Low stock', 'storedeck' ),
			__( 'At or below the low stock threshold.', 'storedeck' )
		),
		'instock'     => $number(
			'instock',
			$statuses['instock'],
			Stock_Status::get_label( 'instock' ),
			__( 'Stock is available.', 'storedeck' )
		),
		'outofstock'  => $number(
			'outofstock',
			$statuses['outofstock'],
			Stock_Status::get_label( 'outofstock' ),
			__( 'No stock left.', 'storedeck' )
		),
		'onbackorder' => $number(
			'onbackorder',
			$statuses['onbackorder'],
			Stock_Status::get_label( 'onbackorder' ),
			__( 'Can be purchased while out of stock.', 'storedeck' )
		),
		'products'    => $number(
			'all',
			'1 = 1',
			__( 'Products', 'storedeck' ),
			__( 'All published products.', 'storedeck' ),
			plural: static fn( int $count ): string => _nx( 'Product', 'Products', $count, 'label of a number', 'storedeck' )
		),
	),
	'filters'      => array(
		'include'        => Filter::ids(
			'posts.ID IN ( {values} )',
			always: true,
			description: __( 'Limit result set to specific IDs.', 'storedeck' )
		),
		'exclude'        => Filter::ids(
			'posts.ID NOT IN ( {values} )',
			always: true,
			description: __( 'Ensure result set excludes specific IDs.', 'storedeck' )
		),
		'parent'         => Filter::ids(
			'posts.post_parent IN ( {values} )',
			always: true,
			description: __( 'Limit result set to items with particular parent IDs.', 'storedeck' )
		),
		'parent_exclude' => Filter::ids(
			'posts.post_parent NOT IN ( {values} )',
			always: true,
			description: __( 'Ensure result set excludes particular parent IDs.', 'storedeck' )
		),
		'type'           => Filter::choice(
			array(
				'all'      => '',
				'lowstock' => $low,
			) + $statuses,
			always: true,
			default: 'all',
			description: __( 'Limit result set to items assigned a stock report type.', 'storedeck' )
		),
	),
);
