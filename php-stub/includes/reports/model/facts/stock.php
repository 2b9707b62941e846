<?php
/**
 * Stock: published products and variations. Each has one of three statuses; low stock is a part of in stock.
 *
 * @package Storedeck
 */

use Storedeck\Host\Products\Stock;
use Storedeck\Reports\Model\Filter;
use Storedeck\Reports\Model\Metric;
use Storedeck\Reports\Stock\Stock_Query;
use Storedeck\Reports\Stock\Stock_Status;

defined( 'ABSPATH' ) || exit;

$conditions = array( 'all' => '', 'lowstock' => Stock::get_low_sql() );
$metrics    = array();

foreach ( Stock::STATUSES as $status ) {
	$conditions[ $status ] = "lookup.stock_status = '$status'";
}

foreach ( array(
	'lowstock'    => array( __( 'Low stock', 'storedeck' ), __( 'At or below the low stock threshold.', 'storedeck' ) ),
	'instock'     => array( Stock_Status::get_label( 'instock' ), __( 'Stock is available.', 'storedeck' ) ),
	'outofstock'  => array( Stock_Status::get_label( 'outofstock' ), __( 'No stock left.', 'storedeck' ) ),
	'onbackorder' => array( Stock_Status::get_label( 'onbackorder' ), __( 'Can be purchased while out of stock.', 'storedeck' ) ),
	'all'         => array( __( 'Published products', 'storedeck' ), __( 'All published products and variations.', 'storedeck' ) ),
) as $type => list( $name, $description ) ) {
	$metrics[ 'all' === $type ? 'products' : $type ] = Metric::count(
		'' === $conditions[ $type ] ? '1 = 1' : $conditions[ $type ],
		name: $name,
		description: $description,
		explanation: __( 'Current number of products and variations with this status', 'storedeck' ),
		rows: Metric::link( __( 'View stock', 'storedeck' ), '/analytics/stock', null, compact( 'type' ) ),
	);
}

$metrics['products']['plural'] = static fn( int $count ): string => _n( 'Published product', 'Published products', $count, 'storedeck' );

$ids = static fn( string $in, string $description ): array =>
	Filter::of( 'ids', "$in ( {values} )", always: true, description: $description );

return array(
	'table'        => 'wp:posts',
	'from'         => Stock_Query::FROM,
	'date_columns' => array( 'published' => 'posts.post_date' ),
	'is_timeless'  => true,
	'sources'      => array( 'stock' => array() ),
	'fields'       => $metrics,
	'filters'      => array(
		'include'        => $ids( 'posts.ID IN', __( 'Limit result set to specific IDs.', 'storedeck' ) ),
		'exclude'        => $ids( 'posts.ID NOT IN', __( 'Ensure result set excludes specific IDs.', 'storedeck' ) ),
		'parent'         => $ids( 'posts.post_parent IN', __( 'Limit result set to items with particular parent IDs.', 'storedeck' ) ),
		'parent_exclude' => $ids(
			'posts.post_parent NOT IN',
			__( 'Ensure result set excludes particular parent IDs.', 'storedeck' )
		),
		'type'           => Filter::choice(
			$conditions,
			always: true,
			default: 'all',
			description: __( 'Limit result set to items assigned a stock report type.', 'storedeck' )
		),
	),
);
