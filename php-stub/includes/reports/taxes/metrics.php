<?php
/**
 * Texts of the metrics of the Taxes report.
 *
 * @package Storedeck
 */

use Storedeck\Reports\Common\Metric_Links;
use Storedeck\Reports\Common\Shared_Metrics;

defined( 'ABSPATH' ) || exit;

$create_link = static fn( string $orderby ): array => Metric_Links::create(
	__( 'View tax rates', 'storedeck' ),
	'/analytics/taxes',
	Metric_Links::get_sort( $orderby )
);

return array(
	'total_tax'    => array(
		'name'        => __( 'Total tax', 'storedeck' ),
		'description' => __(
			'Taxes on orders, minus refunded taxes. Matches Taxes in the Revenue report when no filters are applied.',
			'storedeck'
		),
		'formula'     => __( 'Order tax + shipping tax', 'storedeck' ),
		'link'        => $create_link( 'total_tax' ),
	),
	'order_tax'    => array(
		'name'        => __( 'Order tax', 'storedeck' ),
		'description' => __( 'Taxes on products and fees.', 'storedeck' ),
		'formula'     => __( 'Total tax − shipping tax', 'storedeck' ),
		'link'        => $create_link( 'order_tax' ),
	),
	'shipping_tax' => array(
		'name'        => __( 'Shipping tax', 'storedeck' ),
		'description' => __( 'Taxes on shipping.', 'storedeck' ),
		'formula'     => __( 'Total tax − order tax', 'storedeck' ),
		'link'        => $create_link( 'shipping_tax' ),
	),
	'orders_count' => array(
		'formula' => __( 'Number of orders with taxes; each order is counted once.', 'storedeck' ),
	) + Shared_Metrics::get_orders_count( $create_link( 'orders_count' ) ),
	'tax_codes'    => array(
		'name'        => __( 'Tax codes', 'storedeck' ),
		'description' => __( 'Tax rates used in this period.', 'storedeck' ),
		'formula'     => __( 'Number of unique tax rates', 'storedeck' ),
		'link'        => $create_link( 'orders_count' ),
	),
);
