<?php

namespace Storedeck\Sync;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Row_Writer;
use Storedeck\Reports\Model\Facts;
use Storedeck\Reports\Report_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Sets the columns returning_customer and customer_order: whether it is the first, second, third or a later order of its customer.
 * A refund has the values of its order.
 */
final class Returning_Customers {

	/** Value of customer_order of all orders after the third. */
	private const LATER = 4;

	/**
	 * Updates all orders of customers.
	 *
	 * @param int[]                        $customers Customer ids. 0, a guest without email, is never a returning customer.
	 * @param (callable(int[]): void)|null $before    Gets the ids of the orders that change.
	 */
	public static function update( array $customers, ?callable $before = null ): void {
		$changes = self::get_changes( $customers );
		$change  = array();

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
			Row_Writer::run(
				'UPDATE {order_stats} SET returning_customer = 0, customer_order = 1 WHERE customer_id = 0 AND customer_order IS NULL'
			);
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
	 * @return array<int, int> customer_order by order id.
	 */
	private static function get_changes( array $customers ): array {
		$changes = array();

		foreach ( array_chunk( array_filter( $customers ), 200 ) as $chunk ) {
			$firsts = self::get_first_orders( $chunk );

			foreach ( self::get_suspects( $chunk, $firsts ) as $row ) {
				$place   = array( $row['date_created_gmt'], (int) $row['order_id'] );
				$earlier = array_filter(
					null === $row['order_id'] ? array() : $firsts[ (int) $row['customer_id'] ] ?? array(),
					static fn( array $first ): bool => array( $first['date_created_gmt'], (int) $first['order_id'] ) < $place
				);
				$value   = count( $earlier ) + 1;

				if ( null === $row['customer_order']
					|| array( $value, $value > 1 ) !== array( (int) $row['customer_order'], (bool) $row['returning_customer'] ) ) {
					$changes[ (int) $row['id'] ] = $value;
				}
			}
		}

		return $changes;
	}

	/**
	 * First orders of customers that count, as many as are told apart.
	 *
	 * @param int[] $customers Customer ids.
	 * @return array<int, list<array<string, string>>> Ids and dates by customer.
	 */
	private static function get_first_orders( array $customers ): array {
		$excluded = Report_Request::get_default_exclusions();
		$queries  = array();
		$firsts   = array();

		// One by one, because a customer can have a hundred thousand orders, of which the first are read from the index.
		for ( $place = 0; $place < self::LATER - 1; ++$place ) {
			$queries[] = 'SELECT ( SELECT counted.order_id FROM {order_stats} counted'
				. ' WHERE counted.customer_id = wanted.customer_id AND counted.parent_id = 0 AND counted.status NOT IN ( '
				. Database::placeholders( $excluded, '%s' )
				. " ) ORDER BY counted.date_created_gmt, counted.order_id LIMIT 1 OFFSET $place ) AS id"
				. ' FROM ( SELECT %d AS customer_id' . str_repeat( ' UNION ALL SELECT %d', count( $customers ) - 1 ) . ' ) wanted';
		}

		foreach ( Database::rows(
			'SELECT stats.order_id, stats.customer_id, stats.date_created_gmt FROM ( ' . implode( ' UNION ALL ', $queries ) . ' ) firsts'
				. ' INNER JOIN {order_stats} stats ON stats.order_id = firsts.id ORDER BY stats.date_created_gmt, stats.order_id',
			array_merge( ...array_fill( 0, count( $queries ), array( ...$excluded, ...$customers ) ) )
		) as $row ) {
			$firsts[ (int) $row['customer_id'] ][] = $row;
		}

		return $firsts;
	}

	/**
	 * Rows of customers that can have another value than they should have: new ones, those of first orders, and those up to the
	 * last of the first orders that count. A refund has the id and the date of its order.
	 *
	 * @param int[]                                   $customers Customer ids.
	 * @param array<int, list<array<string, string>>> $firsts    Their first orders that count.
	 * @return array<int, array<string, string|null>>
	 */
	private static function get_suspects( array $customers, array $firsts ): array {
		$full    = array_filter( $firsts, static fn( array $orders ): bool => count( $orders ) === self::LATER - 1 );
		$ids     = array_map( static fn( array $orders ): int => (int) end( $orders )['order_id'], array_values( $full ) );
		$fewer   = array_values( array_diff( $customers, array_keys( $full ) ) );
		$later   = self::LATER;
		$columns = 'SELECT stats.order_id AS id, stats.customer_id, stats.customer_order, stats.returning_customer,'
			. ' own.order_id, own.date_created_gmt';
		$own     = ' LEFT JOIN {order_stats} own ON own.order_id = ' . Facts::ORDER_ID;
		$queries = array(
			"$columns FROM {order_stats} stats$own WHERE stats.customer_id IN ( " . Database::placeholders( $customers )
				. " ) AND ( stats.customer_order IS NULL OR stats.customer_order < $later )",
		);

		if ( array() !== $ids ) {
			$early = ' FROM {order_stats} last INNER JOIN {order_stats} early ON early.customer_id = last.customer_id'
				. ' AND early.date_created_gmt <= last.date_created_gmt INNER JOIN {order_stats} stats ON stats.';
			$where = ' WHERE last.order_id IN ( ' . Database::placeholders( $ids ) . " ) AND stats.customer_order = $later";

			foreach ( array( 'order_id', 'parent_id' ) as $key ) {
				$queries[] = "$columns$early$key = early.order_id$own$where";
			}
		}

		if ( array() !== $fewer ) {
			$queries[] = "$columns FROM {order_stats} stats$own WHERE stats.customer_id IN ( " . Database::placeholders( $fewer )
				. " ) AND stats.customer_order = $later";
		}

		return Database::rows( implode( ' UNION ALL ', $queries ), array( ...$customers, ...$ids, ...$ids, ...$fewer ) );
	}

	/**
	 * Saves a value.
	 *
	 * @param int[] $ids   Order ids.
	 * @param int   $value Value of customer_order.
	 */
	private static function save( array $ids, int $value ): void {
		foreach ( array_chunk( $ids, 500 ) as $chunk ) {
			Row_Writer::run(
				"UPDATE {order_stats} SET customer_order = $value, returning_customer = " . (int) ( $value > 1 )
					. ' WHERE order_id IN ( %d )',
				array( $chunk )
			);
		}
	}
}
