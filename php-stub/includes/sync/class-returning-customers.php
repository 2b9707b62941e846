<?php
/**
 * Marks orders of returning customers.
 *
 * @package Storedeck
 */

namespace Storedeck\Sync;

use Storedeck\Reports\Database;
use Storedeck\Store\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Sets the column returning_customer. A refund has the value of its order.
 */
final class Returning_Customers {

	/**
	 * Statuses that never count.
	 */
	private const ALWAYS_EXCLUDED = array( 'auto-draft', 'trash', 'checkout-draft' );

	/**
	 * Updates all orders of customers.
	 *
	 * @param int[] $customers Customer ids. 0, a guest without email, is never a returning customer.
	 */
	public static function update( array $customers ): void {
		foreach ( array_chunk( array_filter( $customers ), 200 ) as $chunk ) {
			$rows   = self::get_rows( $chunk );
			$change = array(
				0 => array(),
				1 => array(),
			);

			foreach ( self::get_changes( $rows, self::get_excluded_statuses() ) as $id => $value ) {
				$change[ $value ][] = $id;
			}

			foreach ( $change as $value => $ids ) {
				self::save( $ids, $value );
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
	 * Orders of customers that update() would change.
	 *
	 * @param int[] $customers Customer ids.
	 * @return int[] Order ids.
	 */
	public static function get_outdated( array $customers ): array {
		$outdated = array();

		foreach ( array_chunk( array_filter( $customers ), 200 ) as $chunk ) {
			array_push( $outdated, ...array_keys( self::get_changes( self::get_rows( $chunk ), self::get_excluded_statuses() ) ) );
		}

		return $outdated;
	}

	/**
	 * Orders and refunds of customers in chronological order.
	 *
	 * @param int[] $customers Customer ids.
	 * @return array<int, array<string, string|null>>
	 */
	private static function get_rows( array $customers ): array {
		return Database::rows(
			'SELECT order_id, parent_id, customer_id, date_created_gmt, status, returning_customer FROM {order_stats}'
				. ' WHERE customer_id IN ( ' . Database::placeholders( $customers ) . ' )'
				. ' ORDER BY date_created_gmt, order_id',
			$customers
		);
	}

	/**
	 * Values that differ from the stored ones.
	 *
	 * @param array<int, array<string, string|null>> $rows     Orders and refunds in chronological order.
	 * @param string[]                               $excluded Statuses that do not count.
	 * @return array<int, int> 1 or 0 by order id.
	 */
	public static function get_changes( array $rows, array $excluded ): array {
		$history = new Purchase_History( $excluded );
		$values  = array();

		foreach ( $rows as $row ) {
			if ( 0 === (int) $row['parent_id'] ) {
				$values[ (int) $row['order_id'] ] = $history->add( (int) $row['customer_id'], (string) $row['status'] ) ? 1 : 0;
			}
		}

		$changed = array();

		foreach ( $rows as $row ) {
			$parent = (int) $row['parent_id'];
			$value  = $values[ 0 === $parent ? (int) $row['order_id'] : $parent ] ?? 0;

			if ( null === $row['returning_customer'] || $value !== (int) $row['returning_customer'] ) {
				$changed[ (int) $row['order_id'] ] = $value;
			}
		}

		return $changed;
	}

	/**
	 * Statuses that do not count, without prefix.
	 *
	 * @return string[]
	 */
	private static function get_excluded_statuses(): array {
		return array_merge( self::ALWAYS_EXCLUDED, Settings::get_excluded_statuses() );
	}

	/**
	 * Saves a value.
	 *
	 * @param int[] $ids   Order ids.
	 * @param int   $value 1 or 0.
	 */
	private static function save( array $ids, int $value ): void {
		foreach ( array_chunk( $ids, 500 ) as $chunk ) {
			Row_Writer::execute(
				'UPDATE `' . Database::table( 'order_stats' ) . '` SET returning_customer = ' . $value
				. ' WHERE order_id IN ( ' . implode( ', ', $chunk ) . ' )'
			);
		}
	}
}
