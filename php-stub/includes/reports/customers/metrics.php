<?php
/**
 * Texts of the metrics of the Customers report.
 *
 * @package Storedeck
 */

use Storedeck\Reports\Common\Metric_Links;

defined( 'ABSPATH' ) || exit;

$create_link = static fn( string $orderby ): array => Metric_Links::create(
	__( 'View customers', 'storedeck' ),
	'/customers',
	Metric_Links::get_sort( $orderby )
);

return array(
	'customers_count'     => array(
		'name'        => __( 'Customers', 'storedeck' ),
		'description' => __( 'All customers and registered users.', 'storedeck' ),
		'formula'     => __( 'Number of customers', 'storedeck' ),
		'link'        => $create_link( 'date_last_active' ),
	),
	'avg_orders_count'    => array(
		'name'        => __( 'Average orders', 'storedeck' ),
		'description' => __( 'Average number of orders per customer.', 'storedeck' ),
		'formula'     => __( 'Orders ÷ customers', 'storedeck' ),
		'link'        => $create_link( 'orders_count' ),
	),
	'avg_total_spend'     => array(
		'name'        => __( 'Average lifetime spend', 'storedeck' ),
		'description' => __( 'Average total spend per customer.', 'storedeck' ),
		'formula'     => __( 'Total spend ÷ customers', 'storedeck' ),
		'link'        => $create_link( 'total_spend' ),
	),
	'avg_avg_order_value' => array(
		'name'        => __( 'Average order value', 'storedeck' ),
		'description' => __( 'Average order value per customer; every customer has equal weight.', 'storedeck' ),
		'formula'     => __( 'Average of the average order values of all customers with orders', 'storedeck' ),
		'link'        => $create_link( 'total_spend' ),
	),
);
