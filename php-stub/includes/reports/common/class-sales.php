<?php
/**
 * What the reports on products, variations and categories have in common.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports\Common;

defined( 'ABSPATH' ) || exit;

/**
 * Metrics, charts and summary of the reports on products, variations and
 * categories.
 */
final class Sales {

	/**
	 * Texts of the metrics.
	 *
	 * @param string $path  Path of the report.
	 * @param string $label Label of the links to it.
	 * @return array<string, array<string, mixed>>
	 */
	public static function get_metrics( string $path, string $label ): array {
		$create_link = static fn( string $orderby ): array => Metric_Links::create( $label, $path, Metric_Links::get_sort( $orderby ) );

		$count = array(
			'description' => __( 'Number sold or returned in this period.', 'storedeck' ),
			'formula'     => __( 'Number of rows in the table', 'storedeck' ),
			'link'        => Metric_Links::create( $label, $path ),
		);

		return array(
			'items_sold'       => array(
				'name'        => __( 'Items sold', 'storedeck' ),
				'description' => __( 'Items sold, minus returned items.', 'storedeck' ),
				'formula'     => __( 'Items sold − items refunded', 'storedeck' ),
				'link'        => $create_link( 'items_sold' ),
			),
			'net_revenue'      => Shared_Metrics::get_net_sales( $create_link( 'net_revenue' ) ),
			'orders_count'     => array(
				'formula' => __( 'Orders containing at least one; each order is counted once.', 'storedeck' ),
			) + Shared_Metrics::get_orders_count( $create_link( 'orders_count' ) ),
			'products_count'   => array( 'name' => __( 'Products', 'storedeck' ) ) + $count,
			'variations_count' => array( 'name' => __( 'Variations', 'storedeck' ) ) + $count,
			'rows'             => array( 'name' => __( 'Categories', 'storedeck' ) ) + $count,
		);
	}

	/**
	 * Charts.
	 *
	 * @return array<string, array<string, string>>
	 */
	public static function get_charts(): array {
		return array(
			'items_sold'   => Metric_Links::get_sort( 'items_sold' ),
			'net_revenue'  => array( 'type' => 'currency' ) + Metric_Links::get_sort( 'net_revenue' ),
			'orders_count' => Metric_Links::get_sort( 'orders_count' ),
		);
	}

	/**
	 * Summary of the table.
	 *
	 * @return array<string, array{type: string, label: string|callable}>
	 */
	public static function get_summary(): array {
		return array(
			'items_sold'   => array(
				'type'  => 'number',
				'label' => static fn( int $count ): string => _n( 'Item sold', 'Items sold', $count, 'storedeck' ),
			),
			'net_revenue'  => array(
				'type'  => 'currency',
				'label' => __( 'Net sales', 'storedeck' ),
			),
			'orders_count' => array(
				'type'  => 'number',
				'label' => static fn( int $count ): string => _nx( 'Order', 'Orders', $count, 'label of a number', 'storedeck' ),
			),
		);
	}
}
