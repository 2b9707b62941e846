<?php

namespace Storedeck\Tools\Order_Files;

defined( 'ABSPATH' ) || exit;

/**
 * Rows and orders with the same number belong together if the buyer may be the same and they are not half a year apart. It is the
 * same rule within a file and for the orders of earlier imports.
 */
final class Order_Identity {

	/** Days after which the same number is that of another order. */
	private const MAX_DAYS = 180;

	/** Fields of the buyer. The email decides where it is known. */
	private const BUYERS = array( 'email', 'customer', 'first_name', 'last_name' );

	/**
	 * Splits the rows of a number into those of different orders. Refunds belong to the last order before them.
	 *
	 * @param array<int, array<string, mixed>> $rows Parsed rows by line, sorted by date.
	 * @return list<array<int, array<string, mixed>>>
	 */
	public static function split( array $rows ): array {
		$orders = array();

		foreach ( $rows as $line => $row ) {
			$found = null;

			foreach ( $orders as $index => $order ) {
				if ( self::is_same( $order, $row ) ) {
					$found = $index;
				}
			}

			$found ??= 'sale' === $row['kind'] || array() === $orders ? count( $orders ) : count( $orders ) - 1;

			$orders[ $found ][ $line ] = $row;
		}

		return $orders;
	}

	/**
	 * Finds the orders of a file among those of earlier imports that have the same number. Unchanged ones are found first, then
	 * those that are nearest in time.
	 *
	 * @param list<array<string, mixed>> $orders Orders with hash, email, customer and date.
	 * @param list<array<string, mixed>> $known  Earlier orders with the same fields.
	 * @return array<int, int> Indexes in $known by index in $orders. Those of new orders are missing.
	 */
	public static function match( array $orders, array $known ): array {
		$pairs = array();
		$found = array();

		foreach ( $orders as $index => $order ) {
			foreach ( $known as $place => $other ) {
				if ( $order['hash'] === $other['hash'] ) {
					$pairs[] = array( -1, $index, $place );
				} elseif ( self::is_same( array( self::get_known( $other ) ), self::get_known( $order ) ) ) {
					$pairs[] = array( self::get_seconds( $order['date'], $other['date'] ), $index, $place );
				}
			}
		}

		sort( $pairs );

		foreach ( $pairs as list( , $index, $place ) ) {
			if ( ! isset( $found[ $index ] ) && ! in_array( $place, $found, true ) ) {
				$found[ $index ] = $place;
			}
		}

		return $found;
	}

	/**
	 * Fields of an order that are known.
	 *
	 * @return array<string, string>
	 */
	private static function get_known( array $order ): array {
		return array_filter( array_intersect_key( $order, array_flip( array( 'email', 'customer', 'date' ) ) ), 'strlen' );
	}

	/**
	 * Whether a row may belong to an order.
	 *
	 * @param array<int, array<string, mixed>> $order Rows of the order.
	 */
	private static function is_same( array $order, array $row ): bool {
		foreach ( self::BUYERS as $field ) {
			$known = array_map( array( Guests_By_Name::class, 'get_key' ), array_column( $order, $field ) );

			if ( ! isset( $row[ $field ] ) || array() === $known ) {
				continue;
			}

			if ( ! in_array( Guests_By_Name::get_key( (string) $row[ $field ] ), $known, true ) ) {
				return false;
			}

			if ( 'email' === $field ) {
				break;
			}
		}

		return self::is_near( $order, $row );
	}

	/**
	 * Whether a row and an order are not far apart.
	 *
	 * @param array<int, array<string, mixed>> $order Rows of the order.
	 */
	private static function is_near( array $order, array $row ): bool {
		$dates = array_column( $order, 'date' );

		return array() === $dates || ! isset( $row['date'] ) || 'refund' === ( $row['kind'] ?? '' )
			|| self::get_seconds( $row['date'], min( $dates ) ) <= self::MAX_DAYS * 86400;
	}

	/**
	 * Seconds between two dates.
	 *
	 * @param string $one   Date (GMT).
	 * @param string $other Date (GMT).
	 */
	private static function get_seconds( string $one, string $other ): int {
		return abs( strtotime( $one . ' UTC' ) - strtotime( $other . ' UTC' ) );
	}
}
