<?php
/**
 * Who had bought before.
 *
 * @package Storedeck
 */

namespace Storedeck\Sync;

use Storedeck\Reports\Database;
use Storedeck\Store\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Marks the orders of customers who had an order that counts before that one.
 * A refund is marked as its order.
 */
final class Returning_Customers {

	/**
	 * Statuses that never count.
	 */
	private const NEVER = array( 'auto-draft', 'trash', 'checkout-draft' );

	/**
	 * Marks all orders of customers.
	 *
	 * @param int[] $customers Ids; 0, a guest without address, never comes back.
	 */
	public static function mark( array $customers ): void {
		foreach ( array_chunk( array_filter( $customers ), 200 ) as $chunk ) {
			$rows = Database::rows(
				'SELECT order_id, parent_id, customer_id, date_created_gmt, status, returning_customer FROM {order_stats}'
					. ' WHERE customer_id IN ( ' . implode( ', ', array_fill( 0, count( $chunk ), '%d' ) ) . ' )'
					. ' ORDER BY date_created_gmt, order_id',
				$chunk
			);

			$change = array(
				0 => array(),
				1 => array(),
			);

			foreach ( self::marks( $rows, self::not_counted() ) as $id => $mark ) {
				$change[ $mark ][] = $id;
			}

			foreach ( $change as $mark => $ids ) {
				self::write( $ids, $mark );
			}
		}

		if ( in_array( 0, $customers, true ) ) {
			Row_Writer::execute(
				'UPDATE `' . Database::table( 'order_stats' ) . '` SET returning_customer = 0'
				. ' WHERE customer_id = 0 AND returning_customer IS NULL'
			);
		}
	}

	/**
	 * Marks that differ from those that stand there.
	 *
	 * @param array<int, array<string, string|null>> $rows        Orders and refunds, the oldest first.
	 * @param string[]                               $not_counted Statuses that do not count.
	 * @return array<int, int> 1 or 0 by order.
	 */
	public static function marks( array $rows, array $not_counted ): array {
		$history = new Purchase_History( $not_counted );
		$marks   = array();

		foreach ( $rows as $row ) {
			if ( 0 === (int) $row['parent_id'] ) {
				$marks[ (int) $row['order_id'] ] = $history->add( (int) $row['customer_id'], (string) $row['status'] ) ? 1 : 0;
			}
		}

		$changed = array();

		foreach ( $rows as $row ) {
			$parent = (int) $row['parent_id'];
			$mark   = $marks[ 0 === $parent ? (int) $row['order_id'] : $parent ] ?? 0;

			if ( null === $row['returning_customer'] || $mark !== (int) $row['returning_customer'] ) {
				$changed[ (int) $row['order_id'] ] = $mark;
			}
		}

		return $changed;
	}

	/**
	 * Statuses that do not count, without prefix.
	 *
	 * @return string[]
	 */
	private static function not_counted(): array {
		return array_merge( self::NEVER, Settings::excluded_statuses() );
	}

	/**
	 * Writes marks.
	 *
	 * @param int[] $ids  Orders.
	 * @param int   $mark 1 or 0.
	 */
	private static function write( array $ids, int $mark ): void {
		foreach ( array_chunk( $ids, 500 ) as $chunk ) {
			Row_Writer::execute(
				'UPDATE `' . Database::table( 'order_stats' ) . '` SET returning_customer = ' . $mark
				. ' WHERE order_id IN ( ' . implode( ', ', $chunk ) . ' )'
			);
		}
	}
}
