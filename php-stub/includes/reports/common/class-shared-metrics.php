<?php
/**
 * Texts of metrics that several reports have.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports\Common;

defined( 'ABSPATH' ) || exit;

/**
 * Creates texts of metrics: `name`, `description`, `formula` and `link`.
 */
final class Shared_Metrics {

	/**
	 * Number of orders.
	 *
	 * @param array<string, mixed> $link Link to its rows.
	 * @return array<string, mixed>
	 */
	public static function get_orders_count( array $link ): array {
		return array(
			'name'        => __( 'Orders', 'storedeck' ),
			'description' => __( 'Orders in this period, excluding statuses set in Analytics settings.', 'storedeck' ),
			'formula'     => __( 'Number of orders. Refunds are not counted.', 'storedeck' ),
			'link'        => $link,
		);
	}

	/**
	 * Net sales.
	 *
	 * @param array<string, mixed> $link Link to its rows.
	 * @return array<string, mixed>
	 */
	public static function get_net_sales( array $link ): array {
		return array(
			'name'        => __( 'Net sales', 'storedeck' ),
			// phpcs:ignore Generic.Files.LineLength -- A text is one string.
			'description' => __( 'Sales after discounts and returns, excluding taxes and shipping. The Orders, Products, and Revenue reports show the same amount when no filters are applied.', 'storedeck' ),
			'formula'     => __( 'Gross sales − coupons − returns, excluding their taxes and shipping', 'storedeck' ),
			'link'        => $link,
		);
	}

	/**
	 * Number of days in the period.
	 *
	 * @param string $path Path of the report.
	 * @return array<string, mixed>
	 */
	public static function get_days( string $path ): array {
		return array(
			'name'        => __( 'Days', 'storedeck' ),
			'description' => __( 'Days in this period, including the last day.', 'storedeck' ),
			'formula'     => __( 'Last day − first day + 1', 'storedeck' ),
			'link'        => Metric_Links::create( __( 'View by day', 'storedeck' ), $path ),
		);
	}
}
