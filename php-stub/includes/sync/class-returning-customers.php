<?php

namespace Storedeck\Sync;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Row_Writer;
use Storedeck\Reports\Report_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Sets the column returning_customer. A refund has the value of its order.
 */
final class Returning_Customers {

	/**
	 * Updates all orders of customers.
	 *
	 * @param int[]                        $customers Customer ids. 0, a guest without email, is never a returning customer.
	 * @param (callable(int[]): void)|null $before    Gets the ids of the orders that change.
	 */
	public static function update( array $customers, ?callable $before = null ): void {
		$changes = self::get_changes( $customers );
		$change  = array(
			0 => array(),
			1 => array(),
		);

		foreach ( $changes as $id => $value ) {
			$change[ $value ][] = $id;
		}

		if ( null !== $before ) {
			$before( array_keys( $changes ) );
		}

		foreach ( $change as $value => $ids ) {
			self::save( $ids, $value );
		}

		if ( in_array( 0, $customers, true ) ) {
			Row_Writer::run( 'UPDATE {order_stats} SET returning_customer = 0 WHERE customer_id = 0 AND returning_customer IS NULL' );
		}
	}

	/**
	 * Orders of customers that update() would change.
	 *
	 * @param int[] $customers Customer ids.
	 * @return int[] Order ids.
	 */
	public static function get_outdated( array $customers ): array {
		return array_keys( self::get_changes( $customers ) );
	}

	/**
	 * Values that differ from the stored ones.
	 *
	 * @param int[] $customers Customer ids.
	 * @return array<int, int> 1 or 0 by order id.
	 */
	private static function get_changes( array $customers ): array {
		$changes = array();

		foreach ( array_chunk( array_filter( $customers ), 200 ) as $chunk ) {
			$firsts = self::get_first_orders( $chunk );

			foreach ( self::get_suspects( $chunk, array_filter( $firsts ) ) as $row ) {
				$first = $firsts[ (int) $row['customer_id'] ];
				$place = array( $row['date_created_gmt'], (int) $row['order_id'] );
				$value = null !== $row['order_id'] && null !== $first
					&& array( $first['date_created_gmt'], (int) $first['order_id'] ) < $place;

				if ( null === $row['returning_customer'] || (int) $value !== (int) $row['returning_customer'] ) {
					$changes[ (int) $row['id'] ] = (int) $value;
				}
			}
		}

		return $changes;
	}

	/**
	 * First orders of customers that count: later ones are those of returning customers.
	 *
	 * @param int[] $customers Customer ids.
	 * @return array<int, array<string, string>|null> Id and date by customer.
	 */
	private static function get_first_orders( array $customers ): array {
		$excluded = Report_Request::get_default_exclusions();
		$firsts   = array_fill_keys( $customers, null );

		// One by one, because a customer can have a hundred thousand orders, of which the first is read from the index.
		foreach ( Database::rows(
			'SELECT stats.order_id, stats.customer_id, stats.date_created_gmt FROM ( SELECT ('
				. ' SELECT counted.order_id FROM {order_stats} counted'
				. ' WHERE counted.customer_id = wanted.customer_id AND counted.parent_id = 0 AND counted.status NOT IN ( '
				. Database::placeholders( $excluded, '%s' ) . ' ) ORDER BY counted.date_created_gmt, counted.order_id LIMIT 1 ) AS id'
				. ' FROM ( SELECT %d AS customer_id' . str_repeat( ' UNION ALL SELECT %d', count( $customers ) - 1 ) . ' ) wanted ) firsts'
				. ' INNER JOIN {order_stats} stats ON stats.order_id = firsts.id',
			array( ...$excluded, ...$customers )
		) as $row ) {
			$firsts[ (int) $row['customer_id'] ] = $row;
		}

		return $firsts;
	}

	/**
	 * Rows of customers that can have another value than they should have: new ones, those of first orders, and those up to the
	 * first order that counts. A refund has the id and the date of its order.
	 *
	 * @param int[]                             $customers Customer ids.
	 * @param array<int, array<string, string>> $firsts    Their first orders that count.
	 * @return array<int, array<string, string|null>>
	 */
	private static function get_suspects( array $customers, array $firsts ): array {
		$ids     = array_map( 'intval', array_column( $firsts, 'order_id' ) );
		$lost    = array_values( array_diff( $customers, array_keys( $firsts ) ) );
		$columns = 'SELECT stats.order_id AS id, stats.customer_id, stats.returning_customer, own.order_id, own.date_created_gmt';
		$own     = ' LEFT JOIN {order_stats} own'
			. ' ON own.order_id = CASE WHEN stats.parent_id = 0 THEN stats.order_id ELSE stats.parent_id END';
		$queries = array(
			"$columns FROM {order_stats} stats$own WHERE stats.customer_id IN ( " . Database::placeholders( $customers )
				. ' ) AND ( stats.returning_customer IS NULL OR stats.returning_customer = 0 )',
		);

		if ( array() !== $ids ) {
			$early = ' FROM {order_stats} first INNER JOIN {order_stats} early ON early.customer_id = first.customer_id'
				. ' AND early.date_created_gmt <= first.date_created_gmt INNER JOIN {order_stats} stats ON stats.';
			$where = ' WHERE first.order_id IN ( ' . Database::placeholders( $ids ) . ' ) AND stats.returning_customer = 1';

			foreach ( array( 'order_id', 'parent_id' ) as $key ) {
				$queries[] = "$columns$early$key = early.order_id$own$where";
			}
		}

		if ( array() !== $lost ) {
			$queries[] = "$columns FROM {order_stats} stats$own WHERE stats.customer_id IN ( " . Database::placeholders( $lost )
				. ' ) AND stats.returning_customer = 1';
		}

		return Database::rows( implode( ' UNION ALL ', $queries ), array( ...$customers, ...$ids, ...$ids, ...$lost ) );
	}

	/**
	 * Saves a value.
	 *
	 * @param int[] $ids   Order ids.
	 * @param int   $value 1 or 0.
	 */
	private static function save( array $ids, int $value ): void {
		foreach ( array_chunk( $ids, 500 ) as $chunk ) {
			$places = Database::placeholders( $chunk );

			Row_Writer::run( "UPDATE {order_stats} SET returning_customer = $value WHERE order_id IN ( $places )", $chunk );
		}
	}
}
