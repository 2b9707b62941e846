<?php

namespace Storedeck\Tools\Order_Files;

use Storedeck\Foundation\Money\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * Computes what rows return in the same way as what rows sell. A refund may repeat amounts of its order, as its shipping: these
 * are not those of the refund, unless they are negative, or the total of the row says so.
 */
final class Refund_Rows {

	/** Repeated amounts that belong to items: their part of them is refunded. */
	private const SHARED = array( 'discount', 'order_discount', 'tax', 'order_tax' );

	/**
	 * Computes the amounts of a refund.
	 *
	 * @param list<array<string, string|Decimal>> $rows Rows of the refund.
	 */
	public static function read( Order_Amounts $amounts, array $rows ): Order_Amounts {
		$rows     = array_map( static fn( array $row ): array => array( 'kind' => $row['of'] ) + $row, $rows );
		$returned = $amounts->with_rows( $rows );
		$repeated = self::get_repeated( $amounts, $rows );

		if ( array() === $repeated || ( null !== $returned->file->get_expected() && true === $returned->is_right() ) ) {
			return $returned;
		}

		$without = static fn( array $row ): array => array_diff_key( $row, $repeated );
		$rows    = array_map( $without, $rows );
		$part    = $amounts->with_rows( $rows );
		$all     = $amounts->with_rows( array_map( $without, $amounts->file->sales ) );

		// Rows of shipping and fees have no part of the order's taxes and discounts.
		$first = (int) array_search( 'sale', array_column( $rows, 'kind' ), true );

		foreach ( array_intersect_key( $repeated, array_flip( self::SHARED ) ) as $field => $amount ) {
			$rows[ $first ][ $field ] = $amounts->get_share( $amount, $part->get_net(), $all->get_net() );
		}

		if ( isset( $repeated['shipping_tax'] ) ) {
			$rows[ $first ]['shipping_tax'] = $amounts->get_share( $repeated['shipping_tax'], $part->shipping, $all->shipping );
		}

		return $amounts->with_rows( $rows );
	}

	/**
	 * Amounts of the order that all rows of a refund repeat.
	 *
	 * @param list<array<string, string|Decimal>> $rows Rows of the refund.
	 * @return array<string, Decimal> By field.
	 */
	private static function get_repeated( Order_Amounts $amounts, array $rows ): array {
		$repeated = array();

		foreach ( $amounts->file->get_order_fields() as $field ) {
			$amount = $amounts->file->get_of_order( $field );
			$others = array_filter( $rows, static fn( array $row ): bool => ! isset( $row[ $field ] ) || ! $row[ $field ]->equals( $amount )
				|| in_array( $field, explode( ' ', $row['negative'] ?? '' ), true ) );

			if ( array() === $others && $amount->is_positive() ) {
				$repeated[ $field ] = $amount;
			}
		}

		return $repeated;
	}
}
