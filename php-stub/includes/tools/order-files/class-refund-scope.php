<?php

namespace Storedeck\Tools\Order_Files;

use Storedeck\Foundation\Money\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * Finds out whether the refunded amounts of a file are those of lines or of orders. Totals do not tell: the values of lines do.
 */
final class Refund_Scope {

	/**
	 * The assumption with which most orders agree. What cannot be otherwise counts, or what is likely if there is no such order.
	 *
	 * @param list<Order_Amounts> $orders Orders.
	 * @return string `line` or `order`.
	 */
	public static function choose( array $orders ): string {
		$found   = array_count_values( array_filter( array_map( array( self::class, 'find' ), $orders ), 'strlen' ) );
		$certain = ( $found['different'] ?? 0 ) <=> ( $found['more'] ?? 0 );
		$likely  = ( $found['own'] ?? 0 ) <=> ( $found['same'] ?? 0 );

		return ( 0 === $certain ? $likely : $certain ) > 0 ? 'line' : 'order';
	}

	/**
	 * What refunded amounts of an order are: different on its lines, more than that of a line, the value of each line, or the same.
	 * Where rows repeat the total of the order, they repeat what was refunded of it, unless they have refunded quantities.
	 *
	 * @return string `different`, `more`, `own` or `same`; empty if not several lines have one.
	 */
	private static function find( Order_Amounts $amounts ): string {
		$lines = array_filter( $amounts->lines, static fn( array $line ): bool => $line['refunded']->is_positive() );

		if ( count( $lines ) < 2 ) {
			return '';
		}

		$has_quantity = Decimal::sum( array_column( $amounts->lines, 'refunded_quantity' ) )->is_positive();
		$is_own       = $has_quantity || null === $amounts->file->get_expected();
		$is_more      = false;
		$first        = reset( $lines )['refunded'];

		foreach ( $lines as $index => $line ) {
			if ( ! $line['refunded']->equals( $first ) ) {
				return 'different';
			}

			$part    = $amounts->get_part( $index, $has_quantity ? $line['refunded_quantity']->absolute() : $line['quantity'] );
			$is_own  = $is_own && ( $first->equals( $part['total'] ) || $first->equals( $part['total']->plus( $part['tax'] ) ) );
			$is_more = $is_more || $first->compare( $line['total']->plus( $line['tax'] ) ) > 0;
		}

		return $is_more ? 'more' : ( $is_own ? 'own' : 'same' );
	}
}
