<?php
/**
 * Totals of customers.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports\Customers;

use Storedeck\Reports\Metrics;
use Storedeck\Reports\Site_Time;
use Storedeck\Store\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * How many customers there are, and their averages.
 */
final class Customer_Totals {

	/**
	 * What the totals are made of; see the fields of reports.
	 */
	private const FIELDS = array(
		'customers_count'     => array(
			'type' => 'integer',
			'sum'  => '1',
		),
		'orders'              => array(
			'type' => 'integer',
			'sum'  => 'COALESCE( figures.orders_count, 0 )',
		),
		'spend'               => array(
			'type' => 'money',
			'sum'  => 'COALESCE( figures.total_spend, 0 )',
		),
		'averages'            => array(
			'type' => 'money',
			'sum'  => Customer_Metrics::AVERAGE,
		),
		'buyers'              => array(
			'type' => 'integer',
			'sum'  => 'CASE WHEN figures.orders_count > 0 THEN 1 ELSE 0 END',
		),
		'avg_orders_count'    => array(
			'type'  => 'average',
			'ratio' => array( 'orders', 'customers_count' ),
		),
		'avg_total_spend'     => array(
			'type'  => 'average',
			'ratio' => array( 'spend', 'customers_count' ),
		),
		// Of those who ever ordered: who only registered has no order to take an average of.
		'avg_avg_order_value' => array(
			'type'  => 'average',
			'ratio' => array( 'averages', 'buyers' ),
		),
	);

	/**
	 * Totals of all customers that are meant.
	 *
	 * @param array<string, mixed> $params Validated parameters.
	 * @return array<string, int|float>
	 */
	public static function of( array $params ): array {
		$filters = new Customer_Conditions( $params, new Site_Time( Settings::get_time_zone() ) );
		$figures = new Metrics( self::FIELDS );
		$known   = array_keys( Customer_Listing::get_metrics() );
		$names   = empty( $params['fields'] ) ? $known : array_values( array_intersect( $known, $params['fields'] ) );
		$needed  = $figures->columns( $names )['orders'] ?? array();
		$select  = array();

		if ( array() === $needed ) {
			return array();
		}

		foreach ( array_keys( $needed ) as $name ) {
			// Units already, so they are added as they are.
			$select[] = 'SUM( ' . self::FIELDS[ $name ]['sum'] . ' ) AS ' . $name;
		}

		$conditions = $filters->conditions( Customer_Query::escape() );
		$joined     = Customer_Query::decide( $params, $filters ) || array( 'customers_count' ) !== array_keys( $needed );

		$kept = Customer_Query::kept( $params, $joined );
		$sql  = Customer_Query::sql( implode( ', ', $select ), '', array(), $conditions, $params, $joined, $kept );
		$row  = Customer_Query::run( array( $sql ), $joined && null === $kept, $params )[0][0];
		$sums = array_map( 'intval', $row );

		return $figures->to_numbers( $figures->compute( $sums, $names ) );
	}
}
