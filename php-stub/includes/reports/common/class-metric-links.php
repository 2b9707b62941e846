<?php
/**
 * Links from metrics to the reports that list their rows.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports\Common;

defined( 'ABSPATH' ) || exit;

/**
 * Creates links of metrics: `label`, `path` and `query`.
 */
final class Metric_Links {

	/**
	 * A link to a report.
	 *
	 * @param string                $label Label.
	 * @param string                $path  Path of the report, for example `/analytics/orders`.
	 * @param array<string, string> $query Filters and sort order.
	 * @return array{label: string, path: string, query?: array<string, string>}
	 */
	public static function create( string $label, string $path, array $query = array() ): array {
		return array(
			'label' => $label,
			'path'  => $path,
		) + ( array() === $query ? array() : array( 'query' => $query ) );
	}

	/**
	 * The rows with the highest values first.
	 *
	 * @param string $orderby Column.
	 * @return array<string, string>
	 */
	public static function get_sort( string $orderby ): array {
		return array(
			'orderby' => $orderby,
			'order'   => 'desc',
		);
	}

	/**
	 * A link to the Orders report.
	 *
	 * @param array<string, string> $query Filters and sort order.
	 * @return array<string, mixed>
	 */
	public static function get_orders( array $query = array() ): array {
		return self::create( __( 'View orders', 'storedeck' ), '/analytics/orders', $query );
	}

	/**
	 * A link to the days of the Revenue report.
	 *
	 * @param string $orderby Column.
	 * @return array<string, mixed>
	 */
	public static function get_days( string $orderby ): array {
		return self::create( __( 'View by day', 'storedeck' ), '/analytics/revenue', self::get_sort( $orderby ) );
	}
}
