<?php
/**
 * Totals of customers.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports\Customers;

use Storedeck\Foundation\Settings\Settings;
use Storedeck\Foundation\Time\Site_Time;
use Storedeck\Reports\Metrics;
use Storedeck\Reports\Sums\Customer_Metrics;

defined( 'ABSPATH' ) || exit;

/**
 * Number of customers and their averages.
 */
final class Customer_Totals {

	/**
	 * Fields of the totals; see Model\Metric.
	 */
	private const FIELDS = array(
		'customers_count'     => array(
			'type' => 'integer',
			'sum'  => '1',
		),
		'orders'              => array(
			'type' => 'integer',
			'sum'  => 'COALESCE( metrics.orders_count, 0 )',
		),
		'spend'               => array(
			'type' => 'money',
			'sum'  => 'COALESCE( metrics.total_spend, 0 )',
		),
		'averages'            => array(
			'type' => 'money',
			'sum'  => Customer_Metrics::AVERAGE,
		),
		'buyers'              => array(
			'type' => 'integer',
			'sum'  => 'CASE WHEN metrics.orders_count > 0 THEN 1 ELSE 0 END',
		),
		'avg_orders_count'    => array(
			'type'  => 'average',
			'ratio' => array( 'orders', 'customers_count' ),
		),
		'avg_total_spend'     => array(
			'type'  => 'average',
			'ratio' => array( 'spend', 'customers_count' ),
		),
		// Average of customers with orders only.
		'avg_avg_order_value' => array(
			'type'  => 'average',
			'ratio' => array( 'averages', 'buyers' ),
		),
	);

	/**
	 * Totals of all matching customers.
	 *
	 * @param array<string, mixed> $params Validated parameters.
	 * @return array<string, int|float>
	 */
	public static function get( array $params ): array {
		$filters = new Customer_Conditions( $params, new Site_Time( Settings::get_time_zone() ) );
		$metrics = new Metrics( self::FIELDS );
		$all     = array_keys( Customer_Listing::get_metrics() );
		$names   = empty( $params['fields'] ) ? $all : array_values( array_intersect( $all, $params['fields'] ) );
		$columns = $metrics->get_columns( $names )['orders'] ?? array();
		$select  = array();

		if ( array() === $columns ) {
			return array();
		}

		foreach ( array_keys( $columns ) as $name ) {
			// The columns are already in units.
			$select[] = 'SUM( ' . self::FIELDS[ $name ]['sum'] . ' ) AS ' . $name;
		}

		$conditions    = $filters->build( Customer_Query::get_like_escape() );
		$needs_metrics = Customer_Query::filters_by_metrics( $params, $filters ) || array( 'customers_count' ) !== array_keys( $columns );

		$stored_type = Customer_Query::get_stored_type( $params, $needs_metrics );
		$sql      = Customer_Query::build( implode( ', ', $select ), '', array(), $conditions, $params, $needs_metrics, $stored_type );
		$row      = Customer_Query::run( $sql, true, $params )[0];
		$sums     = array_map( 'intval', $row );

		return $metrics->to_numbers( $metrics->compute( $sums, $names ) );
	}
}
